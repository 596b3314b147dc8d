import { esc } from '../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../world/names.ts';
import { define, likely, outcome, page, print, type SiteTemplate, siteOf, siteWithout } from './template.ts';

const unlike = define('brand_unlike_company');
const renamed = define('number_of_renamed');
const unsupported = define('number_unsupported');
const thirdParty = define('number_of_third_party');
const onlyOthers = define('third_party_only');

/** Sites on which the brand, the company and the number do not sound alike, and sites full of other firms. */
export const OTHERS: SiteTemplate[] = [
  unlike('letterhead', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      footer: [`${p.name} | Registered Office: ${p.office} | Reg. in ${p.where} | Co No: ${p.short}`],
    });
  }),
  unlike('care-of', (draw) => {
    const company = draw.company();
    const solicitors = draw.company({ kind: 'llp' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      footer: [
        `${p.name}, c/o ${esc(solicitors.styled)}, ${p.office}. Company registration number: ${p.short}. VAT number: ${p.vat}.`,
      ],
    });
  }),
  // The number is right, and the name beside it is the one it had until last year.
  renamed('old-name-beside-number', (draw) => {
    const old = `${placeWord(draw.random)} Fuels`;
    const company = draw.company({ previousNames: [`${old} LIMITED`.toUpperCase()] });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: old,
      footer: [`&copy; ${old} Limited. Registered in ${p.where}, no. ${p.number}`],
    });
  }),
  // Nothing but a number ties the site to the company.
  unsupported('number-under-another-brand', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      contactAddress: draw.world.address(draw.random),
      expected: likely(company),
      footer: [`&copy; ${p.year}. Company number ${p.number}.`],
    });
  }),
  thirdParty('insurer', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Pet Cover`, neighbours: false });
    const insurer = draw.company({
      kind: 'plc',
      base: `${placeWord(draw.random)} Insurance`,
      neighbours: false,
    });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `&copy; ${p.name}. Policies are underwritten by ${esc(insurer.styled)}, registered in England and Wales no. ${insurer.company_number}.`,
      ],
    });
  }),
  onlyOthers('agency-number', (draw) => {
    const maker = draw.company({ base: `${coinedWord(draw.random)} Web Design`, neighbours: false });
    return siteWithout(draw, `${tradingName(draw.random)} Tearoom`, outcome('no_match', 'needs_review'), {
      credit: `Website designed by ${esc(maker.styled)}. Company number ${maker.company_number}.`,
    });
  }),
  onlyOthers('payment-firm', (draw) => {
    const firm = draw.company({ base: `${coinedWord(draw.random)} Payments`, neighbours: false });
    const main = `<p>Cards are taken by ${esc(firm.styled)}, a company registered in England and Wales (company number ${firm.company_number}) and authorised by the Financial Conduct Authority.</p>`;
    return siteWithout(draw, `${placeWord(draw.random)} Allotment Society`, outcome('no_match'), {
      pages: [page('privacy', '/privacy', 'Privacy', main)],
    });
  }),
];
