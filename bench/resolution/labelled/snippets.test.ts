import { describe, expect, it } from 'vitest';
import { readSnippets } from './snippets.ts';

const snippet = (id: string, text: string, number: string[], name: string[]) => ({
  id,
  text,
  expected_numbers: number,
  expected_names: name,
});

describe('snippets of pages', () => {
  it('count a number and a name as found when the text leads to that company', async () => {
    const figures = await readSnippets([
      snippet(
        'both',
        'Contact\nHollowbrook Kilns Ltd. Company number 07381645.',
        ['07381645'],
        ['Hollowbrook Kilns Ltd'],
      ),
      snippet('number', 'Reg. No. 07381646, Kendal', ['07381646'], []),
      snippet('nothing', 'Open from nine to five.', [], []),
    ]);
    expect(figures).toEqual({ numbers: { found: 2, of: 2 }, names: { found: 1, of: 1 }, missed: [] });
  });

  it('count a name that the text does not hold as missed', async () => {
    const figures = await readSnippets([
      snippet('other', 'Hollowbrook Kilns Ltd.', [], ['Fernhaugh Slate Ltd']),
    ]);
    expect(figures).toMatchObject({ names: { found: 0, of: 1 }, missed: ['other'] });
  });
});
