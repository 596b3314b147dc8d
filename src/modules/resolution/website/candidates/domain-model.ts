import { type DomainModel, readWeights } from './model.ts';

/** Written by `npm run fit:website`: how companies name their websites, learned from pairs that people found. */
export const DOMAIN_MODEL: DomainModel = {
  common: `
    1 academies academy agilisys amazon and arriva association automotive babcock bae bank britain british
    building business c care catholic central centre city cleaning club co college community company components
    construction corporate corporation dhl direct distribution e east education educational emea employment
    energy engineering england europe facilities financial first foods football for foundation g4s global great
    group hall health healthcare holding holdings home homes hotel hotels house housing in industrial industries
    infrastructure institute insurance integrated international investment james jcb jones kent kingdom learning
    leisure life limited living logistics london m management manufacturing media medical midlands motor multi
    national network networks north northern of office one operations oxford packaging partners partnership
    people personnel places power productions products property rail randstad recruitment reed research
    resources retail royal safran school schools scotland security service services smith society software
    solutions south st stores support systems technologies technology the thomas trading training transit
    transport travel trust uk united university water west wh world
  `
    .trim()
    .split(/\s+/),
  labels: readWeights(`
    kind:words=1.12 length:10:w=0.58 leave:of=1.31 leave:common:middle=0.11 leave:scotland=0.06
    leave:common:last=-0.26 left:1=-0.24 onlycommon:1:words=-0.59 brand:none:1:words=0.65
    alone:common:first=0.33 alone:length:10=0.24 inflected=-4.24 affix:joined=-2.4 affixed:words=-2.58
    affixed:onlycommon=0.9 length:14:w=0.38 hyphen:1:words=-0.94 affix:hyphen=-2.48 affix:group=2.32
    affix:ltd=-0.61 length:19:w=-0.22 affix:limited=-0.48 affix:plc=1.11 affix:llp=-1.57 affix:co=-1.52
    affix:online=-1.49 affix:global=-0.18 affix:gb=-1.04 affix:europe=-0.71 affix:eu=-1.52 affix:london=-1.34
    affix:trust=-1.3 affix:school=-0.82 affix:college=-1.29 affix:law=-1.38 length:25:w=-0.86
    affix:international=1.38 affix:mat=-0.73 affix:world=-0.83 affix:services=-0.47 affix:care=-0.38
    affix:homes=-0.66 affix:holdings=-0.42 affix:foods=-0.85 affix:direct=-0.96 affix:hq=-1.52
    affix:academy=-0.79 affix:scotland=-1.21 affix:usa=-1.49 affix:corp=-1.22 affix:inc=-0.95
    affix:company=-0.69 affix:people=-1.1 affix:uki=-1.49 affix:the=-0.21 affix:my=-1.52 affix:go=-1.52
    affix:we=-1.52 length:7:w=0.41 leave:national=-0.26 leave:common:first=-1.37 rare:1:words=0.4 left:0=0.64
    brand:other:words=-0.97 alone:rare:later=0.04 alone:length:7=0.41 taken:2of4:words=-0.03
    brand:none:2:words=0.81 hyphen:2:words=-1.45 length:more:w=-2.29 length:2:i=-1.02 rare:1:initials=-0.17
    taken:2of4:initials=-0.89 brand:none:2:initials=1.15 length:4:i=0.7 affixed:initials=-1.45 length:7:i=-0.35
    length:5:i=-0.35 kind:head=-1.77 length:10:i=-0.26 rare:1:head=-1.25 taken:2of4:head=-0.11 kind:tail=-0.99
    rare:1:tail=-0.21 taken:2of4:tail=-0.8 hyphen:2:head=-0.8 hyphen:2:tail=-1.13 length:2:w=-0.25
    alone:common:later=-1.82 alone:length:2=-1.02 length:3:w=0.38 onlycommon:2:words=-0.32 gap=-1.26
    rare:0:initials=-0.75 onlycommon:2:initials=-0.28 brand:other:initials=-0.1 length:3:i=0.07
    rare:0:head=-0.42 onlycommon:2:head=-0.32 rare:0:tail=-0.67 onlycommon:2:tail=-0.33 taken:3of4:words=-0.23
    hyphen:3:words=-3.15 taken:3of4:initials=-0.07 taken:3of4:head=-0.59 taken:3of4:tail=-0.33 length:14:i=-0.36
    hyphen:3:head=-0.78 hyphen:3:tail=-0.88 length:19:i=-1.97 onlycommon:3:words=0.71 onlycommon:3:tail=-0.09
    taken:4of4:words=-0.16 hyphen:4:words=-2.1 affixed:whole=-0.79 taken:4of4:initials=0.81 taken:4of4:tail=0.87
    hyphen:4:tail=-0.73 taken:4of4:head=0.1 hyphen:4:head=-0.83 leave:?:last=-0.19 taken:1of2:words=0.27
    brand:2:-1:words=0.03 alone:rare:first=0.33 length:4:w=0.51 length:5:w=0.49 leave:?:first=-1.73
    rare:2:words=0.35 taken:2of2:words=0.44 brand:2:0:words=0.66 rare:2:initials=0.09 taken:2of2:initials=-1.05
    brand:2:0:initials=-0.82 rare:2:head=-0.67 taken:2of2:head=-0.68 rare:2:tail=-0.46 taken:2of2:tail=-1.36
    leave:and=1.14 leave:retail=1.12 and:dropped:words=0.16 brand:1:1:words=0.17 and:and:words=0.74
    and:n:words=-1.88 brand:1:1:initials=-0.38 and:and:initials=-0.7 and:n:initials=-0.57 and:and:head=-0.24
    and:and:tail=-0.6 and:dropped:initials=0.82 and:dropped:head=0.81 and:dropped:tail=0.12 brand:1:2:words=0.62
    brand:1:2:initials=-0.25 left:2=-0.61 leave:company=0.34 leave:uk=2.33 leave:brackets=0.68
    taken:1of5:words=-0.05 brand:3:-2:words=0.18 alone:length:5=-0.11 taken:2of5:words=0.36
    brand:3:-1:words=0.45 taken:2of5:initials=-0.39 brand:3:-1:initials=-0.27 taken:2of5:head=-0.21
    taken:2of5:tail=-0.47 rare:3:words=0.7 taken:3of5:words=0.3 brand:3:0:words=-0.21 rare:3:initials=-0.17
    taken:3of5:initials=-0.57 brand:3:0:initials=-0.11 rare:3:head=0.16 taken:3of5:head=-0.5 rare:3:tail=-0.46
    taken:3of5:tail=-0.47 left:3=-0.92 shortened=-3.63 taken:4of5:words=-0.52 brand:3:1:words=-0.55
    taken:4of5:initials=0.03 brand:3:1:initials=-0.06 taken:4of5:tail=-0.25 taken:4of5:head=0.37
    take:brackets=-0.68 taken:5of5:words=-0.55 brand:3:2:words=-0.09 taken:5of5:initials=0.44
    brand:3:2:initials=-0.15 taken:5of5:tail=0.82 taken:5of5:head=-0.19 leave:partners=-0.46 leave:great=0.71
    leave:britain=0.36 taken:1of6:words=0.23 alone:length:4=-0.04 taken:2of6:words=-0.37
    taken:2of6:initials=-0.28 taken:2of6:head=-0.11 taken:2of6:tail=-0.26 alone:length:14=0.38
    taken:3of6:words=0.33 taken:3of6:initials=-0.53 taken:3of6:head=0.12 taken:3of6:tail=-0.13 length:25:i=-1.18
    taken:4of6:words=-0.11 taken:4of6:initials=0.79 taken:4of6:tail=0.03 taken:4of6:head=-0.05
    taken:5of6:words=-0.94 taken:5of6:initials=0.39 taken:5of6:head=-0.36 leave:school=-0.95 leave:james=-0.66
    alone:length:3=0.31 leave:club=-0.83 leave:london=0.19 leave:limited=0.42 leave:the=2.19
    onlycommon:4:words=0.67 onlycommon:4:initials=-0.66 onlycommon:4:tail=-0.29 onlycommon:4:head=-0.12
    leave:football=0.14 brand:2:1:words=0.37 brand:2:1:initials=-1.51 brand:2:2:words=0.63
    brand:2:2:initials=0.37 leave:media=0.2 taken:1of3:words=-0.11 taken:2of3:words=0.03
    taken:2of3:initials=-1.05 taken:2of3:head=-0.47 taken:2of3:tail=-1.39 taken:3of3:words=0.33
    taken:3of3:initials=0.51 taken:3of3:head=0.26 taken:3of3:tail=0.38 leave:hall=-0.77 leave:association=-0.21
    leave:healthcare=-0.52 leave:british=0.37 leave:college=-0.66 length:more:i=-0.2 leave:arriva=-0.15
    leave:services=0.5 leave:smith=-0.57 leave:management=-0.14 leave:foundation=-0.4 leave:society=0.83
    leave:insurance=0.73 leave:royal=-0.75 leave:city=-0.83 leave:products=0.49 brand:1:-1:words=-0.83
    brand:1:0:initials=-0.07 leave:kent=0.65 leave:north=-0.12 leave:west=-0.7 leave:group=-0.15
    leave:europe=0.96 leave:trust=-1.56 leave:technology=0.21 leave:security=-0.47 leave:solutions=-0.53
    alone:length:19=0.74 leave:construction=0.18 leave:packaging=0.21 leave:holdings=1.86 alone:length:1=-0.34
    leave:systems=-0.41 leave:bae=-0.54 leave:research=-0.86 leave:safran=-0.24 leave:co=1.76
    leave:schools=-0.13 leave:for=-0.48 leave:g4s=-0.19 leave:world=0.19 leave:transport=0.03 leave:foods=-1.55
    leave:medical=0.21 leave:international=0.76 leave:partnership=-0.73 leave:bank=0.82 leave:care=-0.68
    leave:wh=-0.32 leave:engineering=-0.31 leave:babcock=-0.27 leave:stores=1.33 leave:industries=-0.62
    leave:motor=0.81 leave:house=-0.64 leave:trading=0.42 brand:2:-2:words=-0.37 leave:components=0.14
    leave:service=-0.38 leave:jcb=-0.07 leave:health=-0.95 leave:leisure=-1.05 leave:reed=-0.75 leave:st=0.08
    leave:oxford=-0.14 leave:hotels=-0.16 leave:personnel=-0.9 leave:distribution=0.58 leave:e=-0.1
    leave:education=-0.32 leave:england=-0.86 leave:in=0.25 leave:educational=-0.15 leave:dhl=-0.08
    leave:recruitment=-0.41 leave:university=1.72 brand:none:0:words=-0.71 leave:jones=-1.02
    leave:resources=-0.19 leave:financial=0.09 leave:m=0.04 leave:united=0.55 leave:east=-0.62
    leave:support=0.51 leave:living=-0.84 leave:centre=-0.31 leave:randstad=-0.06 leave:logistics=-0.24
    leave:software=0.81 leave:operations=-0.48 leave:cleaning=-0.64 leave:midlands=0.43 leave:travel=0.42
    leave:south=-0.05 leave:holding=1.05 leave:hotel=-0.58 leave:investment=-0.12 leave:central=-0.48
    leave:thomas=0.31 leave:community=0.15 leave:emea=0.59 leave:home=-0.33 leave:corporation=0.14
    leave:kingdom=0.14 leave:facilities=0.35 leave:business=0.72 leave:power=0.2 leave:homes=-0.62
    leave:building=0.8 leave:1=-0.38 leave:integrated=0.04 leave:academies=-0.29 leave:water=-1.2
    leave:people=-0.43 leave:institute=0.31 leave:technologies=0.83 leave:direct=-0.57 leave:employment=0.09
    leave:infrastructure=0.59 leave:northern=0.08 leave:rail=0.65 leave:networks=-0.54 leave:industrial=0.52
    leave:life=-0.63 leave:training=-0.32 leave:network=-0.05 leave:energy=-0.25 leave:one=-0.03
    leave:transit=0.18 leave:corporate=0.94 leave:academy=-0.03 leave:amazon=-0.12 leave:automotive=-0.19
    leave:agilisys=-0.11 leave:property=-0.04 leave:places=-0.12 leave:learning=-0.92 leave:housing=-0.73
    leave:first=-0.32 leave:multi=-0.21 leave:catholic=-0.41 leave:c=0.12
  `),
  endings: {
    'ac.uk': readWeights(`
      series:england=-0.1 type:private-limited-guarant-nsc-limited-exemption=-0.13 elsewhere=-0.23 sic:91=0.04
      sic:910=0.04 any=-0.07 form:none=0.31 kind:initials=0.13 length:3=0.39 word:national=0.03 word:of=0.76
      word:scotland=-0.06 part=0.44 type:plc=-0.05 sic:32=-0.03 form:plc=-0.06 kind:words=-0.14 length:10=-0.11
      whole:2=-0.25 type:ltd=-0.1 sic:56=-0.04 form:ltd=-0.22 length:5=0.29 word:and=-0.04 affix:other=-0.3
      sic:46=-0.06 length:14=-0.26 word:company=0.15 word:uk=-0.31 kind:tail=-0.07 sic:47=0.09 whole:1=-0.03
      sic:85=0.28 sic:853=-0.22 word:school=0.03 sic:96=0.16 sic:960=0.16 length:19=-0.41 hyphen=-0.13 london=0.17
      sic:94=0.3 sic:949=0.17 word:london=-0.11 word:the=0.22 sic:93=-0.07 sic:931=-0.07 sic:58=-0.03
      affix:uk=-0.04 sic:86=-0.12 sic:869=-0.08 word:association=-0.14 sic:88=-0.08 sic:889=-0.06
      word:healthcare=-0.04 sic:70=-0.09 sic:701=-0.07 whole:3=-0.3 word:british=-0.1 sic:68=0.11 sic:471=0.2
      length:25=-0.24 sic:852=-0.49 word:college=0.46 sic:49=-0.03 sic:64=-0.11 sic:642=-0.05
      word:management=-0.04 sic:87=-0.1 sic:872=-0.03 sic:873=-0.04 word:royal=0.12 word:society=-0.12
      word:city=0.32 sic:72=0.04 sic:721=0.04 sic:851=-0.16 word:north=0.17 word:west=-0.03 affix:group=-0.25
      word:group=-0.21 sic:477=-0.04 word:europe=-0.04 sic:881=-0.04 word:trust=-0.58 sic:74=-0.06
      word:technology=-0.06 word:solutions=-0.04 sic:862=-0.03 sic:41=-0.03 length:4=0.21 word:holdings=-0.05
      sic:10=-0.06 sic:82=0.04 sic:829=0.06 sic:683=0.16 sic:62=-0.06 sic:63=-0.03 sic:620=-0.06 sic:631=-0.03
      sic:649=-0.04 word:co=-0.05 word:schools=-0.1 word:for=-0.05 word:international=-0.03 word:partnership=-0.08
      word:bank=-0.09 sic:84=-0.03 word:care=-0.09 type:unknown=0.06 word:engineering=-0.05 sic:81=0.16
      sic:811=0.18 sic:812=-0.03 sic:854=0.83 sic:855=-0.21 sic:90=0.15 sic:900=0.15 word:service=0.16
      sic:749=-0.06 word:health=-0.05 word:leisure=-0.03 word:st=-0.11 sic:71=-0.03 sic:55=-0.03 sic:479=-0.03
      sic:78=0.11 sic:856=-0.1 word:education=-0.07 word:in=0.03 word:england=-0.07 sic:782=-0.05 sic:722=0.06
      word:university=1.47 length:2=-0.03 word:united=-0.12 word:east=0.06 sic:781=0.2 sic:61=-0.03
      word:south=-0.04 word:central=-0.03 word:thomas=-0.04 word:community=-0.04 word:corporation=-0.08
      word:kingdom=-0.12 word:homes=-0.06 word:academies=-0.16 word:institute=0.2 word:academy=0.14
      word:places=-0.07 word:learning=-0.12 word:housing=-0.15 sic:941=0.13 word:multi=-0.11 series:BR=-0.09
      type:other=-0.09 series:FC=-0.09 type:oversea-company=-0.09 series:IP=-0.19
      type:registered-society-non-jurisdictional=-0.25 series:OC=-0.11 type:llp=-0.13 form:llp=-0.13
      series:RC=0.46 type:royal-charter=0.46 series:RS=-0.06 series:SC=-0.22 series:SP=-0.04
    `),
    com: readWeights(`
      series:england=0.44 type:private-limited-guarant-nsc-limited-exemption=-0.12 elsewhere=0.32 sic:91=0.11
      sic:910=0.11 any=0.69 form:none=-0.2 kind:initials=0.09 length:3=-0.12 word:national=0.17 word:of=-0.1
      word:scotland=0.27 part=0.28 type:plc=0.18 sic:32=0.24 sic:329=-0.09 form:plc=0.39 kind:words=0.47
      length:10=0.26 whole:2=0.69 type:ltd=0.63 sic:56=-0.17 sic:561=0.05 sic:563=0.08 form:ltd=0.44 length:5=0.11
      word:and=0.32 word:retail=0.21 affix:other=0.28 sic:11=0.3 sic:46=0.08 sic:110=0.3 sic:463=0.14
      length:14=0.14 word:company=-0.13 word:uk=0.45 kind:tail=0.58 word:partners=-0.16 sic:47=0.2 sic:472=0.27
      length:7=0.32 whole:1=0.3 sic:85=-0.63 sic:853=-0.1 word:school=-0.05 sic:96=-0.17 sic:960=-0.17
      length:19=0.53 sic:25=0.12 sic:256=0.14 word:james=0.19 hyphen=0.3 london=0.77 sic:94=-0.37 sic:949=-0.35
      word:club=0.25 word:london=0.06 word:limited=0.43 word:the=-0.08 sic:93=-0.03 word:football=0.22 sic:58=0.31
      sic:581=0.16 word:media=0.12 affix:uk=0.31 word:hall=-0.26 sic:86=-0.48 sic:869=-0.28 word:association=-0.09
      sic:88=-0.4 sic:889=-0.33 sic:469=0.05 word:healthcare=-0.18 sic:70=0.44 sic:701=0.38 word:british=-0.08
      sic:17=0.28 sic:171=0.34 sic:68=-0.18 sic:471=0.11 sic:682=-0.19 length:25=0.13 sic:852=0.1
      word:college=-0.14 sic:49=0.17 sic:493=0.07 word:arriva=-0.41 sic:461=-0.11 sic:467=-0.09 word:services=0.16
      sic:20=0.13 sic:205=-0.14 word:smith=-0.24 sic:64=-0.07 sic:642=0.19 word:management=0.29 sic:87=-0.4
      sic:872=0.29 sic:873=-0.2 sic:879=-0.46 word:foundation=-0.18 sic:66=0.27 sic:662=0.11 word:royal=0.04
      word:insurance=-0.05 word:society=0.07 word:city=0.19 sic:72=0.18 sic:464=-0.03 sic:721=0.22
      word:products=-0.06 affix:ltd=-0.2 word:kent=-0.06 sic:851=0.34 word:north=0.08 word:west=0.13
      affix:group=0.42 word:group=-0.11 sic:477=0.44 sic:45=-0.21 sic:451=-0.21 sic:22=0.36 word:europe=0.31
      sic:01=-0.32 sic:016=-0.18 sic:462=-0.13 sic:172=-0.06 sic:881=-0.22 word:trust=-0.18 sic:26=0.58
      sic:74=0.26 sic:80=0.03 sic:261=0.2 sic:432=-0.08 sic:741=-0.04 sic:802=-0.11 word:technology=0.37
      word:security=-0.17 word:solutions=0.2 sic:201=0.24 sic:862=-0.17 sic:41=-0.25 word:construction=-0.09
      sic:259=0.23 length:4=0.21 sic:773=0.07 sic:411=-0.28 word:holdings=0.13 sic:103=-0.15 sic:108=0.08
      sic:21=0.25 sic:211=0.2 sic:772=-0.04 sic:82=0.04 sic:829=0.26 sic:30=0.32 sic:301=0.06 word:bae=0.25
      word:systems=0.31 sic:203=-0.12 sic:52=0.24 sic:522=0.04 sic:683=-0.27 sic:62=0.47 sic:620=0.47
      sic:631=-0.13 word:research=-0.17 sic:649=-0.08 sic:59=0.09 sic:591=0.09 sic:932=-0.09 sic:303=0.26
      word:safran=0.29 word:co=-0.37 word:schools=0.12 sic:42=-0.27 sic:429=-0.13 sic:27=0.35 sic:274=-0.06
      word:for=-0.33 sic:08=-0.15 sic:081=-0.15 sic:562=-0.31 sic:23=0.24 sic:239=0.05 sic:491=-0.12 sic:65=0.08
      sic:651=0.11 sic:801=0.16 word:g4s=0.21 sic:521=-0.07 word:world=0.25 word:transport=0.34 sic:105=0.24
      word:foods=-0.3 sic:222=0.4 word:international=0.37 sic:466=0.25 sic:452=-0.11 word:partnership=0.06
      sic:29=0.32 sic:292=-0.2 sic:641=-0.13 sic:84=-0.12 sic:842=0.05 word:care=0.06 type:unknown=0.14
      word:wh=-0.37 sic:236=-0.14 word:manufacturing=-0.11 sic:291=0.41 sic:234=0.12 sic:439=-0.19
      word:babcock=0.53 word:engineering=0.19 sic:293=0.12 sic:823=-0.03 sic:31=-0.15 sic:310=-0.15
      word:industries=-0.1 sic:265=0.26 word:motor=0.06 sic:861=-0.07 sic:81=-0.36 sic:811=0.05 sic:812=-0.07
      word:trading=0.15 sic:854=-0.35 sic:855=-0.32 sic:90=-0.43 sic:900=-0.43 sic:244=0.04 sic:453=-0.13
      word:components=0.14 sic:28=0.28 sic:289=0.36 word:jcb=0.2 word:service=0.39 sic:749=0.2 word:health=0.25
      sic:681=0.39 sic:476=-0.19 word:leisure=-0.29 sic:35=-0.05 sic:352=0.08 sic:353=-0.1 word:reed=0.38
      word:st=-0.27 sic:71=0.28 sic:711=0.43 sic:33=-0.05 sic:309=0.03 sic:331=0.08 word:oxford=0.06 sic:55=-0.29
      word:hotels=-0.23 sic:38=-0.1 sic:381=-0.19 sic:382=-0.21 sic:479=-0.15 sic:494=0.2 word:distribution=-0.03
      sic:475=0.08 sic:582=0.16 sic:281=0.24 sic:06=0.1 sic:061=0.1 word:e=-0.37 sic:50=0.08 sic:502=0.08
      sic:465=-0.16 sic:19=0.05 sic:192=0.05 sic:78=-0.08 sic:783=0.24 sic:856=-0.12 word:education=-0.16
      sic:421=-0.07 sic:774=-0.05 word:educational=-0.16 word:england=-0.31 sic:161=0.12 sic:162=-0.18 sic:431=0.1
      sic:273=0.1 sic:53=-0.04 sic:532=-0.06 word:dhl=0.03 sic:782=-0.13 word:recruitment=-0.16 sic:722=-0.04
      word:university=-0.38 word:jones=0.32 sic:101=0.2 word:resources=-0.05 length:more=-0.17 word:financial=0.05
      length:2=-0.04 word:m=0.06 sic:743=0.1 sic:473=0.04 sic:323=0.05 word:united=0.18 word:east=-0.21
      sic:262=-0.11 sic:264=-0.13 sic:282=-0.08 sic:283=-0.06 word:support=0.24 sic:79=0.05 sic:799=0.12
      word:centre=-0.3 word:randstad=-0.21 word:logistics=0.06 word:software=0.06 sic:552=-0.24 sic:871=-0.2
      word:operations=-0.26 sic:279=0.25 sic:011=-0.08 sic:781=-0.12 word:cleaning=-0.14 sic:433=0.22
      word:global=0.38 word:midlands=-0.03 sic:272=-0.13 sic:251=-0.13 sic:791=-0.08 word:travel=-0.07 sic:73=0.21
      sic:732=-0.08 sic:61=-0.12 sic:619=-0.24 sic:51=0.05 sic:511=-0.04 word:south=-0.18 sic:813=-0.07
      sic:512=0.09 word:hotel=-0.17 sic:39=-0.08 sic:390=-0.08 sic:663=0.03 word:investment=0.06 sic:05=-0.08
      sic:051=-0.08 sic:731=0.3 kind:head=0.09 sic:02=-0.04 sic:021=-0.04 word:central=0.32 sic:661=0.11
      word:community=-0.25 word:emea=0.18 word:home=0.21 word:corporation=-0.05 sic:104=-0.1 sic:257=0.15
      word:kingdom=0.18 word:facilities=-0.09 word:business=0.11 word:office=-0.13 sic:351=-0.1 word:power=-0.2
      sic:255=-0.07 word:homes=-0.32 word:building=-0.11 word:1=0.27 word:academies=-0.36 sic:492=-0.16
      sic:267=0.17 sic:181=-0.06 sic:36=-0.06 sic:360=-0.06 word:water=-0.21 sic:712=-0.15 form:cyfyngedig=0.1
      sic:821=-0.14 word:people=-0.27 word:institute=0.24 sic:325=0.14 word:technologies=0.35 sic:822=-0.14
      sic:474=-0.16 sic:109=0.08 word:direct=0.07 word:employment=0.09 sic:284=-0.15 word:infrastructure=0.03
      word:northern=-0.09 word:rail=0.06 form:unlimited=0.06 sic:275=0.11 word:networks=-0.16 sic:212=0.18
      word:industrial=0.04 word:life=-0.16 word:training=-0.26 sic:69=-0.16 sic:691=-0.16 word:network=-0.14
      word:energy=0.05 sic:383=0.08 word:one=-0.03 word:transit=0.09 sic:841=-0.13 sic:611=0.12
      word:corporate=-0.06 word:amazon=-0.51 word:automotive=0.21 word:agilisys=-0.5 word:property=-0.11
      word:places=-0.19 sic:012=-0.08 word:learning=0.08 word:housing=-0.09 sic:99=0.09 sic:999=0.09 sic:321=0.14
      sic:241=-0.07 sic:062=0.09 sic:182=0.07 sic:268=0.07 sic:271=0.14 sic:592=-0.1
      type:community-interest-company=-0.19 sic:237=0.16 sic:478=-0.17 word:first=0.03 word:catholic=0.31
      sic:454=-0.09 word:c=-0.14 sic:09=-0.07 sic:099=-0.07 series:BR=0.32 type:other=0.32 series:CE=-0.07
      form:cio=-0.07 series:FC=0.17 type:oversea-company=0.17 series:IP=-0.48
      type:registered-society-non-jurisdictional=-0.53 series:NI=0.38 series:OC=0.49 type:llp=0.47 form:llp=0.47
      series:RC=-0.06 type:royal-charter=-0.06 series:SC=0.21 series:SO=-0.03 series:SP=-0.11 series:ZC=0.11
    `),
    'co.uk': readWeights(`
      series:england=0.55 type:private-limited-guarant-nsc-limited-exemption=-0.08 elsewhere=0.61 sic:91=-0.17
      sic:910=-0.17 any=0.62 form:none=-0.12 kind:initials=0.38 word:national=-0.06 word:of=-0.45
      word:scotland=0.08 part=0.25 type:plc=0.41 sic:32=-0.3 sic:329=-0.03 form:plc=0.31 kind:words=0.59
      length:10=0.06 whole:2=0.43 type:ltd=0.47 sic:56=0.22 sic:561=0.2 sic:563=0.05 form:ltd=0.61 length:5=0.04
      word:and=0.35 word:retail=-0.17 affix:other=0.26 sic:11=-0.1 sic:46=0.11 sic:110=-0.1 sic:463=0.09
      length:14=0.32 word:company=0.31 word:uk=-0.12 kind:tail=-0.33 word:partners=0.28 word:great=0.05
      word:britain=0.05 sic:47=0.19 sic:472=-0.19 length:7=0.24 whole:1=0.21 sic:85=-0.25 sic:853=-0.28
      word:school=0.58 sic:96=-0.42 sic:960=-0.42 length:19=0.41 sic:25=0.16 sic:256=-0.1 word:james=-0.19
      hyphen=0.55 london=0.09 word:club=0.12 word:london=0.11 word:limited=-0.04 word:the=0.11 sic:931=-0.1
      word:football=-0.04 sic:58=-0.12 sic:581=-0.04 word:media=-0.04 affix:uk=-0.43 word:hall=0.18 sic:86=-0.32
      sic:869=-0.31 word:association=-0.07 sic:88=-0.33 sic:889=-0.26 word:healthcare=0.15 sic:70=0.16
      sic:701=0.14 whole:3=0.54 word:british=0.23 sic:17=-0.19 sic:171=-0.27 sic:68=-0.11 sic:471=-0.13
      sic:682=-0.13 length:25=-0.11 sic:852=0.33 word:college=-0.16 sic:49=0.25 sic:493=0.09 word:arriva=0.5
      sic:461=-0.05 sic:467=0.19 word:services=0.28 sic:20=-0.12 sic:205=0.06 word:smith=0.4 sic:64=0.09
      sic:642=-0.48 word:management=-0.1 sic:87=-0.24 sic:873=0.08 sic:879=0.1 word:foundation=-0.12 sic:66=-0.11
      word:royal=-0.21 word:insurance=0.09 word:society=-0.1 word:city=-0.36 sic:72=-0.03 sic:464=0.1
      sic:721=-0.08 word:products=0.14 affix:ltd=0.29 sic:851=0.1 word:north=-0.08 word:west=-0.12
      affix:group=-0.42 word:group=0.38 sic:477=-0.21 sic:45=0.48 sic:451=0.37 sic:22=-0.19 sic:221=0.04
      word:europe=0.03 sic:01=0.39 sic:016=0.22 sic:462=0.15 sic:172=0.09 sic:13=0.05 sic:139=0.05 sic:881=0.03
      word:trust=-0.26 sic:26=-0.29 sic:43=0.32 sic:74=-0.03 sic:80=-0.05 sic:261=-0.09 sic:432=0.2 sic:741=0.05
      sic:802=0.13 word:technology=-0.34 word:security=0.26 word:solutions=0.13 sic:201=-0.17 sic:862=0.29
      sic:41=0.15 sic:412=0.21 word:construction=0.13 sic:259=-0.12 length:4=-0.05 sic:77=0.06 sic:773=0.03
      word:holdings=0.15 sic:103=0.07 sic:108=-0.06 sic:21=-0.16 sic:211=-0.13 sic:772=0.08 sic:82=0.1
      sic:829=-0.23 sic:30=-0.21 sic:301=-0.04 word:bae=-0.19 word:systems=-0.13 sic:203=-0.03 sic:52=-0.23
      sic:522=-0.08 sic:683=0.14 sic:62=-0.04 sic:63=-0.13 sic:620=-0.04 sic:649=0.25 sic:59=-0.18 sic:591=-0.18
      sic:303=-0.21 word:safran=-0.26 word:co=0.08 word:schools=-0.8 sic:42=0.45 sic:429=0.23 sic:27=-0.2
      sic:274=0.07 word:for=0.08 sic:08=0.18 sic:081=0.18 sic:562=-0.04 sic:23=-0.13 sic:239=-0.03 sic:491=0.18
      sic:651=-0.04 sic:801=-0.2 word:g4s=-0.14 sic:521=-0.07 word:world=-0.29 word:transport=-0.26 sic:105=-0.16
      word:foods=0.2 sic:222=-0.26 word:medical=-0.13 word:international=-0.49 sic:466=-0.35 sic:452=0.19
      sic:29=-0.09 sic:292=0.25 sic:641=0.23 word:bank=0.11 sic:84=0.03 sic:842=-0.04 word:care=0.24
      type:unknown=0.2 word:wh=0.51 sic:236=0.18 word:manufacturing=0.16 sic:291=-0.34 sic:234=-0.1 sic:439=0.39
      word:babcock=-0.39 word:engineering=-0.12 sic:771=0.04 sic:823=0.06 sic:31=0.21 sic:310=0.21
      word:industries=0.13 sic:265=-0.2 word:house=0.05 sic:107=-0.07 sic:639=-0.15 sic:861=-0.4 sic:81=0.47
      sic:811=-0.05 sic:812=0.24 word:trading=-0.15 sic:854=-0.27 sic:855=-0.45 sic:90=-0.17 sic:900=-0.17
      sic:24=-0.11 sic:453=0.26 word:components=-0.1 sic:28=-0.17 sic:289=-0.34 word:jcb=-0.08 word:service=-0.32
      word:health=0.09 sic:304=0.03 sic:681=-0.24 sic:476=0.28 word:leisure=0.05 sic:35=0.04 sic:352=-0.15
      sic:353=0.12 word:reed=-0.32 word:st=-0.14 sic:702=0.11 sic:711=-0.21 sic:33=0.14 word:oxford=-0.07
      sic:55=-0.04 sic:551=0.18 word:hotels=0.27 sic:38=0.28 sic:381=0.32 sic:382=0.34 word:personnel=-0.25
      sic:479=0.13 sic:92=0.09 sic:920=0.09 word:distribution=0.1 sic:582=-0.08 sic:281=-0.16 sic:06=-0.16
      sic:061=-0.16 word:e=0.19 sic:50=-0.04 sic:502=-0.04 sic:465=0.21 sic:78=0.07 sic:783=-0.28 sic:856=0.09
      word:education=-0.1 sic:421=0.17 sic:774=-0.03 word:educational=0.4 word:in=-0.12 word:england=-0.23
      sic:16=0.09 sic:161=-0.09 sic:162=0.23 sic:431=-0.06 sic:273=-0.08 sic:53=0.1 sic:532=0.1 sic:782=0.24
      word:recruitment=0.33 sic:722=0.04 word:university=-0.42 word:jones=-0.22 sic:101=-0.17 word:resources=0.08
      length:more=0.42 word:financial=0.05 length:2=-0.05 word:m=-0.18 sic:743=-0.08 sic:323=-0.04
      word:united=-0.13 word:east=-0.06 sic:262=0.13 sic:264=0.16 sic:282=0.11 sic:332=0.04 sic:283=0.08
      word:support=-0.36 word:living=0.16 sic:79=0.04 sic:799=-0.09 word:centre=0.36 word:randstad=0.25
      word:logistics=-0.24 word:software=0.06 sic:552=0.04 sic:871=0.06 sic:263=0.03 word:operations=0.32
      sic:279=-0.15 sic:011=0.11 sic:781=-0.16 word:cleaning=0.18 sic:433=-0.15 word:global=-0.52
      word:midlands=-0.08 sic:272=0.14 sic:251=0.21 sic:791=0.14 word:travel=0.13 sic:73=-0.05 sic:732=0.11
      sic:61=-0.07 sic:619=-0.03 sic:51=-0.21 sic:511=-0.13 word:south=0.09 word:holding=0.05 sic:813=0.08
      word:hotel=0.21 sic:39=0.14 sic:390=0.14 word:investment=-0.11 sic:05=0.09 sic:051=0.09 sic:731=-0.16
      kind:head=0.14 sic:75=0.03 sic:750=0.03 sic:02=-0.04 sic:021=-0.04 word:central=-0.38 sic:661=-0.09
      word:thomas=-0.04 word:community=0.35 sic:37=0.04 sic:370=0.04 word:emea=-0.17 word:home=-0.53
      word:corporation=0.15 sic:104=0.11 sic:257=-0.12 word:facilities=0.18 word:business=-0.21 word:office=-0.07
      sic:559=-0.31 sic:351=0.06 word:power=0.15 sic:255=0.08 word:homes=0.21 word:building=0.31 word:1=-0.24
      word:integrated=0.17 sic:252=0.07 sic:492=0.2 sic:267=-0.11 sic:653=0.05 sic:18=0.05 sic:181=0.11
      sic:36=0.13 sic:360=0.13 word:water=0.26 sic:712=0.25 form:cyfyngedig=0.05 sic:821=0.16 word:people=0.45
      word:institute=-0.12 sic:325=-0.09 word:technologies=-0.3 sic:822=0.22 sic:474=0.18 word:direct=-0.22
      word:employment=-0.13 sic:284=0.16 word:infrastructure=0.04 word:northern=0.06 word:rail=0.04
      form:unlimited=-0.03 sic:275=-0.09 sic:212=-0.15 word:life=0.06 word:training=0.03 sic:69=0.1 sic:691=0.06
      word:network=0.17 word:energy=0.09 sic:383=0.05 word:transit=-0.08 sic:841=0.03 sic:611=-0.04
      word:corporate=0.15 word:academy=0.32 word:amazon=0.6 word:automotive=-0.16 word:agilisys=0.59
      word:places=0.28 sic:012=0.1 word:learning=0.23 word:housing=-0.2 sic:99=-0.03 sic:999=-0.03 sic:321=-0.13
      sic:241=-0.1 sic:062=-0.07 sic:182=-0.06 sic:268=-0.06 form:cic=-0.13 sic:271=-0.13 sic:592=0.11
      sic:237=-0.15 sic:102=0.06 sic:941=-0.03 sic:478=0.18 word:first=0.3 word:multi=0.35 sic:692=0.05
      word:catholic=-0.07 sic:454=0.1 word:c=0.13 sic:09=0.09 sic:099=0.09 series:BR=0.15 type:other=0.15
      series:CE=0.1 form:cio=0.1 series:FC=-0.13 type:oversea-company=-0.13 series:IP=0.26
      type:registered-society-non-jurisdictional=0.23 series:NI=-0.29 series:OC=0.25 type:llp=0.39 form:llp=0.39
      series:RC=-0.25 type:royal-charter=-0.25 series:RS=0.22 series:SC=0.13 series:SO=0.19 series:SP=-0.24
      series:ZC=-0.05
    `),
    org: readWeights(`
      series:england=0.14 type:private-limited-guarant-nsc-limited-exemption=0.53 elsewhere=0.17 sic:91=0.18
      sic:910=0.18 any=0.13 form:none=0.43 kind:initials=-0.25 length:3=-0.35 word:national=0.04 word:of=-0.27
      word:scotland=-0.08 part=-0.11 type:plc=-0.1 sic:32=-0.04 sic:329=-0.03 form:plc=-0.11 kind:words=0.18
      length:10=-0.16 whole:2=0.12 type:ltd=-0.26 sic:56=-0.07 sic:561=-0.04 form:ltd=-0.15 word:and=-0.13
      affix:other=0.2 sic:11=-0.03 sic:46=-0.08 sic:110=-0.03 length:14=0.22 word:company=-0.09 word:uk=-0.08
      kind:tail=0.31 sic:47=-0.2 length:7=-0.08 sic:85=0.59 sic:853=0.2 word:school=-0.08 sic:96=0.17 sic:960=0.17
      length:19=0.15 sic:25=-0.03 word:james=-0.06 hyphen=-0.15 london=0.04 sic:94=0.26 sic:949=0.28
      word:club=-0.05 word:london=-0.15 word:limited=-0.04 word:the=-0.15 sic:93=0.13 sic:58=-0.05 sic:581=-0.04
      affix:uk=0.44 word:hall=-0.06 sic:86=0.28 sic:869=0.44 word:association=0.17 sic:88=0.76 sic:889=0.44
      word:healthcare=0.11 sic:701=0.04 whole:3=0.3 word:british=-0.09 sic:68=0.14 sic:471=-0.04 sic:682=0.2
      length:25=0.36 word:college=-0.07 sic:49=-0.07 sic:493=-0.03 sic:461=-0.03 word:services=-0.07 sic:20=-0.03
      sic:64=-0.19 sic:642=-0.11 word:management=-0.05 sic:87=0.04 sic:872=-0.07 sic:873=-0.11 sic:879=0.14
      word:foundation=0.41 word:royal=-0.07 word:society=-0.12 word:city=-0.11 sic:72=-0.03 word:kent=0.15
      sic:851=-0.37 word:north=-0.06 word:west=-0.07 affix:group=0.14 word:group=0.22 sic:477=-0.11
      word:europe=-0.05 sic:881=0.45 word:trust=0.03 sic:26=-0.03 sic:43=-0.07 sic:74=-0.1 sic:80=-0.03
      word:technology=0.07 word:solutions=-0.07 sic:862=-0.09 sic:41=-0.06 sic:412=-0.03 length:4=-0.28
      sic:411=-0.04 word:holdings=0.1 sic:10=-0.09 sic:108=-0.03 sic:829=0.04 sic:683=-0.03 sic:62=-0.07
      sic:63=-0.05 sic:620=-0.07 sic:631=-0.03 word:research=0.32 sic:649=-0.08 sic:932=0.06 word:co=-0.08
      word:schools=0.35 sic:27=-0.04 word:for=0.16 word:international=0.25 word:partnership=0.04 word:bank=-0.16
      sic:84=0.19 sic:842=-0.04 word:care=-0.15 type:unknown=-0.08 sic:439=-0.04 word:babcock=-0.04
      word:engineering=0.08 sic:81=-0.07 sic:811=-0.03 sic:812=-0.04 word:trading=-0.03 sic:854=-0.06 sic:855=0.11
      sic:90=0.1 sic:900=0.1 sic:28=-0.04 sic:289=-0.03 word:service=-0.04 sic:749=-0.1 word:health=-0.12
      word:leisure=0.16 word:st=0.29 sic:71=-0.04 sic:711=-0.03 word:oxford=-0.1 sic:55=0.36 sic:551=-0.03
      sic:38=-0.03 sic:381=-0.03 sic:382=-0.03 sic:479=-0.1 sic:494=-0.04 word:e=0.06 sic:78=-0.11 sic:856=0.11
      word:education=0.34 word:educational=-0.25 word:in=0.14 word:england=-0.11 sic:16=-0.03 sic:782=-0.08
      word:university=-0.11 length:more=0.03 length:2=0.26 word:united=-0.08 word:east=0.35 word:support=-0.05
      word:living=-0.08 sic:871=-0.06 sic:279=-0.03 sic:781=-0.03 sic:61=-0.03 sic:51=-0.03 sic:511=-0.03
      word:south=0.21 sic:512=-0.03 word:investment=0.21 kind:head=-0.06 word:central=-0.06 word:thomas=-0.17
      word:community=0.38 word:emea=0.09 word:home=-0.07 word:corporation=-0.04 word:kingdom=-0.03
      word:business=0.22 sic:559=0.4 word:homes=0.12 word:building=-0.04 word:integrated=-0.04
      word:academies=-0.05 form:cyfyngedig=-0.03 word:people=-0.07 word:institute=-0.06 word:northern=-0.04
      word:life=-0.06 word:training=0.19 sic:69=-0.03 word:energy=-0.03 sic:383=-0.03 word:one=0.17 sic:841=0.22
      word:corporate=-0.03 word:academy=-0.23 word:property=-0.04 word:places=-0.05 word:learning=-0.42
      word:housing=0.22 form:cic=0.19 type:community-interest-company=0.17 sic:941=-0.03 word:first=-0.11
      word:multi=-0.2 word:catholic=-0.2 word:c=0.13 series:BR=-0.11 type:other=-0.11 series:CE=-0.03
      form:cio=-0.03 series:FC=-0.12 type:oversea-company=-0.12 series:IP=0.12
      type:registered-society-non-jurisdictional=0.21 series:NI=-0.04 series:OC=-0.15 type:llp=-0.19
      form:llp=-0.19 series:RC=0.07 type:royal-charter=0.07 series:RS=0.13 series:SC=0.11 series:SO=-0.08
      series:SP=-0.07
    `),
    'org.uk': readWeights(`
      series:england=0.05 type:private-limited-guarant-nsc-limited-exemption=0.37 elsewhere=0.12 any=0.36
      form:none=0.67 kind:initials=0.24 length:3=0.11 word:of=-0.17 word:scotland=-0.09 part=0.13 type:plc=-0.15
      sic:32=-0.07 sic:329=-0.05 form:plc=-0.17 kind:words=0.38 length:10=0.07 whole:2=0.06 type:ltd=-0.32
      sic:56=-0.1 sic:561=-0.05 sic:563=-0.03 length:5=-0.05 word:and=-0.23 word:retail=-0.04 affix:other=-0.07
      sic:11=-0.05 sic:46=-0.15 sic:110=-0.05 sic:463=-0.03 length:14=0.09 word:company=-0.17 word:uk=-0.49
      kind:tail=-0.28 word:partners=-0.06 sic:47=-0.08 length:7=0.18 whole:1=0.13 sic:853=0.52 word:school=-0.08
      sic:96=0.27 sic:960=0.27 length:19=-0.27 sic:25=-0.05 word:james=0.16 hyphen=-0.08 london=0.3 sic:949=0.04
      word:club=-0.12 word:london=0.05 word:limited=-0.17 word:the=0.4 sic:93=0.12 sic:931=0.21
      word:football=-0.04 sic:58=0.05 sic:581=0.07 affix:uk=-0.27 word:hall=-0.11 sic:86=0.65 sic:869=0.45
      word:association=0.43 sic:88=0.46 sic:889=0.48 sic:70=-0.22 sic:701=-0.19 whole:3=0.1 word:british=0.1
      sic:68=0.43 sic:471=-0.06 sic:682=0.32 length:25=0.18 sic:852=0.08 word:college=0.06 sic:49=-0.12
      sic:493=-0.04 sic:461=-0.05 word:services=-0.23 sic:20=-0.05 sic:205=-0.04 word:smith=-0.03 sic:64=0.12
      sic:642=0.34 word:management=0.07 sic:87=0.59 sic:872=-0.04 sic:873=0.22 sic:879=0.29 sic:66=-0.03
      sic:662=-0.03 word:royal=0.22 word:society=-0.1 word:city=0.11 sic:72=-0.05 sic:464=-0.03 sic:721=-0.05
      word:kent=-0.06 sic:851=-0.21 word:west=0.04 affix:group=0.05 word:group=-0.09 sic:45=-0.04 sic:22=-0.03
      word:europe=-0.1 sic:881=-0.04 word:trust=0.55 sic:26=-0.05 sic:43=-0.09 sic:74=-0.06 sic:80=-0.04
      sic:432=-0.03 word:technology=-0.08 word:solutions=-0.09 sic:862=0.21 sic:41=0.13 sic:412=-0.07
      length:4=0.28 sic:77=0.07 sic:411=0.18 word:holdings=-0.09 sic:10=-0.15 sic:108=-0.05 sic:82=0.2
      sic:829=0.24 sic:52=-0.03 sic:683=0.15 sic:62=-0.14 sic:620=-0.14 sic:631=-0.07 word:research=-0.14
      sic:649=-0.21 sic:59=-0.03 sic:591=-0.03 sic:932=0.1 word:co=-0.17 word:schools=0.2 sic:42=-0.05
      sic:429=-0.03 sic:27=-0.06 word:for=0.22 sic:801=-0.04 word:world=0.09 sic:222=-0.03 word:medical=-0.03
      word:international=-0.11 word:partnership=-0.1 sic:29=-0.03 sic:641=-0.05 word:bank=-0.25 sic:84=0.07
      sic:842=0.14 word:care=0.2 type:unknown=-0.11 word:wh=-0.03 sic:439=-0.05 word:babcock=-0.06
      word:engineering=-0.06 sic:639=0.03 sic:861=0.07 sic:81=-0.11 sic:811=-0.07 sic:812=-0.06 word:trading=0.06
      sic:854=0.03 sic:855=0.51 sic:90=0.17 sic:900=0.17 sic:24=-0.03 sic:28=-0.07 sic:289=-0.04
      word:service=-0.11 sic:749=-0.05 sic:681=-0.05 word:leisure=0.24 word:st=0.3 sic:71=-0.08 sic:702=-0.03
      sic:711=-0.06 word:oxford=0.15 sic:55=0.19 sic:551=-0.05 sic:38=-0.06 sic:381=-0.04 sic:382=-0.05
      sic:479=0.16 sic:494=-0.07 word:distribution=-0.03 word:e=0.11 sic:78=0.16 sic:783=0.13 sic:856=-0.42
      word:education=-0.06 sic:774=0.11 word:educational=-0.2 word:in=-0.08 word:england=0.07 sic:16=-0.04
      sic:782=0.06 word:recruitment=-0.05 word:university=-0.42 length:more=-0.21 length:2=-0.1 word:m=-0.03
      word:united=0.22 word:east=-0.18 word:support=0.15 sic:79=-0.03 word:software=-0.03 sic:552=0.24
      sic:871=0.13 sic:279=-0.05 sic:781=0.18 word:global=-0.04 sic:251=-0.03 sic:791=-0.03 word:travel=-0.03
      sic:61=-0.07 sic:619=-0.05 sic:51=-0.06 sic:511=-0.06 word:south=0.18 sic:512=-0.05 word:investment=-0.11
      kind:head=-0.09 sic:02=0.14 sic:021=0.14 word:central=-0.06 word:thomas=0.06 word:community=-0.3
      word:emea=-0.07 word:home=0.42 word:facilities=-0.04 word:business=-0.07 word:homes=0.33 word:building=-0.13
      word:integrated=-0.06 word:academies=0.19 sic:267=-0.03 sic:712=-0.03 form:cyfyngedig=-0.11
      word:people=-0.04 word:institute=-0.24 sic:109=-0.04 word:employment=0.16 word:northern=0.11 word:life=0.18
      word:training=0.13 sic:69=-0.06 sic:691=-0.03 word:energy=-0.06 sic:383=-0.05 word:one=-0.08 sic:841=-0.09
      word:corporate=-0.04 word:academy=-0.51 word:amazon=-0.04 word:property=-0.03 word:learning=-0.24
      word:housing=0.66 sic:99=-0.03 sic:999=-0.03 sic:241=-0.03 form:cic=0.04
      type:community-interest-company=0.12 sic:102=-0.04 sic:941=-0.05 word:first=-0.21 word:multi=-0.08
      sic:692=-0.03 word:c=-0.09 series:BR=-0.18 type:other=-0.18 series:FC=-0.19 type:oversea-company=-0.19
      series:IP=0.47 type:registered-society-non-jurisdictional=0.69 series:NI=-0.05 series:OC=-0.21
      type:llp=-0.25 form:llp=-0.25 series:RC=0.31 type:royal-charter=0.31 series:RS=-0.14 series:SC=0.04
      series:SO=-0.09 series:SP=0.37 series:ZC=-0.07
    `),
    eu: readWeights(`
      series:england=-0.19 type:private-limited-guarant-nsc-limited-exemption=-0.36 elsewhere=-0.12 any=-0.28
      form:none=-0.05 kind:initials=-0.2 length:3=-0.15 word:national=-0.04 word:of=-0.15 word:scotland=-0.05
      part=0.24 type:plc=-0.04 sic:32=-0.03 form:plc=-0.05 kind:words=-0.11 length:10=0.14 whole:2=-0.25
      type:ltd=0.05 sic:56=0.37 sic:561=-0.03 form:ltd=-0.09 length:5=-0.11 word:and=-0.16 affix:other=0.03
      length:14=0.12 word:company=0.07 word:uk=0.74 kind:tail=-0.03 length:7=0.09 whole:1=-0.19 sic:85=-0.25
      sic:853=-0.15 word:school=-0.03 sic:96=0.09 sic:960=0.09 length:19=-0.22 sic:25=-0.03 hyphen=-0.13
      london=-0.17 word:london=-0.04 word:the=-0.05 sic:93=-0.04 sic:931=-0.04 sic:86=-0.08 sic:869=-0.05
      word:association=-0.1 sic:88=-0.05 sic:889=-0.04 sic:469=0.11 word:healthcare=-0.03 sic:70=-0.06
      sic:701=-0.05 whole:3=-0.18 word:british=-0.03 sic:68=-0.04 sic:852=-0.13 word:college=-0.04 sic:49=-0.04
      sic:461=-0.03 word:services=-0.12 sic:20=0.17 sic:205=0.19 sic:64=-0.09 sic:642=-0.04 word:management=-0.03
      sic:87=-0.08 sic:873=-0.03 word:society=-0.04 word:city=-0.04 sic:851=-0.03 affix:group=0.27 word:group=0.07
      sic:477=-0.03 word:europe=-0.04 sic:881=-0.03 word:trust=-0.22 sic:43=-0.04 sic:74=-0.04
      word:solutions=-0.03 sic:41=-0.03 length:4=-0.19 word:holdings=-0.03 sic:10=0.28 sic:103=0.14 sic:108=-0.04
      sic:82=-0.1 sic:829=-0.09 sic:203=0.2 sic:62=-0.06 sic:63=-0.03 sic:620=-0.06 sic:631=-0.03 sic:649=-0.03
      word:co=-0.04 sic:27=-0.03 sic:562=0.41 word:foods=0.2 word:international=0.1 sic:641=-0.03 word:bank=0.44
      word:care=-0.09 type:unknown=-0.03 sic:439=-0.03 sic:107=0.2 sic:81=-0.04 sic:855=-0.06 sic:90=0.07
      sic:900=0.07 sic:28=0.17 sic:289=0.19 sic:749=-0.04 word:st=-0.03 sic:71=-0.06 sic:711=-0.03 sic:55=-0.03
      sic:551=-0.03 sic:479=0.09 sic:494=-0.03 sic:78=-0.05 sic:856=-0.03 word:england=-0.05 sic:782=-0.03
      word:university=-0.06 word:united=-0.03 sic:871=-0.03 sic:279=-0.03 word:central=-0.03 word:community=-0.04
      word:kingdom=-0.03 word:office=0.26 word:homes=-0.08 word:academies=-0.03 sic:712=-0.03 word:institute=-0.03
      word:academy=-0.09 word:learning=-0.04 word:housing=-0.12 word:multi=-0.03 series:BR=-0.07 type:other=-0.07
      series:FC=0.43 type:oversea-company=0.43 series:IP=-0.18 type:registered-society-non-jurisdictional=-0.22
      series:NI=-0.03 series:OC=-0.12 type:llp=-0.13 form:llp=-0.13 series:RC=-0.12 type:royal-charter=-0.12
      series:RS=-0.06 series:SC=-0.27 series:SO=-0.03
    `),
    'ltd.uk': readWeights(`
      series:england=-0.17 type:private-limited-guarant-nsc-limited-exemption=-0.2 elsewhere=-0.16 any=-0.38
      form:none=-0.32 kind:initials=-0.17 length:3=0.37 word:of=-0.06 part=-0.58 type:plc=-0.03 form:plc=-0.03
      kind:words=-0.23 length:10=-0.26 whole:2=-0.18 form:ltd=-0.05 length:5=0.12 word:and=-0.06 affix:other=-0.12
      sic:46=0.15 length:14=-0.25 word:uk=-0.07 sic:47=-0.04 length:7=-0.19 whole:1=0.46 sic:85=-0.16
      sic:853=-0.09 length:19=-0.11 hyphen=-0.05 london=-0.24 word:the=-0.07 sic:93=-0.03 sic:931=-0.03
      sic:86=-0.05 sic:869=-0.03 word:association=-0.04 sic:88=-0.03 whole:3=-0.18 length:25=-0.08 sic:852=-0.08
      word:services=-0.04 sic:64=-0.04 sic:87=-0.04 affix:group=-0.07 word:group=-0.07 word:trust=-0.13
      sic:80=0.21 length:4=-0.11 sic:10=-0.03 sic:82=-0.05 sic:829=-0.04 sic:801=0.21 sic:466=0.2 word:care=-0.03
      sic:855=-0.04 sic:24=0.25 sic:78=-0.03 word:academy=-0.05 word:learning=-0.03 word:housing=-0.07
      sic:241=0.25 series:IP=-0.09 type:registered-society-non-jurisdictional=-0.13 series:OC=-0.07 type:llp=-0.09
      form:llp=-0.09 series:RC=-0.07 type:royal-charter=-0.07 series:RS=-0.03 series:SC=-0.15
    `),
    uk: readWeights(`
      series:england=0.16 type:private-limited-guarant-nsc-limited-exemption=0.18 elsewhere=-0.38 any=-0.26
      kind:initials=-0.08 length:3=0.06 word:national=-0.05 word:of=-0.17 word:scotland=-0.03 part=0.17
      type:plc=-0.04 form:plc=-0.04 kind:words=-0.15 length:10=-0.27 whole:2=-0.24 sic:56=-0.04 form:ltd=-0.12
      length:5=-0.11 word:and=0.35 affix:other=0.32 sic:46=0.13 length:14=0.07 word:company=-0.03 word:uk=0.05
      kind:tail=-0.04 sic:47=-0.06 length:7=0.12 whole:1=-0.18 sic:85=0.12 sic:853=0.14 word:school=-0.1
      sic:96=-0.04 sic:960=-0.04 length:19=-0.1 hyphen=-0.13 london=0.13 word:london=0.21 word:the=-0.28
      sic:93=-0.06 sic:931=-0.06 sic:86=0.13 sic:869=-0.07 word:association=-0.09 sic:88=-0.05 sic:889=-0.04
      word:healthcare=-0.03 sic:70=-0.05 sic:701=-0.04 whole:3=-0.04 word:british=-0.04 sic:68=-0.03
      length:25=0.22 word:college=-0.04 sic:49=-0.03 sic:461=0.2 word:services=-0.06 sic:64=-0.09 sic:642=-0.05
      sic:87=-0.07 sic:873=-0.03 word:royal=-0.03 word:insurance=0.05 word:society=-0.05 word:city=-0.06
      sic:851=0.34 word:west=-0.04 affix:group=-0.11 word:group=-0.15 word:europe=-0.03 sic:881=-0.03
      word:trust=0.15 sic:43=-0.03 sic:74=-0.04 word:solutions=-0.03 sic:862=-0.03 sic:41=0.23 length:4=-0.27
      sic:411=0.25 sic:10=-0.04 sic:82=-0.09 sic:829=-0.09 sic:62=-0.04 sic:63=0.18 sic:620=-0.04 sic:631=0.19
      sic:649=-0.03 word:co=-0.03 word:schools=0.16 sic:65=0.04 sic:651=0.04 word:partnership=-0.08
      word:bank=-0.06 sic:84=-0.03 word:care=-0.09 word:babcock=-0.03 sic:639=0.21 sic:861=0.25 sic:81=-0.03
      sic:854=-0.05 sic:855=0.11 sic:90=-0.04 sic:900=-0.04 sic:749=-0.03 word:health=-0.03 sic:35=0.11
      sic:352=0.12 word:st=-0.03 sic:06=0.1 sic:061=0.1 word:e=0.1 sic:78=-0.05 sic:856=0.18 word:education=-0.07
      word:educational=-0.04 word:england=-0.03 sic:782=-0.03 word:university=-0.06 length:more=-0.04
      word:east=-0.03 sic:61=0.2 sic:619=0.21 word:south=-0.04 kind:head=-0.03 word:central=-0.04
      word:community=-0.06 word:corporation=-0.03 sic:351=0.11 word:power=0.11 word:homes=-0.06
      word:academies=0.15 word:institute=-0.04 word:networks=0.23 word:academy=-0.27 word:learning=0.34
      word:housing=-0.11 word:multi=-0.11 word:catholic=-0.03 series:BR=-0.06 type:other=-0.06 series:FC=-0.05
      type:oversea-company=-0.05 series:IP=-0.16 type:registered-society-non-jurisdictional=-0.19 series:OC=-0.1
      type:llp=-0.11 form:llp=-0.11 series:RC=-0.13 type:royal-charter=-0.13 series:RS=-0.04 series:SC=-0.2
    `),
    net: readWeights(`
      series:england=-0.07 type:private-limited-guarant-nsc-limited-exemption=0.05 elsewhere=0.13 sic:91=-0.04
      sic:910=-0.04 any=-0.23 form:none=-0.1 kind:initials=-0.18 length:3=-0.19 word:national=-0.04 word:of=-0.16
      word:scotland=-0.1 part=0.06 type:plc=-0.06 sic:32=-0.05 sic:329=-0.03 form:plc=-0.06 kind:words=-0.03
      length:10=0.05 whole:2=0.09 type:ltd=0.2 sic:56=-0.05 sic:561=-0.03 form:ltd=0.05 length:5=-0.16
      word:and=-0.18 affix:other=0.04 sic:11=-0.03 sic:46=0.06 sic:110=-0.03 sic:463=-0.03 length:14=0.04
      word:company=-0.04 word:uk=-0.26 kind:tail=-0.05 sic:47=0.04 length:7=-0.04 whole:1=-0.12 sic:85=-0.14
      sic:853=-0.32 word:school=-0.06 sic:96=-0.08 sic:960=-0.08 length:19=0.33 sic:25=-0.04 hyphen=0.03
      london=-0.42 word:london=-0.04 word:the=-0.26 sic:93=0.18 sic:931=0.2 affix:uk=0.17 sic:86=0.37 sic:869=0.22
      word:association=-0.11 sic:88=-0.15 sic:889=-0.1 word:healthcare=0.13 sic:70=-0.09 sic:701=-0.08
      whole:3=-0.33 word:british=-0.03 sic:68=-0.08 sic:471=-0.05 sic:682=-0.03 length:25=-0.28 sic:852=-0.33
      word:college=-0.04 sic:49=-0.07 sic:461=-0.03 sic:64=0.36 sic:642=0.1 word:management=-0.05 sic:87=0.45
      sic:872=-0.08 sic:873=0.21 sic:879=0.09 word:society=-0.07 word:city=-0.04 sic:464=0.17 sic:851=-0.07
      word:west=0.12 affix:group=0.03 word:group=-0.12 sic:477=0.14 word:europe=-0.06 sic:881=-0.1 sic:43=-0.06
      sic:74=-0.06 word:technology=0.1 word:solutions=-0.05 sic:862=-0.08 sic:41=-0.05 sic:412=-0.03 length:4=-0.1
      sic:411=-0.03 word:holdings=-0.06 sic:10=0.11 sic:108=0.17 sic:82=-0.17 sic:829=-0.16 sic:52=0.2
      sic:522=0.21 sic:62=-0.07 sic:620=-0.07 sic:649=0.28 word:co=-0.05 word:schools=-0.04 sic:42=-0.03
      sic:27=-0.03 word:for=-0.04 sic:521=0.22 word:medical=0.19 word:partnership=-0.04 sic:641=-0.03
      word:bank=-0.08 sic:84=-0.05 sic:842=-0.03 type:unknown=-0.05 sic:439=-0.04 word:engineering=-0.03
      sic:861=0.21 sic:811=-0.03 sic:812=0.03 word:trading=-0.03 sic:855=0.26 sic:90=-0.08 sic:900=-0.08
      sic:28=-0.04 sic:749=-0.06 word:health=-0.04 word:leisure=-0.03 word:st=-0.03 sic:71=-0.05 sic:711=-0.04
      sic:55=-0.04 sic:551=-0.03 word:personnel=0.29 sic:479=-0.03 sic:494=-0.04 sic:78=0.13 sic:856=0.11
      word:education=-0.04 word:england=-0.06 sic:782=0.16 word:recruitment=-0.04 word:university=-0.06
      length:more=-0.03 word:m=0.16 word:east=-0.04 word:support=0.05 word:logistics=0.23 sic:871=0.17
      sic:279=-0.03 sic:781=-0.03 word:global=0.29 word:midlands=0.14 sic:251=-0.03 sic:61=0.08 sic:619=0.09
      sic:51=-0.04 sic:511=-0.04 word:south=-0.03 sic:512=-0.04 kind:head=-0.03 word:central=-0.03
      word:thomas=-0.03 word:community=-0.09 word:facilities=-0.03 word:homes=-0.12 word:building=-0.04
      word:academies=0.2 word:people=-0.03 word:direct=0.22 sic:69=0.2 sic:691=0.21 word:energy=-0.03
      word:property=0.06 word:learning=-0.09 word:housing=-0.15 form:cic=-0.05
      type:community-interest-company=-0.04 sic:102=-0.04 word:multi=0.09 series:BR=-0.04 type:other=-0.04
      series:FC=-0.07 type:oversea-company=-0.07 series:IP=-0.21 type:registered-society-non-jurisdictional=-0.25
      series:NI=-0.03 series:OC=-0.11 type:llp=-0.14 form:llp=-0.14 series:RC=-0.11 type:royal-charter=-0.11
      series:RS=-0.06 series:SC=0.21 series:SO=-0.05 series:SP=-0.03
    `),
    sky: readWeights(`
      series:england=-0.28 type:private-limited-guarant-nsc-limited-exemption=-0.19 elsewhere=-0.3 any=-0.49
      form:none=-0.3 kind:initials=-0.14 length:3=-0.08 word:of=-0.06 part=-0.19 kind:words=-0.37 length:10=0.13
      whole:2=-0.12 type:ltd=-0.13 form:ltd=-0.18 length:5=-0.04 word:and=-0.06 word:retail=0.06 affix:other=-0.13
      length:14=-0.21 word:uk=0.04 length:7=-0.14 whole:1=-0.1 sic:85=-0.14 sic:853=-0.08 length:19=-0.1
      hyphen=-0.05 london=-0.23 word:the=-0.08 sic:86=-0.04 sic:869=-0.03 word:association=-0.04 whole:3=-0.13
      length:25=-0.06 sic:852=-0.08 sic:64=-0.03 sic:87=-0.03 affix:group=0.29 word:group=-0.08 word:trust=-0.12
      length:4=-0.1 sic:82=0.14 sic:829=0.14 sic:59=0.26 sic:591=0.26 word:bank=-0.03 word:care=-0.03
      word:stores=0.06 sic:855=-0.03 word:service=0.03 word:in=0.04 sic:61=0.12 sic:619=0.12 word:home=0.03
      word:homes=-0.03 word:academy=-0.05 word:housing=-0.06 series:FC=-0.03 type:oversea-company=-0.03
      series:IP=-0.1 type:registered-society-non-jurisdictional=-0.12 series:OC=-0.06 type:llp=-0.07
      form:llp=-0.07 series:RC=-0.07 type:royal-charter=-0.07 series:SC=-0.13
    `),
    group: readWeights(`
      series:england=-0.19 type:private-limited-guarant-nsc-limited-exemption=-0.24 elsewhere=-0.17 any=-0.44
      form:none=-0.36 kind:initials=-0.16 length:3=-0.1 word:of=-0.08 part=-0.03 type:plc=-0.03 sic:32=0.2
      sic:329=0.21 form:plc=-0.03 kind:words=-0.29 length:10=-0.07 whole:2=-0.17 form:ltd=-0.07 length:5=0.14
      word:and=-0.08 affix:other=-0.19 sic:46=0.1 length:14=-0.3 sic:47=-0.04 length:7=-0.07 whole:1=-0.14
      sic:85=-0.19 sic:853=-0.11 sic:96=0.1 sic:960=0.1 length:19=0.06 hyphen=-0.07 london=-0.3 word:the=0.04
      sic:93=-0.03 sic:931=-0.03 sic:86=-0.06 sic:869=-0.04 word:association=-0.05 sic:88=-0.03 sic:70=-0.04
      sic:701=-0.03 whole:3=-0.16 length:25=-0.09 sic:852=-0.1 sic:461=0.14 word:services=-0.07 sic:64=0.08
      sic:642=0.11 sic:87=-0.05 word:society=-0.03 affix:group=-0.13 word:group=0.24 word:trust=-0.15 sic:74=0.19
      length:4=-0.13 sic:10=-0.03 sic:82=-0.06 sic:829=-0.06 sic:62=0.16 sic:63=0.2 sic:620=0.16 sic:631=0.2
      word:bank=-0.03 word:care=-0.05 sic:855=-0.05 sic:90=0.21 sic:900=0.21 sic:749=0.19 sic:78=-0.04
      sic:782=-0.03 word:university=-0.03 word:homes=-0.04 word:academy=-0.06 word:property=0.13
      word:learning=-0.03 word:housing=-0.08 series:FC=-0.03 type:oversea-company=-0.03 series:IP=-0.12
      type:registered-society-non-jurisdictional=-0.15 series:OC=-0.07 type:llp=-0.08 form:llp=-0.08
      series:RC=-0.08 type:royal-charter=-0.08 series:RS=-0.03 series:SC=-0.18
    `),
    aero: readWeights(`
      series:england=-0.2 type:private-limited-guarant-nsc-limited-exemption=-0.22 elsewhere=-0.22 any=-0.42
      form:none=-0.35 kind:initials=-0.16 length:3=-0.09 word:of=-0.08 part=-0.09 type:plc=0.11 sic:32=0.23
      sic:329=0.23 form:plc=0.11 kind:words=-0.29 whole:2=-0.14 type:ltd=-0.14 form:ltd=-0.2 length:5=-0.05
      word:and=-0.07 affix:other=-0.15 length:14=-0.23 word:uk=0.14 sic:47=-0.03 length:7=-0.16 whole:1=-0.12
      sic:85=-0.17 sic:853=-0.1 length:19=-0.12 hyphen=-0.05 london=-0.25 word:the=-0.09 sic:86=-0.05
      sic:869=-0.03 word:association=-0.05 sic:88=-0.03 sic:70=-0.03 whole:3=-0.15 length:25=-0.07 sic:852=-0.09
      word:services=0.1 sic:64=-0.04 sic:87=-0.04 affix:group=-0.08 word:group=-0.08 word:trust=-0.14
      length:4=0.18 sic:82=-0.05 sic:829=-0.04 word:bank=-0.03 word:care=-0.04 sic:855=-0.04 word:university=-0.03
      sic:51=0.28 sic:511=0.28 word:homes=-0.03 word:academy=-0.06 word:learning=-0.03 word:housing=-0.07
      series:BR=-0.03 type:other=-0.03 series:FC=-0.03 type:oversea-company=-0.03 series:IP=-0.11
      type:registered-society-non-jurisdictional=-0.13 series:OC=-0.07 type:llp=-0.08 form:llp=-0.08
      series:RC=-0.08 type:royal-charter=-0.08 series:RS=-0.03 series:SC=-0.14
    `),
    education: readWeights(`
      series:england=-0.11 type:private-limited-guarant-nsc-limited-exemption=0.2 elsewhere=-0.13 any=-0.36
      form:none=0.05 kind:initials=0.38 length:3=0.27 word:of=0.15 word:scotland=-0.03 part=-0.37 kind:words=-0.74
      length:10=-0.2 whole:2=-0.12 type:ltd=-0.28 form:ltd=-0.35 length:5=-0.07 word:and=-0.08 affix:other=-0.26
      length:14=-0.22 word:uk=-0.04 kind:tail=-0.05 length:7=-0.14 whole:1=-0.08 sic:85=0.3 sic:853=0.04
      word:school=-0.05 length:19=-0.17 word:james=-0.04 hyphen=-0.04 london=-0.28 word:london=-0.03 word:the=0.08
      sic:93=-0.03 sic:931=-0.03 sic:86=-0.04 sic:869=-0.03 word:association=-0.06 sic:88=-0.03 whole:3=0.2
      word:british=-0.04 length:25=-0.1 sic:852=0.33 word:services=-0.03 sic:64=-0.03 sic:87=-0.03
      word:royal=-0.04 sic:851=0.31 affix:group=-0.06 word:group=-0.07 word:trust=0.27 length:4=0.13
      word:schools=-0.08 word:for=-0.03 word:partnership=0.23 word:care=-0.03 sic:854=-0.03 sic:855=0.12
      word:health=-0.05 sic:856=0.1 word:education=0.2 word:educational=0.22 word:university=-0.04 word:east=-0.05
      word:south=-0.08 word:thomas=0.23 word:corporation=-0.03 word:academies=0.15 word:northern=-0.03
      word:academy=-0.22 word:learning=0.13 word:housing=-0.11 word:multi=-0.07 word:catholic=-0.03
      series:IP=-0.09 type:registered-society-non-jurisdictional=-0.15 series:OC=-0.05 type:llp=-0.06
      form:llp=-0.06 series:RC=-0.13 type:royal-charter=-0.13 series:RS=-0.06 series:SC=-0.1
    `),
    academy: readWeights(`
      series:england=-0.06 type:private-limited-guarant-nsc-limited-exemption=0.32 elsewhere=-0.31 any=-0.38
      form:none=0.16 kind:initials=-0.08 length:3=-0.17 word:national=-0.04 word:of=0.12 part=-0.11
      kind:words=-0.25 length:10=0.56 whole:2=-0.16 type:ltd=-0.37 form:ltd=-0.45 length:5=-0.07 word:and=-0.1
      affix:other=-0.31 length:14=-0.32 word:company=-0.03 word:uk=-0.08 kind:tail=-0.07 length:7=-0.2
      whole:1=-0.12 sic:85=0.47 sic:853=0.19 word:school=-0.06 sic:96=-0.04 sic:960=-0.04 length:19=-0.3
      word:james=-0.04 hyphen=-0.08 london=-0.06 word:london=-0.04 sic:93=-0.03 sic:931=-0.03 word:hall=0.24
      sic:86=-0.05 sic:869=-0.04 word:association=-0.07 sic:88=-0.05 sic:889=-0.04 sic:70=-0.03 sic:701=-0.03
      word:british=-0.05 length:25=-0.17 sic:852=0.08 word:services=-0.03 sic:64=-0.05 sic:642=-0.03 sic:87=-0.05
      word:royal=-0.04 word:society=-0.04 sic:851=-0.19 affix:group=-0.1 word:group=-0.07 sic:881=-0.03
      word:trust=0.4 sic:74=-0.03 length:4=0.04 sic:82=-0.03 sic:829=-0.03 word:schools=0.2 word:partnership=-0.08
      word:bank=-0.06 word:care=-0.06 sic:855=0.08 sic:749=-0.03 word:e=-0.06 sic:856=0.13 word:education=-0.05
      word:educational=-0.04 word:university=-0.05 word:east=-0.03 word:south=-0.1 word:community=-0.03
      word:homes=-0.03 word:academies=-0.1 word:academy=0.68 word:learning=0.17 word:housing=-0.09 word:multi=0.05
      word:catholic=-0.05 word:c=-0.05 series:BR=-0.04 type:other=-0.04 series:FC=-0.05 type:oversea-company=-0.05
      series:IP=-0.11 type:registered-society-non-jurisdictional=-0.14 series:OC=-0.08 type:llp=-0.09
      form:llp=-0.09 series:RC=-0.12 type:royal-charter=-0.12 series:RS=-0.04 series:SC=-0.14
    `),
    coop: readWeights(`
      series:england=-0.52 type:private-limited-guarant-nsc-limited-exemption=-0.19 elsewhere=-0.15 any=-0.35
      form:none=-0.38 kind:initials=-0.2 length:3=-0.1 word:of=0.38 word:scotland=-0.03 part=-0.03
      kind:words=-0.21 length:10=-0.27 whole:2=-0.19 type:ltd=-0.41 form:ltd=0.04 length:5=-0.07 word:and=-0.12
      affix:other=-0.18 length:14=0.35 word:uk=-0.07 length:7=-0.17 whole:1=-0.11 sic:85=-0.13 sic:853=-0.08
      length:19=-0.13 hyphen=-0.08 london=-0.26 word:london=-0.04 word:the=-0.15 sic:86=-0.04 sic:869=-0.03
      word:association=-0.11 whole:3=-0.15 length:25=-0.07 sic:852=-0.07 word:college=-0.03 word:services=-0.03
      sic:64=-0.04 sic:87=-0.03 word:society=0.43 word:city=-0.03 word:west=-0.04 affix:group=-0.14
      word:group=-0.11 word:trust=-0.15 length:4=-0.16 sic:82=-0.03 sic:829=-0.03 word:co=0.64 word:bank=-0.03
      word:care=-0.07 sic:855=-0.03 word:england=0.63 word:university=-0.04 word:east=0.23 word:south=-0.03
      word:central=0.22 word:community=-0.04 word:homes=-0.09 form:cyfyngedig=-0.03 word:academy=-0.05
      word:housing=-0.15 word:first=-0.03 series:FC=-0.03 type:oversea-company=-0.03 series:IP=0.44
      type:registered-society-non-jurisdictional=0.41 series:OC=-0.09 type:llp=-0.11 form:llp=-0.11
      series:RC=-0.11 type:royal-charter=-0.11 series:RS=-0.06 series:SC=-0.16 series:SO=-0.03 series:SP=-0.03
    `),
    io: readWeights(`
      any=-1.49
    `),
    co: readWeights(`
      any=-1.49
    `),
    ltd: readWeights(`
      any=-1.49
    `),
    london: readWeights(`
      any=-1.49
    `),
    scot: readWeights(`
      any=-1.49
    `),
    wales: readWeights(`
      any=-1.49
    `),
    cymru: readWeights(`
      any=-1.49
    `),
    'me.uk': readWeights(`
      any=-1.49
    `),
    biz: readWeights(`
      any=-1.49
    `),
  },
};
