<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Felucca %1</source>
        <translation>«Фелука» %1</translation>
    </message>
    <message>
        <source>Five board games at one table: offline, against the computer or together at one screen.</source>
        <translation>Пять настольных игр за одним столом. Без интернета: против ИИ или вместе за одним экраном.</translation>
    </message>
    <message>
        <source>Fonts: Golos Text and Alegreya, SIL Open Font License 1.1. Made with Qt, GNU LGPL version 3.</source>
        <translation>Шрифты: Golos Text и Alegreya, лицензия SIL Open Font License 1.1. Сделано на Qt, лицензия GNU LGPL версии 3.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>AddSeat</name>
    <message>
        <source>Add a player or an AI</source>
        <translation>Добавить игрока или ИИ</translation>
    </message>
</context>
<context>
    <name>AuctionAsk</name>
    <message>
        <source>Back to the bazaar</source>
        <translation>Вернуться к базару</translation>
    </message>
</context>
<context>
    <name>BazaarCard</name>
    <message>
        <source>Bazaar</source>
        <translation>Базар</translation>
    </message>
    <message>
        <source>View the board</source>
        <translation>Посмотреть поле</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Take tile</source>
        <translation>Взять тайл</translation>
    </message>
    <message>
        <source>You place the tile right after the bazaar, in an ordinary turn. A bazaar brings each one tile.</source>
        <translation>Тайл вы поставите сразу после базара, обычным ходом. На одном базаре каждый получает один тайл.</translation>
    </message>
    <message>
        <source>bid %1 · %2</source>
        <translation>ставка %1 · %2</translation>
    </message>
    <message>
        <source>Every tile has found its player</source>
        <translation>Все тайлы разобраны</translation>
    </message>
    <message>
        <source>Lot %1 of %2.</source>
        <translation>Лот %1 из %2.</translation>
    </message>
    <message>
        <source>Leads the sale: %1</source>
        <translation>Торги ведёт %1</translation>
    </message>
    <message>
        <source>Chooses now: %1</source>
        <translation>Выбирает %1</translation>
    </message>
</context>
<context>
    <name>BazaarPanel</name>
    <message>
        <source>Back to the bazaar</source>
        <translation>Вернуться к базару</translation>
    </message>
</context>
<context>
    <name>BazaarWords</name>
    <message>
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Take tile</source>
        <translation>Взять тайл</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Поставить %1</translation>
    </message>
    <message>
        <source>The others may bid more; then you buy for the highest bid or sell</source>
        <translation>Остальные могут поднять ставку; затем вы купите тайл за высшую или продадите</translation>
    </message>
    <message>
        <source>Which tile is sold next?</source>
        <translation>Какой тайл на торги?</translation>
    </message>
    <message>
        <source>Choose a tile, then name the opening bid</source>
        <translation>Выберите тайл, затем назовите первую ставку</translation>
    </message>
    <message>
        <source>What is the opening bid?</source>
        <translation>Какой будет первая ставка?</translation>
    </message>
    <message>
        <source>Offer the tile for %1?</source>
        <translation>Предложить тайл за %1?</translation>
    </message>
    <message>
        <source>The last word is the seller&apos;s: to buy for the highest bid, or to sell</source>
        <translation>Последнее слово за тем, кто ведёт торги: купить за высшую ставку или продать</translation>
    </message>
    <message>
        <source>Bid %1?</source>
        <translation>Поставить %1?</translation>
    </message>
    <message>
        <source>Bid more than %1, or pass?</source>
        <translation>Поставить больше %1 или пас?</translation>
    </message>
    <message>
        <source>Whoever gets the tile pays the other</source>
        <translation>Кто получит тайл, тот заплатит другому</translation>
    </message>
    <message>
        <source>Buy the tile or sell it for %1?</source>
        <translation>Купить тайл или продать за %1?</translation>
    </message>
    <message>
        <source>Buy the tile for %1?</source>
        <translation>Купить тайл за %1?</translation>
    </message>
    <message>
        <source>Sell the tile for %1?</source>
        <translation>Продать тайл за %1?</translation>
    </message>
    <message>
        <source>You place it in your turn of the bazaar round</source>
        <translation>Вы поставите его на своём ходу после базара</translation>
    </message>
    <message>
        <source>Take this tile?</source>
        <translation>Взять этот тайл?</translation>
    </message>
    <message>
        <source>Which tile do you take?</source>
        <translation>Какой тайл взять?</translation>
    </message>
    <message>
        <source>Offer for %2: %1</source>
        <translation>Предложить за %2: %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Взять: %1</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Продать</translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <translation>тайл %1, %2</translation>
    </message>
    <message>
        <source>After you: %1. The last word: %2, to buy or to sell.</source>
        <translation>После вас: %1. Последнее слово: %2 — купить или продать.</translation>
    </message>
    <message>
        <source>The last word: %1, to buy for the highest bid or to sell.</source>
        <translation>Последнее слово: %1 — купить за высшую ставку или продать.</translation>
    </message>
    <message>
        <source>If the tile is yours, your score is %1.</source>
        <translation>Если тайл ваш, у вас останется очков: %1.</translation>
    </message>
    <message>
        <source>The others may bid more; then you buy for the highest bid or sell.</source>
        <translation>Остальные могут поднять ставку; затем вы купите тайл за высшую или продадите.</translation>
    </message>
    <message>
        <source>If nobody does, your score is %1.</source>
        <translation>Если никто не поднимет, у вас останется очков: %1.</translation>
    </message>
    <message>
        <source>Buy, and the next player leads a sale; sell, and you lead the next one yourself.</source>
        <translation>Купите — следующие торги ведёт следующий игрок; продадите — следующие ведёте вы.</translation>
    </message>
    <message>
        <source>%1 opens a bazaar</source>
        <translation>%1 открывает базар</translation>
    </message>
    <message>
        <source>%1 offers a tile for %2: %3</source>
        <translation>%1 предлагает тайл за %2: %3</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 пасует</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1: ставка %2</translation>
    </message>
    <message>
        <source>%1 gets the last tile for nothing: %3</source>
        <translation>%1 получает последний тайл даром: %3</translation>
    </message>
    <message>
        <source>%1 takes a tile: %3</source>
        <translation>%1 берёт тайл: %3</translation>
    </message>
    <message>
        <source>%1 buys the tile for %2: %3</source>
        <translation>%1 покупает тайл за %2: %3</translation>
    </message>
    <message>
        <source>Bazaar balance</source>
        <translation>Баланс базара</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Базар</translation>
    </message>
    <message>
        <source>This tile is not on display</source>
        <translation>Этого тайла нет на базаре</translation>
    </message>
    <message>
        <source>A bid must be between %1 and %2</source>
        <translation>Ставка должна быть от %1 до %2</translation>
    </message>
</context>
<context>
    <name>BidPart</name>
    <message>
        <source>A bid is a whole number</source>
        <translation>Ставка — целое число</translation>
    </message>
    <message>
        <source>A bid is %1 at most</source>
        <translation>Ставка не больше %1</translation>
    </message>
    <message>
        <source>%1 is bid already: at least %2</source>
        <translation>Ставка %1 уже есть: не меньше %2</translation>
    </message>
    <message>
        <source>Too low: at least %1</source>
        <translation>Слишком мало: не меньше %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>не меньше %1</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Первая ставка</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ваша ставка</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Offer for %1</source>
        <translation>Предложить за %1</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Поставить %1</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Выберите тайл</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
</context>
<context>
    <name>BiddersRow</name>
    <message>
        <source>has a tile</source>
        <translation>уже с тайлом</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>думает</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>высшая ставка</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>высшая</translation>
    </message>
    <message>
        <source>outbid</source>
        <translation>перебита</translation>
    </message>
    <message>
        <source>leads the sale</source>
        <translation>ведёт торги</translation>
    </message>
    <message>
        <source>sells</source>
        <translation>продаёт</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>Pips: row. Digits: column</source>
        <translation>Точки: строка. Цифры: столбец</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>beside a number of hatches</comment>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>open</source>
        <comment>beside a number of hatches</comment>
        <translation>открыто</translation>
    </message>
    <message>
        <source>left</source>
        <comment>the round</comment>
        <translation>выход</translation>
    </message>
    <message>
        <source>fell</source>
        <comment>in this round</comment>
        <translation>вылет</translation>
    </message>
    <message>
        <source>in the round</source>
        <translation>в раунде</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two cells</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>ещё не брошены</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 бросает кубики</translation>
    </message>
    <message>
        <source>rolling</source>
        <comment>the dice</comment>
        <translation>катятся</translation>
    </message>
    <message>
        <source>%1: left</source>
        <translation>%1: выход</translation>
    </message>
    <message>
        <source>%1: fell</source>
        <translation>%1: вылет</translation>
    </message>
    <message>
        <source>dice out of play</source>
        <translation>кубики вне игры</translation>
    </message>
    <message>
        <source>Risk of falling</source>
        <translation>Риск слететь</translation>
    </message>
    <message>
        <source>on this roll</source>
        <translation>на этом броске</translation>
    </message>
    <message>
        <source>on the next roll</source>
        <translation>на следующем броске</translation>
    </message>
    <message>
        <source>with a hatch on %1</source>
        <translation>если поставить на %1</translation>
    </message>
    <message>
        <source>as the board stands</source>
        <translation>как сейчас на планшете</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>вне раунда</translation>
    </message>
    <message>
        <source>&lt;%1&#xa0;%</source>
        <comment>less than so many per cent</comment>
        <translation>&lt;%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Open hatch: nothing goes beside it; lost in a fall</source>
        <translation>Открытый люк: рядом ставить нельзя, при падении теряется</translation>
    </message>
    <message>
        <source>Closed hatch: it stays to the end</source>
        <translation>Закрытый люк: остаётся до конца</translation>
    </message>
    <message>
        <source>Empty: a hatch may go here</source>
        <translation>Пусто: сюда можно поставить люк</translation>
    </message>
    <message>
        <source>Empty, but beside an open hatch</source>
        <translation>Пусто, но рядом открытый люк</translation>
    </message>
    <message>
        <source>Pair of dice</source>
        <translation>Пара кубиков</translation>
    </message>
    <message>
        <source>Pips %1, digit %2: cell %3</source>
        <translation>Точки %1, цифра %2: клетка %3</translation>
    </message>
    <message>
        <source>Common pile</source>
        <translation>Общая стопка</translation>
    </message>
    <message>
        <source>Hatches left: %1</source>
        <translation>Осталось люков: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cells</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1. Open: %2. Closed: %3.</source>
        <translation>%1. Открытые: %2. Закрытые: %3.</translation>
    </message>
    <message>
        <source>The rules in short</source>
        <translation>Правила люков</translation>
    </message>
    <message>
        <source>No open hatch goes side by side with an open one</source>
        <translation>Открытый люк не ставят рядом с открытым по стороне</translation>
    </message>
    <message>
        <source>A closed hatch stays for good: 1 point</source>
        <translation>Закрытый люк остаётся навсегда: 1 очко</translation>
    </message>
    <message>
        <source>A full row or column: %1 more points</source>
        <translation>Полная строка или столбец: ещё очков: %1</translation>
    </message>
    <message>
        <source>A round goes on until everybody has left or fallen.</source>
        <translation>Раунд идёт, пока каждый не выйдет или не слетит.</translation>
    </message>
    <message>
        <source>Closed hatches, %1 end the game:</source>
        <translation>Закрытых люков, до конца партии нужно %1:</translation>
    </message>
    <message>
        <source>Open hatches:</source>
        <translation>Открытых люков:</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Target: %1 closed</source>
        <translation>Цель: закрыть %1</translation>
    </message>
</context>
<context>
    <name>BridgeWords</name>
    <message>
        <source>Refuse tile</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Refuse the tile and draw another one</source>
        <translation>Отказаться от тайла и взять другой</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>с мостом</translation>
    </message>
    <message>
        <source>with a bridge on the tile beside it</source>
        <translation>с мостом на соседнем тайле</translation>
    </message>
    <message>
        <source>Takes a bridge, %1 left then</source>
        <translation>Нужен мост, останется %1</translation>
    </message>
    <message>
        <source>The tile fits here only with a bridge; you have %1</source>
        <translation>Тайл подходит сюда только с мостом; мостов у вас: %1</translation>
    </message>
    <message>
        <source>The tile fits only with a bridge: build it, or refuse the tile and draw another one</source>
        <translation>Тайл подходит только с мостом: постройте его или откажитесь и возьмите другой тайл</translation>
    </message>
    <message>
        <source>%1 builds a bridge</source>
        <translation>%1 строит мост</translation>
    </message>
    <message>
        <source>The tile fits without a bridge, so it must be placed</source>
        <translation>Тайл подходит и без моста, его нужно поставить</translation>
    </message>
    <message>
        <source>The tile fits here only with a bridge</source>
        <translation>Сюда тайл подходит только с мостом</translation>
    </message>
    <message>
        <source>A bridge cannot stand there: it carries a road on, over two field sides</source>
        <translation>Мост здесь не поставить: он продолжает дорогу и опирается на две стороны с полем</translation>
    </message>
</context>
<context>
    <name>CarcassonneBoard</name>
    <message>
        <source>Followers in the supply: %1 of %2</source>
        <translation>Подданных в запасе: %1 из %2</translation>
    </message>
    <message>
        <source>Bridges in the supply:</source>
        <translation>Мостов в запасе:</translation>
    </message>
    <message>
        <source>Castles in the supply:</source>
        <translation>Замков в запасе:</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Tiles left: %1</source>
        <translation>Осталось тайлов: %1</translation>
    </message>
</context>
<context>
    <name>CarcassonneCounts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n тайл</numerusform>
            <numerusform>%n тайла</numerusform>
            <numerusform>%n тайлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <translation>
            <numerusform>%1 из %n тайла</numerusform>
            <numerusform>%1 из %n тайлов</numerusform>
            <numerusform>%1 из %n тайлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n щит</numerusform>
            <numerusform>%n щита</numerusform>
            <numerusform>%n щитов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n город</numerusform>
            <numerusform>%n города</numerusform>
            <numerusform>%n городов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n дорога</numerusform>
            <numerusform>%n дороги</numerusform>
            <numerusform>%n дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(ies)</source>
        <translation>
            <numerusform>%n монастырь</numerusform>
            <numerusform>%n монастыря</numerusform>
            <numerusform>%n монастырей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbouring tile(s)</source>
        <translation>
            <numerusform>%n соседний тайл</numerusform>
            <numerusform>%n соседних тайла</numerusform>
            <numerusform>%n соседних тайлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n мост</numerusform>
            <numerusform>%n моста</numerusform>
            <numerusform>%n мостов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <translation>
            <numerusform>%n замок</numerusform>
            <numerusform>%n замка</numerusform>
            <numerusform>%n замков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n подданный</numerusform>
            <numerusform>%n подданных</numerusform>
            <numerusform>%n подданных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes %n city(ies)</source>
        <translation>
            <numerusform>завершает %n город</numerusform>
            <numerusform>завершает %n города</numerusform>
            <numerusform>завершает %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>closes a city</source>
        <translation>завершает город</translation>
    </message>
    <message numerus="yes">
        <source>closes %n road(s)</source>
        <translation>
            <numerusform>завершает %n дорогу</numerusform>
            <numerusform>завершает %n дороги</numerusform>
            <numerusform>завершает %n дорог</numerusform>
        </translation>
    </message>
    <message>
        <source>closes a road</source>
        <translation>завершает дорогу</translation>
    </message>
    <message numerus="yes">
        <source>surrounds %n monastery(ies)</source>
        <translation>
            <numerusform>окружает %n монастырь</numerusform>
            <numerusform>окружает %n монастыря</numerusform>
            <numerusform>окружает %n монастырей</numerusform>
        </translation>
    </message>
    <message>
        <source>surrounds a monastery</source>
        <translation>окружает монастырь</translation>
    </message>
</context>
<context>
    <name>CarcassonneFace</name>
    <message>
        <source>Carcassonne</source>
        <translation>Каркассон</translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <translation>Мосты, замки и базары</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Мосты</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Замки</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Базары</translation>
    </message>
    <message>
        <source>Cities, roads and fields</source>
        <translation>Города, дороги и поля</translation>
    </message>
    <message>
        <source>Build the valley tile by tile: cities, roads and fields.</source>
        <translation>Стройте долину тайл за тайлом: города, дороги и поля.</translation>
    </message>
    <message>
        <source>Lay a tile, claim what you build, and watch the valley close up. Bridges carry roads across open fields, castles borrow their neighbours’ points, and a bazaar puts the next tiles up for auction.</source>
        <translation>Ставьте тайлы, занимайте построенное и смотрите, как растёт долина. Мосты ведут дороги над полями, замки получают очки соседних построек, а на базаре следующие тайлы уходят с торгов.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Тайлы</translation>
    </message>
    <message>
        <source>With bidding</source>
        <translation>С торгами</translation>
    </message>
    <message>
        <source>No bidding</source>
        <translation>Без торгов</translation>
    </message>
    <message>
        <source>First seat</source>
        <translation>Первое место</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Carry a road across open fields</source>
        <translation>Ведут дорогу над полем</translation>
    </message>
    <message>
        <source>Turn a small city into a castle</source>
        <translation>Превращают малый город в замок</translation>
    </message>
    <message>
        <source>Auction the next tiles</source>
        <translation>Следующие тайлы — с торгов</translation>
    </message>
    <message>
        <source>Bazaar rules</source>
        <translation>Правила базара</translation>
    </message>
    <message>
        <source>Without bidding all take a tile in turn</source>
        <translation>Без торгов все берут тайлы по очереди</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>Play goes on down the list of seats</source>
        <translation>Дальше ход идёт вниз по списку мест</translation>
    </message>
    <message>
        <source>Six players need bridges, castles or bazaars. Switch one of them on.</source>
        <translation>Вшестером нужны мосты, замки или базары. Включите что-нибудь из них.</translation>
    </message>
</context>
<context>
    <name>CarcassonneWords</name>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Draw tile</source>
        <translation>Взять тайл</translation>
    </message>
    <message>
        <source>Place tile</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Занять</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Кто начинает?</translation>
    </message>
    <message>
        <source>The lot decides</source>
        <translation>Решает жребий</translation>
    </message>
    <message>
        <source>The next tile</source>
        <translation>Следующий тайл</translation>
    </message>
    <message>
        <source>It is drawn from the stack</source>
        <translation>Тайл берётся из стопки</translation>
    </message>
    <message>
        <source>Place the tile here?</source>
        <translation>Поставить тайл сюда?</translation>
    </message>
    <message>
        <source>Dashed frames are the other legal places. R rotates, Esc starts over</source>
        <translation>Пунктир — другие места. R — повернуть, Esc — выбрать заново</translation>
    </message>
    <message>
        <source>Where does the tile go?</source>
        <translation>Куда поставить тайл?</translation>
    </message>
    <message>
        <source>Dashed frames are the legal places. R rotates the tile</source>
        <translation>Пунктир — возможные места. R — повернуть тайл</translation>
    </message>
    <message>
        <source>Claim something on this tile?</source>
        <translation>Занять что-нибудь на этом тайле?</translation>
    </message>
    <message>
        <source>Choose where a follower goes, or send nobody</source>
        <translation>Выберите место для подданного или никого не отправляйте</translation>
    </message>
    <message>
        <source>Send nobody?</source>
        <translation>Никого не отправлять?</translation>
    </message>
    <message>
        <source>All followers stay in the supply</source>
        <translation>Все подданные останутся в запасе</translation>
    </message>
    <message>
        <source>Claim the city?</source>
        <translation>Занять город?</translation>
    </message>
    <message>
        <source>The follower comes home when the city is complete</source>
        <translation>Подданный вернётся, когда город будет завершён</translation>
    </message>
    <message>
        <source>Claim the road?</source>
        <translation>Занять дорогу?</translation>
    </message>
    <message>
        <source>The follower comes home when the road is complete</source>
        <translation>Подданный вернётся, когда дорога будет завершена</translation>
    </message>
    <message>
        <source>Claim the monastery?</source>
        <translation>Занять монастырь?</translation>
    </message>
    <message>
        <source>The follower comes home when eight tiles lie around it</source>
        <translation>Подданный вернётся, когда вокруг будет восемь тайлов</translation>
    </message>
    <message>
        <source>Claim the field?</source>
        <translation>Занять поле?</translation>
    </message>
    <message>
        <source>The follower stays here to the end of the game</source>
        <translation>Подданный останется здесь до конца партии</translation>
    </message>
    <message>
        <source>Place the tile: %1</source>
        <translation>Поставить тайл: %1</translation>
    </message>
    <message>
        <source>Send nobody</source>
        <translation>Никого не отправлять</translation>
    </message>
    <message>
        <source>Claim the city</source>
        <translation>Занять город</translation>
    </message>
    <message>
        <source>Claim the road</source>
        <translation>Занять дорогу</translation>
    </message>
    <message>
        <source>Claim the monastery</source>
        <translation>Занять монастырь</translation>
    </message>
    <message>
        <source>Claim the field</source>
        <translation>Занять поле</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Без подданного</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Дорога</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Монастырь</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Монастыри</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>the bridge</source>
        <translation>мост</translation>
    </message>
    <message>
        <source>%1, %2 now</source>
        <translation>%1, сейчас %2</translation>
    </message>
    <message>
        <source>%1, %2 at the end</source>
        <translation>%1, в конце %2</translation>
    </message>
    <message>
        <source>complete: %1</source>
        <translation>завершено: %1</translation>
    </message>
    <message>
        <source>%1 places a tile: %2</source>
        <translation>%1 ставит тайл: %2</translation>
    </message>
    <message>
        <source>The tile fits nowhere and is set aside: %1</source>
        <translation>Тайл никуда не подходит и выбывает: %1</translation>
    </message>
    <message>
        <source>%1 claims the city</source>
        <translation>%1 занимает город</translation>
    </message>
    <message>
        <source>%1 claims the road</source>
        <translation>%1 занимает дорогу</translation>
    </message>
    <message>
        <source>%1 founds a monastery</source>
        <translation>%1 закладывает монастырь</translation>
    </message>
    <message>
        <source>%1 sends a follower to the field</source>
        <translation>%1 отправляет подданного в поле</translation>
    </message>
    <message>
        <source>The stack is empty: final scoring</source>
        <translation>Стопка пуста: подсчёт в конце партии</translation>
    </message>
    <message>
        <source>Great city completed</source>
        <translation>Большой город завершён</translation>
    </message>
    <message>
        <source>City completed</source>
        <translation>Город завершён</translation>
    </message>
    <message>
        <source>Road completed</source>
        <translation>Дорога завершена</translation>
    </message>
    <message>
        <source>Monastery completed</source>
        <translation>Монастырь завершён</translation>
    </message>
    <message>
        <source>Unfinished city</source>
        <translation>Незавершённый город</translation>
    </message>
    <message>
        <source>Unfinished road</source>
        <translation>Незавершённая дорога</translation>
    </message>
    <message>
        <source>Unfinished monastery</source>
        <translation>Незавершённый монастырь</translation>
    </message>
    <message>
        <source>There is no such place on the table</source>
        <translation>Такого места на столе нет</translation>
    </message>
    <message>
        <source>A tile already lies here</source>
        <translation>Здесь уже лежит тайл</translation>
    </message>
    <message>
        <source>A tile must touch the side of another one</source>
        <translation>Тайл должен касаться стороной другого тайла</translation>
    </message>
    <message>
        <source>The sides do not match: road to road, city to city, field to field</source>
        <translation>Стороны не совпадают: дорога к дороге, город к городу, поле к полю</translation>
    </message>
    <message>
        <source>The tile fits here, but turned another way</source>
        <translation>Тайл сюда подходит, но другой стороной</translation>
    </message>
    <message>
        <source>There is no such part on this tile</source>
        <translation>На этом тайле такого нет</translation>
    </message>
    <message>
        <source>A follower already stands on this feature</source>
        <translation>Здесь уже стоит подданный</translation>
    </message>
    <message>
        <source>All followers are out; they come home when their features are complete</source>
        <translation>Все подданные заняты; они вернутся, когда постройки будут завершены</translation>
    </message>
    <message>
        <source>your city grows</source>
        <translation>ваш город растёт</translation>
    </message>
    <message>
        <source>your city is worth less</source>
        <translation>ваш город теряет в цене</translation>
    </message>
    <message>
        <source>your road grows</source>
        <translation>ваша дорога растёт</translation>
    </message>
    <message>
        <source>your road is worth less</source>
        <translation>ваша дорога теряет в цене</translation>
    </message>
    <message>
        <source>your monastery fills up</source>
        <translation>ваш монастырь обрастает тайлами</translation>
    </message>
    <message>
        <source>your monastery is worth less</source>
        <translation>ваш монастырь теряет в цене</translation>
    </message>
    <message>
        <source>your field feeds more cities</source>
        <translation>ваше поле касается большего числа городов</translation>
    </message>
    <message>
        <source>your field is worth less</source>
        <translation>ваше поле теряет в цене</translation>
    </message>
    <message>
        <source>points at once</source>
        <translation>очки сразу</translation>
    </message>
    <message>
        <source>fewer points at once</source>
        <translation>меньше очков сразу</translation>
    </message>
    <message>
        <source>a follower stays free</source>
        <translation>подданный остаётся свободен</translation>
    </message>
    <message>
        <source>a follower is tied up</source>
        <translation>подданный занят надолго</translation>
    </message>
    <message>
        <source>it hinders the others</source>
        <translation>это мешает соперникам</translation>
    </message>
    <message>
        <source>it helps the others</source>
        <translation>это помогает соперникам</translation>
    </message>
</context>
<context>
    <name>CastleWords</name>
    <message>
        <source>Small city</source>
        <translation>Малый город</translation>
    </message>
    <message>
        <source>Take the points</source>
        <translation>Взять очки</translation>
    </message>
    <message>
        <source>A castle takes the points of the next feature completed beside it</source>
        <translation>Замок получит очки за первую постройку, завершённую рядом с ним</translation>
    </message>
    <message>
        <source>Build a castle or take the points?</source>
        <translation>Построить замок или взять очки?</translation>
    </message>
    <message>
        <source>Build a castle on the small city?</source>
        <translation>Построить замок в малом городе?</translation>
    </message>
    <message>
        <source>Take the points of the small city?</source>
        <translation>Взять очки за малый город?</translation>
    </message>
    <message>
        <source>The follower comes home, the city stays a city</source>
        <translation>Подданный вернётся, город останется городом</translation>
    </message>
    <message>
        <source>Several features beside the castle are complete; it is paid for one of them</source>
        <translation>Рядом с замком завершено несколько построек, очки он получит за одну</translation>
    </message>
    <message>
        <source>Which points does the castle take?</source>
        <translation>Какие очки получит замок?</translation>
    </message>
    <message>
        <source>Take %1 for the castle?</source>
        <translation>Взять для замка %1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For the castle: %1</source>
        <translation>Для замка: %1</translation>
    </message>
    <message>
        <source>Build a castle</source>
        <translation>Построить замок</translation>
    </message>
    <message>
        <source>waits for the next feature completed in these six places</source>
        <translation>ждёт первой постройки, завершённой на этих шести местах</translation>
    </message>
    <message>
        <source>has taken %1</source>
        <translation>взято: %1</translation>
    </message>
    <message>
        <source>Owner of the small city: %1. %2</source>
        <translation>Хозяин малого города: %1. %2</translation>
    </message>
    <message>
        <source>Several small cities are complete: choose one on the map first</source>
        <translation>Завершено несколько малых городов: сначала выберите один на поле</translation>
    </message>
    <message>
        <source>%1 builds a castle</source>
        <translation>%1 строит замок</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Замки</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замок</translation>
    </message>
</context>
<context>
    <name>CorruptionPanel</name>
    <message>
        <source>Your corruption</source>
        <translation>Ваша коррупция</translation>
    </message>
    <message>
        <source>After the move: %1</source>
        <translation>После хода станет %1</translation>
    </message>
    <message>
        <source>Events of the round</source>
        <translation>События раунда</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Whoever plays a set picks one</source>
        <translation>Жетон берёт тот, кто играет сет</translation>
    </message>
    <message>
        <source>All tokens of the round are used</source>
        <translation>Все жетоны раунда использованы</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>карт нет</translation>
    </message>
    <message>
        <source>Turn your corruption pile face down</source>
        <translation>Перевернуть стопку коррупции</translation>
    </message>
    <message>
        <source>Look at your corruption pile</source>
        <translation>Посмотреть свою стопку коррупции</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Felucca stopped last time</source>
        <translation>В прошлый раз «Фелука» остановилась</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The game is saved. The text below helps to find the cause: copy it into a bug report.</source>
        <translation>Партия сохранена. Текст ниже поможет найти причину: скопируйте его в сообщение об ошибке.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Скопировать текст</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>saved today at %1</source>
        <translation>сохранено сегодня в %1</translation>
    </message>
    <message>
        <source>saved yesterday at %1</source>
        <translation>сохранено вчера в %1</translation>
    </message>
    <message>
        <source>saved on %1 at %2</source>
        <translation>сохранено %1 в %2</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Save the record</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>The record is saved</source>
        <translation>Запись сохранена</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
</context>
<context>
    <name>EmptySeat</name>
    <message>
        <source>Empty seat</source>
        <translation>Свободное место</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Practice</source>
        <translation>Учебная</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Delete this file</source>
        <translation>Удалить этот файл</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 мин</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Coming later</source>
        <translation>Скоро</translation>
    </message>
    <message>
        <source>This game comes with a later version</source>
        <translation>Эта игра появится в следующих версиях</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Правила игры</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Rules of the game</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>около %1 мин</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Время</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Look at the board, or see the final score</source>
        <translation>Посмотрите поле или итоги партии</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Общая победа: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>The rules do not allow this now</source>
        <translation>Сейчас так ходить нельзя по правилам</translation>
    </message>
    <message>
        <source>This is not what is asked now</source>
        <translation>Сейчас нужно выбрать другое</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Умелый</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>AI · random</source>
        <translation>ИИ · случайный</translation>
    </message>
    <message>
        <source>AI · novice</source>
        <translation>ИИ · новичок</translation>
    </message>
    <message>
        <source>AI · skilled</source>
        <translation>ИИ · умелый</translation>
    </message>
    <message>
        <source>AI · master</source>
        <translation>ИИ · мастер</translation>
    </message>
    <message>
        <source>the position improves</source>
        <translation>положение лучше</translation>
    </message>
    <message>
        <source>the price</source>
        <translation>цена хода</translation>
    </message>
    <message>
        <source>expected lead</source>
        <translation>ожидаемый перевес</translation>
    </message>
    <message>
        <source>expected deficit</source>
        <translation>ожидаемое отставание</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 did not answer and was replaced. The game goes on.</source>
        <translation>%1: ответа не было, вместо него играет другой ИИ. Партия продолжается.</translation>
    </message>
    <message>
        <source>%1 answered against the rules and was replaced. The game goes on.</source>
        <translation>%1: ответ не по правилам, вместо него играет другой ИИ. Партия продолжается.</translation>
    </message>
    <message>
        <source>%1 stopped thinking and was replaced. The game goes on.</source>
        <translation>%1: сбой во время хода, вместо него играет другой ИИ. Партия продолжается.</translation>
    </message>
    <message>
        <source>The file could not be opened. It was left as it is; try again or choose another file.</source>
        <translation>Файл не открылся и остался без изменений. Попробуйте ещё раз или выберите другой.</translation>
    </message>
    <message>
        <source>The file is damaged and cannot be opened. It was left as it is; try its previous copy, which ends in .bak.</source>
        <translation>Файл повреждён и не открывается, он остался без изменений. Попробуйте предыдущую копию: её имя заканчивается на .bak.</translation>
    </message>
    <message>
        <source>This is not a game of Felucca. Choose a saved game or the record of one.</source>
        <translation>Это не партия «Фелуки». Выберите сохранение или запись партии.</translation>
    </message>
    <message>
        <source>A newer Felucca made this file. Update the application to open it.</source>
        <translation>Файл создан более новой «Фелукой». Обновите приложение, чтобы его открыть.</translation>
    </message>
    <message>
        <source>The file was damaged, so its previous copy was opened. The damaged one was kept.</source>
        <translation>Файл повреждён, поэтому открыта его предыдущая копия. Повреждённый файл сохранён.</translation>
    </message>
    <message>
        <source>The file is no longer there. Choose another one from the list.</source>
        <translation>Этого файла больше нет. Выберите другой из списка.</translation>
    </message>
    <message>
        <source>The disk is full and the game is not being saved. Make room; saving goes on by itself.</source>
        <translation>Диск заполнен, партия не сохраняется. Освободите место: сохранение продолжится само.</translation>
    </message>
    <message>
        <source>The folder of the saved games cannot be written to. Allow writing there; saving goes on by itself.</source>
        <translation>В папку сохранений нельзя записывать. Разрешите запись: сохранение продолжится само.</translation>
    </message>
    <message>
        <source>The game could not be saved. It goes on; saving is tried again after the next move.</source>
        <translation>Партию не удалось сохранить. Она продолжается, следующая попытка — после следующего хода.</translation>
    </message>
    <message>
        <source>This file or folder cannot be read. Allow reading it or choose another one.</source>
        <translation>Этот файл или папка не читается. Разрешите чтение или выберите другой файл.</translation>
    </message>
    <message>
        <source>No sound device was found. The game goes on without sound.</source>
        <translation>Звуковое устройство не найдено. Партия продолжается без звука.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are in use. The old file was kept beside them.</source>
        <translation>Настройки не прочитались, действуют обычные. Прежний файл сохранён рядом.</translation>
    </message>
    <message>
        <source>The rules were corrected after this game was saved. From step %1 on it would run differently now; it goes on from where it was saved.</source>
        <translation>После сохранения этой партии правила были исправлены. Начиная с шага %1 она пошла бы иначе; партия продолжается с сохранённого места.</translation>
    </message>
</context>
<context>
    <name>GolemsFace</name>
    <message>
        <source>Golems</source>
        <translation>Големы</translation>
    </message>
    <message>
        <source>City of gears</source>
        <translation>Город шестерёнок</translation>
    </message>
    <message>
        <source>Send golems around the dial and raise your towers.</source>
        <translation>Отправляйте големов по кругу и возводите башни.</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1 to move</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>The table is covered. %1 plays next, the others look away: the hand of this seat will show.</source>
        <translation>Стол скрыт. Дальше играет %1, остальные смотрят в сторону: на экране появятся карты этого места.</translation>
    </message>
    <message>
        <source>Since the last move</source>
        <translation>С прошлого хода</translation>
    </message>
    <message>
        <source>I am %1, show the table</source>
        <translation>Я %1, показать стол</translation>
    </message>
    <message>
        <source>Moves before the hand-over can no longer be undone</source>
        <translation>Отмена хода недоступна после передачи</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Tile in hand</source>
        <translation>Тайл в руке</translation>
    </message>
    <message>
        <source>Placed tile</source>
        <translation>Тайл на поле</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Повернуть влево</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Повернуть вправо</translation>
    </message>
    <message>
        <source>Rotate left (Shift+R)</source>
        <translation>Повернуть влево (Shift+R)</translation>
    </message>
    <message>
        <source>Rotate right (R)</source>
        <translation>Повернуть вправо (R)</translation>
    </message>
    <message>
        <source>Show who owns the fields (F)</source>
        <translation>Показать, чьи поля (F)</translation>
    </message>
    <message>
        <source>Show who owns the fields</source>
        <translation>Показать, чьи поля</translation>
    </message>
    <message>
        <source>Which tiles are still to come</source>
        <translation>Какие тайлы ещё впереди</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>В руке нет тайла</translation>
    </message>
    <message>
        <source>Tiles left: %1. Show which</source>
        <translation>Осталось тайлов: %1. Показать, какие</translation>
    </message>
</context>
<context>
    <name>HatchesCounts</name>
    <message numerus="yes">
        <source>%n hatch(es)</source>
        <translation>
            <numerusform>%n люк</numerusform>
            <numerusform>%n люка</numerusform>
            <numerusform>%n люков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hatch(es) at stake</source>
        <translation>
            <numerusform>на кону %n люк</numerusform>
            <numerusform>на кону %n люка</numerusform>
            <numerusform>на кону %n люков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave and close %n</source>
        <translation>
            <numerusform>Выйти и закрыть %n</numerusform>
            <numerusform>Выйти и закрыть %n</numerusform>
            <numerusform>Выйти и закрыть %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hatch(es) safe</source>
        <translation>
            <numerusform>%n люк в безопасности</numerusform>
            <numerusform>%n люка в безопасности</numerusform>
            <numerusform>%n люков в безопасности</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hatch(es) lost</source>
        <translation>
            <numerusform>потерян %n люк</numerusform>
            <numerusform>потеряно %n люка</numerusform>
            <numerusform>потеряно %n люков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 results of a pair find no cell</source>
        <translation>
            <numerusform>%n из 36 результатов пары не находит клетки</numerusform>
            <numerusform>%n из 36 результатов пары не находят клетки</numerusform>
            <numerusform>%n из 36 результатов пары не находят клетки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the round</source>
        <translation>
            <numerusform>в раунде %n пара</numerusform>
            <numerusform>в раунде %n пары</numerusform>
            <numerusform>в раунде %n пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall(s)</source>
        <translation>
            <numerusform>%n вылет</numerusform>
            <numerusform>%n вылета</numerusform>
            <numerusform>%n вылетов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HatchesFace</name>
    <message>
        <source>Hatches</source>
        <translation>Люки</translation>
    </message>
    <message>
        <source>Dice and daring</source>
        <translation>Кубики и риск</translation>
    </message>
    <message>
        <source>Throw the dice, open hatches and leave before you fall.</source>
        <translation>Бросайте кубики, открывайте люки и успейте уйти вовремя.</translation>
    </message>
    <message>
        <source>Roll the dice and open hatches, but never side by side. Leave in time and they are closed for good; find no cell for a roll, and you fall and lose every open one. Whoever leaves takes a pair of dice along.</source>
        <translation>Бросайте кубики и открывайте люки, но не рядом друг с другом. Уйдёте вовремя, и они закрыты навсегда; не найдётся клетки для броска, и вы слетаете и теряете все открытые. Кто вышел, забирает свою пару кубиков.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>a pair a player</source>
        <translation>по паре на игрока</translation>
    </message>
    <message>
        <source>Fewest closed</source>
        <translation>Кто закрыл меньше</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина партии</translation>
    </message>
    <message>
        <source>So many closed hatches end the game</source>
        <translation>Столько закрытых люков завершают партию</translation>
    </message>
    <message>
        <source>Complete line</source>
        <translation>Полная линия</translation>
    </message>
    <message>
        <source>Points for a full row or column</source>
        <translation>Очки за полную строку или столбец</translation>
    </message>
    <message>
        <source>Who starts the next round</source>
        <translation>Кто начинает новый раунд</translation>
    </message>
</context>
<context>
    <name>HatchesWords</name>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Leave the round</source>
        <translation>Выйти из раунда</translation>
    </message>
    <message>
        <source>Open hatch</source>
        <translation>Открыть люк</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Кто начинает?</translation>
    </message>
    <message>
        <source>The lot decides</source>
        <translation>Решает жребий</translation>
    </message>
    <message>
        <source>The dice roll</source>
        <translation>Кубики катятся</translation>
    </message>
    <message>
        <source>The pairs of everybody in the round</source>
        <translation>Пары всех, кто в раунде</translation>
    </message>
    <message>
        <source>Roll once more, or leave the round?</source>
        <translation>Бросить ещё раз или выйти из раунда?</translation>
    </message>
    <message>
        <source>Open a hatch on %1?</source>
        <translation>Открыть люк на %1?</translation>
    </message>
    <message>
        <source>Where does the hatch go?</source>
        <translation>Куда поставить люк?</translation>
    </message>
    <message>
        <source>Open a hatch with your own dice?</source>
        <translation>Открыть люк по своим кубикам?</translation>
    </message>
    <message>
        <source>%1. You may pass</source>
        <translation>%1. Можно пропустить</translation>
    </message>
    <message>
        <source>Cells that fit: %1</source>
        <translation>Подходят клетки: %1</translation>
    </message>
    <message>
        <source>%1 to fall, nothing is at stake yet</source>
        <translation>Риск слететь %1, на кону пока ничего</translation>
    </message>
    <message>
        <source>%1 to fall, %2</source>
        <translation>Риск слететь %1, %2</translation>
    </message>
    <message>
        <source>Roll: risk %1</source>
        <translation>Бросить: риск %1</translation>
    </message>
    <message>
        <source>Leave without an open hatch?</source>
        <translation>Выйти без открытых люков?</translation>
    </message>
    <message>
        <source>Nothing is closed, and you are out until the next round</source>
        <translation>Закрыть нечего, и до следующего раунда вы вне игры</translation>
    </message>
    <message>
        <source>Leave the round and close %1?</source>
        <translation>Выйти из раунда и закрыть %1?</translation>
    </message>
    <message>
        <source>They stay closed to the end; you are out until the next round</source>
        <translation>Они останутся закрытыми до конца; до следующего раунда вы вне игры</translation>
    </message>
    <message>
        <source>Roll the dice?</source>
        <translation>Бросить кубики?</translation>
    </message>
    <message>
        <source>Stay in the round</source>
        <translation>Остаться в раунде</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Почему не %1?</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Бросить кубики</translation>
    </message>
    <message>
        <source>Open a hatch on %1</source>
        <translation>Открыть люк на %1</translation>
    </message>
    <message>
        <source>%1: then %2 to fall</source>
        <translation>%1: потом риск %2</translation>
    </message>
    <message>
        <source>Pass: open no hatch</source>
        <translation>Пропустить: не открывать люк</translation>
    </message>
    <message>
        <source>equal points: more closed hatches decide</source>
        <translation>очков поровну: решает, у кого больше закрытых люков</translation>
    </message>
    <message>
        <source>equal points and hatches: fewer falls decide</source>
        <translation>очков и люков поровну: решает, кто реже слетал</translation>
    </message>
    <message>
        <source>equal points, hatches and falls: who left the last round is first</source>
        <translation>очков, люков и слётов поровну: выше тот, кто сам вышел из последнего раунда</translation>
    </message>
    <message>
        <source>equal points, hatches and falls: the later exit from the last round decides</source>
        <translation>очков, люков и слётов поровну: решает, кто позже вышел из последнего раунда</translation>
    </message>
    <message>
        <source>Closed hatches</source>
        <translation>Закрытые люки</translation>
    </message>
    <message>
        <source>Complete lines</source>
        <translation>Полные линии</translation>
    </message>
    <message>
        <source>Row %1 complete</source>
        <translation>Строка %1 заполнена</translation>
    </message>
    <message>
        <source>Column %1 complete</source>
        <translation>Столбец %1 заполнен</translation>
    </message>
    <message>
        <source>complete row</source>
        <translation>полная строка</translation>
    </message>
    <message>
        <source>complete column</source>
        <translation>полный столбец</translation>
    </message>
    <message>
        <source>%1 rolls and opens a hatch on %2</source>
        <translation>%1 бросает и ставит люк на %2</translation>
    </message>
    <message>
        <source>Round %1: %2 starts</source>
        <translation>Раунд %1: начинает %2</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 бросает кубики</translation>
    </message>
    <message>
        <source>%1 opens a hatch on %2</source>
        <translation>%1 ставит люк на %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 пропускает</translation>
    </message>
    <message>
        <source>%1 leaves without a hatch</source>
        <translation>%1 выходит без люков</translation>
    </message>
    <message>
        <source>%1 leaves and closes %2</source>
        <translation>%1 выходит и закрывает %2</translation>
    </message>
    <message>
        <source>%1 falls</source>
        <translation>%1 слетает</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Раунд %1 окончен</translation>
    </message>
    <message>
        <source>A closed hatch lies there</source>
        <translation>Там закрытый люк</translation>
    </message>
    <message>
        <source>An open hatch lies there</source>
        <translation>Там открытый люк</translation>
    </message>
    <message>
        <source>An open hatch touches it: %1</source>
        <translation>Рядом открытый люк: %1</translation>
    </message>
    <message>
        <source>%1 to fall, %2</source>
        <comment>among reasons</comment>
        <translation>риск слететь %1, %2</translation>
    </message>
    <message>
        <source>nothing is at stake yet</source>
        <translation>на кону пока ничего</translation>
    </message>
    <message>
        <source>%1 hatches expected by the next turn</source>
        <translation>ожидается люков к следующему ходу: %1</translation>
    </message>
    <message>
        <source>ahead by %1</source>
        <translation>отрыв %1</translation>
    </message>
    <message>
        <source>behind by %1</source>
        <translation>отставание %1</translation>
    </message>
    <message>
        <source>then %1 to fall</source>
        <translation>потом риск слететь %1</translation>
    </message>
    <message>
        <source>the risk stays at %1 instead of %2</source>
        <translation>риск остаётся %1 вместо %2</translation>
    </message>
    <message>
        <source>row %1: %2 of 6</source>
        <translation>строка %1: %2 из 6</translation>
    </message>
    <message>
        <source>column %1: %2 of 6</source>
        <translation>столбец %1: %2 из 6</translation>
    </message>
    <message>
        <source>The dice must roll before a hatch is opened</source>
        <translation>Перед тем как ставить люк, нужно бросить кубики</translation>
    </message>
    <message>
        <source>It is your turn: roll or leave the round</source>
        <translation>Ваш ход: бросьте кубики или выйдите из раунда</translation>
    </message>
    <message>
        <source>A hatch must be opened while a cell fits</source>
        <translation>Если клетка подходит, люк нужно поставить</translation>
    </message>
    <message>
        <source>The dice have rolled: leaving is possible before your next roll</source>
        <translation>Кубики уже брошены: выйти можно перед следующим своим броском</translation>
    </message>
    <message>
        <source>Only the player whose turn it is rolls or leaves</source>
        <translation>Бросает и выходит только тот, чей сейчас ход</translation>
    </message>
    <message>
        <source>Dice do not fall like this</source>
        <translation>Кубики так не выпадают</translation>
    </message>
    <message>
        <source>There is no such cell on the board</source>
        <translation>Такой клетки на планшете нет</translation>
    </message>
    <message>
        <source>Another player&apos;s dice name it; on another&apos;s roll your own dice count</source>
        <translation>Её называют чужие кубики; на чужом броске считаются только ваши</translation>
    </message>
    <message>
        <source>No dice name this cell</source>
        <translation>Эту клетку не называют никакие кубики</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>Continue the game</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>A first game</source>
        <translation>Первая партия</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Set up a game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>All saved games: %1</source>
        <translation>Все сохранения: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>LastAction</name>
    <message>
        <source>Last action</source>
        <translation>Последнее действие</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>%1 · your turn</source>
        <translation>%1 · ваш ход</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <translation>%1 · ходит %2</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Five board games, no internet: against the computer or together at one screen.</source>
        <translation>Пять настольных игр. Без интернета: против ИИ или вместе за одним экраном.</translation>
    </message>
</context>
<context>
    <name>LotCard</name>
    <message>
        <source>Under the hammer</source>
        <translation>На торгах</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Выбран</translation>
    </message>
    <message>
        <source>Choose this tile</source>
        <translation>Выбрать этот тайл</translation>
    </message>
    <message>
        <source>Not sold yet</source>
        <translation>Ещё не разыгран</translation>
    </message>
    <message>
        <source>Free of charge</source>
        <translation>Даром</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Взят</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Продан</translation>
    </message>
    <message>
        <source>Bought for %1</source>
        <translation>Куплен за %1</translation>
    </message>
    <message>
        <source>Sold for %1</source>
        <translation>Продан за %1</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>MomentRow</name>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Последний ход</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Filter the moves</source>
        <translation>Найти ход</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Возможные ходы</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>When it is your move, everything you may do is listed here</source>
        <translation>Когда наступит ваш ход, здесь появится список всего, что можно сделать</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
</context>
<context>
    <name>NefertitiFace</name>
    <message>
        <source>Nefertiti</source>
        <translation>Нефертити</translation>
    </message>
    <message>
        <source>Gifts for the queen</source>
        <translation>Дары для царицы</translation>
    </message>
    <message>
        <source>Bid in the markets of Egypt and collect gifts for the queen.</source>
        <translation>Торгуйтесь на рынках Египта, собирайте дары для царицы.</translation>
    </message>
</context>
<context>
    <name>PlaceAsk</name>
    <message>
        <source>Rotate left</source>
        <translation>Повернуть влево</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Повернуть вправо</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1 east</source>
        <translation>%1 на восток</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 на запад</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 на юг</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 на север</translation>
    </message>
    <message>
        <source>%1 of the start</source>
        <translation>%1 от стартового тайла</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>место стартового тайла</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>без поворота</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>четверть оборота по часовой стрелке</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>пол-оборота</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>четверть оборота против часовой стрелки</translation>
    </message>
    <message>
        <source>all sides</source>
        <translation>все стороны</translation>
    </message>
    <message>
        <source>north</source>
        <translation>север</translation>
    </message>
    <message>
        <source>east</source>
        <translation>восток</translation>
    </message>
    <message>
        <source>south</source>
        <translation>юг</translation>
    </message>
    <message>
        <source>west</source>
        <translation>запад</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>северо-запад</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>северо-восток</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>юго-восток</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>юго-запад</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 думает</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>The table as it was then. The game waits</source>
        <translation>Стол, каким он был тогда. Партия ждёт</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Завершить ход?</translation>
    </message>
    <message>
        <source>Until then the move can be undone: Ctrl+Z</source>
        <translation>До этого ход можно отменить: Ctrl+Z</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Итоги партии</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Идёт поиск хорошего хода…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Подсказка: %1</translation>
    </message>
    <message>
        <source>There is no hint this time. Try again</source>
        <translation>На этот раз подсказки нет. Попробуйте ещё раз</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RemainingDialog</name>
    <message>
        <source>Tiles left: %1</source>
        <translation>Осталось тайлов: %1</translation>
    </message>
    <message>
        <source>How many of each are still in the stack</source>
        <translation>Сколько каких тайлов ещё в стопке</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Показать отсюда</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of the game</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Import a file</source>
        <translation>Открыть файл</translation>
    </message>
    <message>
        <source>To the library</source>
        <translation>В библиотеку</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранения</translation>
    </message>
    <message>
        <source>Every game is saved after each move.</source>
        <translation>Партия сохраняется после каждого хода.</translation>
    </message>
    <message>
        <source>Games that have begun appear here, to be played on at any time.</source>
        <translation>Здесь появятся начатые партии: их можно продолжить в любое время.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи партий</translation>
    </message>
    <message>
        <source>Games that have ended, to be watched again.</source>
        <translation>Законченные партии, их можно посмотреть ещё раз.</translation>
    </message>
    <message>
        <source>When a game ends, its record appears here.</source>
        <translation>Когда партия закончится, здесь появится её запись.</translation>
    </message>
    <message>
        <source>%1. It cannot be brought back.</source>
        <translation>%1. Вернуть файл будет нельзя.</translation>
    </message>
    <message>
        <source>Delete this file?</source>
        <translation>Удалить этот файл?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Games of Felucca (%1)</source>
        <translation>Партии «Фелуки» (%1)</translation>
    </message>
</context>
<context>
    <name>ScoreBand</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>next: %1, %2</source>
        <translation>следом %1, %2</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Score by turn</source>
        <translation>Очки по ходам</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Score by turn</source>
        <translation>Очки по ходам</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Моменты партии</translation>
    </message>
    <message>
        <source>The turns with the most points appear here.</source>
        <translation>Здесь появятся самые удачные ходы.</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Смотреть повтор</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Сыграть ещё раз тем же составом</translation>
    </message>
    <message>
        <source>Change setup</source>
        <translation>Настроить партию</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопировать</translation>
    </message>
    <message>
        <source>Deal number %1</source>
        <translation>Номер раздачи %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>ScoreSheets</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>учебная партия</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Final score</source>
        <translation>Итоги партии</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1-е</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-е</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3-е</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4-е</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5-е</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6-е</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>thinking</source>
        <translation>думает</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>To move</source>
        <comment>tag of the seat whose move it is</comment>
        <translation>Ходит</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>AI</source>
        <comment>a computer player</comment>
        <translation>ИИ</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Кто играет на месте %1</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Уровень ИИ на месте %1</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>за этим экраном</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Имя на месте %1</translation>
    </message>
    <message>
        <source>Move seat %1: drag, or arrow keys</source>
        <translation>Передвинуть место %1: мышью или стрелками</translation>
    </message>
    <message>
        <source>Colour of seat %1</source>
        <translation>Цвет места %1</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Убрать место %1</translation>
    </message>
    <message>
        <source>The game needs this many players</source>
        <translation>Меньше игроков нельзя</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Carnelian</source>
        <translation>Сердолик</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Лазурит</translation>
    </message>
    <message>
        <source>Saffron</source>
        <translation>Шафран</translation>
    </message>
    <message>
        <source>Onyx</source>
        <translation>Оникс</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Бирюза</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>Лотос</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Hapi</source>
        <translation>Хапи</translation>
    </message>
    <message>
        <source>Seshat</source>
        <translation>Сешат</translation>
    </message>
    <message>
        <source>Khnum</source>
        <translation>Хнум</translation>
    </message>
    <message>
        <source>Bastet</source>
        <translation>Бастет</translation>
    </message>
    <message>
        <source>Imhotep</source>
        <translation>Имхотеп</translation>
    </message>
    <message>
        <source>Tauret</source>
        <translation>Таурет</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Play goes down this list. Drag to reorder.</source>
        <translation>Ход идёт по списку сверху вниз. Порядок можно менять мышью.</translation>
    </message>
    <message>
        <source>Every colour has its own emblem, so pieces are easy to tell apart</source>
        <translation>У каждого цвета своя эмблема: фигуры легко различить</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Counts from the next start</source>
        <translation>Изменится после перезапуска</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Confirming a move</source>
        <translation>Подтверждение хода</translation>
    </message>
    <message>
        <source>What it takes after a place is chosen</source>
        <translation>Что нужно после выбора места</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Screen between players</source>
        <translation>Экран между ходами</translation>
    </message>
    <message>
        <source>Hide the table at every hand-over, in open games too</source>
        <translation>Скрывать стол при каждой передаче хода, даже в открытых играх</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>The new size comes with a restart. The game is saved and goes on.</source>
        <translation>Новый масштаб включится после перезапуска. Партия сохранена и продолжится.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Перезапустить</translation>
    </message>
    <message>
        <source>About Felucca</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>By button</source>
        <translation>Кнопкой</translation>
    </message>
    <message>
        <source>By second click</source>
        <translation>Вторым щелчком</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Не нужно</translation>
    </message>
</context>
<context>
    <name>SettlePart</name>
    <message>
        <source>Highest bid: %1</source>
        <translation>Высшая ставка: %1</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Купить за %1</translation>
    </message>
    <message>
        <source>Sell for %1</source>
        <translation>Продать за %1</translation>
    </message>
    <message>
        <source>%1 then has %2, %3 %4</source>
        <translation>Станет: %1 — %2, %3 — %4</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Back to the library</source>
        <translation>Назад в библиотеку</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them AI</source>
        <translation>%1, из них ИИ: %2</translation>
    </message>
    <message>
        <source>The computer plays, you watch</source>
        <translation>Играет компьютер, вы смотрите</translation>
    </message>
    <message>
        <source>One person plays at this screen</source>
        <translation>За этим экраном играет один человек</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen</source>
        <translation>
            <numerusform>За этим экраном играет %n человек</numerusform>
            <numerusform>За этим экраном играют %n человека</numerusform>
            <numerusform>За этим экраном играют %n человек</numerusform>
        </translation>
    </message>
    <message>
        <source>Two seats have the same name. Change one of them.</source>
        <translation>У двух мест одинаковое имя. Измените одно из них.</translation>
    </message>
    <message>
        <source>The deal number runs from 1 to 999 999.</source>
        <translation>Номер раздачи — от 1 до 999 999.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>SobekCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n скарабей</numerusform>
            <numerusform>%n скарабея</numerusform>
            <numerusform>%n скарабеев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corruption card(s)</source>
        <translation>
            <numerusform>%n карта коррупции</numerusform>
            <numerusform>%n карты коррупции</numerusform>
            <numerusform>%n карт коррупции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n curse(s)</source>
        <translation>
            <numerusform>%n проклятие</numerusform>
            <numerusform>%n проклятия</numerusform>
            <numerusform>%n проклятий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) before it go to your corruption pile</source>
        <translation>
            <numerusform>%n карта перед ней уйдёт в вашу стопку коррупции</numerusform>
            <numerusform>%n карты перед ней уйдут в вашу стопку коррупции</numerusform>
            <numerusform>%n карт перед ней уйдут в вашу стопку коррупции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go to corruption</source>
        <translation>
            <numerusform>%n карта уходит в коррупцию</numerusform>
            <numerusform>%n карты уходят в коррупцию</numerusform>
            <numerusform>%n карт уходят в коррупцию</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Выберите ещё %n карту</numerusform>
            <numerusform>Выберите ещё %n карты</numerusform>
            <numerusform>Выберите ещё %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to give up</source>
        <translation>
            <numerusform>Осталось отдать %n карту</numerusform>
            <numerusform>Осталось отдать %n карты</numerusform>
            <numerusform>Осталось отдать %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Колода: %n карта</numerusform>
            <numerusform>Колода: %n карты</numerusform>
            <numerusform>Колода: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delivery: %n card(s)</source>
        <translation>
            <numerusform>Поставка: %n карта</numerusform>
            <numerusform>Поставка: %n карты</numerusform>
            <numerusform>Поставка: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n card(s) of the row can be taken</source>
        <translation>
            <numerusform>Взять можно только первую %n карту ряда</numerusform>
            <numerusform>Взять можно только первые %n карты ряда</numerusform>
            <numerusform>Взять можно только первые %n карт ряда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set needs at least %n card(s)</source>
        <translation>
            <numerusform>Для сета нужна хотя бы %n карта</numerusform>
            <numerusform>Для сета нужны хотя бы %n карты</numerusform>
            <numerusform>Для сета нужны хотя бы %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) can be added</source>
        <translation>
            <numerusform>Можно добавить не больше %n карты</numerusform>
            <numerusform>Можно добавить не больше %n карт</numerusform>
            <numerusform>Можно добавить не больше %n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SobekFace</name>
    <message>
        <source>Sobek</source>
        <translation>Собек</translation>
    </message>
    <message>
        <source>Trade on the Nile</source>
        <translation>Торговля на Ниле</translation>
    </message>
    <message>
        <source>Trade by the crocodile&apos;s temple, stay clear of corruption.</source>
        <translation>Торгуйте у храма крокодила и не запятнайте себя коррупцией.</translation>
    </message>
    <message>
        <source>Boats bring goods to the market by the temple. Take what you need and play it in sets; every card you skip goes to your corruption pile, and the most corrupt merchant slides back.</source>
        <translation>Лодки привозят товары на рынок у храма. Берите нужное и играйте сеты; каждая пропущенная карта уходит в вашу коррупцию, а самый коррумпированный торговец откатывается назад.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Sets of amulets alone</source>
        <translation>Сеты из одних амулетов</translation>
    </message>
    <message>
        <source>Whether three amulets can be a set of their own</source>
        <translation>Могут ли три амулета быть отдельным сетом</translation>
    </message>
    <message>
        <source>Only onto an own set</source>
        <translation>Только к своему сету</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Characters in horizontal sets</source>
        <translation>Персонажи в горизонтальных сетах</translation>
    </message>
    <message>
        <source>Whether characters count as goods at the end of a round</source>
        <translation>Считаются ли персонажи товаром в конце раунда</translation>
    </message>
    <message>
        <source>High Priest and characters</source>
        <translation>Верховный жрец и персонажи</translation>
    </message>
    <message>
        <source>Whether characters of the named good leave the corruption pile too</source>
        <translation>Уходят ли из коррупции и персонажи названного товара</translation>
    </message>
    <message>
        <source>As their owner likes</source>
        <translation>По желанию владельца</translation>
    </message>
    <message>
        <source>Event tokens must be taken</source>
        <translation>Жетон события обязателен</translation>
    </message>
    <message>
        <source>Whether a set always brings one of the tokens left</source>
        <translation>Всегда ли сет приносит один из оставшихся жетонов</translation>
    </message>
    <message>
        <source>Equal positions at the end</source>
        <translation>Равные места в конце</translation>
    </message>
    <message>
        <source>Who wins where two boats are equally far</source>
        <translation>Кто побеждает, если две лодки рядом</translation>
    </message>
    <message>
        <source>The less corrupt</source>
        <translation>Менее коррумпированный</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Общая победа</translation>
    </message>
    <message>
        <source>Show opponents&apos; corruption</source>
        <translation>Показывать коррупцию соперников</translation>
    </message>
    <message>
        <source>Whether the number of cards in their piles is shown</source>
        <translation>Показывать ли число карт в их стопках</translation>
    </message>
</context>
<context>
    <name>SobekLog</name>
    <message>
        <source>%1 · corruption: %2 back</source>
        <translation>%1 · коррупция: %2 назад</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Начинается раунд %1</translation>
    </message>
    <message>
        <source>%1 · starting hand: %2</source>
        <translation>%1 · стартовая рука: %2</translation>
    </message>
    <message>
        <source>Last place: %1 names the first player</source>
        <translation>Последнее место: %1 называет первого игрока</translation>
    </message>
    <message>
        <source>%1 begins the round</source>
        <translation>%1 начинает раунд</translation>
    </message>
    <message>
        <source>%1 has another turn</source>
        <translation>%1 ходит ещё раз</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 берёт %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>in hand: %1</source>
        <translation>в руке: %1</translation>
    </message>
    <message>
        <source>in corruption: %1</source>
        <translation>в коррупции: %1</translation>
    </message>
    <message>
        <source>Face-down, %1</source>
        <translation>Скрытые карты, %1</translation>
    </message>
    <message>
        <source>%1 plays a set of %2: %3</source>
        <translation>%1 играет сет %2: %3</translation>
    </message>
    <message>
        <source>%1 adds to the set of %2: %3</source>
        <translation>%1 дополняет сет %2: %3</translation>
    </message>
    <message>
        <source>%1 plays: %2</source>
        <translation>%1 разыгрывает: %2</translation>
    </message>
    <message>
        <source>%1: no effect</source>
        <translation>%1: без эффекта</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 · из колоды: %2</translation>
    </message>
    <message>
        <source>%1 · from corruption to the hand: %2</source>
        <translation>%1 · из коррупции в руку: %2</translation>
    </message>
    <message>
        <source>%1 · from the hand to corruption: %2</source>
        <translation>%1 · из руки в коррупцию: %2</translation>
    </message>
    <message>
        <source>To be given up: %1</source>
        <translation>Будет отдано: %1</translation>
    </message>
    <message>
        <source>%1 · out of corruption: %2</source>
        <translation>%1 · прочь из коррупции: %2</translation>
    </message>
    <message>
        <source>%1 · the Vizier takes from corruption: %2 (%3)</source>
        <translation>%1 · Визирь берёт из коррупции: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 · the Thief takes from the hand: %2 (%3)</source>
        <translation>%1 · Вор берёт из руки: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Corruption · %1: %2</source>
        <translation>Коррупция · %1: %2</translation>
    </message>
    <message>
        <source>%1 looks at the event tokens</source>
        <translation>%1 смотрит жетоны событий</translation>
    </message>
    <message>
        <source>%1 uses: %2</source>
        <translation>%1 применяет: %2</translation>
    </message>
    <message>
        <source>%1 takes no token</source>
        <translation>%1 не берёт жетон</translation>
    </message>
    <message>
        <source>Prosperity · %1: %2</source>
        <translation>Процветание · %1: %2</translation>
    </message>
    <message>
        <source>Round %1 is over: the market and the deck are empty</source>
        <translation>Раунд %1 окончен: рынок и колода пусты</translation>
    </message>
    <message>
        <source>Horizontal set of %1, still hidden</source>
        <translation>Горизонтальный сет %1, пока скрыт</translation>
    </message>
    <message>
        <source>%1 · horizontal sets: %2</source>
        <translation>%1 · горизонтальные сеты: %2</translation>
    </message>
    <message>
        <source>%1 · rest of the hand: %2</source>
        <translation>%1 · остаток руки: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Most corrupt: %1</source>
        <translation>Больше всех коррупции: %1</translation>
    </message>
    <message>
        <source>%1: %2 of sets, %3 back</source>
        <translation>%1: %2 за сеты, %3 назад</translation>
    </message>
    <message>
        <source>Beyond 100: the game ends. %1</source>
        <translation>Дальше 100: игра окончена. %1</translation>
    </message>
    <message>
        <source>Set of %1</source>
        <translation>Сет %1</translation>
    </message>
    <message>
        <source>Horizontal set of %1</source>
        <translation>Горизонтальный сет %1</translation>
    </message>
</context>
<context>
    <name>SobekNames</name>
    <message>
        <source>Ivory</source>
        <translation>Слоновая кость</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Эбен</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Мрамор</translation>
    </message>
    <message>
        <source>Cattle</source>
        <translation>Скот</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Рыба</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Пшеница</translation>
    </message>
    <message>
        <source>Amulet</source>
        <translation>Амулет</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>short</comment>
        <translation>Кость</translation>
    </message>
    <message>
        <source>ivory</source>
        <comment>a set of it</comment>
        <translation>слоновой кости</translation>
    </message>
    <message>
        <source>ebony</source>
        <comment>a set of it</comment>
        <translation>эбена</translation>
    </message>
    <message>
        <source>marble</source>
        <comment>a set of it</comment>
        <translation>мрамора</translation>
    </message>
    <message>
        <source>cattle</source>
        <comment>a set of it</comment>
        <translation>скота</translation>
    </message>
    <message>
        <source>fish</source>
        <comment>a set of it</comment>
        <translation>рыбы</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>a set of it</comment>
        <translation>пшеницы</translation>
    </message>
    <message>
        <source>Queen Sobekneferu</source>
        <translation>Царица Собекнеферу</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Верховный жрец</translation>
    </message>
    <message>
        <source>High Priestess</source>
        <translation>Верховная жрица</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Писец</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Визирь</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Вор</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Куртизанка</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Купец</translation>
    </message>
    <message>
        <source>One kind of goods leaves your corruption pile</source>
        <translation>Один вид товара уходит из вашей коррупции</translation>
    </message>
    <message>
        <source>Opponents give up cards until they hold six</source>
        <translation>Соперники отдают карты, пока не останется шесть</translation>
    </message>
    <message>
        <source>Draw three cards from the deck</source>
        <translation>Возьмите три карты из колоды</translation>
    </message>
    <message>
        <source>Take a card from an opponent&apos;s corruption pile</source>
        <translation>Возьмите карту из коррупции соперника</translation>
    </message>
    <message>
        <source>Steal a card from an opponent&apos;s hand</source>
        <translation>Украдите карту из руки соперника</translation>
    </message>
    <message>
        <source>Add one or two cards to a set of yours</source>
        <translation>Добавьте одну или две карты к своему сету</translation>
    </message>
    <message>
        <source>Take any market card without corruption</source>
        <translation>Возьмите любую карту рынка без коррупции</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Царица</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>ivory</source>
        <comment>takes it</comment>
        <translation>слоновую кость</translation>
    </message>
    <message>
        <source>ebony</source>
        <comment>takes it</comment>
        <translation>эбен</translation>
    </message>
    <message>
        <source>marble</source>
        <comment>takes it</comment>
        <translation>мрамор</translation>
    </message>
    <message>
        <source>cattle</source>
        <comment>takes it</comment>
        <translation>скот</translation>
    </message>
    <message>
        <source>fish</source>
        <comment>takes it</comment>
        <translation>рыбу</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>takes it</comment>
        <translation>пшеницу</translation>
    </message>
    <message>
        <source>an amulet</source>
        <comment>takes it</comment>
        <translation>амулет</translation>
    </message>
    <message>
        <source>a character</source>
        <comment>takes it</comment>
        <translation>персонажа</translation>
    </message>
    <message>
        <source>Green back</source>
        <translation>Зелёная рубашка</translation>
    </message>
    <message>
        <source>Beige back</source>
        <translation>Бежевая рубашка</translation>
    </message>
    <message>
        <source>Orange back</source>
        <translation>Оранжевая рубашка</translation>
    </message>
    <message>
        <source>Guild of the Arrow</source>
        <translation>Гильдия Стрелы</translation>
    </message>
    <message>
        <source>Guild of the Snake</source>
        <translation>Гильдия Змеи</translation>
    </message>
    <message>
        <source>Guild of the Scorpion</source>
        <translation>Гильдия Скорпиона</translation>
    </message>
    <message>
        <source>Guild of the Ankh</source>
        <translation>Гильдия Анха</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Наводнение</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Проклятие</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Процветание</translation>
    </message>
    <message>
        <source>Embalming</source>
        <translation>Бальзамирование</translation>
    </message>
    <message>
        <source>Deceit</source>
        <translation>Обман</translation>
    </message>
    <message>
        <source>Your boat sails on to this symbol, an opponent&apos;s boat drifts back to it</source>
        <translation>Ваша лодка плывёт до этого символа, лодка соперника возвращается до него</translation>
    </message>
    <message>
        <source>Another turn at once</source>
        <translation>Сразу ещё один ход</translation>
    </message>
    <message>
        <source>Counts as two cards in an opponent&apos;s corruption pile</source>
        <translation>Считается за две карты в коррупции соперника</translation>
    </message>
    <message>
        <source>A set of cattle, fish or wheat counts one card and two scarabs more</source>
        <translation>В сете скота, рыбы или пшеницы на карту и двух скарабеев больше</translation>
    </message>
    <message>
        <source>Your whole corruption pile comes to your hand</source>
        <translation>Вся ваша стопка коррупции приходит в руку</translation>
    </message>
    <message>
        <source>A point for every card in your corruption pile</source>
        <translation>Очко за каждую карту вашей коррупции</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>стрела</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>змея</translation>
    </message>
    <message>
        <source>ankh</source>
        <translation>анх</translation>
    </message>
    <message>
        <source>scorpion</source>
        <translation>скорпион</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>место %1</translation>
    </message>
</context>
<context>
    <name>SobekReasons</name>
    <message>
        <source>%1: %2</source>
        <comment>a reason and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>card for a set of %1 (%2)</source>
        <translation>карта для сета %1 (%2)</translation>
    </message>
    <message>
        <source>an amulet fits every set</source>
        <translation>амулет подходит к любому сету</translation>
    </message>
    <message>
        <source>a character comes to your hand</source>
        <translation>персонаж приходит в руку</translation>
    </message>
    <message>
        <source>useful character: %1</source>
        <translation>полезный персонаж: %1</translation>
    </message>
    <message>
        <source>more corruption, %1</source>
        <translation>больше коррупции, %1</translation>
    </message>
    <message>
        <source>less corruption, %1</source>
        <translation>меньше коррупции, %1</translation>
    </message>
    <message>
        <source>keeps a card from the opponent: %1</source>
        <translation>карта не достанется сопернику: %1</translation>
    </message>
    <message>
        <source>set of %1: %2</source>
        <translation>сет %1: %2</translation>
    </message>
    <message>
        <source>little time is left for sets</source>
        <translation>времени на сеты мало</translation>
    </message>
    <message>
        <source>an event token</source>
        <translation>жетон события</translation>
    </message>
    <message>
        <source>your boat sails ahead</source>
        <translation>ваша лодка плывёт вперёд</translation>
    </message>
    <message>
        <source>a boat drifts back: %1</source>
        <translation>лодка возвращается назад: %1</translation>
    </message>
    <message>
        <source>a Curse for the opponent: %1</source>
        <translation>Проклятие сопернику: %1</translation>
    </message>
    <message>
        <source>another turn at once</source>
        <translation>сразу ещё один ход</translation>
    </message>
    <message>
        <source>the power of the character: %1</source>
        <translation>умение персонажа: %1</translation>
    </message>
    <message>
        <source>a card of the opponent: %1</source>
        <translation>карта соперника: %1</translation>
    </message>
    <message>
        <source>a large pile to choose from: %1</source>
        <translation>большая стопка, есть из чего выбрать: %1</translation>
    </message>
    <message>
        <source>missed least: %1</source>
        <translation>жалко меньше всего: %1</translation>
    </message>
    <message>
        <source>you choose from the fresh row first</source>
        <translation>вы первыми выбираете из нового ряда</translation>
    </message>
    <message>
        <source>the best seat after this one: %1</source>
        <translation>лучшее место после этого: %1</translation>
    </message>
</context>
<context>
    <name>SobekTable</name>
    <message>
        <source>equal points: less corruption in the last round decides</source>
        <translation>очков поровну: решает меньшая коррупция в последнем раунде</translation>
    </message>
    <message>
        <source>Hand · %1</source>
        <translation>Рука · %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>The hand shows when a person is asked</source>
        <translation>Рука видна, когда ходит человек</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Карт на руке нет</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 из %3</translation>
    </message>
    <message>
        <source>%1: set</source>
        <translation>%1: сет</translation>
    </message>
    <message>
        <source>Use as goods</source>
        <translation>Как товар</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Onto: %1</source>
        <translation>К сету: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, until now %2</source>
        <translation>%1, сейчас %2</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Отложено: %1</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>The first four cards can be taken. Skipped ones go to corruption</source>
        <translation>Доступны четыре первые карты. Пропущенные уходят в коррупцию</translation>
    </message>
    <message>
        <source>free</source>
        <translation>бесплатно</translation>
    </message>
    <message>
        <source>sets: %1</source>
        <translation>сеты: %1</translation>
    </message>
    <message>
        <source>Space %1, second lap (%2)</source>
        <translation>Клетка %1, второй круг (%2)</translation>
    </message>
    <message>
        <source>Space %1 (%2)</source>
        <translation>Клетка %1 (%2)</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>с %1 на %2</translation>
    </message>
    <message>
        <source>stays on 0</source>
        <translation>остаётся на 0</translation>
    </message>
    <message>
        <source>corruption %1</source>
        <translation>коррупция %1</translation>
    </message>
    <message>
        <source>Face-down character</source>
        <translation>Персонаж лицом вниз</translation>
    </message>
    <message>
        <source>Corruption pile: %1</source>
        <translation>Стопка коррупции: %1</translation>
    </message>
    <message>
        <source>Your corruption pile</source>
        <translation>Ваша стопка коррупции</translation>
    </message>
    <message>
        <source>Hand, green backs (starting goods):</source>
        <translation>Рука, зелёные рубашки (стартовые товары):</translation>
    </message>
    <message>
        <source>Hand, beige backs (goods):</source>
        <translation>Рука, бежевые рубашки (товары):</translation>
    </message>
    <message>
        <source>Hand, orange backs (characters):</source>
        <translation>Рука, оранжевые рубашки (персонажи):</translation>
    </message>
    <message>
        <source>Curses on the corruption pile:</source>
        <translation>Проклятия на стопке коррупции:</translation>
    </message>
    <message>
        <source>Cards in the corruption pile:</source>
        <translation>Карты в стопке коррупции:</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Event token, face down</source>
        <translation>Жетон события, лицом вниз</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>Использовано: %1</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>Конец раунда %1</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Сеты</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Горизонтальные</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>Коррупция</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Шаги назад</translation>
    </message>
    <message>
        <source>most corrupt</source>
        <translation>хуже всех</translation>
    </message>
    <message>
        <source>Market: %1</source>
        <translation>Рынок: %1</translation>
    </message>
    <message>
        <source>Sets of %1: %2</source>
        <translation>Сеты, %1: %2</translation>
    </message>
    <message>
        <source>Event tokens left: %1 of %2</source>
        <translation>Жетонов событий осталось: %1 из %2</translation>
    </message>
</context>
<context>
    <name>SobekWords</name>
    <message>
        <source>Name the first player</source>
        <translation>Назвать первого игрока</translation>
    </message>
    <message>
        <source>Take card</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Play character</source>
        <translation>Разыграть персонажа</translation>
    </message>
    <message>
        <source>Play set</source>
        <translation>Сыграть сет</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Give up card</source>
        <translation>Отдать карту</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>Добавить к сету</translation>
    </message>
    <message>
        <source>Steal card</source>
        <translation>Украсть карту</translation>
    </message>
    <message>
        <source>Use token</source>
        <translation>Применить жетон</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Не брать</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Положить сюда</translation>
    </message>
    <message>
        <source>Lay set</source>
        <translation>Выложить сет</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>You are in last place, so you name who begins the round</source>
        <translation>Вы на последнем месте, поэтому называете, кто начинает раунд</translation>
    </message>
    <message>
        <source>%1 begins?</source>
        <translation>Начинает %1?</translation>
    </message>
    <message>
        <source>Who begins the round?</source>
        <translation>Кто начинает раунд?</translation>
    </message>
    <message>
        <source>Take a card, play a set or a character</source>
        <translation>Возьмите карту, сыграйте сет или персонажа</translation>
    </message>
    <message>
        <source>Cards that you skip go to your corruption pile</source>
        <translation>Пропущенные карты уходят в вашу стопку коррупции</translation>
    </message>
    <message>
        <source>Play this character: %1?</source>
        <translation>Разыграть персонажа: %1?</translation>
    </message>
    <message>
        <source>Take the ivory?</source>
        <translation>Взять слоновую кость?</translation>
    </message>
    <message>
        <source>Take the ebony?</source>
        <translation>Взять эбен?</translation>
    </message>
    <message>
        <source>Take the marble?</source>
        <translation>Взять мрамор?</translation>
    </message>
    <message>
        <source>Take the cattle?</source>
        <translation>Взять скот?</translation>
    </message>
    <message>
        <source>Take the fish?</source>
        <translation>Взять рыбу?</translation>
    </message>
    <message>
        <source>Take the wheat?</source>
        <translation>Взять пшеницу?</translation>
    </message>
    <message>
        <source>Take the amulet?</source>
        <translation>Взять амулет?</translation>
    </message>
    <message>
        <source>Take the character?</source>
        <translation>Взять персонажа?</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Это бесплатно</translation>
    </message>
    <message>
        <source>Add to your set of %1: %2?</source>
        <translation>Добавить к сету %1: %2?</translation>
    </message>
    <message>
        <source>%1, until now %2</source>
        <translation>%1, сейчас %2</translation>
    </message>
    <message>
        <source>Play a set of %1: %2?</source>
        <translation>Сыграть сет %1: %2?</translation>
    </message>
    <message>
        <source>Which goods leave your corruption pile?</source>
        <translation>Какой товар уходит из вашей коррупции?</translation>
    </message>
    <message>
        <source>All cards of one kind leave; characters of that kind as you like, amulets stay</source>
        <translation>Уходят все карты одного товара, его персонажи по желанию; амулеты остаются</translation>
    </message>
    <message>
        <source>Remove from corruption: %1?</source>
        <translation>Убрать из коррупции: %1?</translation>
    </message>
    <message>
        <source>With them: %1</source>
        <translation>Вместе с ними: %1</translation>
    </message>
    <message>
        <source>Goods cards only, no character</source>
        <translation>Только товары, без персонажей</translation>
    </message>
    <message>
        <source>Give up this card: %1?</source>
        <translation>Отдать эту карту: %1?</translation>
    </message>
    <message>
        <source>Which card do you give up?</source>
        <translation>Какую карту вы отдаёте?</translation>
    </message>
    <message>
        <source>Whose corruption pile does the Vizier open?</source>
        <translation>Чью стопку коррупции открывает Визирь?</translation>
    </message>
    <message>
        <source>Vizier: %1?</source>
        <translation>Визирь: %1?</translation>
    </message>
    <message>
        <source>You see the whole pile and take one card</source>
        <translation>Вы увидите всю стопку и возьмёте одну карту</translation>
    </message>
    <message>
        <source>Whom does the Thief rob?</source>
        <translation>Кого обкрадывает Вор?</translation>
    </message>
    <message>
        <source>Thief: %1?</source>
        <translation>Вор: %1?</translation>
    </message>
    <message>
        <source>You choose a back, and get a random card with it</source>
        <translation>Вы выбираете рубашку и получаете случайную карту с ней</translation>
    </message>
    <message>
        <source>Whose boat drifts back?</source>
        <translation>Чья лодка возвращается назад?</translation>
    </message>
    <message>
        <source>Back with this boat: %1?</source>
        <translation>Вернуть эту лодку: %1?</translation>
    </message>
    <message>
        <source>It goes to the nearest earlier space with this symbol: %1</source>
        <translation>Она идёт на ближайшую клетку позади с символом: %1</translation>
    </message>
    <message>
        <source>Who gets the Curse?</source>
        <translation>Кому Проклятие?</translation>
    </message>
    <message>
        <source>Curse: %1?</source>
        <translation>Проклятие: %1?</translation>
    </message>
    <message>
        <source>It counts as two corruption cards at the end of the round</source>
        <translation>Оно считается за две карты коррупции в конце раунда</translation>
    </message>
    <message>
        <source>Corruption pile: %1</source>
        <translation>Стопка коррупции: %1</translation>
    </message>
    <message>
        <source>Take this card: %1?</source>
        <translation>Взять эту карту: %1?</translation>
    </message>
    <message>
        <source>Which card does the Vizier take?</source>
        <translation>Какую карту берёт Визирь?</translation>
    </message>
    <message>
        <source>Hand: %1. You get a random card with this back</source>
        <translation>Рука: %1. Вы получите случайную карту с этой рубашкой</translation>
    </message>
    <message>
        <source>Steal a card: %1?</source>
        <translation>Украсть карту: %1?</translation>
    </message>
    <message>
        <source>Which back does the Thief choose?</source>
        <translation>Какую рубашку выбирает Вор?</translation>
    </message>
    <message>
        <source>Which cards join a set of yours?</source>
        <translation>Какие карты присоединить к вашему сету?</translation>
    </message>
    <message>
        <source>One or two hand cards; no event follows</source>
        <translation>Одна или две карты руки; события не будет</translation>
    </message>
    <message>
        <source>The Merchant skips cards for nothing</source>
        <translation>Купец пропускает карты бесплатно</translation>
    </message>
    <message>
        <source>Which card does the Merchant take?</source>
        <translation>Какую карту берёт Купец?</translation>
    </message>
    <message>
        <source>Any card of the row, without corruption</source>
        <translation>Любая карта ряда, без коррупции</translation>
    </message>
    <message>
        <source>Use this token: %1?</source>
        <translation>Применить этот жетон: %1?</translation>
    </message>
    <message>
        <source>Which event do you use?</source>
        <translation>Какое событие применить?</translation>
    </message>
    <message>
        <source>Only you see the tokens. The others stay for later sets</source>
        <translation>Жетоны видите только вы. Остальные ждут следующих сетов</translation>
    </message>
    <message>
        <source>The set counts one card and two scarabs more</source>
        <translation>В сете на карту и двух скарабеев больше</translation>
    </message>
    <message>
        <source>Prosperity for your set: %1?</source>
        <translation>Процветание для вашего сета: %1?</translation>
    </message>
    <message>
        <source>On which set does Prosperity lie?</source>
        <translation>На какой сет ляжет Процветание?</translation>
    </message>
    <message>
        <source>Lay a set of %1: %2?</source>
        <translation>Выложить сет %1: %2?</translation>
    </message>
    <message>
        <source>It counts its scarabs: %1</source>
        <translation>Считаются скарабеи: %1</translation>
    </message>
    <message>
        <source>The round is over. Lay horizontal sets?</source>
        <translation>Раунд окончен. Выложить горизонтальные сеты?</translation>
    </message>
    <message>
        <source>They count their scarabs. All other hand cards go to your corruption pile</source>
        <translation>Считаются скарабеи. Остальные карты руки уйдут в вашу коррупцию</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <translation>Начинает: %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Взять: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Сет: %1</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Lay: %1 (%2)</source>
        <translation>Выложить: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>Prosperity: %1</source>
        <translation>Процветание: %1</translation>
    </message>
    <message>
        <source>face-down character</source>
        <translation>персонаж лицом вниз</translation>
    </message>
    <message>
        <source>%1. %2 (+%3)</source>
        <translation>%1. %2 (+%3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>без персонажей</translation>
    </message>
    <message>
        <source>This card does not fit the set of %2: %1</source>
        <translation>Эта карта не подходит к сету %2: %1</translation>
    </message>
    <message>
        <source>There is no card at this place of the row</source>
        <translation>На этом месте ряда нет карты</translation>
    </message>
    <message>
        <source>There is no such player</source>
        <translation>Такого игрока нет</translation>
    </message>
    <message>
        <source>This opponent cannot be chosen: there is nothing to take</source>
        <translation>Этого соперника выбрать нельзя: брать нечего</translation>
    </message>
    <message>
        <source>Only a character has a power</source>
        <translation>Умение есть только у персонажа</translation>
    </message>
    <message>
        <source>There is no such good</source>
        <translation>Такого товара нет</translation>
    </message>
    <message>
        <source>There is no such card</source>
        <translation>Такой карты нет</translation>
    </message>
    <message>
        <source>You do not hold these cards</source>
        <translation>Этих карт нет на вашей руке</translation>
    </message>
    <message>
        <source>There is no such card in this pile</source>
        <translation>Такой карты нет в этой стопке</translation>
    </message>
    <message>
        <source>These characters cannot leave with this good</source>
        <translation>Эти персонажи не могут уйти с этим товаром</translation>
    </message>
    <message>
        <source>Characters may not lie in a horizontal set</source>
        <translation>Персонажи не могут лежать в горизонтальном сете</translation>
    </message>
    <message>
        <source>Amulets alone are no set; they join a set that already lies before you</source>
        <translation>Одни амулеты не сет; они присоединяются к сету, который уже лежит перед вами</translation>
    </message>
    <message>
        <source>You have no such set</source>
        <translation>Такого сета у вас нет</translation>
    </message>
    <message>
        <source>There is no card with this back</source>
        <translation>Карты с такой рубашкой нет</translation>
    </message>
    <message>
        <source>This token is not among those left</source>
        <translation>Этого жетона среди оставшихся нет</translation>
    </message>
    <message>
        <source>A token must be taken while one is left</source>
        <translation>Жетон нужно взять, пока он есть</translation>
    </message>
    <message>
        <source>Prosperity is for cattle, fish and wheat</source>
        <translation>Процветание — для скота, рыбы и пшеницы</translation>
    </message>
    <message>
        <source>The same cards can be played in their order</source>
        <translation>Те же карты можно сыграть в их порядке</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Сеты</translation>
    </message>
    <message>
        <source>Horizontal sets</source>
        <translation>Горизонтальные сеты</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>Гильдии</translation>
    </message>
    <message>
        <source>Deceit</source>
        <translation>Обман</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>Коррупция</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One less</source>
        <translation>На один меньше</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>На один больше</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>На %1 больше</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>To the lobby</source>
        <translation>В библиотеку</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Отменить ход (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Вернуть ход (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Подсказка (H)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Правила (F1)</translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation>Журнал (L)</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Сохраняется…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Rules and table</source>
        <translation>Правила и стол</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Ещё настройки</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Учебная партия</translation>
    </message>
    <message>
        <source>Undo without limit; it counts in no statistics</source>
        <translation>Отмена без ограничений; в статистику не идёт</translation>
    </message>
    <message>
        <source>Show legal places</source>
        <translation>Показывать возможные места</translation>
    </message>
    <message>
        <source>Frames on the board, points in advance</source>
        <translation>Рамки на поле, очки заранее</translation>
    </message>
    <message>
        <source>Screen between players</source>
        <translation>Экран между ходами</translation>
    </message>
    <message>
        <source>Hide the table when you hand over</source>
        <translation>Скрывать стол при передаче хода</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер раздачи</translation>
    </message>
    <message>
        <source>The same number deals the same game</source>
        <translation>Тот же номер — та же раздача</translation>
    </message>
    <message>
        <source>Another deal number</source>
        <translation>Другой номер раздачи</translation>
    </message>
    <message>
        <source>Deal number %1</source>
        <translation>Номер раздачи %1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>monastery with a road</source>
        <translation>монастырь с дорогой</translation>
    </message>
    <message>
        <source>monastery among fields</source>
        <translation>монастырь среди полей</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>прямая дорога</translation>
    </message>
    <message>
        <source>road bend</source>
        <translation>поворот дороги</translation>
    </message>
    <message>
        <source>fork of three roads</source>
        <translation>развилка трёх дорог</translation>
    </message>
    <message>
        <source>crossing of four roads</source>
        <translation>перекрёсток четырёх дорог</translation>
    </message>
    <message>
        <source>city on all sides, pennant</source>
        <translation>город со всех сторон, щит</translation>
    </message>
    <message>
        <source>city above a straight road</source>
        <translation>город над прямой дорогой</translation>
    </message>
    <message>
        <source>city on one side</source>
        <translation>город с одной стороны</translation>
    </message>
    <message>
        <source>city across the tile, pennant</source>
        <translation>город через весь тайл, щит</translation>
    </message>
    <message>
        <source>city across the tile</source>
        <translation>город через весь тайл</translation>
    </message>
    <message>
        <source>two cities facing each other</source>
        <translation>два города друг против друга</translation>
    </message>
    <message>
        <source>two cities at one corner</source>
        <translation>два города у одного угла</translation>
    </message>
    <message>
        <source>city, road bending right</source>
        <translation>город, дорога сворачивает направо</translation>
    </message>
    <message>
        <source>city, road bending left</source>
        <translation>город, дорога сворачивает налево</translation>
    </message>
    <message>
        <source>city and a fork of three roads</source>
        <translation>город и развилка трёх дорог</translation>
    </message>
    <message>
        <source>corner city, pennant</source>
        <translation>угловой город, щит</translation>
    </message>
    <message>
        <source>corner city</source>
        <translation>угловой город</translation>
    </message>
    <message>
        <source>corner city and a road bend, pennant</source>
        <translation>угловой город и поворот дороги, щит</translation>
    </message>
    <message>
        <source>corner city and a road bend</source>
        <translation>угловой город и поворот дороги</translation>
    </message>
    <message>
        <source>city on three sides, pennant</source>
        <translation>город с трёх сторон, щит</translation>
    </message>
    <message>
        <source>city on three sides</source>
        <translation>город с трёх сторон</translation>
    </message>
    <message>
        <source>city on three sides with a road, pennant</source>
        <translation>город с трёх сторон и дорога, щит</translation>
    </message>
    <message>
        <source>city on three sides with a road</source>
        <translation>город с трёх сторон и дорога</translation>
    </message>
    <message>
        <source>city on all sides with a bazaar</source>
        <translation>город со всех сторон с базаром</translation>
    </message>
    <message>
        <source>city across the tile with a bazaar</source>
        <translation>город через весь тайл с базаром</translation>
    </message>
    <message>
        <source>city, road to a bazaar</source>
        <translation>город, дорога к базару</translation>
    </message>
    <message>
        <source>bazaar among fields</source>
        <translation>базар среди полей</translation>
    </message>
    <message>
        <source>road to a bazaar</source>
        <translation>дорога к базару</translation>
    </message>
    <message>
        <source>bazaar between two roads</source>
        <translation>базар между двумя дорогами</translation>
    </message>
    <message>
        <source>bazaar between two roads, inn</source>
        <translation>базар между двумя дорогами, трактир</translation>
    </message>
    <message>
        <source>three cities, road to one of them</source>
        <translation>три города, дорога к одному из них</translation>
    </message>
    <message>
        <source>pointed city with a road</source>
        <translation>остроконечный город с дорогой</translation>
    </message>
    <message>
        <source>monastery in a city across the tile</source>
        <translation>монастырь в городе через весь тайл</translation>
    </message>
    <message>
        <source>monastery by a straight road</source>
        <translation>монастырь у прямой дороги</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Felucca</source>
        <translation>Фелука</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранения</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи партий</translation>
    </message>
    <message>
        <source>EN</source>
        <comment>code of the language in use</comment>
        <translation>RU</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Тёмная тема</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Светлая тема</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Крупнее (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Мельче (−)</translation>
    </message>
    <message>
        <source>Fit the board (0)</source>
        <translation>Показать всё поле (0)</translation>
    </message>
</context>
</TS>
