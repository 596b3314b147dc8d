import { expect, it } from 'vitest';
import { SquashedText } from './squashed-text.ts';

const found = (text: string, key: string) =>
  new SquashedText(text).find(key).map(({ start, end }) => text.slice(start, end));

it('has capital letters and digits only, with the letters of other signs', () => {
  expect(new SquashedText('Fish & Chips No. 1 + Café ½').key).toBe('FISHANDCHIPSNO1ANDCAFE');
});

it('finds a key as whole words, whatever is between its letters', () => {
  expect(found('By Smith & Sons, of Leeds', 'SMITHANDSONS')).toEqual(['Smith & Sons']);
  expect(found('A.C.M.E. and Acme; Acmes', 'ACME')).toEqual(['A.C.M.E', 'Acme']);
});

it('keeps its places when other texts are squashed after it', () => {
  const text = 'Acme Widgets';
  const squashed = new SquashedText(text);
  new SquashedText('- '.repeat(50) + text);
  expect(squashed.find('WIDGETS')).toEqual([{ start: 5, end: 12 }]);
});

it('finds a key at the end of a long text', () => {
  expect(found(`${'ﬃ & '.repeat(40_000)}Acme Widgets`, 'ACMEWIDGETS')).toEqual(['Acme Widgets']);
});
