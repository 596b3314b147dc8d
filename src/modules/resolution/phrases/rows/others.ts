import type { Phrase } from '../phrase.ts';

/** Words that are found around others' names, and words that say nothing by themselves. */
export const OTHER_PHRASES = [
  {
    id: 'suchAs',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      '(such as|including|include[s]|for example|e.g|like|namely|among[st]) <40¶> {name}',
      '(via|using|through|use|uses|with our|third-part(y|ies)|third part(y|ies)) <40¶> {name}',
    ],
    prior: { operator: -0.7, third_party: 1 },
    says: ['partners such as {name}', 'through our processor {name}'],
    saysNot: ['We are {name}'],
  },
  {
    id: 'forExample',
    speaksFor: 'third_party',
    group: 'other',
    patterns: ['(for example|for instance|example) <20¶> {name}', 'e.g.[,] {name}'],
    prior: { operator: -1, third_party: 1 },
    says: ['for example, {name}', 'e.g. {name}'],
    saysNot: ['such as {name}'],
  },
  {
    id: 'regulatedBy',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      '(regulated|authorised|approved|accredited|certified|registered|licensed) [and _] (by|with|through) <20¶> {name}',
      '(insured|underwritten|audited|funded|sponsored|protected|backed) [and _] (by|with|through) <20¶> {name}',
    ],
    prior: { operator: -0.7, third_party: 1 },
    says: ['underwritten by {name}', 'authorised and regulated by {name}'],
    saysNot: ['operated by {name}'],
  },
  {
    id: 'agentOf',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      '(representative[s] of|agent[s] of|agent[s] for|on behalf of|acting for|principal) <25¶> {name}',
    ],
    prior: { operator: -0.5, third_party: 0.7 },
    says: ['an appointed representative of {name}', 'acting as agent for {name}'],
    saysNot: ['a subsidiary of {name}'],
  },
  {
    id: 'otherOperatedBy',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      '{service} <50> {doneBy} by <20¶> {name}',
      '(land|freehold|building|premises|plot|field|woodland)[s] <50> (owned|let|managed) by <20¶> {name}',
    ],
    prior: { operator: -0.7, third_party: 1 },
    says: [
      'The card is issued by {name}',
      'Insurance is provided by {name}',
      'The register is run by {name}',
      'Our plots are on land owned by {name}',
    ],
    saysNot: ['This website is operated by {name}', 'The hotel is owned by {name}'],
  },
  {
    id: 'brandUses',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      "{brand}['s] [_] (use[s]|works with|work with|relies on) {name}",
      "{brand}['s] [_] (has|have) (appointed|engaged|partnered with|instructed) {name}",
      "{brand}['s] [_] is (hosted|supplied|fulfilled|supported) by {name}",
    ],
    prior: { operator: -1, third_party: 1.5 },
    says: ['BRAND works with {name}', 'BRAND has appointed {name}'],
    saysNot: ['BRAND is operated by {name}'],
  },
  {
    id: 'toDo',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      '{name} (to|for) [_] (fulfil*|process*|provide*|deliver*|handle*|help*|take*|collect*|host*|manage*|store*|send*|run*|supply*)',
      '{name} (to|for) [_] the (purpose|provision)[s]',
    ],
    prior: { operator: -0.4, third_party: 0.7 },
    says: ['{name} to process your payment', '{name} for the purpose of delivery'],
    saysNot: ['{name} is our name'],
  },
  {
    id: 'newsAfter',
    speaksFor: 'third_party',
    group: 'other',
    patterns: [
      '{name}<50>(was|were|said|has been|had|announced|fined|pleaded|won|appointed|told|launched|opened|ordered|commissioned)',
      '{name}<50>(approached|asked|chose|hired) us',
    ],
    prior: { operator: -0.4, third_party: 0.6 },
    says: ['{name} announced a merger', '{name} was fined', '{name} (number 1) ordered a desk'],
    saysNot: ['{name} is registered'],
  },
  {
    // An abbreviation is explained, as glossaries do: it is somebody else's.
    id: 'abbreviated',
    speaksFor: 'third_party',
    group: 'other',
    patterns: ['{capitals}(:|–|=|means|refers to) [the] {name}'],
    isCased: true,
    says: ['BT: {name}', 'In these terms “TWJ” means {name}'],
    saysNot: ['Seller: {name}', '“BRAND” means {name}', 'US: {name}', 'The TWJ shop is run by {name}'],
  },
  {
    id: 'list',
    speaksFor: 'no_one',
    group: 'plain',
    patterns: ['{bullet}{name}', 'and {name}'],
    says: ['apples, {name}', 'pears and {name}'],
    saysNot: ['apples {name}'],
  },
  {
    id: 'isCompany',
    speaksFor: 'no_one',
    group: 'plain',
    patterns: [
      '{name}<60>(company|companies|partnership|charity|LLP|business|businesses|firm|firms|society)',
    ],
    says: ['{name} is a private limited company', '{name}, a company'],
    saysNot: ['{name} was founded'],
  },
  {
    id: 'officeAfter',
    speaksFor: 'no_one',
    group: 'plain',
    patterns: [
      '{name}<120.>(registered (office[s]|address)|swyddfa gofrestredig|head office|principal place|whose office|whose address)',
      '{name}<120.>of {town},',
    ],
    says: ['{name}. Registered office: 1 High Street', '{name} of 1 High Street, Leeds'],
    saysNot: ['{name} sells shoes'],
  },
] as const satisfies readonly Phrase[];
