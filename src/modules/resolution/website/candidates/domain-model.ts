import { type DomainModel, readWeights } from './model.ts';

/** Written by `npm run fit:website`: how companies name their websites, learned from pairs that people found. */
export const DOMAIN_MODEL: DomainModel = {
  common: `
    academies academy and association bank business care central city cleaning club co college community company
    east education energy engineering europe financial foods football foundation global group health healthcare
    holdings home homes housing international james learning leisure london management media motor multi
    national north of partnership recruitment school schools scotland security services society software
    solutions south st systems technology the trust uk university water
  `.trim().split(/\s+/),
  labels: readWeights(`
    kind:words=1.1 length:10:w=0.51 leave:?:middle=-0.21 leave:of=1.16 leave:common:middle=-0.1
    leave:scotland=-0.19 leave:common:last=-0.24 rare:0:words=-1.33 left:1=-0.04 onlycommon:1:words=-0.9
    taken:1of4:words=0.39 alone:common:first=-0.37 alone:length:10=0.13 inflected=-4.34 affix:uk=-0.08
    affix:joined=-2.36 affixed:words=-2.51 affixed:onlycommon=-0.09 length:14:w=0.46 hyphen:1:words=-1.09
    affix:hyphen=-2.26 affix:group=2.03 affix:ltd=-0.53 length:19:w=-0.23 affix:limited=-0.31 affix:plc=-0.18
    affix:llp=-1.43 affix:co=-1.35 affix:online=-1.35 affix:gb=-0.96 affix:europe=-0.88 affix:eu=-1.35
    affix:london=-1.18 affix:trust=-1.19 affix:school=-0.85 affix:college=-1.12 affix:law=-1.22
    length:25:w=-1.01 affix:international=-0.04 affix:mat=-0.99 affix:world=-0.98 affix:services=-0.37
    affix:care=-0.74 affix:homes=-0.64 affix:holdings=-0.26 affix:foods=-0.69 affix:direct=-0.89 affix:hq=-1.35
    affix:academy=-0.66 affix:scotland=-1.06 affix:usa=-1.33 affix:corp=-1.06 affix:inc=-0.78
    affix:company=-0.53 affix:people=-0.95 affix:uki=-1.33 affix:the=-0.34 affix:my=-1.35 affix:go=-1.35
    affix:we=-1.35 length:7:w=0.51 leave:national=-0.85 leave:common:first=-1.84 rare:1:words=0.42 left:0=0.87
    alone:rare:later=-0.26 alone:length:7=-0.05 taken:2of4:words=-0.06 hyphen:2:words=-1.42 length:more:w=-2.36
    length:2:i=-1.4 rare:1:initials=-0.49 taken:2of4:initials=-1.05 length:4:i=0.78 affixed:initials=-1.15
    length:7:i=-0.62 length:5:i=-0.46 kind:head=-2.67 length:10:i=-0.41 rare:1:head=-1.02 taken:2of4:head=-0.22
    kind:tail=-0.82 rare:1:tail=-0.4 taken:2of4:tail=-0.88 hyphen:2:head=-0.45 hyphen:2:tail=-0.99
    length:2:w=-0.69 alone:common:later=-0.87 alone:length:2=-1.19 length:3:w=0.27 onlycommon:2:words=-1.23
    gap=-1.86 rare:0:initials=-0.63 onlycommon:2:initials=0.22 length:3:i=-0.17 rare:0:head=-0.19
    onlycommon:2:head=-0.28 rare:0:tail=-0.86 onlycommon:2:tail=-0.35 taken:3of4:words=-0.49
    hyphen:3:words=-3.23 taken:3of4:initials=-0.49 taken:3of4:head=-0.4 taken:3of4:tail=-0.26 length:14:i=-0.77
    hyphen:3:head=-0.53 hyphen:3:tail=-1.07 length:19:i=-1.77 onlycommon:3:words=0.42 onlycommon:3:initials=-1.1
    onlycommon:3:head=0.14 onlycommon:3:tail=-0.78 taken:4of4:words=0.04 hyphen:4:words=-2.1 affixed:whole=-0.84
    taken:4of4:initials=0.68 taken:4of4:tail=0.54 hyphen:4:tail=-0.69 taken:4of4:head=-0.41 hyphen:4:head=-0.4
    leave:?:last=-0.05 taken:1of2:words=0.19 alone:rare:first=0.47 length:4:w=0.31 length:5:w=0.35
    leave:?:first=-2.31 rare:2:words=0.61 taken:2of2:words=0.57 rare:2:initials=-0.17 taken:2of2:initials=-1.32
    rare:2:head=-0.98 taken:2of2:head=-0.45 rare:2:tail=-0.55 taken:2of2:tail=-1.4 leave:company=0.66
    leave:uk=2.36 leave:brackets=0.79 left:2=-0.67 taken:1of5:words=-0.65 alone:length:5=-0.12
    taken:2of5:words=0.2 taken:2of5:initials=-0.83 taken:2of5:head=-0.13 taken:2of5:tail=-0.57 rare:3:words=0.39
    taken:3of5:words=0.08 rare:3:initials=-0.12 taken:3of5:initials=-0.46 rare:3:head=-0.77
    taken:3of5:head=-0.36 rare:3:tail=-0.75 taken:3of5:tail=-1 left:3=-1.06 shortened=-3.77
    taken:4of5:words=-0.97 taken:4of5:initials=-0.25 taken:4of5:tail=-0.51 taken:4of5:head=-0.41
    take:brackets=-0.78 taken:5of5:words=-0.77 taken:5of5:initials=0.28 taken:5of5:tail=-0.32
    taken:5of5:head=-0.32 leave:school=-0.79 leave:and=0.62 and:dropped:words=0.17 leave:james=-2.15
    and:dropped:initials=0.76 and:dropped:head=-0.25 and:dropped:tail=-0.81 and:and:words=0.78
    alone:length:3=-0.32 and:n:words=-2.13 and:and:initials=-0.82 and:n:initials=-1.43 and:and:head=-0.19
    and:and:tail=-0.78 leave:club=-0.94 leave:london=-0.06 leave:the=2.45 alone:length:4=-0.12
    leave:football=0.32 leave:media=-0.34 taken:2of3:words=-0.1 taken:2of3:initials=-1.03 taken:2of3:head=-0.45
    taken:2of3:tail=-1.41 taken:3of3:words=0.56 taken:3of3:initials=0.37 taken:3of3:head=-0.31
    taken:3of3:tail=0.2 leave:association=-0.3 alone:length:14=-0.04 length:25:i=-1.2 taken:5of6:words=-2.06
    taken:5of6:initials=-0.22 taken:5of6:tail=-0.36 taken:5of6:head=-0.47 taken:4of6:words=-0.56
    taken:4of6:initials=0.74 taken:4of6:tail=-0.86 taken:4of6:head=-0.22 taken:3of6:initials=-1.3
    taken:3of6:head=-0.18 taken:3of6:tail=-0.74 taken:2of6:words=-0.61 taken:2of6:initials=-0.66
    taken:2of6:head=-0.09 taken:2of6:tail=-0.43 taken:1of6:words=0.96 leave:college=-0.81 length:more:i=-0.53
    leave:services=0.35 leave:foundation=-0.61 leave:city=-1.42 leave:europe=1.17 leave:trust=-1.64
    leave:technology=0.04 leave:security=-0.8 leave:solutions=-0.77 alone:length:19=1.08 leave:co=3.08
    leave:schools=-0.1 leave:foods=-2.45 leave:holdings=2.65 alone:length:1=-0.93 leave:partnership=-0.99
    leave:bank=1.32 leave:group=-0.22 leave:systems=0.54 leave:motor=1.38 leave:health=-1.93 leave:leisure=-1.42
    leave:st=-0.47 leave:international=0.97 leave:healthcare=-0.93 leave:university=1.99 leave:engineering=-0.76
    leave:management=-0.46 leave:financial=-0.27 leave:east=-0.83 leave:software=1.87 leave:recruitment=-0.71
    leave:global=0.06 leave:cleaning=-1.09 leave:care=-1.33 leave:central=-0.69 leave:business=0.91
    leave:homes=-1.22 leave:community=-0.06 leave:academies=-0.32 leave:education=-0.74 leave:water=-1.55
    leave:south=-1.96 leave:home=-1.19 leave:north=-2.11 onlycommon:4:words=-0.56 onlycommon:4:initials=-1.27
    onlycommon:4:tail=-0.84 onlycommon:4:head=-0.38 leave:energy=-0.63 leave:academy=-0.15 leave:learning=-1.28
    leave:housing=-1.11 leave:society=1.95 leave:multi=-0.43
  `),
  endings: {
    'ac.uk': readWeights(`
      any=-0.69 kind:initials=-0.07 length:3=0.46 sort:institution=1.06 part=0.34 kind:words=-0.35 length:10=-0.44
      whole:2=-0.87 length:14=-0.42 sort:uk=-1 length:7=-0.05 whole:1=-0.49 sort:school=0.28 sort:local=-0.04
      hyphen=-0.38 sort:abroad=-0.44 affix:other=-0.51 sort:technology=-0.4 affix:uk=-0.6 sort:housing=-1.26
      length:25=-0.76 sort:trust=-1.86 affix:ltd=-0.19 kind:tail=-0.47 whole:3=-1.37 length:19=-1.01
      sort:group=-0.72 affix:group=-0.49 length:5=0.09 sort:care=-0.74 sort:university=3.08 length:more=-0.5
      length:2=-1.02 sort:academies=0.39
    `),
    'com': readWeights(`
      any=0.75 kind:initials=-0.06 length:3=-0.44 sort:institution=-0.58 part=0.49 kind:words=0.6 length:10=0.43
      whole:2=0.62 length:14=0.27 sort:uk=0.44 length:7=0.63 whole:1=0.73 sort:school=-1.12 sort:local=0.28
      hyphen=0.38 sort:abroad=0.9 affix:other=-0.18 sort:technology=1.45 affix:uk=-0.07 sort:housing=-1.55
      length:25=0.31 sort:trust=-1.53 affix:ltd=-1.88 kind:tail=1.19 whole:3=0.11 length:19=0.52 length:4=0.06
      sort:group=0.05 affix:group=0.45 length:5=0.17 sort:care=-1.27 sort:university=-2.11 length:more=-0.6
      length:2=0.38 sort:academies=-1.15
    `),
    'co.uk': readWeights(`
      any=0.83 kind:initials=0.39 length:3=-0.37 sort:institution=-1.38 part=0.4 kind:words=0.75 length:10=0.25
      whole:2=0.46 length:14=0.31 sort:uk=-0.23 length:7=0.53 whole:1=0.28 sort:school=-0.9 sort:local=0.68
      hyphen=0.48 sort:abroad=-0.49 affix:other=0.27 sort:technology=-0.52 affix:uk=-1.43 sort:housing=-0.41
      length:25=0.05 sort:trust=-1.49 affix:ltd=1.91 kind:tail=-0.68 whole:3=0.68 length:19=0.2 length:4=-0.09
      sort:group=0.42 length:5=-0.2 sort:care=-0.63 sort:university=-2.91 length:more=0.88 length:2=0.17
      sort:academies=-0.31
    `),
    'org': readWeights(`
      kind:initials=-1.01 length:3=-1 sort:institution=0.12 part=-0.45 kind:words=0.03 length:10=-0.25
      length:14=-0.06 sort:uk=-0.64 length:7=-0.55 whole:1=-0.08 sort:school=0.47 sort:local=-1.08 hyphen=-0.2
      sort:abroad=-0.29 affix:other=-0.13 sort:technology=-0.73 affix:uk=1.55 sort:housing=0.58 length:25=0.26
      sort:trust=0.59 affix:ltd=-0.6 kind:tail=0.53 whole:3=0.15 length:4=-0.49 sort:group=0.14 affix:group=0.16
      length:5=-0.35 sort:care=0.81 sort:university=-1.26 length:more=-0.1 length:2=-0.83 sort:academies=-0.25
    `),
    'org.uk': readWeights(`
      any=0.34 length:3=-0.29 sort:institution=-0.23 kind:words=0.3 whole:2=-0.16 length:14=-0.08 sort:uk=-1.29
      length:7=0.15 sort:school=-0.14 sort:local=-1.02 hyphen=-0.11 sort:abroad=-0.54 affix:other=-0.47
      sort:technology=-0.98 affix:uk=-1.31 sort:housing=1.06 sort:trust=0.98 affix:ltd=-0.8 kind:tail=-1.59
      whole:3=-0.13 length:19=-0.45 length:4=0.24 sort:group=-0.27 affix:group=-0.19 length:5=-0.08 sort:care=0.67
      sort:university=-2.13 length:more=-1.65 length:2=-1.34 sort:academies=-0.59
    `),
    'eu': readWeights(`
      any=-1.03 kind:initials=-0.75 length:3=-0.71 sort:institution=-0.64 part=-0.12 kind:words=-0.75
      length:10=0.17 whole:2=-0.66 length:14=-0.15 sort:uk=0.99 length:7=-0.2 whole:1=-0.58 sort:school=-0.86
      sort:local=0.29 hyphen=-0.39 sort:abroad=-0.44 affix:other=-0.12 sort:technology=-0.24 affix:uk=-0.66
      sort:housing=-0.85 length:25=-0.54 sort:trust=-0.07 affix:ltd=-0.14 kind:tail=-0.57 whole:3=-0.63
      length:19=-0.71 length:4=-0.6 sort:group=0.14 affix:group=0.84 length:5=-0.61 sort:care=-0.53
      sort:university=-0.67 length:more=-0.32 length:2=-0.53 sort:academies=-1.1
    `),
    'ltd.uk': readWeights(`
      any=-1 kind:initials=-0.93 length:3=0.84 sort:institution=-0.53 part=-1.25 kind:words=-0.65 length:10=-0.71
      whole:2=-0.61 length:14=-0.63 sort:uk=-0.22 length:7=-0.58 whole:1=0.75 sort:school=-0.55 sort:local=-0.17
      hyphen=-0.17 sort:abroad=-0.16 affix:other=-0.35 sort:technology=-0.1 affix:uk=-0.23 sort:housing=-0.4
      length:25=-0.29 sort:trust=-0.6 affix:ltd=-0.15 kind:tail=-0.26 whole:3=-0.83 length:19=-0.42 length:4=-0.51
      sort:group=-0.19 affix:group=-0.17 length:5=0.29 sort:care=-0.24 sort:university=-0.43 length:more=-0.2
      length:2=-0.33 sort:academies=-0.55
    `),
    'net': readWeights(`
      any=-0.63 kind:initials=-0.76 length:3=-0.79 sort:institution=-0.74 part=-0.24 kind:words=-0.36
      length:10=-0.25 whole:2=-0.27 length:14=-0.1 sort:uk=-0.83 length:7=0.1 whole:1=-0.39 sort:school=-1.18
      sort:local=-0.52 hyphen=0.2 sort:abroad=-0.54 affix:other=0.03 sort:technology=-0.25 affix:uk=0.84
      sort:housing=-1.03 length:25=-0.73 sort:trust=-0.73 affix:ltd=-0.23 kind:tail=-0.58 whole:3=-0.75
      length:19=-0.08 length:4=-0.71 sort:group=-0.56 affix:group=-0.48 length:5=-0.77 sort:care=0.16
      sort:university=-0.88 length:more=-0.47 length:2=-0.67 sort:academies=-0.19
    `),
    'uk': readWeights(`
      any=-0.75 kind:initials=-0.56 length:3=-0.27 sort:institution=0.22 kind:words=-0.63 length:10=-0.6
      whole:2=-0.74 length:14=-0.39 sort:uk=-0.17 length:7=0.2 whole:1=-0.64 sort:school=0.32 sort:local=-0.47
      hyphen=-0.39 sort:abroad=0.37 affix:other=0.4 sort:technology=-0.24 affix:uk=-0.46 sort:housing=-1.05
      length:25=0.17 sort:trust=-0.03 affix:ltd=-0.12 kind:tail=-0.51 whole:3=-0.41 length:19=-0.57 length:4=-1.05
      sort:group=-0.45 affix:group=-0.37 length:5=-0.67 sort:care=-0.78 sort:university=-0.86 length:more=-0.84
      length:2=-0.66 sort:academies=-0.6
    `),
    'education': readWeights(`
      any=-1.09 kind:initials=0.17 length:3=0.22 sort:institution=-1.21 part=-0.68 kind:words=-1.66
      length:10=-0.42 whole:2=-0.33 length:14=-0.44 sort:uk=-0.15 length:7=-0.3 whole:1=-0.25 sort:school=0.82
      sort:local=-0.17 hyphen=-0.15 sort:abroad=-0.26 affix:other=-0.56 sort:technology=-0.13 affix:uk=-0.27
      sort:housing=-0.71 length:25=-0.35 sort:trust=0.41 affix:ltd=-0.05 kind:tail=-0.52 whole:3=-0.27
      length:19=-0.43 length:4=-0.11 sort:group=-0.19 affix:group=-0.13 length:5=-0.43 sort:care=-0.29
      sort:university=-0.54 length:more=-0.31 length:2=-0.73 sort:academies=-0.23
    `),
    'academy': readWeights(`
      any=-1.14 kind:initials=-0.72 length:3=-0.8 sort:institution=-0.67 part=-0.4 kind:words=-0.91 length:10=0.67
      whole:2=-0.54 length:14=-0.68 sort:uk=-0.36 length:7=-0.59 whole:1=-0.5 sort:school=0.6 sort:local=-0.2
      hyphen=-0.4 sort:abroad=-0.27 affix:other=-1.19 sort:technology=-0.15 affix:uk=-0.23 sort:housing=-0.63
      length:25=-0.64 sort:trust=0.59 affix:ltd=-0.12 kind:tail=-0.91 whole:3=-0.5 length:19=-0.8 length:4=-0.36
      sort:group=-0.22 affix:group=-0.23 length:5=-0.52 sort:care=-0.34 sort:university=-0.53 length:more=-0.68
      length:2=-0.47 sort:academies=1.26
    `),
    'coop': readWeights(`
      any=-1.05 kind:initials=-0.78 length:3=-0.67 sort:institution=-0.59 part=-0.3 kind:words=-0.8
      length:10=-0.71 whole:2=-0.7 length:14=0.29 sort:uk=0.7 length:7=-0.5 whole:1=-0.41 sort:school=-0.61
      sort:local=-0.25 hyphen=-0.3 sort:abroad=-0.26 affix:other=-0.64 sort:technology=-0.13 affix:uk=-0.41
      sort:housing=0.83 length:25=-0.33 sort:trust=-0.7 affix:ltd=-0.1 kind:tail=-0.41 whole:3=-0.64
      length:19=-0.47 length:4=-0.62 sort:group=-0.28 affix:group=-0.34 length:5=-0.47 sort:care=-0.43
      sort:university=-0.47 length:more=-0.19 length:2=-0.45 sort:academies=-0.65
    `),
    'io': readWeights(`
      any=-2.1399999999999997
    `),
    'co': readWeights(`
      any=-2.1399999999999997
    `),
    'ltd': readWeights(`
      any=-2.1399999999999997
    `),
    'london': readWeights(`
      any=-2.1399999999999997
    `),
    'scot': readWeights(`
      any=-2.1399999999999997
    `),
    'wales': readWeights(`
      any=-2.1399999999999997
    `),
    'cymru': readWeights(`
      any=-2.1399999999999997
    `),
    'me.uk': readWeights(`
      any=-2.1399999999999997
    `),
    'biz': readWeights(`
      any=-2.1399999999999997
    `),
  },
};
