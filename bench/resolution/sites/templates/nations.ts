import { charityNumber, scottishCharityNumber } from '../world/particulars.ts';
import { define, print, type SiteTemplate, siteOf } from './template.ts';

const scottish = define('number_scottish');
const northernIrish = define('number_northern_irish');
const welsh = define('number_welsh');
const partnership = define('number_partnership');
const charitable = define('number_charity_or_society');

export const NATIONS: SiteTemplate[] = [
  scottish('with-prefix', (draw) => {
    const company = draw.company({ kind: 'scottish' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`${p.name}. Registered Office: ${p.office}.`, `Registered in Scotland No: ${p.number}`],
    });
  }),
  scottish('without-prefix', (draw) => {
    const company = draw.company({ kind: 'scottish' });
    const p = print(draw, company);
    const digits = String(Number(p.number.slice(2)));
    // Someone in England has the same digits.
    if (draw.copy % 2 === 0) draw.company({ number: digits.padStart(8, '0') });
    return siteOf(draw, company, {
      footer: [`${p.name} is registered in Scotland, company number ${digits}`],
    });
  }),
  northernIrish('as-ni', (draw) => {
    const company = draw.company({ kind: 'northern_irish' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`${p.name} is a company registered in Northern Ireland with company number ${p.number}.`],
    });
  }),
  northernIrish('dashes', (draw) => {
    const company = draw.company({ kind: draw.copy === 0 ? 'old_northern_irish' : 'northern_irish' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`${p.brand} &mdash; ${p.name} &mdash; Company no. ${p.number}`],
    });
  }),
  welsh('two-languages', (draw) => {
    const company = draw.company({ kind: 'welsh' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `Registered in England and Wales, Company Number ${p.short}`,
        `Cofrestrwyd yng Nghymru a Lloegr, Rhif Cwmni ${p.short}`,
        `Hawlfraint / Copyright &copy; ${p.name} ${p.year}`,
      ],
    });
  }),
  partnership('llp-england', (draw) => {
    const company = draw.company({ kind: 'llp' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is a Limited Liability Partnership registered in England No. ${p.number}. A list of members may be seen at ${p.office}.`,
      ],
    });
  }),
  partnership('llp-scotland', (draw) => {
    const company = draw.company({ kind: 'scottish_llp' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is a limited liability partnership registered in Scotland with registered number ${p.number}.`,
      ],
    });
  }),
  charitable('company-and-charity', (draw) => {
    const company = draw.company({ kind: 'guarantee' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [
        `${p.name} is a registered charity (no. ${charityNumber(draw.random)}) and a company limited by guarantee registered in England and Wales (no. ${p.short}). Registered office: ${p.office}`,
      ],
    });
  }),
  charitable('scottish-charity', (draw) => {
    const company = draw.company({ kind: 'scottish_guarantee' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [
        `${p.name} is a company limited by guarantee registered in Scotland (company number ${p.number}) and a Scottish charity regulated by OSCR, charity number ${scottishCharityNumber(draw.random)}`,
      ],
    });
  }),
  charitable('community-interest', (draw) => {
    const company = draw.company({ kind: 'cic' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [p.brand, 'A Community Interest Company registered in England.', `Company Number: ${p.number}`],
    });
  }),
  charitable('old-society', (draw) => {
    const company = draw.company({ kind: 'old_society' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is a registered Society under the Co-operative and Community Benefit Societies Act 2014. Registered no. ${p.number.slice(2)}`,
      ],
    });
  }),
];
