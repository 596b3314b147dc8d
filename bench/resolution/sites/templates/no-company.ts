import { esc } from '../html/prose.ts';
import { coinedWord, personName, placeWord, tradingName } from '../world/names.ts';
import { define, outcome, page, type SiteTemplate, siteWithout } from './template.ts';

const soleTrader = define('sole_trader');
const foreign = define('foreign');

/** Sites that say who runs them, and it is no company of this register. */
export const NO_COMPANY: SiteTemplate[] = [
  soleTrader('relation-person-in-terms', (draw) => {
    const brand = `${tradingName(draw.random)} Candles`;
    const main = `<p>Your contract is with ${personName(draw.random)}, who trades as ${esc(brand)} from a studio at home. The business is not incorporated.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('terms', '/terms', 'Terms', main)],
    });
  }),
  soleTrader('relation-partnership-in-policy', (draw) => {
    const brand = `${placeWord(draw.random)} Boarding Kennels`;
    const main = `<p>${brand} is an ordinary partnership. The partners, ${personName(draw.random)} and ${personName(draw.random)}, are jointly responsible for your details; you will not find us at Companies House.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('privacy', '/privacy', 'Privacy', main)],
    });
  }),
  foreign('relation-operated-from-abroad', (draw) => {
    const brand = tradingName(draw.random);
    const main = `<p>${esc(brand)} is a trading name of ${coinedWord(draw.random)} B.V., Keizersgracht 12, Amsterdam, entered in the Dutch trade register under ${draw.random.int(10_000_000, 89_000_000)}. Customers in the United Kingdom contract with that company.</p>`;
    return siteWithout(draw, brand, outcome('non_uk_entity'), {
      domain: draw.domain(brand, 'co.uk'),
      bare: true,
      pages: [page('terms', '/terms-of-sale', 'Terms of sale', main)],
    });
  }),
];
