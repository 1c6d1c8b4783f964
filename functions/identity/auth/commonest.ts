/**
 * Common passwords, which attackers try first, in lower case and separated by blanks: the 3,000
 * most common ones that could meet our rule, and the words of at least six letters among the 5,000
 * most common of all.
 * Source: @zxcvbn-ts/language-common 4.1.3 (MIT), its list of common passwords, in its order.
 */
export const commonest = new Set(
	`
!qaz2wsx !qazxsw2 0000000000d 0000000000o 000777fffa 007james 01081988m 013cpfza 01telemike01
033028pw 063dyjuy 0773417k 085tzzqi 090808qwe 0987654321a 0o9i8u7y 0o9i8u7y6t 0okm9ijn 0p9o8i7u
0raziel0 0sister0 100years 1029384756q 10inches 1111111111zz 11111111a 1111111a 1111111q 111111aa
11111aaaaa 1111aaaa 1111qqqq 111222333a 11223344q 112233aa 118a105b 11c645df 11qq22ww 1211123a
123123123a 123123123q 123123qwe 123123qweqwe 1232323q 123321qaz 123321qq 123321qwe 123321qweewq
12341234q 12344321a 12344321q 1234554321q 1234567890a 1234567890m 1234567890q 1234567890qaz
1234567890qw 1234567890qwe 1234567890s 1234567890w 1234567890z 1234567890zzz 123456789a 123456789aa
123456789abc 123456789as 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g
123456789i 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q
123456789qaz 123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwerty 123456789r
123456789s 123456789t 123456789v 123456789w 123456789x 123456789y 123456789z 123456789zx
123456789zxc 12345678a 12345678c 12345678m 12345678q 12345678qwe 12345678s 12345678z 1234567a
1234567aa 1234567b 1234567d 1234567k 1234567l 1234567m 1234567q 1234567qw 1234567r 1234567s
1234567t 1234567u 1234567v 1234567w 1234567z 123456aa 123456aaa 123456ab 123456abc 123456as
123456asd 123456qaz 123456qq 123456qqq 123456qw 123456qwe 123456qwer 123456qwert 123456qwerty
123456ru 123456ss 123456zx 123456zxc 123456zz 12345abc 12345abcde 12345asd 12345asdfg 12345qaz
12345qwe 12345qwer 12345qwert 12345qwerty 12345rewq 12345trewq 12345zxc 12345zxcvb 1234abcd
1234asdf 1234kekc 1234qwer 1234qwerasdf 1234qwert 1234qwerty 1234rewq 1234rmvb 1234zxcv 1236987z
123abc123 123as123 123asd123 123hfjdk147 123masha 123mudar 123qaz123 123qazwsx 123qq123 123qwe12
123qwe123 123qwe123qwe 123qwe321 123qwe456 123qwe456rty 123qweas 123qweasd 123qweasdzxc 123qweqwe
123qwert 123qwerty 123zxc123 12e3e456 12locked 12monkey 12qw12qw 12qw34er 12qw34er56ty 12qwaszx
12qwerty 12s3t4p55 134kzbip 135135ab 1357911q 14vbqk9p 151nxjmt 154ugeiu 158uefas 15s9pu03
17071994a 17171717aa 19371ayj 1958proman 1972chev 1986irachka 19952009sa 19mtpgam19 1a2a3a4a
1a2a3a4a5a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1a2s3d4f5g6h 1aaaaaaa 1abcdefg 1asshole 1basebal
1bbbbbbb 1bigdick 1brandon 1bulldog 1butthea 1ccccccc 1charles 1charlie 1chelsea 1chicken 1compute
1corvett 1cowboys 1diamond 1dolphin 1ferrari 1fishing 1footbal 1forever 1freedom 1fuckyou 1grizzly
1heather 1herbier 1hxboqg2 1hxboqg2s 1j9e7f6f 1jackson 1jeffrey 1jennife 1jessica 1jjjjjjj 1johnson
1letmein 1manager 1matthew 1melissa 1michael 1michell 1million 1monster 1mustang 1panther
1pass1page 1passwor 1password 1patrick 1phoenix 1porsche 1q2q3q4q 1q2q3q4q5q 1q2w3e4r 1q2w3e4r5
1q2w3e4r5t 1q2w3e4r5t6y 1q3e5t7u 1qa2ws3e 1qa2ws3ed 1qa2ws3ed4rf 1qasw23ed 1qay2wsx 1qaz!qaz
1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz3edc 1qaz@wsx 1qazxcvb 1qazxsw2 1qazxsw23edc
1qazxsw23edcvfr4 1qazzaq1 1qw23er4 1qwerty1 1qwertyu 1qwertyuiop 1richard 1rosebud 1samanth
1scooter 1sexyred 1simpson 1starwar 1steeler 1sunshin 1superma 1thunder 1tiffany 1w2q3r4e 1w2w3w4w
1warrior 1wildcat 1william 1x2zkg8w 1xrg4kcq 1z2x3c4v 1z2x3c4v5b 1zxcvbnm 1zzzzzzz 201jedlz
20spanks 2112rush 212121qaz 213qwe879 221195ws 22q04w90e 23176djivanfros 23jordan 23skidoo 23wesdxc
245lufpq 248ujnfk 24pnz6kc 2502557i 254xtpss 260zntpc 26429vadim 267ksyjf 28infern 2b4dnvsx
2b8riedt 2bigtits 2bornot2 2bornot2b 2i5fdruv 2kash6zq 2sexy2ho 2w3e4r5t 2wj2k9oj 2wsx1qaz 2wsx3edc
2wsxcde3 2wsxzaq1 305pwzlr 311music 32615948worms 335533aa 33rjhjds 343104ky 368ejhih 380zliki
383pdjvl 38gjgeuftd 3edc4rfv 3edcvfr4 3f3fpht7op 3rjs1la7qe 3stooges 3syqo15hil 3techsrl 3xbobobo
41d8cd98f00b 427cobra 42qwerty42 4311111q 4321rewq 44magnum 4506802a 454dfmcq 45m2do5bs 474jdvff
4809594q 4815162342a 4815162342lost 4904s677075 495rus19 4cranker 4ebouux8 4fa82hyx 4freedom
4g3izhox 4gxrzemq 4me2know 4r3e2w1q 4rfv3edc 4rfv5tgb 4z34l0ts 4z3al0ts 50spanks 51094didi
531879fiz 545ettvy 551scasi 554uzpad 55bgates 565hlgqo 567rntvm 5hsu75kpot 5t4r3e2w1q 5t6y7u8i
5tgb6yhn 5tgbnhy6 5w76rnqp 5wr2i7h8 625vrobg 6339cndh 640xwfkv 6458zn7a 666satan 669e53e1 67camaro
682regkh 686xqxfg 68camaro 69camaro 6jhwmqku 6xe8j2z4 705499fh 741852kk 754740g0 7653ajl1 766rglqy
7777755102q 7777777a 777angel 78n3s5af 7elephants 7ertu3ds 7f4df451 7gorwell 7hrdnw23 7jokx7b9du
7ovtgimc 7u8i9o0p 7ugd5hip2j 80070633pc 808state 8363eddy 863abgsg 878kckxy 89231243658s 8928190a
8j4ye3uz 8letters 8phrowz622 8phrowz624 8xuuobe4 911turbo 9293709b13 9379992a 944turbo 987654321a
987654321z 989244342a 999111999q 9kyq6fge a1234567 a12345678 a123456789 a1234567890 a123456a
a123456z a19l1980 a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1l2e3x4 a1s2d3f4 a1s2d3f4g5 a32tv8ls
a3eilm2s2y a7777777 a7nz8546 a9387670a a987654321 aa1111aa aa123123 aa123321 aa123456 aaa12345
aaaa1111 aaaaaaa1 aaliyah aardvark aaron123 ab123456 ab12cd34 abc12345 abc123456 abc123456789
abc123abc abcd1234 abcd12345 abcde123 abcde12345 abcdef123 abcdefg1 aberdeen abgrtyu abigail
abigail1 abraham absolut absolute ac2zxdty access access12 access123 access14 access20 access22
access99 accord account account1 achilles acmilan1 action active acun3t1x adam1234 adgjmptw adidas
adidas12 admin123 admin18533362 admiral admiral1 adonis adrian adriana adriana1 adrienne adults
adv12775 adxel187 aezakmi aezakmi1 africa agent007 aggies aikido airborne airbus airforce airforce1
airplane ajcuivd289 ak470000 alabama alabama1 alabama123 alaska albatros albert alberto alberto1
albina albion alejandr alejandro aleksandr aleksandra aleksey alena2010 alenka alex1234 alex12345
alex1959 alex1973 alex1990 alex1991 alex1996 alex2000 alex2010 alex2112 alexalex alexande alexander
alexander1 alexandr alexandra alexey alexia alexis alexis01 alfred alfredo1 alibaba alice123 alicia
aliens alino4ka alisha alison allan123 allen123 alliance allison allison1 allmine allsop allstar
allstar1 almaz666 alpha123 alphabet alpine alucard always alyssa amadeus amadeus1 amanda amanda01
amanda11 amanda12 amanda18 amanda69 amateur amateurs amazing amazon amber123 amelia america
america1 american amsterda amsterdam amsterdam1 an83546921an13 anaconda anakin analsex anarchy
anastasia ancella2 anders anderson andre123 andrea andrea11 andreas andreas1 andrei andrei123
andres andrew andrew01 andrew10 andrew11 andrew12 andrew123 andrew13 andrew22 andrew88 andrey
andrey123 andromeda andyod22 anfield anfield1 angel123 angel666 angel777 angela angela12 angelica
angelina angelo angelo4ek angels anhyeuem animal animals animals1 anna1984 anna1986 anna1987
anna1988 anna1989 anna2000 anna2010 anna2614 annabell annette annette1 annie123 annika another1
answer anthony anthony0 anthony1 anthony2 anthony3 anthony7 anthony9 antoine anton123 antoni
antonio antonio1 anubis anything apache apollo apollo11 apollo13 apple123 applepie apples apples12
aq1sw2de3 aquarius aragorn aragorn1 archer archie argentina ariana arizona arizona1 armagedon
armani arnold arnster55 arsenal arsenal1 arsenal2 art131313 artem123 artem2010 artem777 artemis
artemka arthur artist arwpls4u as123456 asd12345 asd123456 asd123asd asd123qwe asdasd asdasd12
asdasd123 asdf1234 asdf12345 asdf4321 asdf67nm asdfasdf asdfg123 asdfg1234 asdfg12345 asdfgh
asdfgh01 asdfgh12 asdfgh123 asdfghj asdfghj1 asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfjkl
asdfjkl1 asdfzxcv asdqwe123 asdzxc asdzxc123 asfnhg66 ashlee ashleigh ashley ashley01 ashley11
ashley12 ashley69 ashton aspire aspirine assa1234 assass assassin assfuck asshole asshole1 asshole2
asshole3 assholes assman assword assword1 asterix asterix1 astra123 astrid astros at4gftlw athena
athens athlon athlon64 atlanta atlanta1 atlantic atlantis atomic attack attitude aubrey auburn
auckland2010 audrey august august11 august12 august16 august17 august25 august31 augusta augustus
aurora aussie austin austin01 austin11 austin12 austin123 austin31 austin316 australi australia
australia1 autumn avalanch avalon avatar avenger avenger1 awesome awesome1 az123456 azamat azerty
azerty123 azfpc310 azsxdc azsxdcfv b0ll0cks b1234567 b929ezzh babies baby1234 baby2000 babybaby
babyblue babyboy babydoll babyface babygirl babygirl1 babylon babylon5 babylove bacardi bacardi1
bacchus backdoor backup badass badboy badboy69 baddog badger badgirl badman baggins baggins1 bagira
bailey bailey01 bailey10 bailey11 bailey12 balance balla007 baller baller23 balloon balloon1
balloons bambam banana banana12 bananas banane bandit bandit01 bandit12 bangbang bangkok bangkok1
banker banner banshee banshee1 banzai barbados barbara barbara1 barber barbie barcelon barcelona
barefoot barker barkley barkley1 barnes barney barney11 barney12 barrett barsik bartman bartman1
barton baseba11 basebal1 baseball baseball1 baseball2 baseball3 basket basketba basketball bassman
bassman1 bastard bastard1 batman batman01 batman11 batman12 batman123 batman13 batman23 batman69
batman99 battle baxter bayern bb123456 bbbbbb99 bbbbbbb1 bcfields beaches beaches1 beagle beamer
beaner beanie bear2327 bearbear bearcat bearcat1 beast666 beastie beatle beatles beatles1 beatles4
beatrice beautifu beautiful beautiful1 beauty beaver beaver12 beaver69 beavis beavis69 because
becker beckham beckham7 beefcake beemer beerbeer beetle believe belinda bella123 bender benfica
bengals bengals1 benjamin benjamin1 bennett bennett1 benson bentley bentley1 beowulf beretta berger
berlin bermuda bernard bernard1 bernie bertha bertie bethany bethany1 better beverly bhbirf bianca
bicycle bigass bigballs bigbear bigbird bigblue1 bigboobs bigboy bigboy12 bigbutt bigcock bigdaddy
bigdaddy1 bigdick bigdick1 bigdog bigdog69 bigfoot bigfoot1 bigger biggie biggles bigguy bigmac
bigman bigmike bigmoney bigone bigred bigsexy bigsexy1 bigtime bigtime1 bigtit bigtits bigtits1
bikini bill1234 billie billy123 billybob billyboy bimmer bingo123 binladen birdie birdman birdman1
birthday birthday1 birthday10 birthday100 birthday21 birthday299 birthday3 birthday4 birthday5
birthday54 birthday6 biscuit biscuit1 bishop bitch123 bitchass bitches bitches1 biteme biteme12
biteme69 bizkit blabla black123 black666 blackbir blackcat blackdog blackhaw blackie blackie1
blackjac blackjack blackman blackout blacks blacky blade123 blades blahblah blaster blaster1 blazer
blessed blessed1 blessing blink182 blizzard blonde blondes blondie blondie1 blood123 bloody blossom
blowjob blowjob1 blowme blowme69 blue1234 blue2000 bluebird blueblue blueboy bluedog blueeyes
bluefish bluemoon bluesky bluesky1 blunt420 bmw318is bmw325is bmw330ci bob12345 bobafett bobbie
bobbob bobby123 bobcat bobdylan boeing boeing74 boeing77 bogart bogdan bogdan123 bohica bollocks
bollox bologna1 bomber bondage bondage1 bonehead bonita bonjour bonjour1 bonjovi bonkers bonnie
bonsai boobie boobies boobies1 booboo booboo12 booboo69 booger boogie booker bookworm boomboom
boomer booster1 bootie boricua boris123 borussia bosco123 boscoe01 bossman boston boston12 bottle
bottom bounce bowler bowling bowling1 bowser boxing boxster boy4u2ownnyc br00klyn bradford bradley
bradley1 branden1 brandi brando brandon brandon0 brandon1 brandon2 brandy brasil braves braves10
braves95 brazil breaker1 breast breasts breeze brenda brendan brendan1 brewer brewster brian123
briana brianna brianna1 bridge bridget bridget1 bright brighton bristol bristol1 britney britney1
brittany brittany1 broadway broken bronco broncos broncos1 broncos2 broncos7 brooke brooklyn
brooklyn1 brooks brother brother1 brothers brownie brownie1 browns browns99 brucelee bruins
bruins77 bruno123 brutus bryant bsheep75 bubba123 bubbas bubble bubbles bubbles1 bubbles2 bucket
buckeye buckeye1 buckeyes buckshot buddah buddha buddie buddy123 budlight budman budweise buffalo
buffalo1 buffett buffett1 buffy123 bugger builder bulldog bulldog1 bulldog2 bulldog7 bulldogs
bullet bullfrog bulls123 bullseye bullshit bunghole bunny123 burger burton business busted buster
buster01 buster11 buster12 buster21 buster22 buster99 butler butter buttercu butterfl butterfly
butterfly1 butthead butthole buttman button buttons buttons1 buzzard byteme c0rvette c3por2d2
c43qpul5rz cab4ma99 cabbage cactus cadillac cadr14nu caesar cahek0980 caitlin caitlin1 calgary
calico caliente californ california caligula callaway callie calvin calvin69 camaro camaro67
camaro69 camaroz2 camaroz28 cambiami camelot camelot1 camels cameltoe camera cameron cameron1
cameron2 camilla camille camille1 camp0017 campbell camper canada canadian cancel cancer cancun
candice candle candy123 candyman cannabis cannon cantona cantona7 canucks1 canyon capital capital1
capone caprice capslock captain captain1 caramel caravan carbon cardinal care1839 carina carla123
carlos carlos12 carlos123 carlton carlton1 carmel carmen carole carolin carolina carolina1 caroline
caroline1 carolyn carolyn1 carpedie carpet carrera carrera4 carrie carrot carson carter carter12
carter15 cartman cartman1 cartoon casanova caserta casey123 casino casper casper12 casper99 cassidy
cassidy1 cassie castle castro catalina catdog catfish catfish1 catherin catherine catman cattle
cavalier caveman caveman1 cbr600f3 cbr600rr cbr900rr cbr929rr ccbill ccccccc1 cde34rfv cdtnkfyf
cecilia cedric ceisi123 celeron celeste celeste1 celica celine celtic celtic1888 celtic67 celtic88
celtics celtics1 center central central1 century cerberus cessna cessna17 cezer121 cfitymrf cgfhnfr
ch1tt1ck chainsaw champion champs chance chandler chanel change changed changeme chaos666 charger
charger1 chargers chargers1 charity charlene charles charles1 charles2 charles3 charley charli
charlie charlie0 charlie1 charlie123 charlie2 charlie3 charlie4 charlie5 charlie6 charlie7 charlie8
charlie9 charlott charlotte charlton charly charmed charmed1 chase123 chaser cheater checkers
cheech cheeks cheers cheese cheese12 cheetah chelsea chelsea0 chelsea1 chelsea2 chelsea4 chelsea6
chelsea8 chemical cherokee cherry cheryl chester chester1 chester2 chester7 chevelle chevrole
chevrolet chevy350 chevy454 chevys10 chevyz71 chewie cheyenne chicago chicago0 chicago1 chicago2
chicago7 chicco22 chichi chicken chicken1 chicken123 chicken2 chickens chickenwing101 chicks chiefs
children chimera chinese1 chinook chipper chipper1 chippy chivas chloe123 chocolat chocolate
chocolate1 chopper chopper1 chris123 chrisbln chrissy chrissy1 christ christa1 christia christian
christian1 christie christin christina christine christmas christop christopher christopher1
christy christy1 chrome chronic chronic1 chrono chrysler chuang chubby chuck123 chuckie chuckie1
chuckles chucky chunky church ciccio cicero cidkid86 cigars cinder cinema cinnamon circle circus
cisco123 cjkysirj cjkywt cjxb2014 ck6znp42 claire clancy clapton clapton1 clarence clarinet classic
classic1 claude claudi claudia claudia1 claudio claymore clayton clayton1 clemson clemson1 clevelan
clifford clinton clinton1 clipper clipper1 clitoris clouds clover cmu9ggzh cobalt cobra123 cobra427
cocacola cocacola1 cocaine coconut coffee cohiba coleman coleman1 colleen colleen1 college college1
collin collins collins1 colole57 colombia colonel colorado colors colt1911 colton coltrane columbia
columbus combat combat123654 comcast1 comics command command1 commando common company compaq
compaq12 compute compute1 computer computer1 concrete condom condor confused connect connect1
conner connie connor conrad consumer contact content control control1 cookie cookie12 cookie59
cookies cookies1 cooking1 cooldude cooler coolguy coolguy1 coolio coolman coolman1 coolness cooper
cooter copper corleone cornell cornell1 corona corrado corrado1 corsair corvet07 corvett1 corvette
cosmic cosmos cosworth cotton cougar cougars counter counter1 country country1 courage courtney
courtney1 cowboy cowboy22 cowboys cowboys1 cowboys2 coyote cptnz062 cracker cracker1 crawford
crazy123 crazybab creampie creamy creative creative1 credit cricket cricket1 criminal crimson
crimson1 cristian cristina critter crjhgbjy cruise cruiser cruiser1 crunch crusader crysis crystal
crystal1 crystal2 csfbr5yy cthulhu cthutq cubbies cubbies1 cubswin cubswin1 cuddles cuddles1
cumming cumshot cupcake cupcake1 curious curious1 curtis custom cutlass cutter cvzefh1gkc cxfcnmt
cyclone cyclone1 cyclops cyclops1 cygnusx1 cynthia cynthia1 cypress d1i2m3a4 d1lakiss d78unhxq
dad2ownu daddy123 daemon daewoo dagger daisy123 dakota dakota01 dakota12 dalejr dalejr88 dallas
dallas01 dallas11 dallas12 dallas21 dallas22 dalton damage damage11 damian damien dammit damned69
damnit dancer danger daniel daniel01 daniel12 daniel123 daniela daniela1 danielle danielle1 daniil
danil8098 danila danny123 dannyboy dante123 danzig daphne dapzu455 darius darkman darkness darkside
darkstar darling darrell darren darwin dasha123 david123 davide davids davidson dawson daytona
daytona1 dbrnjh dbrnjhbz ddddddd1 de1987ma deacon deadhead deadman deadman1 deadpool deanna
death123 death666 debbie debbie69 deborah deborah1 december december1 deedee deejay deepthroat
deeznuts deeznutz defender defiant defiant1 deflep27 deftones delete delphi delta123 deluxe
demon123 demon666 demons denali denis123 denise deniska denman85 dennis denver depeche depeche1
derrick derrick1 desert design designer desire desiree deskjet destiny destiny1 destroy detroit
detroit1 deutsch devil123 devil666 devildog devilmaycry4 devils devo2706 dexter dfcbkbq dfkthbz
dfkthf dfktynbyf dfvgbh dgl70460 dharma diablo diablo11 diablo66 diablo666 dialog diamond diamond1
diamond3 diamond6 diamond7 diamonds diana123 dianne dickhead dickie diego123 diehard diesel
dietcoke dieter digger diggler digital digital1 dignity7 dilbert dilbert1 dilligaf dillon dima1234
dima12345 dima1985 dima1989 dima1990 dima1992 dima1993 dima1994 dima1995 dima1996 dima1997 dima1998
dima1999 dima2000 dima2010 dimon4ik dinamo dingdong dinosaur dipshit direct director dirtbike
discover disney divine divorce djg4bb4b dkflbckfd dkflbvbh dm6tzsgp doberman doctor dodger dodgeram
dodgers dodgers1 dogfood doggie doghouse dogman doitnow dolemit1 dollar dollars dolores dolphin
dolphin1 dolphin2 dolphins dolphins1 doma77ns domain domainlock2005 dominic dominic1 domino donald
donkey donnie dont4get donuts doobie doodle doogie dookie dorian dorothy dorothy1 dotcom double
doughboy douglas douglas1 downtown dracula dragon dragon00 dragon01 dragon10 dragon11 dragon12
dragon123 dragon13 dragon20 dragon21 dragon22 dragon23 dragon25 dragon64 dragon66 dragon69 dragon76
dragon77 dragon88 dragon99 dragonba dragonball dragons dragons1 dragoon dreamer dreamer1 dreamer2
dreams driver drizzt dro8smwq droopy drowssap drpepper drummer drummer1 ds7zamnw dthjybrf dublin
ducati ducati74 ducati99 duchess duchess1 dude1998 dudley dumbass dumbass1 duncan duncan21 dupont24
durango durango1 duster dustin dustin23 dusty123 dusty197 dutchess dwayne eae21157 eagle123 eagles
eagles05 eagles20 eastern1 eastside eatpussy eatshit eatshit1 eclipse eclipse1 eclipse2 eclipse9
eddie123 eduard eduardo eduardo1 edward edward12 edwards eeeeeee1 eeyore efbcapa201 eileen einstein
ekaterina ekaterina20 el546218 elaine elaine22 eleanor electra electra1 electric electron element
element1 elena123 elephant eleven eleven11 elijah elizabet elizabeth elizabeth1 elizaveta elliot
elliott elliott1 elmer251 elvira elvira26 elvis123 elwood emerald emerald1 emerson emerson1
emily123 eminem eminem12 emmanuel emmitt emmitt22 empire energy engage engine engineer england
england1 english enigma enter123 enterpri enterprise episode1 eraser eric1234 ericsson ernest
erotic erotica escape escort esther eternal eternal1 eternity eugene eureka euro2000 europa europe
eus1sue1 evelyn everest everest1 everett everton everton1 excalibu exigen exigent exodus explore1
explorer express express1 extra300 extreme extreme1 f00tball f15eagle f8yruxoj fabian fabric facial
faggot faith123 falcon falcon11 falcon12 falcon16 falcons falcons1 fallen fallout fallout2 fallout3
family family01 famous fantasy fantasy1 fantasy7 farley farmer farscape farside farside1 fashion
faster fatass fatboy fatcat father fatima fatluvr69 fatman favorite2 favorite3 favorite5 favorite6
favorite7 favorite8 fbi11213 fcc5nky2 feather feather1 february federico felicia felipe felix123
fender fergie fernand fernando ferrari ferrari1 ferrari2 ferrari3 ferrari5 ferret ferris fester
fetish fetish01 fetish69 fffffff1 ffvdj474 fghtkm fhntv1998 ficken fiction7 fiesta fifa2008 figaro
fighter fighter1 fighting54 filter filthy finance finance1 finger fingers finish fireball firebird
firefly firefly1 firefox fireman fireman1 fish1234 fisher fishes fishing fishing1 fisting fitness
fitness1 fk8bhydb fkbyf001 fkg7h4f3v6 fkojn6gb fktrcfylh fktrcfylh1 fktrcfylhf fktrctq flames
flamingo flash123 flatron flatron1 fletch fletcher flexible flight flipper flipper1 floppy florence
florian florian1 florida florida1 florida2 flounder flower flower12 flowers flowers1 fluffy flyboy
flyers flyers88 flying foobar footbal footbal1 football football1 football12 football2 ford9402
fordf150 fordf250 fordf350 forest forest11 forever forever1 forever21 forfun forget forgot formula
formula1 forrest forrest1 fortuna fortune fortune12 forward forward1 foryou fossil foster fowler
foxtrot foxtrot1 france frances frances1 francesc francis francis1 franco francois frank123 frankie
frankie1 franklin franky freaks freaky freckles fred1234 freddie freddie1 freddy freddy12 frederic
fredfred free4all freedom freedom1 freedom2 freedom3 freedom4 freedom5 freedom7 freedom9 freeman
freeman1 freepass freeporn freeuser freeze french friday friday13 friend friendly friends friends1
fright frisco frisky frogger frogger1 froggy front242 frontier frosty frozen fuck1234 fucked fucker
fucker11 fucker69 fuckers fuckface fuckfuck fuckher fuckin fucking fuckit fuckme fuckme69 fuckoff
fuckoff1 fuckoff2 fuckthis fuckyou fuckyou0 fuckyou1 fuckyou12 fuckyou123 fuckyou2 fuckyou6
fuckyou69 fuckyou7 fugazi function funtime funtime1 fusion futbol future futyn007 fyfcnfcbz fylhtq
fytxrf fyutkbyf gabrie gabriel gabriel1 gabriel2 gabriela gabriell galaxy galina galore gambit
gamecube gameover gandalf gandalf1 gandalf2 gandalf3 gangbang gangsta gangsta1 gangster garage
garbage garbage1 garcia garden garfield garfield1 gargoyle garrett garrett1 gaston gateway gateway1
gateway2 gateway3 gatorade gators gawker gb15kv99 gbpltw gegcbr geheim gemini gemini69 general
general1 generic1 genesis genesis1 genius geoffrey geolog323 george george01 george11 george12
georgia georgia1 gerald gerard german germany germany1 geronimo gerrard8 gerrity1 gesperrt getmoney
getsome gfhjkm gfhjkm007 gfhjkm11 gfhjkm12 gfhjkm123 gfhjkm13 gfhjkm135 gfhjkm22 gfhjkmgfhjkm
gfif1991 gfxqx686 ggggggg1 ghbdtn ghbdtn12 ghbdtn123 ghbdtnbr ghbdtnbr1 ghblehjr ghetto ghhh47hj764
ghhh47hj7649 ghjcnj ghjcnj123 ghjcnjnfr ghjcnjnfr1 ghost123 ghostrider giants giants56 gibson
gilbert gilbert1 gillian gillian1 ginger ginger11 ginger12 giorgi giovanni giuseppe gizmo123
gizmodo gizmodo1 gjkbyf gladiator global glock9mm gloria gmoney gn56gn56 gnasher23 goalie goaway
goblin goblue gobucks gobuffs2 goddess goddess1 godfathe godfather godsmack godzilla gofish goforit
goforit1 goldberg golden goldfish goldie goldstar goldwing golfball golfer golfer01 golfer12
golfer23 golfgolf golfing golfing1 goliath gollum gonavy goober goober12 good12345 good123654
goodboy goodbye goodluck goodman goodtime google google12 google123 gopher gordolee85 gordon
gordon24 gorilla gorilla1 gotcha gothic gotohell govols grace123 gracie graham grandma grandma1
granny grapes graphics grateful grease greatone greece green123 greenbay greenday greenday1 greene
greens gregor gregory gregory1 gremlin grendel grendel1 gretchen gretzky gretzky9 griffey griffey1
griffin griffin1 gringo grizzly grizzly1 gromit groove groovy groucho groupd2013 grover grumpy
gsgba368 gsxr1000 gsxr1100 guardian guiness guinness guinness1 guitar guitar12 gundam gunnar gunner
gunners gunners1 gunther1 gustav gustavo1 gy3yt2rgls gznybwf13 hacked hacker hailey halflife
halflife2 hallo123 hambone hamburg hamburg1 hamilton hamish hamlet hammer hammer22 hammers hammers1
hampton hamster hamster1 handsome handyman hannah hannah01 hannah11 hannibal hansen hansolo
hansolo1 happy100 happy123 happyday hardcock hardcore hardcore1 harder hardon hardrock hardware
harley harley01 harley11 harley12 harley69 harley99 harmony harmony1 harold harper harris harrison
harrison1 harry123 harvard harvey hassan hastings havefun hawaii hawaii50 hawaiian hawkdog79
hawkeye hawkeye1 hawkeyes hayabusa hayden hayley hd764nw5d7e1vb1 health hearts heat7777 heater
heather heather1 heather2 heaven heckfy hector hedgehog heineken helena hellfire hello123 hello1234
helloo hellos hellyeah helmet helpme hendrix hendrix1 henry123 hentai herbert herbert1 herbie
hercules herman hermes hershey hershey1 hesoyam hhhhhhh1 hidden higgins highland hihje863 hillary
hilton hiphop hippie history history1 hithere hitler hitman hitman47 hjvfirf hkger286 hobbes hobbit
hockey hockey10 hockey11 hockey12 hockey19 hockey21 hockey99 hokies holden holiday holiday1 holland
holland1 holly123 hollywoo hollywood holmes holyshit homer123 homers homerun honda123 honda200
honda250 honey123 hongkong hooker hoosier hoosiers hooter hooters hooters1 hootie hoover hopeful1
hopeless hopkins1 hopper horizon horndog horndog1 hornet horney horny123 horses hot2trot hotbox
hotboy hotdog hotpussy hotred hotrod hotsex hotsex69 hotshot hotstuff hottie house123 houses
houston houston1 howard hpmrbm41 hshfd4n279 hubert hudson hummer hummerh2 hungry hunt4red hunter
hunter01 hunter11 hunter12 hunter123 hunter22 hunter69 hunter99 hunting hunting1 hurley hurrican
husker huskers huskers1 huskies huskies1 hustler hustler1 hxp4life hyperion hzze929b iamgod ibanez
ibill123 icecream icecube1 iceman iceman69 idontkno idontknow iforgot iforgot1 iguana ihateyou
iiiiiii1 ikilz083 illini illinois illusion iloveme1 iloveme2 ilovesex iloveu iloveyo iloveyou
iloveyou1 iloveyou123 iloveyou2 ilya1234 ilya1992 imagine imagine1 immortal impala imperial incubus
incubus1 india123 indian indiana indiana1 indians indians1 indigo infantry inferno inferno1
infiniti infinity ingram01 ingrid insane insert inside integra integra1 internet internet1 intrepid
intruder inuyasha iomega ipswich ipswich1 iqzzt580 ireland ireland1 ironman ironman1 ironman2
isabel isabella isabella1 isabelle isacs155 isaiah iscool island israel istanbul italia italian
italian1 ivan2010 ivanov ivanova iverson iverson3 iwantu j0nathan j3qq4h7h2v jabroni jack1234
jackal jackass jackass1 jackie jackoff jackpot jackpot1 jackson jackson1 jackson2 jackson5 jacob123
jacques jagger jaguar jake1234 jalal123 jamaica jamaica1 james007 james123 jamesbon jamesbond
jamesbond007 jameson jameson1 jamie123 jammer jammin janice janine january january1 january2
japanese jarhead jarhead1 jasmin jasmine jasmine1 jasmine2 jasmine5 jason123 jasper jasper12 javier
jaybird jayden jayhawk jayhawks jazzman jbond007 jeanette jeanne jeff1234 jeffery jeffrey jeffrey1
jenkins jennie jennife1 jennifer jennifer1 jenny123 jensen jeremiah jeremy jericho jericho1 jerkoff
jerome jersey jesse123 jessic jessica jessica0 jessica1 jessica2 jessica7 jessica8 jessie jester
jesus123 jesus777 jesusis1 jethro jetski jewels jg3h4hfn jigei743ks jillian jillian1 jimbob jimmie
jimmy123 jjjjjjj1 jktymrf jo9k2jw2 joanna joanne jockey joejoe johann johanna johanna1 johannes
john1234 johnboy johnjohn johnny johnny69 johnny99 johnson johnson1 johnson2 johnson4 joker123
joker666 jokers jonathan jonathan1 jor23dan jordan jordan01 jordan11 jordan12 jordan123 jordan22
jordan23 jordan99 joseph joseph10 joseph12 joshua joshua01 joshua12 journey jrcfyf jtuac3my judith
juggalo juggalo1 julia123 julian julie456 juliet juliette julius jumper jumpman23 junebug junebug1
jungle junior junior12 junior123 junior24 jupiter jupiter1 jupiter2 just4fun just4you justdoit
justice justice1 justin justin10 justin11 justin12 justine justme juventus k1234567 k123456789
k9dls02a kahuna kaiser kaitlyn kaktus kamikaze kangaroo kansas karate karen123 karina karolina
karolina1 kashmir kasper katana katerina katherin katherine kathleen kathryn katie123 katrin
katrina katrina1 katya123 kawasaki kayla123 kaylee kcj9wx5n kd189nlcih keegan keeper keith123
kekskek1 keller kelley kelly001 kelly123 kelsey kendall kendall1 kendra kennedy kennedy1 kenneth
kenneth1 kenny123 kenshin kentucky kenwood kenwood1 kenworth kermit kevin123 keyboard keystone
keywest keywest1 kfnju842 kickass kickass1 kicker killbill killer killer01 killer11 killer12
killer123 killer23 killer66 killer666 killer69 killer99 killers killme kilroy kimber kimber45
kimberly kimberly1 kinder king1234 kingdom kingdom1 kingfish kingkong kingpin kingston kipper
kirill kirill123 kirsten kirsten1 kisses kissing kissme kitkat kitten kitty123 kittycat kittykat
klaster kleopatra klingon klingon1 knickers knicks knight knight12 knight99 knights knights1
knockers knopka knopo4ka kodaira52 kodiak koetsu13 kolobok kondom25 kordell1 koshka kosmos kostya
kotaku kotenok kr9z40sy kramer krishna krista kristen kristen1 kristi kristin kristin1 kristina
kristine kristy krystal ktnj2010 ktyjxrf kungfu kzsfj874 l0swf9gx l58jkdjp! l8g3bkde labrador
labtec lacrosse ladies ladybug ladybug1 laguna lakers lakers12 lakers24 lakers32 lakers34 lakota
lambert lamont lancelot lancer lansing laptop larisa larry123 lassie lasvegas latinas latino
laura123 laurel lauren laurence laurie lawrence lawyer leader leanne leather leather1 leavemealone
lebron23 ledzep left4dead left4dead2 legacy legend legion legolas legolas1 lemons len2ski1 lena1982
lena2010 lennon leonard leonard1 leonardo leonid leopard lesbian lesbian1 lesbians leslie lespaul
lespaul1 lestat lester letmein letmein0 letmein1 letmein2 letmein22 letmein3 letmein4 letmein6
letmein7 letmein9 leto2010 letsgo letter lewie622 lexmark lg2wmgvr lhbjkjubz2957704 liberty
liberty1 liberty2 library licker lickit lickme lickme69 lifehack lifetime lighter lightnin
lightning lights lillian lincoln lincoln1 linda123 lindros8 lindsay lindsay1 lindsey lindsey1
lineage2 lionel lionking lipstick liquid lisa1234 lisalisa lithium1 little liverp00l liverpoo
liverpool liverpool1 liza2000 lizard lizzie ljb4dt7n loaded lobster lobster1 locoman0 logan123
logging7 logitech logitech1 lokomotiv lol123123 lol12345 lol123456 lolipop lolita lollipop lollol
lololyo123 london london11 london12 london20 london22 london99 lonely lonestar lonewolf longhorn
looker looking looney loosee123 looser lopas123 lorenzo lorenzo1 lorraine loser123 losers
lost4815162342 lotus123 louise loulou love1234 love2000 love2011 love4ever loveit lovelove lovely
loveme loveme89 loverboy lovers lovesex loveyou loveyou1 loveyou2 loving lowrider lp2568cskt
lsdlsd12 lsia9dnb9y ltybcrf lucas123 lucifer lucifer1 lucifer666 lucille lucky123 lucky777 luckydog
ludmila ludwig luther luv2epus luv2fuck lvbnhbq lvbnhbq1 lvjdp383 lzbs2twz m1234567 m1garand
m6cjy69u35 m7hsqstm macdaddy machine machine1 macross macsan26 madala11 madden maddie maddog
madeline madina madison madison0 madison1 madison2 madison3 madison9 madman madmax madness madness1
madonna madonna1 madrid maestro maggie maggie11 maggie12 maggot magic123 magical magical123 magick
magicman magnolia magnum magnus magpie magpies1 maiden mailcreated5240 mailman mailman1 majestic
makaveli makeksa11 maksim malaka malcolm malcolm1 malibu malina mallard mallard1 malone mama1234
mama1963 mama2010 mamapapa mammoth1 manager manager1 manchest manchester mancity mancity1 mandarin
mandingo mandy123 mangust6403 maniac manning1 manowar manson mantis manuel manuela manutd
mapet123456 maradona marathon marcel marcia marcius2 marcos marcus margaret margarita maria123
mariah marian marianne marie123 marika marilyn marilyn1 marina marina123 marine mariner1 mariners
marines marines1 marino marino13 mario123 marion marisa marissa marissa1 marius mark1234 marker
market markus marlboro marlboro1 marlene marley marlin married1 marsha marshall martha martin
martin11 martin12 martina martina1 martine martinez martini martini1 marvel marvin maryann maryjane
maryland mash4077 masha123 masha1998 mason123 massage massimo massive master master00 master01
master10 master11 master12 master123 master13 master21 master22 master23 master55 master69 master77
master99 masterb8 masters masters1 matador mathew matilda matilda1 matrix matrix01 matrix12
matrix13 matrix69 matt1234 matthew matthew1 matthew2 matthew3 matthew7 matthew8 matthew9 matthews
mattie mature maureen maureen1 maurice maurice1 maverick maverick1 max33484 maxell maxim1935 maxima
maximum maximus maximus1 maximus2 maxine maxmax maxwell maxwell1 maxwell2 maxwell7 mayday mayhem
maynard maynard1 mazafaka mazda323 mazda626 mazdarx7 mazdarx8 meatball meathead meatloaf mechanic
medical medicine medusa megadeth megaman megaman1 megapass megatron meghan meister melanie melanie1
melanie2 melinda melinda1 melissa melissa1 melissa2 melissa3 melissa6 melissa7 mellon mellow melody
melvin member memorex memory memphis memphis1 menace meowmeow mercedes mercedes1 mercury mercury1
mercury7 meredith meridian merlin merlin01 merlin12 merlin69 merlin99 merlot mermaid merrill1
mersedes metal666 metallic metallica metallica1 method metro2033 mets1986 mexico michae michael
michael0 michael1 michael12 michael2 michael3 michael4 michael5 michael6 michael7 michael8 michael9
michaela micheal michel michele michele1 michell michelle michelle1 michigan mick7278 mickey
mickey01 mickey11 mickey12 microlab microlab1 micron microsof microsoft midget midnight midnight1
midway mighty miguel mike1234 mikemike mikey123 milana milano milena military milkman milkman1
miller miller31 millie million million1 millions millwall milton mimi92139 mine2306 minecraft
minecraft123 minime minnie miracle mirage miranda miranda1 miriam mirror misery misfit misfit99
mishka mission mission1 missy123 mister mistral1 mistress misty123 mitchell mittens mittens1
mnbvcxz1 mobile models modena mohamed mohammed mollie molly123 mollydog moloko molson mom4u4mm
mommy123 momoney monaco monalisa monarch monday monday12 mondeo money111 money123 money4me money777
moneyman moneys mongoose monica monica12 monica69 monika monique monique1 monitor monitor1 monkey
monkey00 monkey01 monkey10 monkey11 monkey12 monkey123 monkey13 monkey20 monkey21 monkey22 monkey23
monkey24 monkey66 monkey69 monkey77 monkey99 monkeys monkeys1 monopoly monroe monster monster1
monster2 montana montana1 montgom240 montreal monty123 moocow mookie mookie12 moom4242 moomoo
moonlight moose123 morgan morgan01 morgan12 moritz morning morpheus morris morrison mortgage
mortimer moscow mother motherfucker motherlode motley motorola mounta1n mountain mouse123 movies
mozart mtwapa1a muffin muffin12 mulder mullet multiplelo munchkin muppet murder murphy murphy01
murray musashi muscle mushroom music123 musica musicman mustafa mustang mustang0 mustang1 mustang2
mustang3 mustang4 mustang5 mustang6 mustang69 mustang7 mustang8 mustang9 mustangs mustard mustard1
mvtnr765 mwq6qlzo mxaigtg5 my2girls my3girls mybaby mylife mylove myname mypass myself myspace1
mystery mystery1 mystic myxworld4 nadine nancy123 napass napoleon napoli napster naruto naruto12
naruto123 nascar nascar03 nascar20 nascar24 nascar88 nascar99 nastya nastya1995 natali natalia
natalia1 natalie natalie1 natas666 natasha natasha1 natasha2 nathalie nathan nathan12 national
natural natural1 nature naughty naughty1 ncc1701a ncc1701d ncc1701e ncc74656 nccpl25282 ndshnx4s
nebraska nellie nelson nemesis nemesis1 nemrac58 nemvxyheqdd5oqxyxyzi neptune neptune1 network
network1 nevada newbie newcastl newlife newlife1 newman newpass newpass1 newpass3 newpass6 newport
newport1 newproject2004 newton newyork newyork1 nfnmzyf nguyen nhfdvfnjkju123 nicholas nicholas1
nick1234 nickel nicola nicolas nicolas1 nicole nicole11 nicole12 nicole23 nigger nightmare nihao123
nike1234 nikita nikita123 nikita2000 nikita95 nikki123 nikola nikolay nimbus nimrod niners ninjas
nintendo nintendo1 nintendo64 nipper nipple nipples nirvana nirvana1 nissan nissan350z nitram
nobody noelle nofear nohack04 nokia123 nokia2700 nokia3110 nokia3230 nokia3250 nokia3310 nokia5130
nokia5228 nokia5230 nokia5300 nokia5310 nokia5320 nokia5530 nokia5800 nokia6120 nokia6230
nokia6230i nokia6233 nokia6300 nokia6303 nokia6630 nokia7610 nokia8800 nokian70 nokian73 nokian95
nolimit nolimit5 nolimit8 nolimit9 nomore noname123 noncapa0 nonrev67 noodle noodles noodles1
nookie nopass norman northern norton norway note1234 nothing nothing1 novell november ntktajy
nudist nugget nuggets number number20 nuttertools nwo4life nyjets nylons nymets o4izdmxu oakland
oakland1 oakley obiwan oblivion oc247ngucz oceans oceans11 october october1 october2 october3
october6 october8 odessa office ohyeah oilers oklahoma oksana oktober7 oldman oleg1995 oliver
olivia olivier ololo123 omega123 onelove onelove1 onetime online onlyme onlyone4 oooooo99 open1234
openup operator opopop11 optimus oqglh565 oracle orange orange12 orange44 orange77 orange99 oranges
oranges1 orchid oregon orgasm original orioles orioles1 orlando orlando1 oscar123 osiris othello
ou8124me outkast outlaw overkill overlord oxford ozlq6qwm p0015123 p0o9i8u7 p1234567 p2ssw0rd
p3nnywiz p455w0rd p4ssw0rd p4ssword p@ssw0rd pa55w0rd pa55word pacers pacific pacific1 packard
packard1 packer packers packers1 packers4 pacman padres paintbal paintball paintball1 painter
painter1 pakistan palace paladin paladin1 palmer paloma pamela panama panasoni panasonic pancake1
pancho panda123 pandora pandora1 pandora2 pantera pantera1 panther panther1 panther2 panther5
panthers panthers1 panties panties1 panties2 pantyhos panzer paradise paradox paris123 parker
parker12 parol123 parol999 parola parrot pascal pasha123 pass1234 pass1word passat passion passion1
passme passpass passport passw0rd passw0rd1 passwd passwor passwor1 password password0 password00
password01 password1 password10 password11 password12 password123 password1234 password13 password2
password21 password23 password3 password4 password5 password6 password69 password7 password8
password9 password99 passwords passwort patches patches1 patience patricia patrick patrick0
patrick1 patrick2 patrick3 patrick7 patrick8 patrick9 patriot patriot1 patriots patton paul1234
paula123 paulina1 pauline pavilion payton payton34 pdtplf peace123 peaches peaches1 peaches2
peacock peacock1 peanut peanut12 peanuts peanuts1 pearljam pebbles pebbles1 pedro123 peekab00
peekaboo peewee pegasus pegasus1 pencil penelope penguin penguin1 penguins penis123 penny123
penthous pentium pentium1 pentium2 pentium3 pentium4 people pepper pepper01 pepper11 pepper12
pepper123 pepper76 pepsi123 perfect perfect1 person personal pervert pervert1 peter123 peterpan
peters peterson petrov peugeot peyton pgszt6md phantom phantom1 phantom2 pheonix philip philippe
philips philips1 phillies phillip phillip1 phillips philly phish123 phish420 phoebe phoeni phoenix
phoenix1 phoenix2 phoenix3 phoenix7 phoenix8 photos pi314159 pianoman piazza31 picard picasso
picasso1 piccolo pickle pickles pickles1 pickup picture pierce pierre piglet pikachu pikachu1
pillow pilot123 pimpin pineappl pingpong pinhead pinkfloy pioneer pioneer1 pippen pippen33 pippin
pirate pirates pirates1 pisces pissing pissoff pistol pistons1 pitbull pitbull1 pizza123 pizzas
planet plastic plastic1 platinum playboy playboy1 playboy2 player player69 playing playstation
playstation2 playstation3 playtime please pleasure plumber plumber1 plymouth pobeda poetry poison
poiu0987 poiu1234 pokemon pokemon1 pokemon12 pokemon123 pokemon2 poker123 poland polaris polaris1
police police22 polina polniypizdec0211 polniypizdec110211 polo1234 polopolo09 polska pompey
pon32029 poncho pontiac pontiac1 poochie poochie1 poodle poohbear poohbear1 pookie pool6123
poontang pooper poopie poopoo pooppoop pooter popcorn popcorn1 popeye poppy123 porkchop porn1234
porn4life porno123 pornos pornstar porsche porsche1 porsche9 porsche911 porter portland portugal
poseidon positive possum postal postov10 postov1000 potato pothead potter powder powell power123
powers preacher precious precious1 predator prelude prelude1 premier premier1 presario presto
preston preston1 pretty primetime21 primus prince prince12 princes princess princess1 printer
printer1 prissy private private1 privet prodigy prodigy1 profit project1 property prophet psw333333
psychnaut1 psycho ptfe3xxp public puddin pudding pufunga7782 pulsar pumpkin pumpkin1 punisher
punkin punkrock puppies pupsik purdue purple purple01 purple12 pussey pussie pussies pussy101
pussy123 pussy4me pussycat pussyman pussys putter pxx3eftp pyramid pyramid1 python q1234567
q12345678 q123456789 q1234567890 q123456q q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t q1w2e3r4t5
q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q2w3e4r5 q8zo8wzq qawsed qawsed123 qawsedrf qaz12345
qaz123456 qaz123wsx qaz12wsx qaz1wsx2 qazqaz qazwsx qazwsx12 qazwsx123 qazwsx1234 qazwsxed
qazwsxedc qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv qazxsw qazxsw12 qazxsw123 qazxsw21
qazxswedc qazzaq qcmfd454 qmezrxg4 qmpq39zr qpful542 qq123456 qq123456789 qqqq1111 qqqqqqq1 quality
quality1 quant4307 quant4307s quantum quantum1 quartz quattro quattro6 queens quincy qw123456
qw12er34 qwaszx qwaszx12 qwaszx123 qwe123456 qwe1234567 qwe123asd qwe123qwe qwe123rty qweasd
qweasd12 qweasd123 qweasdzxc qweasdzxc1 qweasdzxc123 qweqwe qweqwe123 qwer1234 qwer12345 qwer4321
qwerasdf qwert123 qwert1234 qwert12345 qwert54321 qwerty qwerty00 qwerty01 qwerty02 qwerty10
qwerty11 qwerty111 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty13
qwerty2010 qwerty21 qwerty22 qwerty23 qwerty321 qwerty33 qwerty66 qwerty666 qwerty69 qwerty77
qwerty777 qwerty78 qwerty88 qwerty89 qwerty99 qwertyu qwertyu1 qwertyu8 qwertyui qwertyuio
qwertyuiop qwertyuiop1 qwertyuiop123 r2d2c3p0 r2d2c3po r3ady41t r3vi3wpass r4e3w2q1 rabbit rabota
racecar racecar1 racerx rachael rachael1 rachel rachel69 racing radical1 rafael ragnarok raider
raiders raiders1 raiders2 railroad rainbow rainbow1 rainbow2 rainbow6 rainbow7 rainman rainman1
raistlin rambler rambler1 rambo123 rammstein rammstein1 ramona ramones ramses rancid randall random
random123 ranger ranger01 ranger02 ranger11 ranger12 ranger21 ranger69 ranger75 ranger99 rangers
rangers1 rangers9 raptor raquel rascal rasputin rasta220 rastaman rattolo58 raven123 ravens raymond
raymond1 rb26dett rbhbkk rctybz rdgpl3ds reader reading ready2go reagan reality really realmadrid
reaper rebbyt34 rebecca rebecca1 rebecca2 rebels records recovery red12345 redalert redbull
redbull1 reddog redfish redfish1 redhead redhead1 redhot redline redman redneck redneck1 redrum
redskin1 redskins redskins1 redsox redsox04 redwing redwing1 redwings redwings1 redwood redwood1
reebok reefer reggie regina register remember remote renata renault renegade rereirf rescue
research resident respect retard retired revenge review review69 revival47 reynolds rfhbyf rfnthbyf
rfrfirf rfrnec rhbcnbyf rhfcjnrf rhiannon rhind101 rhonda rhtdtlrj ricardo ricardo1 richard
richard1 richard2 richard3 richard7 richards richie richmond rightnow ripken ripley ripper ripple
rivers rjirfrgbde rjntyjr rjycnfynby rlzwp503 roadkill roadking roadrunn robbie robert robert01
robert11 robert12 robert123 robert99 roberta roberta1 roberto roberto1 roberts roberts1 robinson
robotech rocker rocket rocket69 rocket88 rockets rockford rockhard rockon rockstar rocky123 rodman
rodney roger123 rogers roland roller rolling rolltide roma1993 roman123 roman222 romance romashka
romeo123 rommel ronald ronaldo ronaldo1 ronaldo7 ronaldo9 ronnie rookie rooney rooster rooster1
rootbeer roscoe rosebud rosebud1 rosemary rotten rovers roxanne roxanne1 royals rrrrrrr1 rt6ytere
rtyuehe rubber rulezzz runescape runescape1 runner running running1 rupert rush2112 ruslan
ruslan123 russell russell1 russell2 russia russian russian7 rustam rusty123 rvgmw2gl rz93qpmq
s1234567 s123456789 s456123789 s5r8ed67s s7fhs127 saab9000 sabbath sabbath1 sabina sabine sabres
sabrina sabrina1 sacred safari safety safeu851 sailboat sailing sailing1 sailor saints saisg002
sakura salamander saleen sally123 salmon salomon salsero salvador sam138989 samanth1 samantha
samantha1 samara samiam sammie sammy123 sampson sampson1 samson samsung samsung1 samsung123
samsung2 samtron samuel samuel12 samurai samurai1 sanchez sanchez1 sancho sander sanders sanders1
sandiego sandman sandman1 sandra sandro sandy123 sanfran sanity72 sanity729 santana santiago santos
sapper sapphire sarah123 saratoga sascha sasha123 sasha1234 sasha12345 sasha1988 sasha1992
sasha1995 sasha1996 sasha1997 sasha2000 sasha2010 sasha_007 sasuke satan666 satana satana666
saturday saturn saun24865709 sauron sausage sausage1 savage savannah save13tx sayang sc0tland
scania scanner scarface scarface1 scarlet scarlet1 scarlett schalke0 schmidt1 school school12
science scooby scooby12 scoobydo scooter scooter1 scooter2 scooter6 scooter7 scorpio scorpio1
scorpio2 scorpio7 scorpion scotch scotland scott123 scottie scottie1 scotty scoubidou2 scoubidou6
scrappy scrappy1 scratch scream screen scruffy scruffy1 scully sd3lpgdr sdsadee23 seahawks seamus
searay search searock6 seattle seattle1 sebastia sebastian sebastian1 sebora64 second secret
secret12 secret123 secrets section8 secure security security1 seeker segblue2 seinfeld select
selena selfok2013 seminole semperfi senha123 senior sentinel septembe september serega serega123
serena serenity sergeant sergei sergey sergey123 sergio sersolution server service service01
service1 sesame seven777 sevenof9 seventy7 sevilia1 sex12345 sexsex sexual sexxxx sexy1234 sexygirl
sexyman sh4d0w3d shadow shadow01 shadow11 shadow12 shadow1212 shadow123 shadow13 shadow22 shadow69
shadow99 shadows shadows1 shaggy shalom shaman shamrock shane123 shaney14 shanghai shania shannon
shannon1 shaolin shaolin1 sharks sharky sharon shasta shaved shazam shearer shearer9 sheena sheila
shelby shelley shelley1 shelly shemale shepherd sheriff sherlock sherman sherman1 sherri sherry
sherwood shiloh shirley shirley1 shithead shithead1 shitty shock123 shogun shooter shooter1
shopping shorty shotgun shotgun1 showme showtime shrike01 shygirl1 sidney siemens siemens1 sierra
sierra01 silence silver silver11 silver12 silverad silvia simba123 simon123 simona simone simple
simpson simpson1 simpsons sinatra sinbad sinclair singer single sinister sinner sintesi07 sirius
sister sithlord sixers sk84life sk8board sk8ordie skate123 skater skeeter skeeter1 skidoo skiing
skinner1 skinny skipper skipper1 skippy skittles skorpion skorpion39 skydive skylar skyler skyline
skyline1 skywalk1 skywalke skywalker slacker slacker1 slapper slappy slapshot slava123 slayer
slayer66 slayer666 slayer69 sleepy slick123 slider slimed123 slinky slipknot slipknot1 slipknot666
slippery slot2009 slutty smeghead smegma smelly smile123 smile4me smiles smiley smith123 smiths
smitty smoke420 smoker smokes smokey smokey01 smokey12 smokie smokin smoking smooth smudge snake123
snakes snapon snapper snapper1 snapple snatch sneakers snickers snickers1 sniper sniper12 snoopdog
snoopy snoopy12 snowball snowball1 snowboar snowman snowman1 snuffy snuggles sobaka soccer soccer10
soccer11 soccer12 soccer123 soccer13 soccer14 soccer15 soccer16 soccer17 soccer18 soccer20 soccer21
soccer22 soccer33 soccer69 soccer99 sochi2014 socrates softball software sojdlg123aljg soldier
soldier1 soleil solnce solomon solomon1 solution somethin something sommer sonic123 sonics sonoma
sony1234 sooner sooners sooners1 sophia sophie sophie12 soso123aljg southern southpar southpark
spaceman spam967888 spanish spanking spankme spanky spanner1 sparkle sparks sparky sparky11
sparky12 sparrow sparrow1 sparta spartak spartan spartan1 spartan117 spartans spawn666 speaker
speaker1 spears special special1 spectre spectrum speedo speedy spencer spencer1 spencer2 spider
spider12 spiderma spiderman spiderman1 spidey spike123 spinner spirit spitfire splash splinter
sponge spongebob spooky sporting sports spring spring99 springer sprint sprite spunky spurs123
sputnik spyder squall squash squirrel squirt sr20dett srinivas ssptx452 sssssss1 stacey stalin
stalker stalker1 stalker123 stallion standard stanford stanley stanley1 stanley2 staples starbuck
starcraf starcraft stardust starfire starfish stargate starman starship start123 starter startrek
starwar1 starwars starwars1 static station station1 stealth stealth1 steele steeler steeler1
steelers steelers1 stefan stefano stella stephani stephanie stephen stephen1 stereo sterlin
sterling steve121 steve123 steven stevie stewart stewart1 sticks sticky stimpy stinger stinger1
stingray stinky stocking stocks stolen stonecol stonecold stoned stoner stones stoney stories
stormy str8edge strange strange1 stranger street strength stretch strider strider1 strike striker
striker1 stripper stroke strong stuart student student1 studio studio54 studly stumpy stunner
stupid subaru sublime sublime1 subway subzero success success1 sucker sucker69 suckit suckit69
suckme sullivan sultan summer summer00 summer01 summer03 summer04 summer05 summer06 summer07
summer10 summer11 summer12 summer20 summer69 summer98 summer99 summit sundance sunday sunflowe
sunflower sunny123 sunnyday sunrise sunrise1 sunset sunsh1ne sunshin sunshine sunshine1 super123
superfly superma1 superman superman1 superman2 supersta superstar support support1 supreme sureno13
surfer surfing surfing1 susana susanne susanne1 suzanne suzanne1 suzuki sveta123 svetik svetlana
svoboda swallow sweden sweet123 sweetie sweetie1 sweetpea sweets sweety swimmer swimmer1 swimming
swinger swinger1 swingers swordfis swordfish swords sydney sydney12 sylvia syncmaster syracuse
system system32 t34vfrc1991 t3fkvkmj tabitha tacobell tacoma take8422 talisman tamara tamwsn3sja
tanker tanner tanya123 tardis target tarheel tarheel1 tarheels tarzan tatiana tatiana1 tattoo
tatyana taurus taylor taylor01 taylor12 tazman tazmania tdutybq tdutybz teacher teacher1 technics
techno teddy123 teddybea teddybear tekken telefon temp1234 tempest tempest1 templar temple tennis
tennis11 tennis12 tequila tequila1 teresa terminal terminator terrapin terror test1234 tester
testing testing1 testing123 testing2 testtest teufelo7 texas123 thailand thanatos thanks thankyou
theboss thecat thedog thedoors thedude theend thegame thegame1 thegreat thekid theking theking1
thelast1 theman theodore theone theresa theresa1 therock therock1 thesims thirteen thomas thomas01
thomas10 thomas11 thomas12 thomas123 thomas13 thomas19 thompson thongs thor5200 throat thuglife
thumbs thumper thumper1 thunder thunder1 thunder2 thunder3 thunder5 thunder7 thunder9 thunderb
thursday tiberius ticket tickle tiffany tiffany1 tiffany2 tiger123 tiger200 tigers tigers01
tigers12 tigger tigger01 tigger11 tigger12 tigger69 tigger99 tights timber timmy123 timothy
timothy1 timoxa94 tinker tinkerbell tinman tintin tiribon12 titanic titanic1 titanium titans
titleist titten titties tm371855 tmjxn151 tobias together toledo tolkien tomato tomcat tomcat14
tommy123 tommyboy tomorrow tomtom tongue toolman tootsie topcat topdog topgun topher topper tornado
tornado1 toronto toronto1 torres toshiba toshiba1 tottenha tottenham toyota tracey tracker tracker1
tractor trader trader12 traffic traffic1 trailer1 trains trance transam transam1 translator trapper
travel traveler travis treasure trebor trevor trfnthbyf triangle tricia tricky trident trident1
trigger trigger1 trinidad trinity trinity1 trinity3 trisha tristan tristan1 triton triumph triumph1
trixie trojan trojans trojans1 trombone trooper trooper1 trooper2 trouble trouble1 trouble2 trucker
trucker1 trucks truelove truman trumpet trumpet1 trunks trustn01 trustno1 tsunami tucker tuczno18
tuesday tuesday1 tulips tunafish tundra turkey turkey50 turner turtle tvxtjk7r tweety twenty
twenty20 twilight twinkle twisted twisted1 twister tyler123 typhoon tyrik123 tyrone u4slpwra ufkbyf
uiegu451 ultima ultimate umbrella unb4g9ty underdog undertaker unicorn unicorn1 unique united
universal universe unknown unknown1 unreal up9x8rww usarmy usethis1 usmc0311 usmc1775 usnavy
usuckballz1 uto29321 utopia vacation vagina valencia valentin valentina valera valeri valeria
valerie valerie1 valhalla valkyrie valley vampire vampire1 vampires vanessa vanessa1 vanhalen
vanilla vanilla1 vasilisa vaz21093 vaz21099 vector vectra vedder vegas123 vegeta velvet venera
venice venom121293 verbatim veritas veritas1 verizon1 vermont vermont1 vernon verona veronica
veronika vertigo vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbv123 vfrcbvrf vfvekz vfvf2011
vfvfgfgf vfvfgfgf123 vfvjxrf vg08k714 viagra victor victoria victoria1 victory victory1 vietnam
viewsonic vika1996 vika1998 vika2010 vika2011 viking vikings vikings1 viktor viktoria village
vincent vincent1 vinnie violet viper123 vipers virgin virginia virtual vision vitalik vivian
vkontakte vlad1994 vlad1995 vlad1996 vlad1997 vlad1998 vlad7788 vladik vladimir vladislav volley
volume volvo240 volvo850 volvos40 volvos80 volvov70 voodoo vortex voyager voyager1 voyager2 voyeur
vsjasnel12 vulcan vurdf5i2 vw198m2n w1w2w3w4 w2dlww3v5p w8gkz2x1 wagner walker wallace wallace1
walleye walleye1 walmart walnut walrus walter wanker wapbbs war3demo warcraft warcraft1 warcraft3
wareagle warhammer warlock warlock1 warlord warlord1 warner warning warren warrior warrior1
warrior2 warriors warthog wasser wassup watcher water123 waterloo waters watson weare138 weasel
weather weather1 weaver webmaste webmaster websol76 webster webster1 wedding weezer welcome
welcome1 welcome12 welcome123 welcome2 welcome8 welder welkom01 wenef45313 werewolf werner wert1234
wesley western western1 westham westham1 westside westwood wetpussy wg8e3wjf whatever whatever1
whatsup wheels whiskers whiskey whiskey1 whisky whisper whisper1 whitesox whitey whitney whitney1
whocares whynot wibble wicked wifey200 wilbur wildcat wildcat1 wildcats wildfire wildman wildman1
willia william william0 william1 william2 william3 william6 william7 william8 williams willie
willie12 willis willow wilson window windows windows1 windows9 windsor windsor1 winner winner12
winnie winnipeg261 winston winston1 winston2 winter winter00 winter01 winter11 winter12 winter99
wisdom wishbone wizard wizard12 wltfg4ta wnmaz7sd wolfgang wolfie wolfman wolfman1 wolfpack
wolverin wolverine wolves wombat wonder woody123 woofwoof woohoo wookie wordpass working wp2003wp
wraith wrangler wrest666 wrestle wrestle1 wrestlin wrestling wright wrinkle1 wrinkle5 writer wutang
wutang36 wwr8x9pu wwwwwww1 x4ww5qdr x72jhhu3z xaccess2 xakep1234 xanadu xander xavier xerxes xfiles
xohzi3g4 xsvnd4b2 xsw21qaz xsw23edc xtreme xxxpass xxxxxxx1 xyh28af4 xzsawq21 yamaha yamahar1
yamahar6 yankee yankees yankees0 yankees1 yankees2 yankees3 yankees4 yankees7 yankees9 yanshi1982
ybrbnf ybrjkfq year2000 year2005 yellow yellow12 yellow22 yes90125 yfcntymrf yfcnz123 yfnfif
yfnfkmz ym3cautj yomama yosemite yourmom yourmom1 yousuck yousuck1 yqlgr667 yr8wdxcq ytdxz2ca
yujyd360 yvonne yvtte545 yxkck878 yy5rbfsc yyyyyyy1 yzerman yzerman1 z1234567 z123456789 z123456z
z1x2c3v4 z1x2c3v4b5 zachary zachary1 zaphod zaq11qaz zaq12345 zaq123wsx zaq12wsx zaq1xsw2
zaq1xsw2cde3 zaqwsx zaqwsx123 zaqxsw zaraza zenit2011 zenith zeppelin zerocool zhuang zidane
zidane10 ziggy123 zigzag zipper zippy123 zldej102 zombie zombie13 zqjphsyf6ctifgu zvezda zx123456
zx123456789 zxasqw12 zxc12345 zxc123zxc zxcasd zxcasdqwe zxcasdqwe123 zxcv1234 zxcvb123 zxcvb12345
zxcvbn zxcvbn12 zxcvbn123 zxcvbnm zxcvbnm1 zxcvbnm12 zxcvbnm123 zz123456 zz8807zpl zzzzzzz1
`
		.trim()
		.split(/\s+/),
);
