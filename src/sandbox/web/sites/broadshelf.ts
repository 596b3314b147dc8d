import { factsOf } from '../company-facts.ts';
import { designSite } from '../design-site.ts';
import { page, saleTerms } from '../policies.ts';
import { matched, type Site } from '../site.ts';

const shelf = factsOf('70691382');
const THINGS = 'hinge bracket bolt washer hook latch dowel castor gasket clamp rivet shackle'.split(' ');
const METALS = ['brass', 'zinc', 'steel', 'bronze', 'iron'];
/** Enough to pass the two mebibytes that a crawl reads of a page, long before the foot. */
const ROWS = 24_000;

/** A page of more than three megabytes: what matters stands on another, and in the part that is cut off. */
export const BROADSHELF: Site = designSite({
  domain: 'broadshelf.test',
  shows: 'A price list of three megabytes: the foot is out of reach, the terms are not.',
  trap: 'huge-page',
  expected: matched(shelf.number),
  layout: 'counter',
  palette: 'slate',
  brand: 'Broadshelf',
  tagline: 'Twenty-four thousand small things, in stock',
  home: () => `If it is small and made of metal, it is on a shelf here.\n${priceList()}`,
  pages: [
    saleTerms(
      `The seller is ${shelf.name}, registered in England and Wales under company number ${shelf.number}, ${shelf.office}.`,
    ),
    page('/contact', 'Contact', '= Trade counter | 0121 496 0412\n= E-mail | counter@broadshelf.test'),
  ],
  foot: `© ${shelf.name}`,
});

/** Written as HTML, because markup of this size takes half a second. */
function priceList(): string {
  const rows: string[] = [];
  for (let index = 0; index < ROWS; index++) {
    const thing = THINGS[index % THINGS.length];
    const metal = METALS[index % METALS.length];
    const place = `shelf ${index % 311}, row ${index % 17}`;
    const price = ((index % 800) / 20 + 1).toFixed(2);
    rows.push(
      `<tr><td class="name">${metal} ${thing}, ${(index % 97) + 3} mm</td><td class="pack">box of ${((index % 9) + 1) * 10}</td><td class="place">${place}</td><td class="price">£${price}</td></tr>`,
    );
  }
  return `<table>${rows.join('')}</table>`;
}
