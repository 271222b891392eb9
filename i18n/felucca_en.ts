<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CarcassonneCounts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <translation>
            <numerusform>%1 of %n tile</numerusform>
            <numerusform>%1 of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(ies)</source>
        <translation>
            <numerusform>%n monastery</numerusform>
            <numerusform>%n monasteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbouring tile(s)</source>
        <translation>
            <numerusform>%n neighbouring tile</numerusform>
            <numerusform>%n neighbouring tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n bridge</numerusform>
            <numerusform>%n bridges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <translation>
            <numerusform>%n castle</numerusform>
            <numerusform>%n castles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n follower</numerusform>
            <numerusform>%n followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes %n city(ies)</source>
        <translation>
            <numerusform>closes %n city</numerusform>
            <numerusform>closes %n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes %n road(s)</source>
        <translation>
            <numerusform>closes %n road</numerusform>
            <numerusform>closes %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>surrounds %n monastery(ies)</source>
        <translation>
            <numerusform>surrounds %n monastery</numerusform>
            <numerusform>surrounds %n monasteries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HatchesCounts</name>
    <message numerus="yes">
        <source>%n hatch(es)</source>
        <translation>
            <numerusform>%n hatch</numerusform>
            <numerusform>%n hatches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hatch(es) at stake</source>
        <translation>
            <numerusform>%n hatch at stake</numerusform>
            <numerusform>%n hatches at stake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave and close %n</source>
        <translation>
            <numerusform>Leave and close %n</numerusform>
            <numerusform>Leave and close %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hatch(es) safe</source>
        <translation>
            <numerusform>%n hatch safe</numerusform>
            <numerusform>%n hatches safe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hatch(es) lost</source>
        <translation>
            <numerusform>%n hatch lost</numerusform>
            <numerusform>%n hatches lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 results of a pair find no cell</source>
        <translation>
            <numerusform>%n of 36 results of a pair finds no cell</numerusform>
            <numerusform>%n of 36 results of a pair find no cell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the round</source>
        <translation>
            <numerusform>%n pair in the round</numerusform>
            <numerusform>%n pairs in the round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall(s)</source>
        <translation>
            <numerusform>%n fall</numerusform>
            <numerusform>%n falls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreBand</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheets</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen</source>
        <translation>
            <numerusform>%n person plays at this screen</numerusform>
            <numerusform>%n people share this screen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SobekCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n scarab</numerusform>
            <numerusform>%n scarabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corruption card(s)</source>
        <translation>
            <numerusform>%n corruption card</numerusform>
            <numerusform>%n corruption cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n curse(s)</source>
        <translation>
            <numerusform>%n curse</numerusform>
            <numerusform>%n curses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) before it go to your corruption pile</source>
        <translation>
            <numerusform>%n card before it goes to your corruption pile</numerusform>
            <numerusform>%n cards before it go to your corruption pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go to corruption</source>
        <translation>
            <numerusform>%n card goes to corruption</numerusform>
            <numerusform>%n cards go to corruption</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to give up</source>
        <translation>
            <numerusform>%n card still to give up</numerusform>
            <numerusform>%n cards still to give up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delivery: %n card(s)</source>
        <translation>
            <numerusform>Delivery: %n card</numerusform>
            <numerusform>Delivery: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n card(s) of the row can be taken</source>
        <translation>
            <numerusform>Only the first %n card of the row can be taken</numerusform>
            <numerusform>Only the first %n cards of the row can be taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set needs at least %n card(s)</source>
        <translation>
            <numerusform>A set needs at least %n card</numerusform>
            <numerusform>A set needs at least %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) can be added</source>
        <translation>
            <numerusform>At most %n card can be added</numerusform>
            <numerusform>At most %n cards can be added</numerusform>
        </translation>
    </message>
</context>
</TS>
