import { esc } from '../../html/prose.ts';
import { coinedWord, personName, placeWord, tradingName } from '../../world/names.ts';
import { define, outcome, page, type SiteTemplate, siteWithout } from '../template.ts';

const soleTrader = define('test', 'sole_trader');
const foreign = define('test', 'foreign');

/** Other sites that say who runs them, and it is no company of this register. */
export const NO_COMPANY: SiteTemplate[] = [
  soleTrader('relation-promoter-is-a-person', (draw) => {
    const brand = `${coinedWord(draw.random)} Raffles`;
    const person = personName(draw.random);
    const main = `<h4>The Promoter</h4><p>${person} (&ldquo;Promoter&rdquo;, &ldquo;we&rdquo;) runs these raffles under the name ${brand}, which at present is not operated through any limited company.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('terms', '/raffle-terms', 'Raffle terms', main)],
    });
  }),
  soleTrader('relation-two-businesses', (draw) => {
    const brand = `${placeWord(draw.random)} Lettings`;
    const main = `<p>${brand} comprises two offices. One is a partnership and the other is owned by ${personName(draw.random)} as an individual. Each is a controller in its own right; neither is a company.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('privacy', '/privacy-notice', 'Privacy notice', main)],
    });
  }),
  foreign('relation-sold-from-abroad', (draw) => {
    const brand = tradingName(draw.random);
    const main = `<p>Merchant of record: ${coinedWord(draw.random)} Handels GmbH, Lange Zeile 8, 1070 Wien, Austria, FN ${draw.random.int(100_000, 599_000)}k. ${esc(brand)} ships to the United Kingdom from a warehouse in Linz.</p>`;
    return siteWithout(draw, brand, outcome('non_uk_entity'), {
      domain: draw.domain(brand, 'co.uk'),
      bare: true,
      pages: [page('delivery', '/delivery-information', 'Delivery information', main)],
    });
  }),
];
