import { describe, expect, it } from 'vitest';
import { CONTEXT_RULES, phrasesAfter, phrasesBefore } from './context-rules.ts';
import { CONTEXT_CASES } from './test-support/context-cases.ts';

const RULES = (['before', 'after'] as const).flatMap((side) =>
  CONTEXT_RULES[side].map(([id, pattern]) => {
    const { says = [], saysNot = [] } = CONTEXT_CASES[side][id] ?? {};
    return { id, side, pattern, says, saysNot };
  }),
);

it.each(['before', 'after'] as const)('all examples %s a name are of a phrase', (side) => {
  const ids = CONTEXT_RULES[side].map(([id]) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(CONTEXT_CASES[side])));
});

describe.each(RULES)('the phrase $id', ({ id, side, pattern, says, saysNot }) => {
  it('has an example and a counter-example', () => {
    expect([says.length, saysNot.length].every((count) => count > 0)).toBe(true);
  });

  it.each(says)('is found in %j', (words) => {
    expect(words).toMatch(pattern);
    expect(side === 'before' ? phrasesBefore(words) : phrasesAfter(words)).toContain(id);
  });

  it.each(saysNot)('is not found in %j', (words) => {
    expect(words).not.toMatch(pattern);
    expect([...phrasesBefore(words), ...phrasesAfter(words)]).not.toContain(id);
  });

  it('is held against the side of the name that it is about', () => {
    expect(pattern.source).toMatch(side === 'before' ? /\$(?:\||\)?$)/ : /^\^/);
  });

  it('keeps no place between two texts', () => {
    expect(pattern.flags).not.toMatch(/[gy]/);
  });
});

it('no two phrases have the same name', () => {
  const ids = RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
