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
    kind:words=1.28 length:10:w=0.59 leave:of=1.38 leave:common:middle=0.13 leave:scotland=0.05
    leave:common:last=-0.22 left:1=-0.24 onlycommon:1:words=-0.53 taken:1of4:words=0.04 brand:none:1:words=0.55
    alone:common:first=0.42 alone:length:10=0.26 inflected=-4.06 affix:uk=0.2 affix:joined=-2.52
    affixed:words=-2.76 affixed:onlycommon=0.84 length:14:w=0.43 hyphen:1:words=-1.01 affix:hyphen=-2.39
    affix:group=2.52 affix:ltd=-0.34 length:19:w=-0.14 affix:limited=-0.19 affix:plc=1.32 affix:llp=-1.02
    affix:co=-0.96 affix:online=-0.97 affix:global=0.06 affix:gb=-0.61 affix:europe=-0.37 affix:eu=-0.96
    affix:london=-0.83 affix:trust=-0.85 affix:school=-0.47 affix:college=-0.79 affix:law=-0.89
    length:25:w=-0.71 affix:international=1.42 affix:mat=-0.36 affix:world=-0.48 affix:services=-0.19
    affix:care=-0.1 affix:homes=-0.32 affix:holdings=-0.16 affix:foods=-0.48 affix:direct=-0.56 affix:hq=-0.96
    affix:academy=-0.41 affix:scotland=-0.74 affix:usa=-0.94 affix:corp=-0.75 affix:inc=-0.55
    affix:company=-0.35 affix:people=-0.67 affix:uki=-0.94 affix:the=0.05 affix:my=-0.96 affix:go=-0.96
    affix:we=-0.96 length:7:w=0.42 leave:national=-0.58 leave:common:first=-1.25 rare:1:words=0.45 left:0=0.66
    brand:other:words=-1.01 alone:rare:later=0.06 alone:length:7=0.4 brand:none:2:words=0.73
    hyphen:2:words=-1.44 length:more:w=-1.97 length:2:i=-0.9 rare:1:initials=-0.07 taken:2of4:initials=-0.72
    brand:none:2:initials=1.16 length:4:i=0.74 affixed:initials=-1.4 length:7:i=-0.36 length:5:i=-0.29
    kind:head=-1.6 length:10:i=-0.25 rare:1:head=-1 taken:2of4:head=-0.1 kind:tail=-0.94 rare:1:tail=-0.16
    taken:2of4:tail=-0.57 hyphen:2:head=-0.58 hyphen:2:tail=-0.86 length:2:w=-0.26 alone:common:later=-1.35
    alone:length:2=-0.8 length:3:w=0.36 onlycommon:2:words=-0.25 gap=-1.19 rare:0:initials=-0.54
    onlycommon:2:initials=-0.22 brand:other:initials=-0.06 length:3:i=0.15 rare:0:head=-0.31
    onlycommon:2:head=-0.22 rare:0:tail=-0.46 onlycommon:2:tail=-0.25 taken:3of4:words=-0.22
    hyphen:3:words=-2.79 taken:3of4:initials=-0.03 taken:3of4:head=-0.46 taken:3of4:tail=-0.25 length:14:i=-0.28
    hyphen:3:head=-0.58 hyphen:3:tail=-0.7 length:19:i=-1.52 onlycommon:3:words=0.73 onlycommon:3:initials=0.03
    onlycommon:3:head=-0.05 onlycommon:3:tail=-0.11 taken:4of4:words=-0.22 hyphen:4:words=-1.72
    affixed:whole=-0.8 taken:4of4:initials=0.88 taken:4of4:tail=0.79 hyphen:4:tail=-0.53 hyphen:4:head=-0.6
    leave:?:last=-0.17 taken:1of2:words=0.3 brand:2:-1:words=0.09 alone:rare:first=0.39 length:4:w=0.47
    length:5:w=0.46 leave:?:first=-1.64 rare:2:words=0.39 taken:2of2:words=0.51 brand:2:0:words=0.7
    rare:2:initials=0.11 taken:2of2:initials=-0.81 brand:2:0:initials=-0.61 rare:2:head=-0.55
    taken:2of2:head=-0.46 rare:2:tail=-0.39 taken:2of2:tail=-0.91 leave:and=1.12 leave:retail=2.23
    brand:1:0:words=0.04 and:dropped:words=0.14 brand:1:1:words=0.19 and:and:words=0.76 and:n:words=-1.74
    brand:1:1:initials=-0.33 and:and:initials=-0.64 and:n:initials=-0.51 and:and:head=-0.23 and:and:tail=-0.53
    and:dropped:initials=0.84 and:dropped:head=0.72 and:dropped:tail=0.12 brand:1:2:words=0.56
    brand:1:2:initials=-0.13 left:2=-0.59 leave:company=0.38 leave:uk=2.14 leave:brackets=0.68
    taken:1of5:words=-0.03 brand:3:-2:words=0.16 alone:length:5=-0.1 taken:2of5:words=0.38 brand:3:-1:words=0.46
    taken:2of5:initials=-0.4 brand:3:-1:initials=-0.26 taken:2of5:head=-0.22 taken:2of5:tail=-0.43
    rare:3:words=0.69 taken:3of5:words=0.29 brand:3:0:words=-0.19 rare:3:initials=-0.08
    taken:3of5:initials=-0.57 brand:3:0:initials=-0.04 rare:3:head=0.17 taken:3of5:head=-0.52 rare:3:tail=-0.36
    taken:3of5:tail=-0.47 left:3=-0.91 shortened=-3.21 taken:4of5:words=-0.59 brand:3:1:words=-0.84
    taken:4of5:initials=0.09 brand:3:1:initials=-0.07 taken:4of5:tail=-0.27 taken:4of5:head=0.32
    take:brackets=-0.68 taken:5of5:words=-0.66 brand:3:2:words=-0.35 taken:5of5:initials=0.48
    brand:3:2:initials=-0.53 taken:5of5:tail=0.83 taken:5of5:head=-0.21 leave:partners=-0.77 leave:great=1.5
    leave:britain=1.16 taken:1of6:words=0.22 taken:2of6:words=-0.36 taken:2of6:initials=-0.36
    taken:2of6:head=-0.19 taken:2of6:tail=-0.35 alone:length:14=0.38 taken:3of6:words=0.31
    taken:3of6:initials=-0.62 taken:3of6:head=0.08 taken:3of6:tail=-0.19 length:25:i=-0.84 taken:4of6:words=-0.2
    taken:4of6:initials=0.87 taken:4of6:tail=0.03 taken:4of6:head=-0.13 taken:5of6:words=-1.25
    taken:5of6:initials=0.45 taken:5of6:tail=-0.03 taken:5of6:head=-0.51 leave:school=-1.07 leave:james=-1.67
    alone:length:3=0.31 leave:club=-1.22 leave:london=0.18 leave:limited=1.34 leave:the=2.03
    onlycommon:4:words=0.7 onlycommon:4:initials=-0.84 onlycommon:4:tail=-0.4 onlycommon:4:head=-0.18
    leave:football=0.33 brand:2:1:words=0.34 brand:2:1:initials=-1.13 brand:2:2:words=0.59
    brand:2:2:initials=0.5 leave:media=0.21 taken:1of3:words=-0.09 taken:2of3:words=0.08
    taken:2of3:initials=-0.85 taken:2of3:head=-0.36 taken:2of3:tail=-0.96 taken:3of3:words=0.35
    taken:3of3:initials=0.54 taken:3of3:head=0.14 taken:3of3:tail=0.41 leave:hall=-1.87 leave:association=-0.14
    leave:healthcare=-0.59 leave:british=0.44 leave:college=-0.9 length:more:i=-0.37 leave:arriva=-0.49
    leave:services=0.46 leave:smith=-1.03 leave:management=-0.14 leave:foundation=-0.53 leave:society=1.44
    leave:insurance=1.3 leave:royal=-1.72 leave:city=-1.49 leave:products=0.83 brand:1:-1:words=-1
    brand:1:0:initials=-0.11 leave:kent=1.85 leave:north=-0.26 leave:west=-1.07 leave:group=-0.18
    leave:europe=1.05 leave:trust=-1.59 leave:technology=0.26 leave:security=-0.62 leave:solutions=-0.57
    alone:length:19=1.43 leave:construction=0.37 leave:packaging=1.01 leave:holdings=2.25 alone:length:1=-0.57
    leave:systems=-0.46 leave:bae=-1.24 leave:research=-1.37 leave:safran=-1.09 leave:co=2.67
    leave:schools=-0.16 leave:for=-0.67 leave:g4s=-0.83 leave:world=0.35 leave:transport=0.1 leave:foods=-2.33
    leave:medical=0.3 leave:international=0.93 leave:partnership=-0.87 leave:bank=1.02 leave:care=-0.76
    leave:wh=-0.95 leave:engineering=-0.33 leave:babcock=-0.81 brand:3:-2:initials=0.05 leave:stores=2.3
    leave:industries=-1 leave:motor=1.32 leave:house=-1.23 leave:trading=0.67 brand:2:-2:words=-0.83
    brand:2:-1:initials=-0.06 leave:components=0.27 leave:service=-0.59 leave:jcb=-0.59 leave:health=-1.35
    leave:leisure=-1.45 leave:reed=-1.56 leave:st=-0.07 leave:oxford=-0.84 leave:hotels=-0.39
    leave:personnel=-1.98 leave:distribution=1.59 leave:e=-0.16 leave:education=-0.4 leave:england=-1.25
    leave:in=0.49 leave:educational=-0.21 leave:dhl=-0.65 leave:recruitment=-0.49 leave:university=2.22
    brand:none:0:words=-1.45 brand:none:1:initials=-0.05 leave:jones=-2.01 leave:resources=-0.37
    leave:financial=0.11 leave:m=-0.05 leave:united=1 leave:east=-0.97 leave:support=0.86 leave:living=-1.34
    leave:centre=-0.54 leave:randstad=-0.45 leave:logistics=-0.41 leave:software=1.32 leave:operations=-0.7
    leave:cleaning=-0.89 leave:midlands=1.45 leave:travel=0.73 leave:south=-0.09 leave:holding=2.15
    leave:hotel=-1.36 leave:investment=-0.14 leave:central=-0.69 leave:thomas=0.35 leave:community=0.17
    leave:emea=1.58 leave:home=-0.54 leave:corporation=0.31 leave:kingdom=0.18 leave:facilities=0.61
    leave:business=0.96 leave:office=-0.04 leave:power=0.25 leave:homes=-0.72 leave:building=1.5 leave:1=-0.76
    leave:integrated=0.03 leave:academies=-0.36 leave:water=-1.82 leave:people=-0.57 leave:institute=0.66
    leave:technologies=1.86 leave:direct=-0.71 leave:employment=0.11 leave:infrastructure=1.59
    leave:northern=0.3 leave:rail=0.87 leave:networks=-0.95 leave:industrial=1.48 leave:life=-1.6
    leave:training=-0.49 leave:network=-0.4 leave:energy=-0.35 leave:one=-0.27 leave:transit=0.86
    leave:corporate=2.08 leave:academy=-0.04 leave:amazon=-0.59 leave:automotive=-0.33 leave:agilisys=-0.6
    leave:property=-0.04 leave:places=-0.48 leave:learning=-1.1 leave:housing=-0.85 leave:first=-1.08
    leave:multi=-0.25 leave:catholic=-0.72 leave:c=0.22
  `),
  endings: {
    'ac.uk': readWeights(`
      any=-0.27 form:none=0.17 series:england=-0.29 length:3=0.68 sort:institution=1.08 part=0.39 form:plc=-0.25
      kind:words=-0.24 length:10=-0.27 whole:2=-0.37 form:ltd=-0.24 length:5=0.44 affix:other=-0.39
      length:14=-0.21 sort:uk=-0.65 kind:tail=-0.34 sort:group=-0.44 length:7=-0.13 whole:1=-0.11 sort:school=0.38
      length:19=-0.54 sort:local=0.04 hyphen=-0.22 sort:abroad=-0.48 sort:technology=-0.26 affix:uk=-0.39
      sort:housing=-0.72 whole:3=-0.6 length:25=-0.43 sort:trust=-1.31 affix:ltd=-0.07 affix:group=-0.39
      length:4=0.24 sort:care=-0.34 sort:university=3.04 length:more=-0.2 length:2=-0.27 kind:head=-0.2
      sort:academies=0.23 form:cyfyngedig=-0.27 form:unlimited=-0.06 form:cic=-0.25 series:BR=-0.77 form:cio=-0.05
      series:CE=-0.05 series:FC=-0.95 series:IP=-1.03 series:NI=-0.16 form:llp=-0.7 series:OC=-0.7 series:RC=0.9
      series:RS=-0.37 series:SC=-1.34 series:SO=-0.15 series:SP=-0.48 series:ZC=-0.47
    `),
    com: readWeights(`
      any=0.71 form:none=-0.86 series:england=0.55 kind:initials=0.23 length:3=0.1 sort:institution=0.38 part=0.33
      form:plc=0.77 kind:words=0.55 length:10=0.24 whole:2=0.68 form:ltd=0.77 length:5=0.28 affix:other=0.37
      length:14=0.13 sort:uk=0.41 kind:tail=1.29 sort:group=0.05 length:7=0.48 whole:1=0.48 sort:school=-0.25
      length:19=0.59 sort:local=0.32 hyphen=0.38 sort:abroad=0.77 sort:technology=1.1 affix:uk=0.49
      sort:housing=-0.6 whole:3=0.11 length:25=0.24 sort:trust=-0.56 affix:ltd=-1.27 affix:group=0.36
      length:4=0.37 sort:care=-0.49 sort:university=-1.27 length:more=-0.68 length:2=0.1 kind:head=0.57
      sort:academies=-0.37 form:cyfyngedig=0.7 form:unlimited=1.02 form:cic=-0.47 series:BR=1.38 form:cio=-0.53
      series:CE=-0.53 series:FC=0.91 series:IP=-1.44 series:NI=1.05 form:llp=0.86 series:OC=0.85 series:RC=0.08
      series:RS=0.03 series:SC=0.3 series:SO=0.25 series:SP=-1.13 series:ZC=1.18
    `),
    'co.uk': readWeights(`
      any=0.69 form:none=-0.44 series:england=0.6 kind:initials=0.64 length:3=-0.22 sort:institution=-0.74
      part=0.4 form:plc=0.86 kind:words=0.56 length:10=0.12 whole:2=0.54 form:ltd=0.83 length:5=0.08
      affix:other=0.39 length:14=0.37 sort:uk=-0.37 kind:tail=-0.4 sort:group=0.43 length:7=0.4 whole:1=0.23
      sort:school=-0.18 length:19=0.48 sort:local=0.48 hyphen=0.65 sort:abroad=-0.36 sort:technology=-0.29
      affix:uk=-1.04 sort:housing=-0.1 whole:3=0.75 sort:trust=-0.58 affix:ltd=1.5 affix:group=-0.42
      length:4=-0.13 sort:care=-0.13 sort:university=-1.96 length:more=0.84 length:2=-0.46 kind:head=0.44
      sort:academies=0.35 form:cyfyngedig=0.23 form:unlimited=-0.85 form:cic=-0.47 series:BR=0.84 form:cio=0.81
      series:CE=0.81 series:FC=-0.05 series:IP=0.47 series:NI=-0.98 form:llp=0.7 series:OC=0.5 series:RC=-0.57
      series:RS=1.25 series:SC=0.31 series:SO=0.85 series:SP=-1.14 series:ZC=-0.31
    `),
    org: readWeights(`
      any=0.11 form:none=1.06 series:england=0.3 kind:initials=-0.33 length:3=-0.67 sort:institution=-0.1
      part=-0.26 form:plc=-0.7 kind:words=0.19 length:10=-0.12 whole:2=0.28 form:ltd=-0.74 length:5=-0.14
      affix:other=0.08 length:14=0.07 sort:uk=-0.35 kind:tail=0.64 sort:group=0.42 length:7=-0.1 whole:1=0.14
      sort:school=0.1 length:19=0.15 sort:local=-0.13 hyphen=-0.22 sort:technology=-0.12 affix:uk=1.27
      sort:housing=0.73 whole:3=0.42 length:25=0.35 sort:trust=0.28 affix:ltd=-0.22 affix:group=0.13
      length:4=-0.55 sort:care=0.65 sort:university=-0.93 length:more=0.37 length:2=1.5 kind:head=-0.48
      sort:academies=-0.35 form:cyfyngedig=-0.42 form:unlimited=-0.11 form:cic=0.93 series:BR=-1.32 form:cio=-0.18
      series:CE=-0.18 series:FC=-1.1 series:IP=0.3 series:NI=-0.39 form:llp=-1.03 series:OC=-0.92 series:RC=-0.24
      series:SC=0.3 series:SO=-0.42 series:SP=-0.46 series:ZC=-0.36
    `),
    'org.uk': readWeights(`
      any=0.4 form:none=1.23 series:england=0.19 kind:initials=0.27 length:3=0.09 sort:institution=-0.43 part=0.09
      form:plc=-1 kind:words=0.42 length:10=0.07 whole:2=0.19 form:ltd=-0.65 affix:other=-0.34 length:14=0.09
      sort:uk=-0.73 kind:tail=-1.29 sort:group=-0.08 length:7=0.19 whole:1=0.24 sort:school=-0.43 length:19=-0.32
      sort:local=-0.51 sort:abroad=-0.19 sort:technology=-0.68 affix:uk=-1.15 sort:housing=1.06 length:25=0.18
      sort:trust=0.64 affix:ltd=-0.32 affix:group=0.11 length:4=0.3 sort:care=0.5 sort:university=-2.14
      length:more=-1.1 length:2=-0.73 kind:head=-0.81 sort:academies=-0.72 form:cyfyngedig=-1.27
      form:unlimited=-0.26 form:cic=0.53 series:BR=-1.53 form:cio=-0.09 series:CE=-0.09 series:FC=-1.32
      series:IP=1.18 series:NI=-0.54 form:llp=-1.09 series:OC=-1 series:RC=0.39 series:RS=-0.45 series:SC=0.19
      series:SO=-0.54 series:SP=1.26 series:ZC=-0.78
    `),
    eu: readWeights(`
      any=-0.39 form:none=-0.29 series:england=-0.6 kind:initials=-0.3 length:3=-0.42 sort:institution=-0.45
      part=0.26 form:plc=-0.23 kind:words=-0.18 length:10=0.2 whole:2=-0.3 form:ltd=-0.15 length:5=-0.32
      affix:other=0.1 length:14=0.15 sort:uk=1.04 kind:tail=-0.25 sort:group=0.06 length:7=0.15 whole:1=-0.36
      sort:school=-0.53 length:19=-0.37 sort:local=0.11 hyphen=-0.26 sort:abroad=0.12 sort:technology=-0.22
      affix:uk=-0.39 sort:housing=-0.5 whole:3=-0.26 length:25=0.04 sort:trust=0.08 affix:ltd=-0.07
      affix:group=0.45 length:4=-0.42 sort:care=-0.29 sort:university=-0.41 length:more=-0.17 length:2=-0.18
      kind:head=-0.17 sort:academies=-0.72 form:cyfyngedig=-0.16 form:unlimited=-0.07 form:cic=-0.2
      series:BR=-0.51 form:cio=-0.04 series:CE=-0.04 series:FC=1.41 series:IP=-1.29 series:NI=-0.34 form:llp=-0.8
      series:OC=-0.81 series:RC=-0.98 series:RS=-0.33 series:SC=-1.64 series:SO=-0.15 series:SP=-0.25
      series:ZC=-0.13
    `),
    'ltd.uk': readWeights(`
      any=-0.54 form:none=-0.52 series:england=-0.35 kind:initials=-0.35 length:3=0.92 sort:institution=-0.22
      part=-0.81 form:plc=-0.22 kind:words=-0.33 length:10=-0.41 whole:2=-0.26 form:ltd=-0.08 length:5=0.36
      affix:other=-0.17 length:14=-0.34 sort:uk=-0.17 kind:tail=-0.12 sort:group=-0.13 length:7=-0.32 whole:1=0.82
      sort:school=-0.22 length:19=-0.18 sort:local=-0.11 hyphen=-0.09 sort:abroad=-0.09 sort:technology=-0.07
      affix:uk=-0.09 sort:housing=-0.23 whole:3=-0.35 length:25=-0.14 sort:trust=-0.28 affix:ltd=-0.07
      affix:group=-0.13 length:4=-0.24 sort:care=-0.1 sort:university=-0.21 length:more=-0.08 length:2=-0.07
      kind:head=-0.08 sort:academies=-0.27 form:cyfyngedig=-0.08 form:cic=-0.14 series:BR=-0.22 series:FC=-0.18
      series:IP=-0.6 series:NI=-0.2 form:llp=-0.53 series:OC=-0.5 series:RC=-0.54 series:RS=-0.23 series:SC=-0.96
      series:SO=-0.14 series:SP=-0.21
    `),
    uk: readWeights(`
      any=-0.39 form:none=-0.06 series:england=0.03 kind:initials=-0.15 length:3=0.06 sort:institution=0.39
      part=0.16 form:plc=-0.23 kind:words=-0.28 length:10=-0.42 whole:2=-0.38 form:ltd=-0.25 length:5=-0.33
      affix:other=0.38 length:14=0.06 sort:uk=0.03 kind:tail=-0.3 sort:group=-0.35 length:7=0.21 whole:1=-0.4
      sort:school=0.45 length:19=-0.2 sort:local=-0.18 hyphen=-0.24 sort:abroad=0.35 sort:technology=-0.18
      affix:uk=-0.3 sort:housing=-0.56 whole:3=-0.04 length:25=0.38 sort:trust=0.18 affix:ltd=-0.06
      affix:group=-0.19 length:4=-0.61 sort:care=-0.35 sort:university=-0.51 length:more=-0.38 length:2=-0.2
      kind:head=-0.25 sort:academies=-0.26 form:cyfyngedig=-0.12 form:unlimited=-0.06 form:cic=-0.27
      series:BR=-0.66 form:cio=-0.16 series:CE=-0.16 series:FC=-0.68 series:IP=-1.02 series:NI=-0.2 form:llp=-0.68
      series:OC=-0.68 series:RC=-1.21 series:RS=-0.32 series:SC=-1.32 series:SO=-0.16 series:SP=-0.27
      series:ZC=-0.12
    `),
    net: readWeights(`
      any=-0.26 form:none=-0.29 series:england=-0.12 kind:initials=-0.3 length:3=-0.5 sort:institution=-0.53
      part=0.05 form:plc=-0.34 kind:words=-0.05 length:10=0.04 whole:2=0.08 form:ltd=0.06 length:5=-0.48
      length:14=0.05 sort:uk=-0.62 kind:tail=-0.36 sort:group=-0.35 length:7=-0.08 whole:1=-0.26 sort:school=-0.75
      length:19=0.43 sort:local=-0.13 hyphen=0.03 sort:abroad=0.38 sort:technology=0.26 affix:uk=0.81
      sort:housing=-0.7 whole:3=-0.53 length:25=-0.57 sort:trust=-0.28 affix:ltd=-0.14 affix:group=0.06
      length:4=-0.15 sort:care=0.61 sort:university=-0.53 length:more=-0.28 length:2=-0.21 kind:head=-0.24
      sort:academies=0.29 form:cyfyngedig=-0.21 form:unlimited=-0.06 form:cic=-0.59 series:BR=-0.38 form:cio=-0.07
      series:CE=-0.07 series:FC=-0.77 series:IP=-1.3 series:NI=-0.31 form:llp=-0.82 series:OC=-0.75
      series:RC=-0.84 series:RS=-0.31 series:SC=0.52 series:SO=-0.27 series:SP=-0.24 series:ZC=-0.08
    `),
    sky: readWeights(`
      any=-0.72 form:none=-0.48 series:england=-0.54 kind:initials=-0.26 length:3=-0.19 sort:institution=-0.23
      part=-0.24 form:plc=-0.11 kind:words=-0.53 length:10=0.25 whole:2=-0.18 form:ltd=-0.28 length:5=-0.12
      affix:other=-0.19 length:14=-0.3 sort:uk=0.07 kind:tail=-0.14 sort:group=-0.19 length:7=-0.19 whole:1=-0.22
      sort:school=-0.21 length:19=-0.16 hyphen=-0.1 sort:abroad=-0.11 sort:technology=-0.07 affix:uk=-0.09
      sort:housing=-0.24 whole:3=-0.22 length:25=-0.12 sort:trust=-0.29 affix:ltd=-0.03 affix:group=0.73
      length:4=-0.19 sort:care=-0.12 sort:university=-0.2 length:more=-0.05 length:2=-0.07 kind:head=-0.08
      sort:academies=-0.3 form:cyfyngedig=-0.09 form:cic=-0.1 series:BR=-0.18 series:FC=-0.34 series:IP=-0.73
      series:NI=-0.12 form:llp=-0.46 series:OC=-0.47 series:RC=-0.51 series:RS=-0.15 series:SC=-0.86
      series:SO=-0.08 series:SP=-0.11 series:ZC=-0.09
    `),
    group: readWeights(`
      any=-0.58 form:none=-0.59 series:england=-0.37 kind:initials=-0.28 length:3=-0.28 sort:institution=-0.26
      form:plc=-0.14 kind:words=-0.39 length:10=-0.08 whole:2=-0.26 form:ltd=-0.09 length:5=0.36 affix:other=-0.31
      length:14=-0.43 sort:uk=-0.08 kind:tail=-0.17 sort:group=0.51 length:7=-0.08 whole:1=-0.3 sort:school=-0.3
      length:19=0.11 sort:local=-0.2 hyphen=-0.14 sort:abroad=-0.16 sort:technology=-0.12 affix:uk=-0.19
      sort:housing=-0.31 whole:3=-0.26 length:25=-0.18 sort:trust=-0.38 affix:ltd=-0.04 affix:group=-0.27
      length:4=-0.27 sort:care=-0.18 sort:university=-0.28 length:more=-0.08 length:2=-0.13 kind:head=-0.11
      sort:academies=-0.4 form:cyfyngedig=-0.1 form:cic=-0.16 series:BR=-0.22 form:cio=-0.03 series:CE=-0.03
      series:FC=-0.32 series:IP=-0.83 series:NI=-0.12 form:llp=-0.51 series:OC=-0.52 series:RC=-0.52
      series:RS=-0.18 series:SC=-1.06 series:SO=-0.1 series:SP=-0.17 series:ZC=-0.03
    `),
    aero: readWeights(`
      any=-0.61 form:none=-0.57 series:england=-0.42 kind:initials=-0.31 length:3=-0.21 sort:institution=-0.27
      part=-0.12 form:plc=0.47 kind:words=-0.42 whole:2=-0.2 form:ltd=-0.35 length:5=-0.16 affix:other=-0.23
      length:14=-0.32 sort:uk=0.22 kind:tail=-0.14 sort:group=-0.17 length:7=-0.24 whole:1=-0.25 sort:school=-0.27
      length:19=-0.18 sort:local=0.22 hyphen=-0.1 sort:abroad=-0.12 sort:technology=-0.08 affix:uk=-0.11
      sort:housing=-0.26 whole:3=-0.26 length:25=-0.15 sort:trust=-0.36 affix:ltd=-0.03 affix:group=-0.15
      length:4=0.47 sort:care=-0.13 sort:university=-0.22 length:more=-0.07 length:2=-0.08 kind:head=-0.09
      sort:academies=-0.38 form:cyfyngedig=-0.15 form:cic=-0.16 series:BR=-0.23 series:FC=-0.36 series:IP=-0.75
      series:NI=-0.09 form:llp=-0.5 series:OC=-0.51 series:RC=-0.58 series:RS=-0.15 series:SC=-0.91 series:SO=-0.1
      series:SP=-0.13 series:ZC=-0.03
    `),
    education: readWeights(`
      any=-0.56 form:none=0.12 series:england=-0.28 kind:initials=0.55 length:3=0.54 sort:institution=-0.73
      part=-0.47 form:plc=-0.08 kind:words=-0.99 length:10=-0.26 whole:2=-0.15 form:ltd=-0.61 length:5=-0.17
      affix:other=-0.36 length:14=-0.26 sort:uk=-0.1 kind:tail=-0.24 sort:group=-0.11 length:7=-0.18 whole:1=-0.15
      sort:school=0.84 length:19=-0.22 sort:local=-0.07 hyphen=-0.08 sort:abroad=-0.13 sort:technology=-0.05
      affix:uk=-0.1 sort:housing=-0.34 whole:3=0.21 length:25=-0.2 sort:trust=0.51 affix:group=-0.09 length:4=0.14
      sort:care=-0.13 sort:university=-0.31 length:more=-0.11 length:2=-0.11 kind:head=-0.13 form:cyfyngedig=-0.07
      form:cic=-0.14 series:BR=-0.14 series:FC=-0.3 series:IP=-0.66 series:NI=-0.04 form:llp=-0.35 series:OC=-0.36
      series:RC=-1.24 series:RS=-0.56 series:SC=-0.63 series:SO=-0.08 series:SP=-0.18 series:ZC=-0.07
    `),
    academy: readWeights(`
      any=-0.62 form:none=0.27 series:england=-0.31 kind:initials=-0.28 length:3=-0.31 sort:institution=-0.5
      part=-0.21 form:plc=-0.14 kind:words=-0.41 length:10=0.77 whole:2=-0.21 form:ltd=-0.78 length:5=-0.2
      affix:other=-0.58 length:14=-0.42 sort:uk=-0.17 kind:tail=-0.48 sort:group=-0.13 length:7=-0.37
      whole:1=-0.26 sort:school=0.58 length:19=-0.47 sort:local=-0.08 hyphen=-0.22 sort:abroad=-0.13
      sort:technology=-0.07 affix:uk=-0.11 sort:housing=-0.32 whole:3=-0.11 length:25=-0.39 sort:trust=0.69
      affix:ltd=-0.03 affix:group=-0.15 length:4=-0.05 sort:care=-0.15 sort:university=-0.48 length:more=-0.29
      length:2=-0.07 kind:head=-0.25 sort:academies=1.48 form:cyfyngedig=-0.16 form:cic=-0.1 series:BR=-0.42
      form:cio=-0.03 series:CE=-0.03 series:FC=-0.75 series:IP=-0.75 series:NI=-0.06 form:llp=-0.58
      series:OC=-0.61 series:RC=-1.02 series:RS=-0.34 series:SC=-0.96 series:SO=-0.08 series:SP=-0.08
      series:ZC=-0.14
    `),
    coop: readWeights(`
      any=-0.56 form:none=-0.51 series:england=-1.15 kind:initials=-0.37 length:3=-0.2 sort:institution=-0.25
      part=-0.12 form:plc=-0.08 kind:words=-0.36 length:10=-0.45 whole:2=-0.23 form:ltd=-0.14 length:5=-0.15
      affix:other=-0.34 length:14=0.51 sort:uk=0.86 kind:tail=-0.12 sort:group=-0.18 length:7=-0.22 whole:1=-0.18
      sort:school=-0.19 length:19=-0.2 sort:local=-0.09 hyphen=-0.21 sort:abroad=-0.12 sort:technology=-0.06
      affix:uk=-0.1 sort:housing=0.63 whole:3=-0.27 length:25=-0.13 sort:trust=-0.35 affix:ltd=-0.03
      affix:group=-0.31 length:4=-0.41 sort:care=-0.32 sort:university=-0.15 length:more=-0.05 length:2=-0.08
      kind:head=-0.08 sort:academies=-0.22 form:cyfyngedig=-0.35 form:cic=-0.1 series:BR=-0.27 series:FC=-0.34
      series:IP=1.37 series:NI=-0.18 form:llp=-0.65 series:OC=-0.64 series:RC=-0.72 series:RS=-0.37
      series:SC=-1.19 series:SO=-0.16 series:SP=-0.43
    `),
    io: readWeights(`
      any=-1.72
    `),
    co: readWeights(`
      any=-1.72
    `),
    ltd: readWeights(`
      any=-1.72
    `),
    london: readWeights(`
      any=-1.72
    `),
    scot: readWeights(`
      any=-1.72
    `),
    wales: readWeights(`
      any=-1.72
    `),
    cymru: readWeights(`
      any=-1.72
    `),
    'me.uk': readWeights(`
      any=-1.72
    `),
    biz: readWeights(`
      any=-1.72
    `),
  },
};
