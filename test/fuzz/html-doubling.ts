import { readHtmlPage } from '../../src/modules/resolution/test-support/written-site.ts';

/**
 * Shows that reading a page takes time in proportion to its size, whatever is on it: each shape is read at
 * sizes that double, and the ratio of the times is printed. About 2 is linear, 4 is quadratic. Part of
 * `npm run test:fuzz`.
 */
const SIZES = [250_000, 500_000, 1_000_000, 2_000_000];
const TRIES = 3;
/** Room for a busy machine; a quadratic reader is at 4 in every step. */
const RATIO_MAX = 3.2;

const SHAPES: Record<string, string> = {
  'nested elements': '<div><p>',
  'elements that never end': '<a href="',
  'comments that never end': '<!--',
  'angle brackets': '<',
  ampersands: '&',
  entities: '&#x41;&amp;',
  digits: '0123456789',
  'digits and spaces': '07 ',
  'list items': '<li>x',
  'list items of wide digits': '<li>０１２３４５６７',
  'company names': 'Larch Homes Ltd, ',
  'names and numbers': 'Larch Homes Limited (company number 07123456) ',
  'words of registration': 'registered in England registered office ',
  postcodes: 'YO1 9AA ',
  'web addresses': 'a.b@c.d.e ',
  capitals: 'A B C D ',
  quotes: '"“',
  brackets: '([{',
  spaces: ' \n\t',
  'copyright signs': '© 2024 ',
  'table cells': '<tr><td>x<th>',
  'foreign places': 'in Dublin, Ireland ',
  'structured data':
    '<script type="application/ld+json">{"@type":"Organization","name":"Larch Ltd"}</script>',
};

function timeOf(html: string): number {
  const started = performance.now();
  readHtmlPage(html);
  return performance.now() - started;
}

let isLinear = true;
for (const [shape, piece] of Object.entries(SHAPES)) {
  const times = SIZES.map((size) => {
    const html = piece.repeat(Math.ceil(size / piece.length));
    return Math.min(...Array.from({ length: TRIES }, () => timeOf(html)));
  });
  const ratios = times.slice(1).map((time, i) => time / Math.max(1, times[i] ?? 1));
  // One step may be disturbed, or cross the size from which a limit cuts the page.
  const isGrowing = ratios.filter((ratio) => ratio > RATIO_MAX).length > 1;
  isLinear &&= !isGrowing;
  const columns = [
    shape.padEnd(26),
    ...times.map((time) => `${time.toFixed(0)} ms`.padStart(8)),
    ...ratios.map((ratio) => ratio.toFixed(2).padStart(6)),
  ];
  process.stdout.write(`${columns.join(' ')}${isGrowing ? '  NOT LINEAR' : ''}\n`);
}
if (!isLinear) process.exitCode = 1;
