import { expect, it } from 'vitest';
import { pagerFor } from './pager.ts';

const LONG = Array.from({ length: 30 }, (_, index) => `row ${index}`).join('\n');
const screen = { isTTY: true, rows: 24, columns: 80 };

it.each([
  ['a long list on a terminal', LONG, screen, [], {}, 'less'],
  ['with a pager of the person', LONG, screen, [], { PAGER: 'most -s' }, 'most -s'],
  ['with `cat` as the pager', LONG, screen, [], { PAGER: 'cat' }, undefined],
  ['with an empty PAGER', LONG, screen, [], { PAGER: '' }, undefined],
  ['after --no-pager', LONG, screen, ['search', '--no-pager'], {}, undefined],
  ['to a file', LONG, { isTTY: false }, [], {}, undefined],
  ['a list that fits', 'one\ntwo', screen, [], {}, undefined],
  ['one line that takes the whole screen', 'x'.repeat(80 * 24), screen, [], {}, 'less'],
  ['colours, which take no room', '\x1b[31mx\x1b[39m'.repeat(70), { ...screen, rows: 3 }, [], {}, undefined],
])('the pager runs: %s', (_, text, output, args, environment, expected) => {
  expect(pagerFor(text, output, args, environment)).toBe(expected);
});
