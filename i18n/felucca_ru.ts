<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>CarcassonneCounts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbouring tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes %n city(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>closes a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>closes %n road(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>closes a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>surrounds %n monastery(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>surrounds a monastery</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CarcassonneWords</name>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn from the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dashed frames are the other legal places. R rotates, Esc starts over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the tile go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dashed frames are the legal places. R rotates the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim something on this tile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where a follower goes, or send nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send nobody?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All followers stay in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the city?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follower comes home when the city is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the road?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follower comes home when the road is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the monastery?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follower comes home when eight tiles lie around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the field?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follower stays here to the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a tile: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile fits nowhere and is set aside: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims the road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 founds a monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends a follower to the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is empty: final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great city completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monastery completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such place on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile already lies here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile must touch the side of another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sides do not match: road to road, city to city, field to field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile fits here, but turned another way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such part on this tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower already stands on this feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All followers are out; they come home when their features are complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your city grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your city is worth less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your road grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your road is worth less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your monastery fills up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your monastery is worth less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your field feeds more cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your field is worth less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for others at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower stays free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower is tied up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get a share of another feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player gets a share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hinders the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It helps the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will be easier to complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may stay unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tiles will fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer tiles will fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the board, or see the final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow this now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not what is asked now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI · random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI · novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI · skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI · master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position improves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer and was replaced. The new opponent is thinking, the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave an answer that the rules do not allow and was replaced. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stopped thinking and was replaced. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened. It was left as it is; try again or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged and cannot be opened. It was left as it is; try its previous copy, which ends in .bak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game of Felucca. Choose a saved game or the record of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Felucca made this file. Update the application to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer there. Choose another one from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full and the game is not being saved. Make room; saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the saved games cannot be written to. Allow writing there; saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading this file is not allowed. Change its permissions or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved. It goes on; saving is tried again after the next move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are in use. The old file was kept beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules were corrected after this game was saved. From step %1 on it would run differently now; it goes on from where it was saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1 east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-west</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>monastery with a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monastery among fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road bend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fork of three roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossing of four roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city on all sides, pennant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city above a straight road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city on one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city across the tile, pennant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city across the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cities facing each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cities at one corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city, road bending right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city, road bending left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city and a fork of three roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner city, pennant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner city and a road bend, pennant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner city and a road bend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city on three sides, pennant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city on three sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city on three sides with a road, pennant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city on three sides with a road</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
