import type { Phrase } from '../phrase.ts';

/** The company is of the same group: a parent, a subsidiary, a predecessor. */
export const FAMILY_PHRASES = [
  {
    id: 'partOf',
    speaksFor: 'group',
    group: 'family',
    patterns: [
      '(part of|subsidiar(y|ies) of|member[s] of|owned by|division of|acquired by|yn rhan o) <25¶> {name}',
      '(parent|parent company|holding company|group|sister compan(y|ies)|associated|affiliate[d|s]|affiliation|incorporating|merged) <25¶> {name}',
    ],
    prior: { operator: -0.5, group: 1 },
    says: ['a wholly owned subsidiary of {name}', 'We are part of {name}', 'Rydym yn rhan o {name}'],
    saysNot: ['We are {name}'],
  },
  {
    id: 'subsidiaryOf',
    speaksFor: 'group',
    group: 'family',
    patterns: ['subsidiary of [the] [_] [_] [_] {name}'],
    unless: ['{brand} <30> subsidiary of <40> {name}'],
    prior: { operator: -0.5, group: 1 },
    says: ['“we” is a subsidiary of the publishing group {name}', 'a wholly owned subsidiary of {name}'],
    saysNot: ['our subsidiary, {name}', 'a division of {name}', 'BRAND is a subsidiary of {name}'],
  },
  {
    id: 'ourSubsidiary',
    speaksFor: 'group',
    group: 'family',
    patterns: [
      "(our|its|a|the _['s]) [wholly owned] [wholly-owned] [(trading|commercial|associated)] {relative}[,] [(is|are|\\()] {name}",
    ],
    prior: { operator: -0.7, group: 1.5 },
    says: ['It covers our trading subsidiary, {name}', 'a wholly owned subsidiary, {name}'],
    saysNot: ['the owner is {name}'],
  },
  {
    id: 'subsidiaryAfter',
    speaksFor: 'group',
    group: 'family',
    patterns: ['{name}<90>(subsidiary|trading arm|trading company|commercial arm) of'],
    prior: { operator: -0.3, group: 0.8 },
    says: ['{name} is a wholly owned subsidiary of Acorn', '{name}, the trading arm of Acorn'],
    saysNot: ['{name} is a company'],
  },
  {
    id: 'assetsOf',
    speaksFor: 'group',
    group: 'family',
    patterns: ['(assets|business|undertaking|goodwill) [and _] [and _] of [the] {name}'],
    prior: { operator: -0.7, group: 0.7 },
    says: ['In 2023 the business and assets of {name}', 'the goodwill of {name}'],
    saysNot: ['We manage the assets {name}'],
  },
  {
    id: 'passedOn',
    speaksFor: 'group',
    group: 'family',
    patterns: ['{name}<60>((transferred|sold|passed|assigned) to|now belong[s] to|belong to)'],
    prior: { operator: -0.7, group: 0.7 },
    says: ['{name} (number 1) have been transferred to Acorn Ltd', '{name} now belongs to Acorn'],
    saysNot: ['{name} belongs to the Acorn group'],
  },
  {
    id: 'formerly',
    speaksFor: 'group',
    group: 'family',
    patterns: [
      '(formerly|previously|acquired|bought|assets of|used to be) <30¶> {name}',
      '(until|prior to|up to) [_] {year} <60> by {name}',
    ],
    prior: { operator: -0.5, group: 0.5, third_party: 0.3 },
    says: [
      'formerly known as {name}',
      'bought the assets of {name}',
      'Until May 2021 the site was run by {name}',
    ],
    saysNot: ['known as {name}', 'Prices hold until 2027. Sold by {name}'],
  },
] as const satisfies readonly Phrase[];
