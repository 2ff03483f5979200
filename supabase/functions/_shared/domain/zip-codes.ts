// Written by scripts/generate/zip-codes.ts (`npm run zip-codes`); do not edit.

/**
 * California's ZIP codes by the Postal Service's city name, one city a line. Text, because that is a third smaller than
 * an object of arrays; `cityOfZip` reads it.
 */
export const zipCodes = `
Acampo: 95220
Acton: 93510
Adelanto: 92301
Adin: 96006
Agoura Hills: 91301
Aguanga: 92536
Ahwahnee: 93601
Alameda: 94501 94502
Alamo: 94507
Albany: 94706
Albion: 95410
Alderpoint: 95511
Alhambra: 91801 91803
Aliso Viejo: 92656
Alleghany: 95910
Alpaugh: 93201
Alpine: 91901
Alta: 95701
Altadena: 91001
Altaville: 95221
Alturas: 96101
Alviso: 95002
Amador City: 95601
Amboy: 92304
American Canyon: 94503
Anaheim: 92801 92802 92804 92805 92806 92807 92808
Anderson: 96007
Angels Camp: 95222
Angelus Oaks: 92305
Angwin: 94508
Annapolis: 95412
Antelope: 95843
Antioch: 94509 94531
Anza: 92539
Apple Valley: 92307 92308
Applegate: 95703
Aptos: 95003
Arbuckle: 95912
Arcadia: 91006 91007
Arcata: 95521
Armona: 93202
Arnold: 95223
Aromas: 95004
Arroyo Grande: 93420
Artesia: 90701
Artois: 95913
Arvin: 93203
Atascadero: 93422
Atherton: 94027
Atwater: 95301
Auberry: 93602
Auburn: 95602 95603 95604
Avalon: 90704
Avenal: 93204
Avery: 95224
Avila Beach: 93424
Azusa: 91702
Badger: 93603
Baker: 92309
Bakersfield: 93301 93304 93305 93306 93307 93308 93309 93311 93312 93313 93314
Baldwin Park: 91706
Ballico: 95303
Bangor: 95914
Banning: 92220
Bard: 92222
Barstow: 92311
Bass Lake: 93604
Bayside: 95524
Beale Afb: 95903
Beaumont: 92223
Beckwourth: 96129
Belden: 95915
Bell Gardens: 90201
Bella Vista: 96008
Bellflower: 90706
Belmont: 94002
Belvedere Tiburon: 94920
Ben Lomond: 95005
Benicia: 94510
Benton: 93512
Berkeley: 94702 94703 94704 94705 94707 94708 94709 94710 94720
Berry Creek: 95916
Bethel Island: 94511
Beverly Hills: 90210 90211 90212
Bieber: 96009
Big Bar: 96010
Big Bear City: 92314
Big Bear Lake: 92315
Big Bend: 96011
Big Creek: 93605
Big Oak Flat: 95305
Big Pine: 93513
Big Sur: 93920
Biggs: 95917
Biola: 93606
Birds Landing: 94512
Bishop: 93514
Blairsden-Graeagle: 96103
Blocksburg: 95514
Bloomington: 92316
Blue Jay: 92317
Blue Lake: 95525
Blythe: 92225
Bodega: 94922
Bodega Bay: 94923
Bodfish: 93205
Bolinas: 94924
Bonita: 91902
Bonsall: 92003
Boonville: 95415
Boron: 93516
Borrego Springs: 92004
Boulder Creek: 95006
Boulevard: 91905
Bradley: 93426
Brandeis: 93064
Branscomb: 95417
Brawley: 92227
Brea: 92821 92823
Brentwood: 94513
Bridgeport: 93517
Bridgeville: 95526
Brisbane: 94005
Brookdale: 95007
Brooks: 95606
Browns Valley: 95918
Brownsville: 95919
Buellton: 93427
Buena Park: 90620 90621
Burbank: 91501 91502 91504 91505 91506
Burlingame: 94010
Burney: 96013
Burnt Ranch: 95527
Burson: 95225
Butte City: 95920
Buttonwillow: 93206
Byron: 94514
Cabazon: 92230
Calabasas: 91302
Calexico: 92231
Caliente: 93518
California City: 93505
California Hot Springs: 93207
Calimesa: 92320
Calipatria: 92233
Calistoga: 94515
Callahan: 96014
Calpine: 96124
Camarillo: 93010 93012
Cambria: 93428
Camino: 95709
Camp Meeker: 95419
Camp Nelson: 93208
Camp Pendleton: 92055
Campbell: 95008
Campo: 91906
Campo Seco: 95226
Camptonville: 95922
Canby: 96015
Canoga Park: 91303 91304
Cantil: 93519
Cantua Creek: 93608
Canyon: 94516
Canyon Country: 91351 91387
Canyon Dam: 95923
Capay: 95607
Capistrano Beach: 92624
Capitola: 95010
Cardiff By The Sea: 92007
Carlotta: 95528
Carlsbad: 92008 92009 92010 92011
Carmel: 93923
Carmel By The Sea: 93921
Carmel Valley: 93924
Carmichael: 95608
Carnelian Bay: 96140
Carpinteria: 93013
Carson: 90745 90746 90747
Caruthers: 93609
Casmalia: 93429
Caspar: 95420
Cassel: 96016
Castaic: 91384
Castella: 96017
Castro Valley: 94546 94552
Castroville: 95012
Cathedral City: 92234
Catheys Valley: 95306
Cayucos: 93430
Cazadero: 95421
Cedar Glen: 92321
Cedarpines Park: 92322
Cedarville: 96104
Ceres: 95307
Cerritos: 90703
Challenge: 95925
Chatsworth: 91311
Chester: 96020
Chico: 95926 95928 95929 95973
Chilcoot: 96105
Chinese Camp: 95309
Chino: 91708 91710
Chino Hills: 91709
Chowchilla: 93610
Chualar: 93925
Chula Vista: 91910 91911 91913 91914 91915
Citrus Heights: 95610 95621
Claremont: 91711
Clarksburg: 95612
Clayton: 94517
Clearlake: 95422
Clearlake Oaks: 95423
Clements: 95227
Clio: 96106
Clipper Mills: 95930
Cloverdale: 95425
Clovis: 93611 93612 93619
Coachella: 92236
Coalinga: 93210
Coarsegold: 93614
Cobb: 95426
Coleville: 96107
Colfax: 95713
Coloma: 95613
Colton: 92324
Columbia: 95310
Colusa: 95932
Comptche: 95427
Compton: 90220 90221 90222
Concord: 94518 94519 94520 94521
Cool: 95614
Copperopolis: 95228
Corcoran: 93212
Corning: 96021
Corona: 92879 92880 92881 92882 92883
Corona Del Mar: 92625
Coronado: 92118
Corte Madera: 94925
Costa Mesa: 92626 92627
Cotati: 94931
Cottonwood: 96022
Coulterville: 95311
Courtland: 95615
Covelo: 95428
Covina: 91722 91723 91724
Coyote: 95013
Crescent City: 95531
Crescent Mills: 95934
Cressey: 95312
Crestline: 92325
Creston: 93432
Crockett: 94525
Crows Landing: 95313
Culver City: 90230 90232
Cupertino: 95014
Cutler: 93615
Cypress: 90630
Daggett: 92327
Daly City: 94014 94015
Dana Point: 92629
Danville: 94506 94526
Darwin: 93522
Davenport: 95017
Davis: 95616 95618
Davis Creek: 96108
Death Valley: 92328
Deer Park: 94576
Del Mar: 92014
Del Rey: 93616
Delano: 93215
Delhi: 95315
Denair: 95316
Descanso: 91916
Desert Center: 92239
Desert Hot Springs: 92240 92241
Diablo: 94528
Diamond Bar: 91765
Diamond Springs: 95619
Dillon Beach: 94929
Dinuba: 93618
Discovery Bay: 94505
Dixon: 95620
Dobbins: 95935
Dorris: 96023
Dos Palos: 93620
Dos Rios: 95429
Douglas City: 96024
Downey: 90240 90241 90242
Downieville: 95936
Doyle: 96109
Drytown: 95699
Duarte: 91008 91010
Dublin: 94568
Ducor: 93218
Dulzura: 91917
Duncans Mills: 95430
Dunlap: 93621
Dunnigan: 95937
Dunsmuir: 96025
Durham: 95938
Dutch Flat: 95714
Eagleville: 96110
Earlimart: 93219
Earp: 92242
Echo Lake: 95721
Edison: 93220
Edwards: 93523 93524
El Cajon: 92019 92020 92021
El Centro: 92243
El Cerrito: 94530
El Dorado: 95623
El Dorado Hills: 95762
El Granada: 94018
El Monte: 91731 91732
El Nido: 95317
El Portal: 95318
El Segundo: 90245
El Sobrante: 94803
Eldridge: 95431
Elk: 95432
Elk Creek: 95939
Elk Grove: 95624 95757 95758
Elmira: 95625
Elverta: 95626
Emeryville: 94608
Emigrant Gap: 95715
Empire: 95319
Encinitas: 92024
Encino: 91316 91436
Escalon: 95320
Escondido: 92025 92026 92027 92029
Esparto: 95627
Essex: 92332
Etna: 96027
Eureka: 95501 95503
Exeter: 93221
Fair Oaks: 95628
Fairfax: 94930
Fairfield: 94533 94534
Fall River Mills: 96028
Fallbrook: 92028
Farmersville: 93223
Farmington: 95230
Fawnskin: 92333
Fellows: 93224
Felton: 95018
Ferndale: 95536
Fiddletown: 95629
Fields Landing: 95537
Fillmore: 93015
Finley: 95435
Firebaugh: 93622
Fish Camp: 93623
Five Points: 93624
Floriston: 96111
Flournoy: 96029
Folsom: 95630
Fontana: 92335 92336 92337
Foothill Ranch: 92610
Forbestown: 95941
Forest Falls: 92339
Forest Knolls: 94933
Forest Ranch: 95942
Foresthill: 95631
Forestville: 95436
Forks Of Salmon: 96031
Fort Bidwell: 96112
Fort Bragg: 95437
Fort Dick: 95538
Fort Irwin: 92310
Fort Jones: 96032
Fortuna: 95540
Fountain Valley: 92708
Fowler: 93625
Frazier Park: 93225
Freedom: 95019
Fremont: 94536 94538 94539 94555
French Camp: 95231
French Gulch: 96033
Fresno: 93650 93701 93702 93703 93704 93705 93706 93710 93711 93720 93721 93722 93723 93725 93726 93727 93728 93730 93737 93740 93741
Friant: 93626
Fullerton: 92831 92832 92833 92835
Fulton: 95439
Galt: 95632
Garberville: 95542
Garden Grove: 92840 92841 92843 92844 92845
Garden Valley: 95633
Gardena: 90247 90248 90249
Gasquet: 95543
Gazelle: 96034
Georgetown: 95634
Gerber: 96035
Geyserville: 95441
Gilroy: 95020
Glen Ellen: 95442
Glencoe: 95232
Glendale: 91201 91202 91203 91204 91205 91206 91207 91208 91210
Glendora: 91740 91741
Glenhaven: 95443
Glenn: 95943
Glennville: 93226
Gold Run: 95717
Goleta: 93117
Gonzales: 93926
Goodyears Bar: 95944
Goshen: 93227
Granada Hills: 91344
Grand Terrace: 92313
Granite Bay: 95746
Grass Valley: 95945 95949
Graton: 95444
Green Valley Lake: 92341
Greenbrae: 94904
Greenfield: 93927
Greenview: 96037
Greenville: 95947
Greenwood: 95635
Grenada: 96038
Gridley: 95948
Grimes: 95950
Grizzly Flats: 95636
Groveland: 95321
Grover Beach: 93433
Guadalupe: 93434
Gualala: 95445
Guatay: 91931
Guerneville: 95446
Guinda: 95637
Gustine: 95322
Hacienda Heights: 91745
Half Moon Bay: 94019
Hamilton City: 95951
Hanford: 93230
Happy Camp: 96039
Harbor City: 90710
Hat Creek: 96040
Hathaway Pines: 95233
Hawaiian Gardens: 90716
Hawthorne: 90250
Hayfork: 96041
Hayward: 94541 94542 94544 94545
Healdsburg: 95448
Heber: 92249
Helendale: 92342
Helm: 93627
Hemet: 92543 92544 92545
Herald: 95638
Hercules: 94547
Herlong: 96113
Hermosa Beach: 90254
Hesperia: 92344 92345
Hickman: 95323
Hidden Valley Lake: 95467
Highland: 92346
Hilmar: 95324
Hinkley: 92347
Hollister: 95023
Holtville: 92250
Homeland: 92548
Homewood: 96141
Honeydew: 95545
Hood: 95639
Hoopa: 95546
Hopland: 95449
Hornbrook: 96044
Hornitos: 95325
Hughson: 95326
Hume: 93628
Huntington Beach: 92646 92647 92648 92649
Huntington Park: 90255
Huron: 93234
Hyampom: 96046
Hydesville: 95547
Idyllwild: 92549
Igo: 96047
Imperial: 92251
Imperial Beach: 91932
Independence: 93526
Indian Wells: 92210
Indio: 92201 92203
Inglewood: 90301 90302 90303 90304 90305
Inverness: 94937
Inyokern: 93527
Ione: 95640
Irvine: 92602 92603 92604 92606 92612 92614 92617 92618 92620 92697
Isleton: 95641
Ivanhoe: 93235
Jackson: 95642
Jacumba: 91934
Jamestown: 95327
Jamul: 91935
Janesville: 96114
Jenner: 95450
Johannesburg: 93528
Jolon: 93928
Joshua Tree: 92252
Julian: 92036
Junction City: 96048
June Lake: 93529
Kaweah: 93237
Keeler: 93530
Keene: 93531
Kelseyville: 95451
Kenwood: 95452
Kerman: 93630
Kernville: 93238
Kettleman City: 93239
Keyes: 95328
King City: 93930
Kings Beach: 96143
Kings Canyon National Pk: 93633
Kingsburg: 93631
Kirkwood: 95646
Klamath: 95548
Klamath River: 96050
Kneeland: 95549
Knights Landing: 95645
Knightsen: 94548
Korbel: 95550
Kyburz: 95720
La Canada Flintridge: 91011
La Crescenta: 91214
La Grange: 95329
La Habra: 90631
La Honda: 94020
La Jolla: 92037 92092 92093
La Mesa: 91941 91942
La Mirada: 90638 90639
La Palma: 90623
La Puente: 91744 91746
La Quinta: 92253
La Verne: 91750
Ladera Ranch: 92694
Lafayette: 94549
Laguna Beach: 92651
Laguna Hills: 92653
Laguna Niguel: 92677
Laguna Woods: 92637
Lagunitas: 94938
Lake Arrowhead: 92352
Lake City: 96115
Lake Elsinore: 92530 92532
Lake Forest: 92630
Lake Hughes: 93532
Lake Isabella: 93240
Lakehead: 96051
Lakeport: 95453
Lakeshore: 93634
Lakeside: 92040
Lakewood: 90712 90713 90715
Lamont: 93241
Lancaster: 93534 93535 93536
Landers: 92285
Larkspur: 94939
Lathrop: 95330
Laton: 93242
Lawndale: 90260
Laytonville: 95454
Le Grand: 95333
Lebec: 93243
Lee Vining: 93541
Leggett: 95585
Lemon Cove: 93244
Lemon Grove: 91945
Lemoore: 93245 93246
Lewiston: 96052
Likely: 96116
Lincoln: 95648
Linden: 95236
Lindsay: 93247
Litchfield: 96117
Little River: 95456
Littlerock: 93543
Live Oak: 95953
Livermore: 94550 94551
Livingston: 95334
Llano: 93544
Lockeford: 95237
Lockwood: 93932
Lodi: 95240 95242
Loleta: 95551
Loma Linda: 92350 92354
Loma Mar: 94021
Lomita: 90717
Lompoc: 93436 93437
Lone Pine: 93545
Long Barn: 95335
Long Beach: 90802 90803 90804 90805 90806 90807 90808 90810 90813 90814 90815 90822 90831 90840
Lookout: 96054
Loomis: 95650
Los Alamitos: 90720
Los Alamos: 93440
Los Altos: 94022 94024
Los Angeles: 90001 90002 90003 90004 90005 90006 90007 90008 90010 90011 90012 90013 90014 90015 90016 90017 90018 90019 90020 90021 90022 90023 90024 90025 90026 90027 90028 90029 90031 90032 90033 90034 90035 90036 90037 90038 90039 90040 90041 90042 90043 90044 90045 90046 90047 90048 90049 90052 90056 90057 90058 90059 90061 90062 90063 90064 90065 90066 90067 90068 90071 90073 90077 90079 90089 90095
Los Banos: 93635
Los Gatos: 95030 95032 95033
Los Molinos: 96055
Los Olivos: 93441
Los Osos: 93402
Lost Hills: 93249
Lotus: 95651
Lower Lake: 95457
Loyalton: 96118
Lucerne: 95458
Lucerne Valley: 92356
Ludlow: 92338
Lynwood: 90262
Lytle Creek: 92358
Macdoel: 96058
Mad River: 95552
Madeline: 96119
Madera: 93636 93637 93638
Madison: 95653
Magalia: 95954
Malibu: 90263 90265
Mammoth Lakes: 93546
Manchester: 95459
Manhattan Beach: 90266
Manteca: 95336 95337
Manton: 96059
March Air Reserve Base: 92518
Maricopa: 93252
Marina: 93933
Marina Del Rey: 90292
Mariposa: 95338
Markleeville: 96120
Marshall: 94940
Martinez: 94553
Marysville: 95901
Mather: 95655
Maxwell: 95955
Maywood: 90270
Mc Farland: 93250
Mc Kittrick: 93251
Mcarthur: 96056
Mcclellan: 95652
Mccloud: 96057
Mckinleyville: 95519
Meadow Valley: 95956
Meadow Vista: 95722
Mecca: 92254
Mendocino: 95460
Mendota: 93640
Menifee: 92584
Menlo Park: 94025
Mentone: 92359
Merced: 95340 95341 95348
Meridian: 95957
Mi Wuk Village: 95346
Middletown: 95461
Midpines: 95345
Midway City: 92655
Milford: 96121
Mill Creek: 96061
Mill Valley: 94941
Millbrae: 94030
Millville: 96062
Milpitas: 95035
Mineral: 96063
Mira Loma: 91752
Miramonte: 93641
Miranda: 95553
Mission Hills: 91345
Mission Viejo: 92691 92692
Modesto: 95350 95351 95354 95355 95356 95357 95358
Mojave: 93501
Mokelumne Hill: 95245
Monrovia: 91016
Montague: 96064
Montara: 94037
Montclair: 91763
Monte Rio: 95462
Montebello: 90640
Monterey: 93940 93943 93944
Monterey Park: 91754 91755
Montgomery Creek: 96065
Montrose: 91020
Moorpark: 93021
Moraga: 94556 94575
Moreno Valley: 92551 92553 92555 92557
Morgan Hill: 95037
Morongo Valley: 92256
Morro Bay: 93442
Moss Beach: 94038
Moss Landing: 95039
Mount Hamilton: 95140
Mount Hermon: 95041
Mount Laguna: 91948
Mount Shasta: 96067
Mountain Center: 92561
Mountain Ranch: 95246
Mountain View: 94040 94041 94043
Mt Baldy: 91759
Murphys: 95247
Murrieta: 92562 92563
Myers Flat: 95554
Napa: 94558 94559
National City: 91950
Navarro: 95463
Needles: 92363
Nelson: 95958
Nevada City: 95959
New Cuyama: 93254
Newark: 94560
Newberry Springs: 92365
Newbury Park: 91320
Newcastle: 95658
Newhall: 91321
Newman: 95360
Newport Beach: 92660 92661 92662 92663
Newport Coast: 92657
Nicasio: 94946
Nice: 95464
Nicolaus: 95659
Niland: 92257
Nipomo: 93444
Nipton: 92364
Norco: 92860
North Fork: 93643
North Highlands: 95660
North Hills: 91343
North Hollywood: 91601 91602 91605 91606
North Palm Springs: 92258
North San Juan: 95960
Northridge: 91324 91325 91330
Norwalk: 90650
Novato: 94945 94947 94949
Nubieber: 96068
Nuevo: 92567
O Neals: 93645
Oak Park: 91377
Oak Run: 96069
Oak View: 93022
Oakdale: 95361
Oakhurst: 93644
Oakland: 94601 94602 94603 94605 94606 94607 94609 94610 94611 94612 94613 94618 94619 94621
Oakley: 94561
Oakville: 94562
Occidental: 95465
Oceano: 93445
Oceanside: 92054 92056 92057 92058
Ocotillo: 92259
Ojai: 93023
Olancha: 93549
Old Station: 96071
Olema: 94950
Olivehurst: 95961
Olympic Valley: 96146
Ontario: 91761 91762 91764
Onyx: 93255
Orange: 92865 92866 92867 92868 92869
Orange Cove: 93646
Orangevale: 95662
Oregon House: 95962
Orick: 95555
Orinda: 94563
Orland: 95963
Orleans: 95556
Oro Grande: 92368
Orosi: 93647
Oroville: 95965 95966
Oxnard: 93030 93033 93035 93036
Pacific Grove: 93950
Pacific Palisades: 90272
Pacifica: 94044
Pacoima: 91331
Paicines: 95043
Pala: 92059
Palermo: 95968
Palm Desert: 92211 92260
Palm Springs: 92262 92264
Palmdale: 93550 93551 93552 93591
Palo Alto: 94301 94303 94304 94306
Palo Cedro: 96073
Palo Verde: 92266
Palomar Mountain: 92060
Palos Verdes Peninsula: 90274
Panorama City: 91402
Paradise: 95969
Paramount: 90723
Parker Dam: 92267
Parlier: 93648
Pasadena: 91101 91103 91104 91105 91106 91107 91125
Paskenta: 96074
Paso Robles: 93446
Patterson: 95363
Patton: 92369
Pauma Valley: 92061
Paynes Creek: 96075
Pearblossom: 93553
Pebble Beach: 93953
Penn Valley: 95946
Penngrove: 94951
Penryn: 95663
Perris: 92570 92571
Pescadero: 94060
Petaluma: 94952 94954
Petrolia: 95558
Phelan: 92371
Phillipsville: 95559
Philo: 95466
Pico Rivera: 90660
Piercy: 95587
Pilot Hill: 95664
Pine Grove: 95665
Pine Mountain Club: 93222
Pine Valley: 91962
Pinecrest: 95364
Pinole: 94564
Pinon Hills: 92372
Pioneer: 95666
Pioneertown: 92268
Piru: 93040
Pismo Beach: 93449
Pittsburg: 94565
Pixley: 93256
Placentia: 92870
Placerville: 95667
Planada: 95365
Platina: 96076
Playa Del Rey: 90293
Playa Vista: 90094
Pleasant Grove: 95668
Pleasant Hill: 94523
Pleasanton: 94566 94588
Plymouth: 95669
Point Arena: 95468
Point Mugu Nawc: 93042
Point Reyes Station: 94956
Pollock Pines: 95726
Pomona: 91766 91767 91768
Pope Valley: 94567
Port Costa: 94569
Port Hueneme: 93041
Port Hueneme Cbc Base: 93043
Porter Ranch: 91326
Porterville: 93257 93258
Portola: 96122
Portola Valley: 94028
Posey: 93260
Potrero: 91963
Potter Valley: 95469
Poway: 92064
Prather: 93651
Princeton: 95970
Proberta: 96078
Quincy: 95971
Rackerby: 95972
Rail Road Flat: 95248
Raisin City: 93652
Ramona: 92065
Ranchita: 92066
Rancho Cordova: 95670 95742
Rancho Cucamonga: 91701 91730 91737 91739
Rancho Mirage: 92270
Rancho Palos Verdes: 90275
Rancho Santa Fe: 92067 92091
Rancho Santa Margarita: 92688
Randsburg: 93554
Ravendale: 96123
Raymond: 93653
Red Bluff: 96080
Red Mountain: 93558
Redcrest: 95569
Redding: 96001 96002 96003
Redlands: 92373 92374
Redondo Beach: 90277 90278
Redway: 95560
Redwood City: 94061 94062 94063 94065
Redwood Valley: 95470
Reedley: 93654
Represa: 95671
Rescue: 95672
Reseda: 91335
Rialto: 92376 92377
Richgrove: 93261
Richmond: 94801 94804 94805
Richvale: 95974
Ridgecrest: 93555
Rimforest: 92378
Rio Dell: 95562
Rio Linda: 95673
Rio Nido: 95471
Rio Oso: 95674
Rio Vista: 94571
Ripon: 95366
River Pines: 95675
Riverbank: 95367
Riverdale: 93656
Riverside: 92501 92503 92504 92505 92506 92507 92508 92509 92521
Robbins: 95676
Rocklin: 95677 95765
Rodeo: 94572
Rohnert Park: 94928
Rosamond: 93560
Rosemead: 91770
Roseville: 95661 95678 95747
Ross: 94957
Rough And Ready: 95975
Round Mountain: 96084
Rowland Heights: 91748
Rumsey: 95679
Running Springs: 92382
Rutherford: 94573
Ryde: 95680
Sacramento: 95811 95814 95815 95816 95817 95818 95819 95820 95821 95822 95823 95824 95825 95826 95827 95828 95829 95830 95831 95832 95833 95834 95835 95837 95838 95841 95842 95864
Saint Helena: 94574
Salida: 95368
Salinas: 93901 93905 93906 93907 93908
Salton City: 92275
Salyer: 95563
Samoa: 95564
San Andreas: 95249
San Anselmo: 94960
San Ardo: 93450
San Bernardino: 92401 92404 92405 92407 92408 92410 92411 92415
San Bruno: 94066
San Carlos: 94070
San Clemente: 92672 92673
San Diego: 92101 92102 92103 92104 92105 92106 92107 92108 92109 92110 92111 92113 92114 92115 92116 92117 92119 92120 92121 92122 92123 92124 92126 92127 92128 92129 92130 92131 92132 92134 92135 92136 92139 92140 92145 92147 92154 92155 92161 92179 92182
San Dimas: 91773
San Fernando: 91340
San Francisco: 94102 94103 94104 94105 94107 94108 94109 94110 94111 94112 94114 94115 94116 94117 94118 94121 94122 94123 94124 94127 94128 94129 94130 94131 94132 94133 94134 94158 94188
San Gabriel: 91775 91776
San Geronimo: 94963
San Gregorio: 94074
San Jacinto: 92582 92583
San Joaquin: 93660
San Jose: 95110 95111 95112 95113 95116 95117 95118 95119 95120 95121 95122 95123 95124 95125 95126 95127 95128 95129 95130 95131 95132 95133 95134 95135 95136 95138 95139 95148
San Juan Bautista: 95045
San Juan Capistrano: 92675
San Leandro: 94577 94578 94579
San Lorenzo: 94580
San Lucas: 93954
San Luis Obispo: 93401 93405 93407 93408 93409 93410
San Marcos: 92069 92078 92096
San Marino: 91108
San Martin: 95046
San Mateo: 94401 94402 94403 94404
San Miguel: 93451
San Pablo: 94806
San Pedro: 90731 90732
San Quentin: 94964
San Rafael: 94901 94903
San Ramon: 94582 94583
San Simeon: 93452
San Ysidro: 92173
Sanger: 93657
Santa Ana: 92701 92703 92704 92705 92706 92707
Santa Barbara: 93101 93103 93105 93106 93108 93109 93110 93111
Santa Clara: 95050 95051 95053 95054
Santa Clarita: 91350 91390
Santa Cruz: 95060 95062 95064 95065
Santa Fe Springs: 90670
Santa Margarita: 93453
Santa Maria: 93454 93455 93458
Santa Monica: 90401 90402 90403 90404 90405
Santa Paula: 93060
Santa Rosa: 95401 95403 95404 95405 95407 95409
Santa Ynez: 93460
Santa Ysabel: 92070
Santee: 92071
Saratoga: 95070
Sausalito: 94965
Scotia: 95565
Scott Bar: 96085
Scotts Valley: 95066
Seal Beach: 90740
Seaside: 93955
Sebastopol: 95472
Seeley: 92273
Seiad Valley: 96086
Selma: 93662
Sequoia National Park: 93262
Shafter: 93263
Shandon: 93461
Shasta: 96087
Shasta Lake: 96019
Shaver Lake: 93664
Sheridan: 95681
Sherman Oaks: 91403 91423
Shingle Springs: 95682
Shingletown: 96088
Shoshone: 92384
Sierra City: 96125
Sierra Madre: 91024
Sierraville: 96126
Signal Hill: 90755
Silverado: 92676
Simi Valley: 93063 93065
Skyforest: 92385
Sloughhouse: 95683
Smartsville: 95977
Smith River: 95567
Snelling: 95369
Soda Springs: 95728
Solana Beach: 92075
Soledad: 93960
Solvang: 93463
Somerset: 95684
Somes Bar: 95568
Somis: 93066
Sonoma: 95476
Sonora: 95370
Soquel: 95073
Soulsbyville: 95372
South Dos Palos: 93665
South El Monte: 91733
South Gate: 90280
South Lake Tahoe: 96150 96155
South Pasadena: 91030
South San Francisco: 94080
Spreckels: 93962
Spring Valley: 91977 91978
Springville: 93265
Squaw Valley: 93675
Standish: 96128
Stanford: 94305
Stanton: 90680
Stevenson Ranch: 91381
Stevinson: 95374
Stewarts Point: 95480
Stinson Beach: 94970
Stirling City: 95978
Stockton: 95202 95203 95204 95205 95206 95207 95209 95210 95211 95212 95215 95219
Stonyford: 95979
Stratford: 93266
Strathmore: 93267
Strawberry: 95375
Strawberry Valley: 95981
Studio City: 91604
Sugarloaf: 92386
Suisun City: 94585
Sultana: 93666
Summerland: 93067
Sun City: 92585 92586 92587
Sun Valley: 91352
Sunland: 91040
Sunnyvale: 94085 94086 94087 94089
Sunol: 94586
Sunset Beach: 90742
Surfside: 90743
Susanville: 96130
Sutter: 95982
Sutter Creek: 95685
Sylmar: 91342
Taft: 93268
Tahoe City: 96145
Tahoe Vista: 96148
Tahoma: 96142
Tarzana: 91356
Taylorsville: 95983
Tecate: 91980
Tecopa: 92389
Tehachapi: 93561 93581
Tehama: 96090
Temecula: 92590 92591 92592
Temple City: 91780
Templeton: 93465
Termo: 96132
Terra Bella: 93270
The Sea Ranch: 95497
Thermal: 92274
Thornton: 95686
Thousand Oaks: 91360 91362
Thousand Palms: 92276
Three Rivers: 93271
Tipton: 93272
Tollhouse: 93667
Tomales: 94971
Topanga: 90290
Topaz: 96133
Torrance: 90501 90502 90503 90504 90505 90506
Trabuco Canyon: 92678 92679
Tracy: 95304 95376 95377 95391
Tranquillity: 93668
Traver: 93673
Travis Afb: 94535
Tres Pinos: 95075
Trinidad: 95570
Trinity Center: 96091
Trona: 93562
Truckee: 96161
Tujunga: 91042
Tulare: 93274
Tulelake: 96134
Tuolumne: 95379
Tupman: 93276
Turlock: 95380 95382
Tustin: 92780 92782
Twain: 95984
Twain Harte: 95383
Twentynine Palms: 92277 92278
Twin Bridges: 95735
Twin Peaks: 92391
Ukiah: 95482
Union City: 94587
Universal City: 91608
Upland: 91784 91786
Upper Lake: 95485
Vacaville: 95687 95688
Valencia: 91354 91355
Vallecito: 95251
Vallejo: 94589 94590 94591 94592
Valley Center: 92082
Valley Ford: 94972
Valley Springs: 95252
Valley Village: 91607
Valyermo: 93563
Van Nuys: 91401 91405 91406 91411
Venice: 90291
Ventura: 93001 93003 93004
Verdugo City: 91046
Vernalis: 95385
Victor: 95253
Victorville: 92392 92394 92395
Vidal: 92280
Villa Grande: 95486
Villa Park: 92861
Vina: 96092
Vinton: 96135
Visalia: 93277 93291 93292
Vista: 92081 92083 92084
Volcano: 95689
Wallace: 95254
Walnut: 91789
Walnut Creek: 94595 94596 94597 94598
Walnut Grove: 95690
Warner Springs: 92086
Wasco: 93280
Washington: 95986
Waterford: 95386
Watsonville: 95076
Weaverville: 96093
Weed: 96094
Weimar: 95736
Weldon: 93283
Wendel: 96136
Weott: 95571
West Covina: 91790 91791 91792
West Hills: 91307
West Hollywood: 90069
West Point: 95255
West Sacramento: 95605 95691
Westlake Village: 91361
Westley: 95387
Westminster: 92683
Westmorland: 92281
Westport: 95488
Westwood: 96137
Wheatland: 95692
Whitethorn: 95589
Whitewater: 92282
Whitmore: 96096
Whittier: 90601 90602 90603 90604 90605 90606
Wildomar: 92595
Williams: 95987
Willits: 95490
Willow Creek: 95573
Willows: 95988
Wilmington: 90744
Wilseyville: 95257
Wilton: 95693
Winchester: 92596
Windsor: 95492
Winnetka: 91306
Winterhaven: 92283
Winters: 95694
Winton: 95388
Wishon: 93669
Witter Springs: 95493
Wofford Heights: 93285
Woodacre: 94973
Woodbridge: 95258
Woodlake: 93286
Woodland: 95695 95776
Woodland Hills: 91364 91367 91371
Woody: 93287
Wrightwood: 92397
Yermo: 92398
Yettem: 93670
Yolo: 95697
Yorba Linda: 92886 92887
Yorkville: 95494
Yosemite National Park: 95389
Yountville: 94599
Yreka: 96097
Yuba City: 95991 95993
Yucaipa: 92399
Yucca Valley: 92284
Zamora: 95698
Zenia: 95595
`;
