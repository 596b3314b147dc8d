import { expect, it } from 'vitest';
import { partsOf } from './html-parts.ts';

const parts = (html: string) =>
  partsOf(html).map(({ kind, start, end }) => `${kind}: ${html.slice(start, end)}`);

it('tells text, addresses and markup apart', () => {
  expect(parts('<p class="lead">Hi <a href="/x" title="Go">there</a></p>')).toEqual([
    'markup: lead',
    'text: Hi ',
    'address: /x',
    'text: Go',
    'text: there',
  ]);
});

it('reads the values of linked data, not its keys and types', () => {
  const json = '{"@type": "Organization", "name": "Zandrell", "url": "https://zandrell.example"}';
  expect(parts(`<script type="application/ld+json">${json}</script>`)).toEqual([
    'markup: application/ld+json',
    'text: Zandrell',
    'text: https://zandrell.example',
  ]);
});
