import { expect, it } from 'vitest';
import { segment } from './segment.ts';

const known = {
  name: (word: string) => ['zandrell', 'kettles'].includes(word),
  ordinary: (word: string) => ['the', 'and', 'shop', 'kettle'].includes(word),
};
const cut = (word: string) => segment(word, known).map(({ text, kind }) => `${text}:${kind}`);

it('cuts a word written together into the words of a name and ordinary ones', () => {
  expect(cut('thezandrellshop')).toEqual(['the:ordinary', 'zandrell:name', 'shop:ordinary']);
});

it('prefers the longer word, and leaves what it does not know in one piece', () => {
  expect(cut('kettlesqvx')).toEqual(['kettles:name', 'qvx:unknown']);
});
