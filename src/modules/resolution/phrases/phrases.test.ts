import { describe, expect, it } from 'vitest';
import { PHRASES, phrasesAfter, phrasesBefore } from './index.ts';
import { SITE_PHRASE_ROWS } from './rows/site.ts';
import { isSaid } from './site-phrases.ts';

/** The phrases that a sentence with `{name}` in it has on both sides of the name. */
function phrasesIn(sentence: string): string[] {
  const [before = '', after = ''] = sentence.split('{name}');
  return [...phrasesBefore(before), ...phrasesAfter(after)];
}

describe.each(PHRASES)('the phrase $id', ({ id, says, saysNot }) => {
  it.each(says)('is found in %j', (sentence) => {
    expect(phrasesIn(sentence)).toContain(id);
  });

  it.each(saysNot)('is not found in %j', (sentence) => {
    expect(phrasesIn(sentence)).not.toContain(id);
  });

  it('is about one place of the name in each example', () => {
    for (const sentence of [...says, ...saysNot]) expect(sentence.split('{name}')).toHaveLength(2);
  });
});

describe.each(SITE_PHRASE_ROWS)('the phrase $id', ({ id, says, saysNot }) => {
  it.each(says)('is found in %j', (text) => {
    expect(isSaid(id, text)).toBe(true);
  });

  it.each(saysNot)('is not found in %j', (text) => {
    expect(isSaid(id, text)).toBe(false);
  });
});

it('no two phrases have the same id', () => {
  const ids = [...PHRASES, ...SITE_PHRASE_ROWS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('every phrase has two examples or more and a counter-example', () => {
  for (const { says, saysNot } of [...PHRASES, ...SITE_PHRASE_ROWS]) {
    expect(says.length).toBeGreaterThanOrEqual(2);
    expect(saysNot.length).toBeGreaterThanOrEqual(1);
  }
});

it('every pattern ends or begins with the name, and all of a phrase are on the same side of it', () => {
  for (const { id, patterns } of PHRASES) {
    const sides = patterns.map((pattern) =>
      [pattern.startsWith('{name}'), pattern.endsWith('{name}')].join(),
    );
    expect([id, ...new Set(sides)]).toHaveLength(2);
    expect(['true,false', 'false,true']).toContain(sides[0]);
  }
});
