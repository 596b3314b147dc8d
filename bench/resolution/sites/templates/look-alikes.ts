import { placeWord } from '../world/names.ts';
import {
  amlNumber,
  charityNumber,
  fcaNumber,
  icoNumber,
  orderNumber,
  phoneNumber,
  trademarkNumber,
} from '../world/particulars.ts';
import { define, outcome, page, print, type SiteTemplate, siteOf, siteWithout } from './template.ts';

const beside = define('number_beside_look_alikes');
const only = define('look_alikes_only');
const withoutName = define('number_without_name');

export const LOOK_ALIKES: SiteTemplate[] = [
  beside('a-row-of-numbers', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const aml = amlNumber(draw.random);
    if (!draw.world.isTaken(aml)) draw.company({ number: aml });
    return siteOf(draw, company, {
      footer: [
        p.name,
        `FCA FRN: ${fcaNumber(draw.random)}`,
        `HMRC (AML) ${aml}`,
        `Company Number: ${p.number}`,
        `ICO: ${icoNumber(draw.random)}`,
        `Tel: ${p.phone}`,
      ],
    });
  }),
  beside('trade-mark-and-vat', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.brand}, Trademark No. ${trademarkNumber(draw.random)}, is a trading name of ${p.name}, a company registered in the United Kingdom. Registered Company No. ${p.number}. VAT Reg No. ${p.vat}.`,
      ],
    });
  }),
  withoutName('number-alone', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      contactAddress: company.address,
      footer: [`&copy; ${p.year}`, `Company Registration No: ${p.number}`, `VAT Registration No: ${p.vat}`],
    });
  }),
  only('order-and-bank', (draw) => {
    const brand = `${placeWord(draw.random)} Lane Crafts`;
    const main = `<p>Thank you. Your order number is ${orderNumber(draw.random)}. Pay to sort code 20-45-12, account ${orderNumber(draw.random)}.</p><p>Call ${phoneNumber(draw.random)}.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('other', '/orders/thanks', 'Thank you', main)],
    });
  }),
  only('ico-and-phone', (draw) =>
    siteWithout(draw, `Mrs ${placeWord(draw.random)} Makes`, outcome('no_match'), {
      footer: [`ICO Registration Number: ${icoNumber(draw.random)}`, `Phone: ${phoneNumber(draw.random)}`],
    }),
  ),
  only('parish-charity', (draw) => {
    const brand = `St Wilfrid's Church ${placeWord(draw.random)}`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, 'org.uk'),
      footer: [`${brand} (Registered Charity No. ${charityNumber(draw.random)}) runs this website.`],
    });
  }),
];
