import { expect, it } from 'vitest';
import { copyCase, plain, tokenise } from './spelling.ts';

it('reads accents and letters of other alphabets as plain letters, one for each', () => {
  expect(plain('Café')).toBe('cafe');
  expect(plain('thеsе')).toBe('these');
});

it('copies capitals letter by letter', () => {
  expect(copyCase('ZanDrell', 'vopofuma')).toBe('VopOfuma');
  expect(copyCase('ZANDRELL', 'vopofumas')).toBe('VOPOFUMAS');
});

it('parts letters from digits, with or without a space', () => {
  const words = (text: string) => tokenise(text).map((token) => token.plain);
  expect(words('Kettle2Go')).toEqual(words('KETTLE 2 GO'));
});
