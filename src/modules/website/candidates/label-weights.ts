import { readWeights } from './model.ts';

/**
 * Written by `npm run fit:website`, learned from pairs that people found: words that are common in names, and
 * how names become labels.
 */
export const COMMON_WORDS = `
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
  .split(/\s+/);

export const LABEL_WEIGHTS = readWeights(`
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
    brand:other:words=-0.97 alone:length:7=0.41 brand:none:2:words=0.81 hyphen:2:words=-1.45 length:more:w=-2.29
    length:2:i=-1.02 rare:1:initials=-0.17 taken:2of4:initials=-0.89 brand:none:2:initials=1.15 length:4:i=0.7
    affixed:initials=-1.45 length:7:i=-0.35 length:5:i=-0.35 kind:head=-1.77 length:10:i=-0.26 rare:1:head=-1.25
    taken:2of4:head=-0.11 kind:tail=-0.99 rare:1:tail=-0.21 taken:2of4:tail=-0.8 hyphen:2:head=-0.8
    hyphen:2:tail=-1.13 length:2:w=-0.25 alone:common:later=-1.82 alone:length:2=-1.02 length:3:w=0.38
    onlycommon:2:words=-0.32 gap=-1.26 rare:0:initials=-0.75 onlycommon:2:initials=-0.28
    brand:other:initials=-0.1 length:3:i=0.07 rare:0:head=-0.42 onlycommon:2:head=-0.32 rare:0:tail=-0.67
    onlycommon:2:tail=-0.33 taken:3of4:words=-0.23 hyphen:3:words=-3.15 taken:3of4:initials=-0.07
    taken:3of4:head=-0.59 taken:3of4:tail=-0.33 length:14:i=-0.36 hyphen:3:head=-0.78 hyphen:3:tail=-0.88
    length:19:i=-1.97 onlycommon:3:words=0.71 onlycommon:3:tail=-0.09 taken:4of4:words=-0.16 hyphen:4:words=-2.1
    affixed:whole=-0.79 taken:4of4:initials=0.81 taken:4of4:tail=0.87 hyphen:4:tail=-0.73 taken:4of4:head=0.1
    hyphen:4:head=-0.83 leave:?:last=-0.19 taken:1of2:words=0.27 alone:rare:first=0.33 length:4:w=0.51
    length:5:w=0.49 leave:?:first=-1.73 rare:2:words=0.35 taken:2of2:words=0.44 brand:2:0:words=0.66
    rare:2:initials=0.09 taken:2of2:initials=-1.05 brand:2:0:initials=-0.82 rare:2:head=-0.67
    taken:2of2:head=-0.68 rare:2:tail=-0.46 taken:2of2:tail=-1.36 leave:and=1.14 leave:retail=1.12
    and:dropped:words=0.16 brand:1:1:words=0.17 and:and:words=0.74 and:n:words=-1.88 brand:1:1:initials=-0.38
    and:and:initials=-0.7 and:n:initials=-0.57 and:and:head=-0.24 and:and:tail=-0.6 and:dropped:initials=0.82
    and:dropped:head=0.81 and:dropped:tail=0.12 brand:1:2:words=0.62 brand:1:2:initials=-0.25 left:2=-0.61
    leave:company=0.34 leave:uk=2.33 leave:brackets=0.68 brand:3:-2:words=0.18 alone:length:5=-0.11
    taken:2of5:words=0.36 brand:3:-1:words=0.45 taken:2of5:initials=-0.39 brand:3:-1:initials=-0.27
    taken:2of5:head=-0.21 taken:2of5:tail=-0.47 rare:3:words=0.7 taken:3of5:words=0.3 brand:3:0:words=-0.21
    rare:3:initials=-0.17 taken:3of5:initials=-0.57 brand:3:0:initials=-0.11 rare:3:head=0.16
    taken:3of5:head=-0.5 rare:3:tail=-0.46 taken:3of5:tail=-0.47 left:3=-0.92 shortened=-3.63
    taken:4of5:words=-0.52 brand:3:1:words=-0.55 brand:3:1:initials=-0.06 taken:4of5:tail=-0.25
    taken:4of5:head=0.37 take:brackets=-0.68 taken:5of5:words=-0.55 brand:3:2:words=-0.09
    taken:5of5:initials=0.44 brand:3:2:initials=-0.15 taken:5of5:tail=0.82 taken:5of5:head=-0.19
    leave:partners=-0.46 leave:great=0.71 leave:britain=0.36 taken:1of6:words=0.23 taken:2of6:words=-0.37
    taken:2of6:initials=-0.28 taken:2of6:head=-0.11 taken:2of6:tail=-0.26 alone:length:14=0.38
    taken:3of6:words=0.33 taken:3of6:initials=-0.53 taken:3of6:head=0.12 taken:3of6:tail=-0.13 length:25:i=-1.18
    taken:4of6:words=-0.11 taken:4of6:initials=0.79 taken:5of6:words=-0.94 taken:5of6:initials=0.39
    taken:5of6:head=-0.36 leave:school=-0.95 leave:james=-0.66 alone:length:3=0.31 leave:club=-0.83
    leave:london=0.19 leave:limited=0.42 leave:the=2.19 onlycommon:4:words=0.67 onlycommon:4:initials=-0.66
    onlycommon:4:tail=-0.29 onlycommon:4:head=-0.12 leave:football=0.14 brand:2:1:words=0.37
    brand:2:1:initials=-1.51 brand:2:2:words=0.63 brand:2:2:initials=0.37 leave:media=0.2 taken:1of3:words=-0.11
    taken:2of3:initials=-1.05 taken:2of3:head=-0.47 taken:2of3:tail=-1.39 taken:3of3:words=0.33
    taken:3of3:initials=0.51 taken:3of3:head=0.26 taken:3of3:tail=0.38 leave:hall=-0.77 leave:association=-0.21
    leave:healthcare=-0.52 leave:british=0.37 leave:college=-0.66 length:more:i=-0.2 leave:arriva=-0.15
    leave:services=0.5 leave:smith=-0.57 leave:management=-0.14 leave:foundation=-0.4 leave:society=0.83
    leave:insurance=0.73 leave:royal=-0.75 leave:city=-0.83 leave:products=0.49 brand:1:-1:words=-0.83
    brand:1:0:initials=-0.07 leave:kent=0.65 leave:north=-0.12 leave:west=-0.7 leave:group=-0.15
    leave:europe=0.96 leave:trust=-1.56 leave:technology=0.21 leave:security=-0.47 leave:solutions=-0.53
    alone:length:19=0.74 leave:construction=0.18 leave:packaging=0.21 leave:holdings=1.86 alone:length:1=-0.34
    leave:systems=-0.41 leave:bae=-0.54 leave:research=-0.86 leave:safran=-0.24 leave:co=1.76
    leave:schools=-0.13 leave:for=-0.48 leave:g4s=-0.19 leave:world=0.19 leave:foods=-1.55 leave:medical=0.21
    leave:international=0.76 leave:partnership=-0.73 leave:bank=0.82 leave:care=-0.68 leave:wh=-0.32
    leave:engineering=-0.31 leave:babcock=-0.27 leave:stores=1.33 leave:industries=-0.62 leave:motor=0.81
    leave:house=-0.64 leave:trading=0.42 brand:2:-2:words=-0.37 leave:components=0.14 leave:service=-0.38
    leave:jcb=-0.07 leave:health=-0.95 leave:leisure=-1.05 leave:reed=-0.75 leave:st=0.08 leave:oxford=-0.14
    leave:hotels=-0.16 leave:personnel=-0.9 leave:distribution=0.58 leave:e=-0.1 leave:education=-0.32
    leave:england=-0.86 leave:in=0.25 leave:educational=-0.15 leave:dhl=-0.08 leave:recruitment=-0.41
    leave:university=1.72 brand:none:0:words=-0.71 leave:jones=-1.02 leave:resources=-0.19 leave:financial=0.09
    leave:united=0.55 leave:east=-0.62 leave:support=0.51 leave:living=-0.84 leave:centre=-0.31
    leave:randstad=-0.06 leave:logistics=-0.24 leave:software=0.81 leave:operations=-0.48 leave:cleaning=-0.64
    leave:midlands=0.43 leave:travel=0.42 leave:holding=1.05 leave:hotel=-0.58 leave:investment=-0.12
    leave:central=-0.48 leave:thomas=0.31 leave:community=0.15 leave:emea=0.59 leave:home=-0.33
    leave:corporation=0.14 leave:kingdom=0.14 leave:facilities=0.35 leave:business=0.72 leave:power=0.2
    leave:homes=-0.62 leave:building=0.8 leave:1=-0.38 leave:academies=-0.29 leave:water=-1.2 leave:people=-0.43
    leave:institute=0.31 leave:technologies=0.83 leave:direct=-0.57 leave:employment=0.09
    leave:infrastructure=0.59 leave:northern=0.08 leave:rail=0.65 leave:networks=-0.54 leave:industrial=0.52
    leave:life=-0.63 leave:training=-0.32 leave:energy=-0.25 leave:transit=0.18 leave:corporate=0.94
    leave:amazon=-0.12 leave:automotive=-0.19 leave:agilisys=-0.11 leave:places=-0.12 leave:learning=-0.92
    leave:housing=-0.73 leave:first=-0.32 leave:multi=-0.21 leave:catholic=-0.41 leave:c=0.12
`);
