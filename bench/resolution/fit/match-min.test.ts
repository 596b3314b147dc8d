import { expect, test } from 'vitest';
import { fitMatchMin, type MatchCandidate } from './match-min.ts';

const candidates = (by: MatchCandidate['by'], right: number, wrong: number[]): MatchCandidate[] => [
  ...Array.from({ length: right }, (_, i) => ({
    by,
    probability: 0.6 + (0.39 * i) / right,
    isRight: true,
    weight: 1,
  })),
  ...wrong.map((probability) => ({ by, probability, isRight: false, weight: 1 })),
];

const names = candidates('name', 200, []);

test('the lowest steps are enough if there is no error', () => {
  expect(fitMatchMin([...candidates('number', 400, []), ...names])).toEqual({ number: 0.55, name: 0.7 });
});

test('the minimum lets through at most the allowed share of wrong matches', () => {
  expect(fitMatchMin([...candidates('number', 400, [0.97]), ...names]).number).toBe(0.55);
});

test('the minimum is above several wrong matches of low probability', () => {
  expect(
    fitMatchMin([...candidates('number', 600, [0.61, 0.62, 0.63, 0.63, 0.64, 0.66]), ...names]).number,
  ).toBe(0.65);
});

test('the step gives way that costs the fewest right matches', () => {
  const both = [...candidates('number', 400, [0.84, 0.97]), ...candidates('name', 50, [0.83, 0.84])];
  expect(fitMatchMin(both)).toEqual({ number: 0.55, name: 0.86 });
});

test('the steps with the fewest wrong matches are taken if every step has too many', () => {
  expect(fitMatchMin(candidates('name', 50, [0.83, 0.87, 0.88])).name).toBe(0.9);
});
