import { readWeights } from './model.ts';

/** Written by `npm run fit:website`, learned from pairs that people found: which TLD a label gets. */
export const TLD_WEIGHTS = {
  'ac.uk': readWeights(`
    series:england=-0.1 type:private-limited-guarant-nsc-limited-exemption=-0.13 elsewhere=-0.23 any=-0.07
    form:none=0.31 kind:initials=0.13 length:3=0.39 word:of=0.76 word:scotland=-0.06 part=0.44 form:plc=-0.06
    kind:words=-0.14 length:10=-0.11 whole:2=-0.25 type:ltd=-0.1 form:ltd=-0.22 length:5=0.29 affix:other=-0.3
    sic:46=-0.06 length:14=-0.26 word:company=0.15 word:uk=-0.31 kind:tail=-0.07 sic:47=0.09 sic:85=0.28
    sic:853=-0.22 sic:96=0.16 sic:960=0.16 length:19=-0.41 hyphen=-0.13 london=0.17 sic:94=0.3 sic:949=0.17
    word:london=-0.11 word:the=0.22 sic:93=-0.07 sic:931=-0.07 sic:86=-0.12 sic:869=-0.08 word:association=-0.14
    sic:88=-0.08 sic:889=-0.06 sic:70=-0.09 sic:701=-0.07 whole:3=-0.3 word:british=-0.1 sic:68=0.11 sic:471=0.2
    length:25=-0.24 sic:852=-0.49 word:college=0.46 sic:64=-0.11 sic:87=-0.1 word:royal=0.12 word:society=-0.12
    word:city=0.32 sic:851=-0.16 word:north=0.17 affix:group=-0.25 word:group=-0.21 word:trust=-0.58
    sic:74=-0.06 word:technology=-0.06 length:4=0.21 sic:10=-0.06 sic:829=0.06 sic:683=0.16 sic:62=-0.06
    sic:620=-0.06 word:schools=-0.1 word:partnership=-0.08 word:bank=-0.09 word:care=-0.09 type:unknown=0.06
    sic:81=0.16 sic:811=0.18 sic:854=0.83 sic:855=-0.21 sic:90=0.15 sic:900=0.15 word:service=0.16 sic:749=-0.06
    word:st=-0.11 sic:78=0.11 sic:856=-0.1 word:education=-0.07 word:england=-0.07 sic:722=0.06
    word:university=1.47 word:united=-0.12 word:east=0.06 sic:781=0.2 word:corporation=-0.08 word:kingdom=-0.12
    word:homes=-0.06 word:academies=-0.16 word:institute=0.2 word:academy=0.14 word:places=-0.07
    word:learning=-0.12 word:housing=-0.15 sic:941=0.13 word:multi=-0.11 series:BR=-0.09 type:other=-0.09
    series:FC=-0.09 type:oversea-company=-0.09 series:IP=-0.19 type:registered-society-non-jurisdictional=-0.25
    series:OC=-0.11 type:llp=-0.13 form:llp=-0.13 series:RC=0.46 type:royal-charter=0.46 series:RS=-0.06
    series:SC=-0.22
  `),
  com: readWeights(`
    series:england=0.44 type:private-limited-guarant-nsc-limited-exemption=-0.12 elsewhere=0.32 sic:91=0.11
    sic:910=0.11 any=0.69 form:none=-0.2 kind:initials=0.09 length:3=-0.12 word:national=0.17 word:of=-0.1
    word:scotland=0.27 part=0.28 type:plc=0.18 sic:32=0.24 sic:329=-0.09 form:plc=0.39 kind:words=0.47
    length:10=0.26 whole:2=0.69 type:ltd=0.63 sic:56=-0.17 sic:563=0.08 form:ltd=0.44 length:5=0.11
    word:and=0.32 word:retail=0.21 affix:other=0.28 sic:11=0.3 sic:46=0.08 sic:110=0.3 sic:463=0.14
    length:14=0.14 word:company=-0.13 word:uk=0.45 kind:tail=0.58 word:partners=-0.16 sic:47=0.2 sic:472=0.27
    length:7=0.32 whole:1=0.3 sic:85=-0.63 sic:853=-0.1 sic:96=-0.17 sic:960=-0.17 length:19=0.53 sic:25=0.12
    sic:256=0.14 word:james=0.19 hyphen=0.3 london=0.77 sic:94=-0.37 sic:949=-0.35 word:club=0.25
    word:london=0.06 word:limited=0.43 word:the=-0.08 word:football=0.22 sic:58=0.31 sic:581=0.16
    word:media=0.12 affix:uk=0.31 word:hall=-0.26 sic:86=-0.48 sic:869=-0.28 word:association=-0.09 sic:88=-0.4
    sic:889=-0.33 word:healthcare=-0.18 sic:70=0.44 sic:701=0.38 word:british=-0.08 sic:17=0.28 sic:171=0.34
    sic:68=-0.18 sic:471=0.11 sic:682=-0.19 length:25=0.13 sic:852=0.1 word:college=-0.14 sic:49=0.17
    sic:493=0.07 word:arriva=-0.41 sic:461=-0.11 sic:467=-0.09 word:services=0.16 sic:20=0.13 sic:205=-0.14
    word:smith=-0.24 sic:64=-0.07 sic:642=0.19 word:management=0.29 sic:87=-0.4 sic:872=0.29 sic:873=-0.2
    sic:879=-0.46 word:foundation=-0.18 sic:66=0.27 sic:662=0.11 word:society=0.07 word:city=0.19 sic:72=0.18
    sic:721=0.22 word:products=-0.06 affix:ltd=-0.2 word:kent=-0.06 sic:851=0.34 word:north=0.08 word:west=0.13
    affix:group=0.42 word:group=-0.11 sic:477=0.44 sic:45=-0.21 sic:451=-0.21 sic:22=0.36 word:europe=0.31
    sic:01=-0.32 sic:016=-0.18 sic:462=-0.13 sic:172=-0.06 sic:881=-0.22 word:trust=-0.18 sic:26=0.58
    sic:74=0.26 sic:261=0.2 sic:432=-0.08 sic:802=-0.11 word:technology=0.37 word:security=-0.17
    word:solutions=0.2 sic:201=0.24 sic:862=-0.17 sic:41=-0.25 word:construction=-0.09 sic:259=0.23
    length:4=0.21 sic:773=0.07 sic:411=-0.28 word:holdings=0.13 sic:103=-0.15 sic:108=0.08 sic:21=0.25
    sic:211=0.2 sic:829=0.26 sic:30=0.32 sic:301=0.06 word:bae=0.25 word:systems=0.31 sic:203=-0.12 sic:52=0.24
    sic:683=-0.27 sic:62=0.47 sic:620=0.47 sic:631=-0.13 word:research=-0.17 sic:649=-0.08 sic:59=0.09
    sic:591=0.09 sic:932=-0.09 sic:303=0.26 word:safran=0.29 word:co=-0.37 word:schools=0.12 sic:42=-0.27
    sic:429=-0.13 sic:27=0.35 sic:274=-0.06 word:for=-0.33 sic:08=-0.15 sic:081=-0.15 sic:562=-0.31 sic:23=0.24
    sic:491=-0.12 sic:65=0.08 sic:651=0.11 sic:801=0.16 word:g4s=0.21 sic:521=-0.07 word:world=0.25
    word:transport=0.34 sic:105=0.24 word:foods=-0.3 sic:222=0.4 word:international=0.37 sic:466=0.25
    sic:452=-0.11 word:partnership=0.06 sic:29=0.32 sic:292=-0.2 sic:641=-0.13 sic:84=-0.12 word:care=0.06
    type:unknown=0.14 word:wh=-0.37 sic:236=-0.14 word:manufacturing=-0.11 sic:291=0.41 sic:234=0.12
    sic:439=-0.19 word:babcock=0.53 word:engineering=0.19 sic:293=0.12 sic:31=-0.15 sic:310=-0.15
    word:industries=-0.1 sic:265=0.26 word:motor=0.06 sic:861=-0.07 sic:81=-0.36 sic:812=-0.07 word:trading=0.15
    sic:854=-0.35 sic:855=-0.32 sic:90=-0.43 sic:900=-0.43 sic:453=-0.13 word:components=0.14 sic:28=0.28
    sic:289=0.36 word:jcb=0.2 word:service=0.39 sic:749=0.2 word:health=0.25 sic:681=0.39 sic:476=-0.19
    word:leisure=-0.29 sic:352=0.08 sic:353=-0.1 word:reed=0.38 word:st=-0.27 sic:71=0.28 sic:711=0.43
    sic:331=0.08 word:oxford=0.06 sic:55=-0.29 word:hotels=-0.23 sic:38=-0.1 sic:381=-0.19 sic:382=-0.21
    sic:479=-0.15 sic:494=0.2 sic:475=0.08 sic:582=0.16 sic:281=0.24 sic:06=0.1 sic:061=0.1 word:e=-0.37
    sic:50=0.08 sic:502=0.08 sic:465=-0.16 sic:78=-0.08 sic:783=0.24 sic:856=-0.12 word:education=-0.16
    sic:421=-0.07 word:educational=-0.16 word:england=-0.31 sic:161=0.12 sic:162=-0.18 sic:431=0.1 sic:273=0.1
    sic:532=-0.06 sic:782=-0.13 word:recruitment=-0.16 word:university=-0.38 word:jones=0.32 sic:101=0.2
    length:more=-0.17 word:m=0.06 sic:743=0.1 word:united=0.18 word:east=-0.21 sic:262=-0.11 sic:264=-0.13
    sic:282=-0.08 sic:283=-0.06 word:support=0.24 sic:799=0.12 word:centre=-0.3 word:randstad=-0.21
    word:logistics=0.06 word:software=0.06 sic:552=-0.24 sic:871=-0.2 word:operations=-0.26 sic:279=0.25
    sic:011=-0.08 sic:781=-0.12 word:cleaning=-0.14 sic:433=0.22 word:global=0.38 sic:272=-0.13 sic:251=-0.13
    sic:791=-0.08 word:travel=-0.07 sic:73=0.21 sic:732=-0.08 sic:61=-0.12 sic:619=-0.24 word:south=-0.18
    sic:813=-0.07 sic:512=0.09 word:hotel=-0.17 sic:39=-0.08 sic:390=-0.08 word:investment=0.06 sic:05=-0.08
    sic:051=-0.08 sic:731=0.3 kind:head=0.09 word:central=0.32 sic:661=0.11 word:community=-0.25 word:emea=0.18
    word:home=0.21 sic:104=-0.1 sic:257=0.15 word:kingdom=0.18 word:facilities=-0.09 word:business=0.11
    word:office=-0.13 sic:351=-0.1 word:power=-0.2 sic:255=-0.07 word:homes=-0.32 word:building=-0.11
    word:1=0.27 word:academies=-0.36 sic:492=-0.16 sic:267=0.17 sic:181=-0.06 sic:36=-0.06 sic:360=-0.06
    word:water=-0.21 sic:712=-0.15 form:cyfyngedig=0.1 sic:821=-0.14 word:people=-0.27 word:institute=0.24
    sic:325=0.14 word:technologies=0.35 sic:822=-0.14 sic:474=-0.16 sic:109=0.08 word:direct=0.07
    word:employment=0.09 sic:284=-0.15 word:northern=-0.09 word:rail=0.06 form:unlimited=0.06 sic:275=0.11
    word:networks=-0.16 sic:212=0.18 word:life=-0.16 word:training=-0.26 sic:69=-0.16 sic:691=-0.16
    word:network=-0.14 sic:383=0.08 word:transit=0.09 sic:841=-0.13 sic:611=0.12 word:corporate=-0.06
    word:amazon=-0.51 word:automotive=0.21 word:agilisys=-0.5 word:property=-0.11 word:places=-0.19
    sic:012=-0.08 word:learning=0.08 word:housing=-0.09 sic:99=0.09 sic:999=0.09 sic:321=0.14 sic:241=-0.07
    sic:062=0.09 sic:182=0.07 sic:268=0.07 sic:271=0.14 sic:592=-0.1 type:community-interest-company=-0.19
    sic:237=0.16 sic:478=-0.17 word:catholic=0.31 sic:454=-0.09 word:c=-0.14 sic:09=-0.07 sic:099=-0.07
    series:BR=0.32 type:other=0.32 series:CE=-0.07 form:cio=-0.07 series:FC=0.17 type:oversea-company=0.17
    series:IP=-0.48 type:registered-society-non-jurisdictional=-0.53 series:NI=0.38 series:OC=0.49 type:llp=0.47
    form:llp=0.47 series:RC=-0.06 type:royal-charter=-0.06 series:SC=0.21 series:SP=-0.11 series:ZC=0.11
  `),
  'co.uk': readWeights(`
    series:england=0.55 type:private-limited-guarant-nsc-limited-exemption=-0.08 elsewhere=0.61 sic:91=-0.17
    sic:910=-0.17 any=0.62 form:none=-0.12 kind:initials=0.38 word:national=-0.06 word:of=-0.45
    word:scotland=0.08 part=0.25 type:plc=0.41 sic:32=-0.3 form:plc=0.31 kind:words=0.59 length:10=0.06
    whole:2=0.43 type:ltd=0.47 sic:56=0.22 sic:561=0.2 form:ltd=0.61 word:and=0.35 word:retail=-0.17
    affix:other=0.26 sic:11=-0.1 sic:46=0.11 sic:110=-0.1 sic:463=0.09 length:14=0.32 word:company=0.31
    word:uk=-0.12 kind:tail=-0.33 word:partners=0.28 sic:47=0.19 sic:472=-0.19 length:7=0.24 whole:1=0.21
    sic:85=-0.25 sic:853=-0.28 word:school=0.58 sic:96=-0.42 sic:960=-0.42 length:19=0.41 sic:25=0.16
    sic:256=-0.1 word:james=-0.19 hyphen=0.55 london=0.09 word:club=0.12 word:london=0.11 word:the=0.11
    sic:931=-0.1 sic:58=-0.12 affix:uk=-0.43 word:hall=0.18 sic:86=-0.32 sic:869=-0.31 word:association=-0.07
    sic:88=-0.33 sic:889=-0.26 word:healthcare=0.15 sic:70=0.16 sic:701=0.14 whole:3=0.54 word:british=0.23
    sic:17=-0.19 sic:171=-0.27 sic:68=-0.11 sic:471=-0.13 sic:682=-0.13 length:25=-0.11 sic:852=0.33
    word:college=-0.16 sic:49=0.25 sic:493=0.09 word:arriva=0.5 sic:467=0.19 word:services=0.28 sic:20=-0.12
    sic:205=0.06 word:smith=0.4 sic:64=0.09 sic:642=-0.48 word:management=-0.1 sic:87=-0.24 sic:873=0.08
    sic:879=0.1 word:foundation=-0.12 sic:66=-0.11 word:royal=-0.21 word:insurance=0.09 word:society=-0.1
    word:city=-0.36 sic:464=0.1 sic:721=-0.08 word:products=0.14 affix:ltd=0.29 sic:851=0.1 word:north=-0.08
    word:west=-0.12 affix:group=-0.42 word:group=0.38 sic:477=-0.21 sic:45=0.48 sic:451=0.37 sic:22=-0.19
    sic:01=0.39 sic:016=0.22 sic:462=0.15 sic:172=0.09 word:trust=-0.26 sic:26=-0.29 sic:43=0.32 sic:261=-0.09
    sic:432=0.2 sic:802=0.13 word:technology=-0.34 word:security=0.26 word:solutions=0.13 sic:201=-0.17
    sic:862=0.29 sic:41=0.15 sic:412=0.21 word:construction=0.13 sic:259=-0.12 sic:77=0.06 word:holdings=0.15
    sic:103=0.07 sic:108=-0.06 sic:21=-0.16 sic:211=-0.13 sic:772=0.08 sic:82=0.1 sic:829=-0.23 sic:30=-0.21
    word:bae=-0.19 word:systems=-0.13 sic:52=-0.23 sic:522=-0.08 sic:683=0.14 sic:63=-0.13 sic:649=0.25
    sic:59=-0.18 sic:591=-0.18 sic:303=-0.21 word:safran=-0.26 word:co=0.08 word:schools=-0.8 sic:42=0.45
    sic:429=0.23 sic:27=-0.2 sic:274=0.07 word:for=0.08 sic:08=0.18 sic:081=0.18 sic:23=-0.13 sic:491=0.18
    sic:801=-0.2 word:g4s=-0.14 sic:521=-0.07 word:world=-0.29 word:transport=-0.26 sic:105=-0.16 word:foods=0.2
    sic:222=-0.26 word:medical=-0.13 word:international=-0.49 sic:466=-0.35 sic:452=0.19 sic:29=-0.09
    sic:292=0.25 sic:641=0.23 word:bank=0.11 word:care=0.24 type:unknown=0.2 word:wh=0.51 sic:236=0.18
    word:manufacturing=0.16 sic:291=-0.34 sic:234=-0.1 sic:439=0.39 word:babcock=-0.39 word:engineering=-0.12
    sic:823=0.06 sic:31=0.21 sic:310=0.21 word:industries=0.13 sic:265=-0.2 sic:107=-0.07 sic:639=-0.15
    sic:861=-0.4 sic:81=0.47 sic:812=0.24 word:trading=-0.15 sic:854=-0.27 sic:855=-0.45 sic:90=-0.17
    sic:900=-0.17 sic:24=-0.11 sic:453=0.26 word:components=-0.1 sic:28=-0.17 sic:289=-0.34 word:jcb=-0.08
    word:service=-0.32 word:health=0.09 sic:681=-0.24 sic:476=0.28 sic:352=-0.15 sic:353=0.12 word:reed=-0.32
    word:st=-0.14 sic:702=0.11 sic:711=-0.21 sic:33=0.14 word:oxford=-0.07 sic:551=0.18 word:hotels=0.27
    sic:38=0.28 sic:381=0.32 sic:382=0.34 word:personnel=-0.25 sic:479=0.13 sic:92=0.09 sic:920=0.09
    word:distribution=0.1 sic:582=-0.08 sic:281=-0.16 sic:06=-0.16 sic:061=-0.16 word:e=0.19 sic:465=0.21
    sic:78=0.07 sic:783=-0.28 sic:856=0.09 word:education=-0.1 sic:421=0.17 word:educational=0.4 word:in=-0.12
    word:england=-0.23 sic:16=0.09 sic:161=-0.09 sic:162=0.23 sic:431=-0.06 sic:273=-0.08 sic:53=0.1 sic:532=0.1
    sic:782=0.24 word:recruitment=0.33 word:university=-0.42 word:jones=-0.22 sic:101=-0.17 word:resources=0.08
    length:more=0.42 word:m=-0.18 sic:743=-0.08 word:united=-0.13 word:east=-0.06 sic:262=0.13 sic:264=0.16
    sic:282=0.11 sic:283=0.08 word:support=-0.36 word:living=0.16 sic:799=-0.09 word:centre=0.36
    word:randstad=0.25 word:logistics=-0.24 word:software=0.06 sic:871=0.06 word:operations=0.32 sic:279=-0.15
    sic:011=0.11 sic:781=-0.16 word:cleaning=0.18 sic:433=-0.15 word:global=-0.52 word:midlands=-0.08
    sic:272=0.14 sic:251=0.21 sic:791=0.14 word:travel=0.13 sic:732=0.11 sic:61=-0.07 sic:51=-0.21 sic:511=-0.13
    word:south=0.09 sic:813=0.08 word:hotel=0.21 sic:39=0.14 sic:390=0.14 word:investment=-0.11 sic:05=0.09
    sic:051=0.09 sic:731=-0.16 kind:head=0.14 word:central=-0.38 sic:661=-0.09 word:community=0.35
    word:emea=-0.17 word:home=-0.53 word:corporation=0.15 sic:104=0.11 sic:257=-0.12 word:facilities=0.18
    word:business=-0.21 word:office=-0.07 sic:559=-0.31 sic:351=0.06 word:power=0.15 sic:255=0.08
    word:homes=0.21 word:building=0.31 word:1=-0.24 word:integrated=0.17 sic:252=0.07 sic:492=0.2 sic:267=-0.11
    sic:181=0.11 sic:36=0.13 sic:360=0.13 word:water=0.26 sic:712=0.25 sic:821=0.16 word:people=0.45
    word:institute=-0.12 sic:325=-0.09 word:technologies=-0.3 sic:822=0.22 sic:474=0.18 word:direct=-0.22
    word:employment=-0.13 sic:284=0.16 word:northern=0.06 sic:275=-0.09 sic:212=-0.15 word:life=0.06 sic:69=0.1
    sic:691=0.06 word:network=0.17 word:energy=0.09 word:transit=-0.08 word:corporate=0.15 word:academy=0.32
    word:amazon=0.6 word:automotive=-0.16 word:agilisys=0.59 word:places=0.28 sic:012=0.1 word:learning=0.23
    word:housing=-0.2 sic:321=-0.13 sic:241=-0.1 sic:062=-0.07 sic:182=-0.06 sic:268=-0.06 form:cic=-0.13
    sic:271=-0.13 sic:592=0.11 sic:237=-0.15 sic:102=0.06 sic:478=0.18 word:first=0.3 word:multi=0.35
    word:catholic=-0.07 sic:454=0.1 word:c=0.13 sic:09=0.09 sic:099=0.09 series:BR=0.15 type:other=0.15
    series:CE=0.1 form:cio=0.1 series:FC=-0.13 type:oversea-company=-0.13 series:IP=0.26
    type:registered-society-non-jurisdictional=0.23 series:NI=-0.29 series:OC=0.25 type:llp=0.39 form:llp=0.39
    series:RC=-0.25 type:royal-charter=-0.25 series:RS=0.22 series:SC=0.13 series:SO=0.19 series:SP=-0.24
  `),
  org: readWeights(`
    series:england=0.14 type:private-limited-guarant-nsc-limited-exemption=0.53 elsewhere=0.17 sic:91=0.18
    sic:910=0.18 any=0.13 form:none=0.43 kind:initials=-0.25 length:3=-0.35 word:of=-0.27 word:scotland=-0.08
    part=-0.11 type:plc=-0.1 form:plc=-0.11 kind:words=0.18 length:10=-0.16 whole:2=0.12 type:ltd=-0.26
    sic:56=-0.07 form:ltd=-0.15 word:and=-0.13 affix:other=0.2 sic:46=-0.08 length:14=0.22 word:company=-0.09
    word:uk=-0.08 kind:tail=0.31 sic:47=-0.2 length:7=-0.08 sic:85=0.59 sic:853=0.2 word:school=-0.08
    sic:96=0.17 sic:960=0.17 length:19=0.15 word:james=-0.06 hyphen=-0.15 sic:94=0.26 sic:949=0.28
    word:london=-0.15 word:the=-0.15 sic:93=0.13 affix:uk=0.44 word:hall=-0.06 sic:86=0.28 sic:869=0.44
    word:association=0.17 sic:88=0.76 sic:889=0.44 word:healthcare=0.11 whole:3=0.3 word:british=-0.09
    sic:68=0.14 sic:682=0.2 length:25=0.36 word:college=-0.07 sic:49=-0.07 word:services=-0.07 sic:64=-0.19
    sic:642=-0.11 sic:872=-0.07 sic:873=-0.11 sic:879=0.14 word:foundation=0.41 word:royal=-0.07
    word:society=-0.12 word:city=-0.11 word:kent=0.15 sic:851=-0.37 word:north=-0.06 word:west=-0.07
    affix:group=0.14 word:group=0.22 sic:477=-0.11 sic:881=0.45 sic:43=-0.07 sic:74=-0.1 word:technology=0.07
    word:solutions=-0.07 sic:862=-0.09 sic:41=-0.06 length:4=-0.28 word:holdings=0.1 sic:10=-0.09 sic:62=-0.07
    sic:620=-0.07 word:research=0.32 sic:649=-0.08 sic:932=0.06 word:co=-0.08 word:schools=0.35 word:for=0.16
    word:international=0.25 word:bank=-0.16 sic:84=0.19 word:care=-0.15 type:unknown=-0.08 word:engineering=0.08
    sic:81=-0.07 sic:854=-0.06 sic:855=0.11 sic:90=0.1 sic:900=0.1 sic:749=-0.1 word:health=-0.12
    word:leisure=0.16 word:st=0.29 word:oxford=-0.1 sic:55=0.36 sic:479=-0.1 word:e=0.06 sic:78=-0.11
    sic:856=0.11 word:education=0.34 word:educational=-0.25 word:in=0.14 word:england=-0.11 sic:782=-0.08
    word:university=-0.11 length:2=0.26 word:united=-0.08 word:east=0.35 word:living=-0.08 sic:871=-0.06
    word:south=0.21 word:investment=0.21 kind:head=-0.06 word:central=-0.06 word:thomas=-0.17
    word:community=0.38 word:emea=0.09 word:home=-0.07 word:business=0.22 sic:559=0.4 word:homes=0.12
    word:people=-0.07 word:institute=-0.06 word:life=-0.06 word:training=0.19 word:one=0.17 sic:841=0.22
    word:academy=-0.23 word:learning=-0.42 word:housing=0.22 form:cic=0.19 type:community-interest-company=0.17
    word:first=-0.11 word:multi=-0.2 word:catholic=-0.2 word:c=0.13 series:BR=-0.11 type:other=-0.11
    series:FC=-0.12 type:oversea-company=-0.12 series:IP=0.12 type:registered-society-non-jurisdictional=0.21
    series:OC=-0.15 type:llp=-0.19 form:llp=-0.19 series:RC=0.07 type:royal-charter=0.07 series:RS=0.13
    series:SC=0.11 series:SO=-0.08 series:SP=-0.07
  `),
  'org.uk': readWeights(`
    type:private-limited-guarant-nsc-limited-exemption=0.37 elsewhere=0.12 any=0.36 form:none=0.67
    kind:initials=0.24 length:3=0.11 word:of=-0.17 word:scotland=-0.09 part=0.13 type:plc=-0.15 sic:32=-0.07
    form:plc=-0.17 kind:words=0.38 length:10=0.07 whole:2=0.06 type:ltd=-0.32 sic:56=-0.1 word:and=-0.23
    affix:other=-0.07 sic:46=-0.15 length:14=0.09 word:company=-0.17 word:uk=-0.49 kind:tail=-0.28
    word:partners=-0.06 sic:47=-0.08 length:7=0.18 whole:1=0.13 sic:853=0.52 word:school=-0.08 sic:96=0.27
    sic:960=0.27 length:19=-0.27 word:james=0.16 hyphen=-0.08 london=0.3 word:club=-0.12 word:limited=-0.17
    word:the=0.4 sic:93=0.12 sic:931=0.21 sic:581=0.07 affix:uk=-0.27 word:hall=-0.11 sic:86=0.65 sic:869=0.45
    word:association=0.43 sic:88=0.46 sic:889=0.48 sic:70=-0.22 sic:701=-0.19 whole:3=0.1 word:british=0.1
    sic:68=0.43 sic:471=-0.06 sic:682=0.32 length:25=0.18 sic:852=0.08 word:college=0.06 sic:49=-0.12
    word:services=-0.23 sic:64=0.12 sic:642=0.34 word:management=0.07 sic:87=0.59 sic:873=0.22 sic:879=0.29
    word:royal=0.22 word:society=-0.1 word:city=0.11 word:kent=-0.06 sic:851=-0.21 word:group=-0.09
    word:europe=-0.1 word:trust=0.55 sic:43=-0.09 sic:74=-0.06 word:technology=-0.08 word:solutions=-0.09
    sic:862=0.21 sic:41=0.13 sic:412=-0.07 length:4=0.28 sic:77=0.07 sic:411=0.18 word:holdings=-0.09
    sic:10=-0.15 sic:82=0.2 sic:829=0.24 sic:683=0.15 sic:62=-0.14 sic:620=-0.14 sic:631=-0.07
    word:research=-0.14 sic:649=-0.21 sic:932=0.1 word:co=-0.17 word:schools=0.2 sic:27=-0.06 word:for=0.22
    word:world=0.09 word:international=-0.11 word:partnership=-0.1 word:bank=-0.25 sic:84=0.07 sic:842=0.14
    word:care=0.2 type:unknown=-0.11 word:babcock=-0.06 word:engineering=-0.06 sic:861=0.07 sic:81=-0.11
    sic:811=-0.07 sic:812=-0.06 word:trading=0.06 sic:855=0.51 sic:90=0.17 sic:900=0.17 sic:28=-0.07
    word:service=-0.11 word:leisure=0.24 word:st=0.3 sic:71=-0.08 sic:711=-0.06 word:oxford=0.15 sic:55=0.19
    sic:38=-0.06 sic:479=0.16 sic:494=-0.07 word:e=0.11 sic:78=0.16 sic:783=0.13 sic:856=-0.42
    word:education=-0.06 sic:774=0.11 word:educational=-0.2 word:in=-0.08 word:england=0.07 sic:782=0.06
    word:university=-0.42 length:more=-0.21 length:2=-0.1 word:united=0.22 word:east=-0.18 word:support=0.15
    sic:552=0.24 sic:871=0.13 sic:781=0.18 sic:61=-0.07 sic:51=-0.06 sic:511=-0.06 word:south=0.18
    word:investment=-0.11 kind:head=-0.09 sic:02=0.14 sic:021=0.14 word:central=-0.06 word:thomas=0.06
    word:community=-0.3 word:emea=-0.07 word:home=0.42 word:business=-0.07 word:homes=0.33 word:building=-0.13
    word:integrated=-0.06 word:academies=0.19 form:cyfyngedig=-0.11 word:institute=-0.24 word:employment=0.16
    word:northern=0.11 word:life=0.18 word:training=0.13 sic:69=-0.06 word:energy=-0.06 word:one=-0.08
    sic:841=-0.09 word:academy=-0.51 word:learning=-0.24 word:housing=0.66 type:community-interest-company=0.12
    word:first=-0.21 word:multi=-0.08 word:c=-0.09 series:BR=-0.18 type:other=-0.18 series:FC=-0.19
    type:oversea-company=-0.19 series:IP=0.47 type:registered-society-non-jurisdictional=0.69 series:OC=-0.21
    type:llp=-0.25 form:llp=-0.25 series:RC=0.31 type:royal-charter=0.31 series:RS=-0.14 series:SO=-0.09
    series:SP=0.37 series:ZC=-0.07
  `),
  eu: readWeights(`
    series:england=-0.19 type:private-limited-guarant-nsc-limited-exemption=-0.36 elsewhere=-0.12 any=-0.28
    kind:initials=-0.2 length:3=-0.15 word:of=-0.15 part=0.24 kind:words=-0.11 length:10=0.14 whole:2=-0.25
    sic:56=0.37 form:ltd=-0.09 length:5=-0.11 word:and=-0.16 length:14=0.12 word:company=0.07 word:uk=0.74
    length:7=0.09 whole:1=-0.19 sic:85=-0.25 sic:853=-0.15 sic:96=0.09 sic:960=0.09 length:19=-0.22 hyphen=-0.13
    london=-0.17 sic:86=-0.08 word:association=-0.1 sic:469=0.11 sic:70=-0.06 whole:3=-0.18 sic:852=-0.13
    word:services=-0.12 sic:20=0.17 sic:205=0.19 sic:64=-0.09 sic:87=-0.08 affix:group=0.27 word:group=0.07
    word:trust=-0.22 length:4=-0.19 sic:10=0.28 sic:103=0.14 sic:82=-0.1 sic:829=-0.09 sic:203=0.2 sic:62=-0.06
    sic:620=-0.06 sic:562=0.41 word:foods=0.2 word:international=0.1 word:bank=0.44 word:care=-0.09 sic:107=0.2
    sic:855=-0.06 sic:90=0.07 sic:900=0.07 sic:28=0.17 sic:289=0.19 sic:71=-0.06 sic:479=0.09
    word:university=-0.06 word:office=0.26 word:homes=-0.08 word:academy=-0.09 word:housing=-0.12
    series:BR=-0.07 type:other=-0.07 series:FC=0.43 type:oversea-company=0.43 series:IP=-0.18
    type:registered-society-non-jurisdictional=-0.22 series:OC=-0.12 type:llp=-0.13 form:llp=-0.13
    series:RC=-0.12 type:royal-charter=-0.12 series:RS=-0.06 series:SC=-0.27
  `),
  'ltd.uk': readWeights(`
    series:england=-0.17 type:private-limited-guarant-nsc-limited-exemption=-0.2 elsewhere=-0.16 any=-0.38
    form:none=-0.32 kind:initials=-0.17 length:3=0.37 word:of=-0.06 part=-0.58 kind:words=-0.23 length:10=-0.26
    whole:2=-0.18 length:5=0.12 word:and=-0.06 affix:other=-0.12 sic:46=0.15 length:14=-0.25 word:uk=-0.07
    length:7=-0.19 whole:1=0.46 sic:85=-0.16 sic:853=-0.09 length:19=-0.11 london=-0.24 word:the=-0.07
    whole:3=-0.18 length:25=-0.08 sic:852=-0.08 affix:group=-0.07 word:group=-0.07 word:trust=-0.13 sic:80=0.21
    length:4=-0.11 sic:801=0.21 sic:466=0.2 sic:24=0.25 word:housing=-0.07 sic:241=0.25 series:IP=-0.09
    type:registered-society-non-jurisdictional=-0.13 series:OC=-0.07 type:llp=-0.09 form:llp=-0.09
    series:RC=-0.07 type:royal-charter=-0.07 series:SC=-0.15
  `),
  uk: readWeights(`
    series:england=0.16 type:private-limited-guarant-nsc-limited-exemption=0.18 elsewhere=-0.38 any=-0.26
    kind:initials=-0.08 length:3=0.06 word:of=-0.17 part=0.17 kind:words=-0.15 length:10=-0.27 whole:2=-0.24
    form:ltd=-0.12 length:5=-0.11 word:and=0.35 affix:other=0.32 sic:46=0.13 length:14=0.07 sic:47=-0.06
    length:7=0.12 whole:1=-0.18 sic:85=0.12 sic:853=0.14 word:school=-0.1 length:19=-0.1 hyphen=-0.13
    london=0.13 word:london=0.21 word:the=-0.28 sic:93=-0.06 sic:931=-0.06 sic:86=0.13 sic:869=-0.07
    word:association=-0.09 length:25=0.22 sic:461=0.2 word:services=-0.06 sic:64=-0.09 sic:87=-0.07
    word:city=-0.06 sic:851=0.34 affix:group=-0.11 word:group=-0.15 word:trust=0.15 sic:41=0.23 length:4=-0.27
    sic:411=0.25 sic:82=-0.09 sic:829=-0.09 sic:63=0.18 sic:631=0.19 word:schools=0.16 word:partnership=-0.08
    word:bank=-0.06 word:care=-0.09 sic:639=0.21 sic:861=0.25 sic:855=0.11 sic:35=0.11 sic:352=0.12 sic:06=0.1
    sic:061=0.1 word:e=0.1 sic:856=0.18 word:education=-0.07 word:university=-0.06 sic:61=0.2 sic:619=0.21
    word:community=-0.06 sic:351=0.11 word:power=0.11 word:homes=-0.06 word:academies=0.15 word:networks=0.23
    word:academy=-0.27 word:learning=0.34 word:housing=-0.11 word:multi=-0.11 series:BR=-0.06 type:other=-0.06
    series:IP=-0.16 type:registered-society-non-jurisdictional=-0.19 series:OC=-0.1 type:llp=-0.11
    form:llp=-0.11 series:RC=-0.13 type:royal-charter=-0.13 series:SC=-0.2
  `),
  net: readWeights(`
    series:england=-0.07 elsewhere=0.13 any=-0.23 form:none=-0.1 kind:initials=-0.18 length:3=-0.19
    word:of=-0.16 word:scotland=-0.1 part=0.06 type:plc=-0.06 form:plc=-0.06 whole:2=0.09 type:ltd=0.2
    length:5=-0.16 word:and=-0.18 sic:46=0.06 word:uk=-0.26 whole:1=-0.12 sic:85=-0.14 sic:853=-0.32
    word:school=-0.06 sic:96=-0.08 sic:960=-0.08 length:19=0.33 london=-0.42 word:the=-0.26 sic:93=0.18
    sic:931=0.2 affix:uk=0.17 sic:86=0.37 sic:869=0.22 word:association=-0.11 sic:88=-0.15 sic:889=-0.1
    word:healthcare=0.13 sic:70=-0.09 sic:701=-0.08 whole:3=-0.33 sic:68=-0.08 length:25=-0.28 sic:852=-0.33
    sic:49=-0.07 sic:64=0.36 sic:642=0.1 sic:87=0.45 sic:872=-0.08 sic:873=0.21 sic:879=0.09 word:society=-0.07
    sic:464=0.17 sic:851=-0.07 word:west=0.12 word:group=-0.12 sic:477=0.14 word:europe=-0.06 sic:881=-0.1
    sic:43=-0.06 sic:74=-0.06 word:technology=0.1 sic:862=-0.08 length:4=-0.1 word:holdings=-0.06 sic:10=0.11
    sic:108=0.17 sic:82=-0.17 sic:829=-0.16 sic:52=0.2 sic:522=0.21 sic:62=-0.07 sic:620=-0.07 sic:649=0.28
    sic:521=0.22 word:medical=0.19 word:bank=-0.08 sic:861=0.21 sic:855=0.26 sic:90=-0.08 sic:900=-0.08
    sic:749=-0.06 word:personnel=0.29 sic:78=0.13 sic:856=0.11 word:england=-0.06 sic:782=0.16
    word:university=-0.06 word:m=0.16 word:logistics=0.23 sic:871=0.17 word:global=0.29 word:midlands=0.14
    sic:61=0.08 sic:619=0.09 word:community=-0.09 word:homes=-0.12 word:academies=0.2 word:direct=0.22
    sic:69=0.2 sic:691=0.21 word:property=0.06 word:learning=-0.09 word:housing=-0.15 word:multi=0.09
    series:FC=-0.07 type:oversea-company=-0.07 series:IP=-0.21 type:registered-society-non-jurisdictional=-0.25
    series:OC=-0.11 type:llp=-0.14 form:llp=-0.14 series:RC=-0.11 type:royal-charter=-0.11 series:RS=-0.06
    series:SC=0.21
  `),
  sky: readWeights(`
    series:england=-0.28 type:private-limited-guarant-nsc-limited-exemption=-0.19 elsewhere=-0.3 any=-0.49
    form:none=-0.3 kind:initials=-0.14 length:3=-0.08 word:of=-0.06 part=-0.19 kind:words=-0.37 length:10=0.13
    whole:2=-0.12 type:ltd=-0.13 form:ltd=-0.18 word:and=-0.06 word:retail=0.06 affix:other=-0.13
    length:14=-0.21 length:7=-0.14 whole:1=-0.1 sic:85=-0.14 sic:853=-0.08 length:19=-0.1 london=-0.23
    word:the=-0.08 whole:3=-0.13 length:25=-0.06 sic:852=-0.08 affix:group=0.29 word:group=-0.08
    word:trust=-0.12 length:4=-0.1 sic:82=0.14 sic:829=0.14 sic:59=0.26 sic:591=0.26 word:stores=0.06
    sic:61=0.12 sic:619=0.12 word:housing=-0.06 series:IP=-0.1 type:registered-society-non-jurisdictional=-0.12
    series:OC=-0.06 type:llp=-0.07 form:llp=-0.07 series:RC=-0.07 type:royal-charter=-0.07 series:SC=-0.13
  `),
  group: readWeights(`
    series:england=-0.19 type:private-limited-guarant-nsc-limited-exemption=-0.24 elsewhere=-0.17 any=-0.44
    form:none=-0.36 kind:initials=-0.16 length:3=-0.1 word:of=-0.08 sic:32=0.2 sic:329=0.21 kind:words=-0.29
    length:10=-0.07 whole:2=-0.17 form:ltd=-0.07 length:5=0.14 word:and=-0.08 affix:other=-0.19 sic:46=0.1
    length:14=-0.3 length:7=-0.07 whole:1=-0.14 sic:85=-0.19 sic:853=-0.11 sic:96=0.1 sic:960=0.1 length:19=0.06
    hyphen=-0.07 london=-0.3 sic:86=-0.06 whole:3=-0.16 length:25=-0.09 sic:852=-0.1 sic:461=0.14
    word:services=-0.07 sic:64=0.08 sic:642=0.11 affix:group=-0.13 word:group=0.24 word:trust=-0.15 sic:74=0.19
    length:4=-0.13 sic:82=-0.06 sic:829=-0.06 sic:62=0.16 sic:63=0.2 sic:620=0.16 sic:631=0.2 sic:90=0.21
    sic:900=0.21 sic:749=0.19 word:academy=-0.06 word:property=0.13 word:housing=-0.08 series:IP=-0.12
    type:registered-society-non-jurisdictional=-0.15 series:OC=-0.07 type:llp=-0.08 form:llp=-0.08
    series:RC=-0.08 type:royal-charter=-0.08 series:SC=-0.18
  `),
  aero: readWeights(`
    series:england=-0.2 type:private-limited-guarant-nsc-limited-exemption=-0.22 elsewhere=-0.22 any=-0.42
    form:none=-0.35 kind:initials=-0.16 length:3=-0.09 word:of=-0.08 part=-0.09 type:plc=0.11 sic:32=0.23
    sic:329=0.23 form:plc=0.11 kind:words=-0.29 whole:2=-0.14 type:ltd=-0.14 form:ltd=-0.2 word:and=-0.07
    affix:other=-0.15 length:14=-0.23 word:uk=0.14 length:7=-0.16 whole:1=-0.12 sic:85=-0.17 sic:853=-0.1
    length:19=-0.12 london=-0.25 word:the=-0.09 whole:3=-0.15 length:25=-0.07 sic:852=-0.09 word:services=0.1
    affix:group=-0.08 word:group=-0.08 word:trust=-0.14 length:4=0.18 sic:51=0.28 sic:511=0.28
    word:academy=-0.06 word:housing=-0.07 series:IP=-0.11 type:registered-society-non-jurisdictional=-0.13
    series:OC=-0.07 type:llp=-0.08 form:llp=-0.08 series:RC=-0.08 type:royal-charter=-0.08 series:SC=-0.14
  `),
  education: readWeights(`
    series:england=-0.11 type:private-limited-guarant-nsc-limited-exemption=0.2 elsewhere=-0.13 any=-0.36
    kind:initials=0.38 length:3=0.27 word:of=0.15 part=-0.37 kind:words=-0.74 length:10=-0.2 whole:2=-0.12
    type:ltd=-0.28 form:ltd=-0.35 length:5=-0.07 word:and=-0.08 affix:other=-0.26 length:14=-0.22 length:7=-0.14
    whole:1=-0.08 sic:85=0.3 length:19=-0.17 london=-0.28 word:the=0.08 word:association=-0.06 whole:3=0.2
    length:25=-0.1 sic:852=0.33 sic:851=0.31 affix:group=-0.06 word:group=-0.07 word:trust=0.27 length:4=0.13
    word:schools=-0.08 word:partnership=0.23 sic:855=0.12 sic:856=0.1 word:education=0.2 word:educational=0.22
    word:south=-0.08 word:thomas=0.23 word:academies=0.15 word:academy=-0.22 word:learning=0.13
    word:housing=-0.11 word:multi=-0.07 series:IP=-0.09 type:registered-society-non-jurisdictional=-0.15
    type:llp=-0.06 form:llp=-0.06 series:RC=-0.13 type:royal-charter=-0.13 series:RS=-0.06 series:SC=-0.1
  `),
  academy: readWeights(`
    series:england=-0.06 type:private-limited-guarant-nsc-limited-exemption=0.32 elsewhere=-0.31 any=-0.38
    form:none=0.16 kind:initials=-0.08 length:3=-0.17 word:of=0.12 part=-0.11 kind:words=-0.25 length:10=0.56
    whole:2=-0.16 type:ltd=-0.37 form:ltd=-0.45 length:5=-0.07 word:and=-0.1 affix:other=-0.31 length:14=-0.32
    word:uk=-0.08 kind:tail=-0.07 length:7=-0.2 whole:1=-0.12 sic:85=0.47 sic:853=0.19 word:school=-0.06
    length:19=-0.3 hyphen=-0.08 london=-0.06 word:hall=0.24 word:association=-0.07 length:25=-0.17 sic:852=0.08
    sic:851=-0.19 affix:group=-0.1 word:group=-0.07 word:trust=0.4 word:schools=0.2 word:partnership=-0.08
    word:bank=-0.06 word:care=-0.06 sic:855=0.08 word:e=-0.06 sic:856=0.13 word:south=-0.1 word:academies=-0.1
    word:academy=0.68 word:learning=0.17 word:housing=-0.09 series:IP=-0.11
    type:registered-society-non-jurisdictional=-0.14 series:OC=-0.08 type:llp=-0.09 form:llp=-0.09
    series:RC=-0.12 type:royal-charter=-0.12 series:SC=-0.14
  `),
  coop: readWeights(`
    series:england=-0.52 type:private-limited-guarant-nsc-limited-exemption=-0.19 elsewhere=-0.15 any=-0.35
    form:none=-0.38 kind:initials=-0.2 length:3=-0.1 word:of=0.38 kind:words=-0.21 length:10=-0.27 whole:2=-0.19
    type:ltd=-0.41 length:5=-0.07 word:and=-0.12 affix:other=-0.18 length:14=0.35 word:uk=-0.07 length:7=-0.17
    whole:1=-0.11 sic:85=-0.13 sic:853=-0.08 length:19=-0.13 hyphen=-0.08 london=-0.26 word:the=-0.15
    word:association=-0.11 whole:3=-0.15 length:25=-0.07 sic:852=-0.07 word:society=0.43 affix:group=-0.14
    word:group=-0.11 word:trust=-0.15 length:4=-0.16 word:co=0.64 word:care=-0.07 word:england=0.63
    word:east=0.23 word:central=0.22 word:homes=-0.09 word:housing=-0.15 series:IP=0.44
    type:registered-society-non-jurisdictional=0.41 series:OC=-0.09 type:llp=-0.11 form:llp=-0.11
    series:RC=-0.11 type:royal-charter=-0.11 series:RS=-0.06 series:SC=-0.16
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
};
