import { placeWord } from '../../world/names.ts';
import {
  amlNumber,
  digits,
  fcaNumber,
  icoNumber,
  phoneNumber,
  scottishCharityNumber,
  sraNumber,
} from '../../world/particulars.ts';
import { define, outcome, page, print, type SiteTemplate, siteOf, siteWithout } from '../template.ts';

const beside = define('test', 'number_beside_look_alikes');
const only = define('test', 'look_alikes_only');
const withoutName = define('test', 'number_without_name');

export const LOOK_ALIKES: SiteTemplate[] = [
  beside('one-sentence', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const frn = fcaNumber(draw.random);
    const taken = frn.padStart(8, '0');
    if (!draw.world.isTaken(taken)) draw.company({ number: taken });
    return siteOf(draw, company, {
      footer: [
        `${p.name} is entered on the Financial Services Register under reference ${frn}, supervised by HMRC under reference ${amlNumber(draw.random)}, and registered at Companies House under number ${p.number}; VAT ${p.vat}; data protection ${icoNumber(draw.random)}.`,
      ],
    });
  }),
  beside('vat-glued-on', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name}<br>Company No ${p.short} VAT No ${p.vat} D-U-N-S 21${digits(draw.random, 7)} EORI GB${digits(draw.random, 12)}`,
      ],
    });
  }),
  withoutName('headquartered', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `We are headquartered in ${company.address.town} and registered in ${p.where} (registration number ${p.number}). Our office address is ${p.office}.`,
      ],
    });
  }),
  withoutName('brand-and-number', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `&copy; ${p.year} ${p.brand} All Rights Reserved`,
        `Company Registered in ${p.where} No. ${p.short}`,
      ],
    });
  }),
  only('membership-numbers', (draw) => {
    const main = `<ul><li>Guild of Sweeps member ${digits(draw.random, 8)}</li><li>Public liability policy ${digits(draw.random, 8)}</li><li>Gas registration ${digits(draw.random, 6)}</li></ul>`;
    return siteWithout(draw, `${placeWord(draw.random)} Chimney Sweeping`, outcome('no_match'), {
      pages: [page('about', '/about', 'About', main)],
      footer: [`Tel ${phoneNumber(draw.random)}`],
    });
  }),
  only('scottish-charity', (draw) => {
    const charity = scottishCharityNumber(draw.random);
    // A company has the very number that the charity has.
    if (!draw.world.isTaken(charity)) draw.company({ kind: 'scottish', number: charity });
    const brand = `Auld Kirk of ${placeWord(draw.random)}`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, 'org.uk'),
      footer: [`${brand} is a charity registered in Scotland, No ${charity}.`],
    });
  }),
  only('solicitor-and-insurer', (draw) =>
    siteWithout(draw, `${placeWord(draw.random)} Wills & Probate`, outcome('no_match'), {
      footer: [
        `Regulated by the SRA, number ${sraNumber(draw.random)}. Client account 40-12-34 ${digits(draw.random, 8)}.`,
      ],
    }),
  ),
];
