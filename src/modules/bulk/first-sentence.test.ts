import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['One sentence.', 'One sentence.'],
  [
    'The site prints the number of ACME LIMITED. It is on two pages.',
    'The site prints the number of ACME LIMITED.',
  ],
  ['The site names J. SMITH & CO. LIMITED. It does so once.', 'The site names J. SMITH & CO. LIMITED.'],
  ['Run by Acme Ltd. London is its home. It says so.', 'Run by Acme Ltd. London is its home.'],
  ['plain.test names nobody! Nothing more.', 'plain.test names nobody!'],
  ['', ''],
])('the first sentence of “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
