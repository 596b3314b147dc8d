import { expect, it } from 'vitest';
import { SeenNumbers } from './seen-numbers.ts';

it('each number is new once, whatever its form', () => {
  const numbers = [
    '00000001',
    '99999999',
    'SC000001',
    'NI000001',
    'R0000001',
    'IP00001R',
    'IP00001C',
    'SP1823RS',
    'SP01823R',
  ];
  const seen = new SeenNumbers();
  expect(numbers.map((number) => seen.add(number))).toEqual(numbers.map(() => true));
  expect(numbers.map((number) => seen.add(number))).toEqual(numbers.map(() => false));
  expect(seen.add('SC999999')).toBe(true);
});
