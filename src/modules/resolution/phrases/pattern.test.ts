import { describe, expect, it } from 'vitest';
import { parsePattern, patternSource } from './pattern.ts';
import { requiredParts } from './required-words.ts';

const SLOTS = { brand: 'BRAND', by: '(by|from)', year: '/\\d{4}/' };
const matches = (pattern: string, text: string) => new RegExp(patternSource(pattern, SLOTS), 'i').test(text);

describe('a pattern', () => {
  it.each([
    ['we are {name}', 'Hello, we are ', 'Hello, owe are '],
    ['run by {name}', 'run by ', 'run by the '],
    ['{name} is a firm', ' is a firm of builders', ' was a firm'],
    ['brand[s] of {name}', 'brands of ', 'branding of '],
    ['subsidiar(y|ies) of {name}', 'subsidiaries of ', 'subsidiarity of '],
    ['(trading|trade) (name|style)[s] of {name}', 'trading styles of ', 'trading of '],
    ['run [solely] by {name}', 'run by ', 'run badly by '],
    ['run [solely] by {name}', 'run solely by ', 'runsolely by '],
    ['owned by [the] {name}', 'owned by the ', 'owned by a '],
    ['deliver* to {name}', 'delivered to ', 'redeliver to '],
    ['(accept|refus)* by {name}', 'acceptance by ', 'except by '],
    ['paid _ by {name}', 'paid monthly by ', 'paid by '],
    ['{brand} <10> {by} {name}', 'BRAND, made by ', 'BRAND, which is made by '],
    ['{brand} <20> {by} {name}', 'BRAND, made by ', 'BRAND. Made by '],
    ['{brand} <20¶> {by} {name}', 'BRAND ¶ made by ', 'BRAND. Made by '],
    ['{name}<20.>not with us', '. But not with us', ' ¶ not with us'],
    ['{name}<,>owner of', ' (“owner of', ' the owner of'],
    ['since {year} {name}', 'since 2019 ', 'since May '],
    ['trader ¶ {name}', 'Trader ¶ ', 'Trader '],
    ['us[:] <5> {name}', 'us: ', 'uses '],
    ["{brand}'s shop", 'BRAND’s shop', 'BRAND shop'],
    ['"we" means {name}', '“we” means ', 'we means '],
    ['\\(we\\) {name}', '(we) ', 'we '],
  ])('%s is found in %j and not in %j', (pattern, found, notFound) => {
    expect([matches(pattern, found), matches(pattern, notFound)]).toEqual([true, false]);
  });

  it.each([['run (by {name}'], ['run by) {name}'], ['run [by {name}'], ['{nothing} {name}']])(
    '%s is refused',
    (pattern) => {
      expect(() => patternSource(pattern, SLOTS)).toThrow('The pattern');
    },
  );
});

describe('the words that a pattern needs, and how near to the name', () => {
  const far = Number.POSITIVE_INFINITY;
  it.each([
    [
      'we are {name}',
      [
        { words: ['we'], within: 3 },
        { words: ['are'], within: 0 },
      ],
    ],
    [
      'brand[s] of {name}',
      [
        { words: ['brand', 'brands'], within: 3 },
        { words: ['of'], within: 0 },
      ],
    ],
    [
      '(owned|run) by <12> {name}',
      [
        { words: ['owned', 'run'], within: 14 },
        { words: ['by'], within: 12 },
      ],
    ],
    ['(not endorsed|in no way endorsed) {name}', [{ words: ['endorsed', 'endorsed'], within: 0 }]],
    ['(trading as|known) {name}', [{ words: ['trading', 'known'], within: 2 }]],
    ['since {year} {name}', [{ words: ['since'], within: far }]],
    ['run <,> {name}', [{ words: ['run'], within: far }]],
    ['run ["] _ {name}', [{ words: ['run'], within: far }]],
    ['deliver* by {name}', [{ words: ['by'], within: 0 }]],
    ['tŷ by {name}', [{ words: ['by'], within: 0 }]],
    ['[run] _ {name}', []],
    ['(owned|deliver*) {name}', []],
  ])('%s', (pattern, parts) => {
    expect(requiredParts(parsePattern(pattern, SLOTS), 'before')).toEqual(parts);
  });

  it('are counted from a name before them, too', () => {
    expect(requiredParts(parsePattern('{name}<20>("run by"|its)', SLOTS), 'after')).toEqual([
      { words: ['run', 'its'], within: 21 },
    ]);
  });
});
