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

test('without an error the least steps are enough', () => {
  expect(fitMatchMin([...candidates('number', 400, []), ...names])).toEqual({ number: 0.55, name: 0.7 });
});

test('few matches may be wrong', () => {
  expect(fitMatchMin([...candidates('number', 400, [0.97]), ...names]).number).toBe(0.55);
});

test('several unlikely errors raise it above them', () => {
  expect(
    fitMatchMin([...candidates('number', 600, [0.61, 0.62, 0.63, 0.63, 0.64, 0.66]), ...names]).number,
  ).toBe(0.65);
});

test('what costs the fewest right matches gives way', () => {
  const both = [...candidates('number', 400, [0.84, 0.97]), ...candidates('name', 50, [0.83, 0.84])];
  expect(fitMatchMin(both)).toEqual({ number: 0.55, name: 0.86 });
});

test('where too many are wrong, the steps with the fewest of them are taken', () => {
  expect(fitMatchMin(candidates('name', 50, [0.83, 0.87, 0.88])).name).toBe(0.9);
});
