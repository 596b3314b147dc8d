import { describe, expect, it } from 'vitest';
import { CONTEXT_RULES, phrasesIn } from './context-rules.ts';

describe.each(CONTEXT_RULES)('the phrase $id', ({ id, side, pattern, examples, counterExamples }) => {
  it('has an example and a counter-example', () => {
    expect([examples.length, counterExamples.length].every((count) => count > 0)).toBe(true);
  });

  it.each([...examples])('is found in %j', (words) => {
    expect(words).toMatch(pattern);
    expect(phrasesIn(side, words)).toContain(id);
  });

  it.each([...counterExamples])('is not found in %j', (words) => {
    expect(words).not.toMatch(pattern);
  });

  it('is held against the side of the name that it is about', () => {
    expect(pattern.source).toMatch(side === 'before' ? /\$(?:\||\)?$)/ : /^\^/);
  });

  it('keeps no place between two texts', () => {
    expect(pattern.flags).not.toMatch(/[gy]/);
  });
});

it('no two phrases have the same name', () => {
  const ids = CONTEXT_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
