import { charityNumber, scottishCharityNumber } from '../../world/particulars.ts';
import { define, print, type SiteTemplate, siteOf } from '../template.ts';

const scottish = define('test', 'number_scottish');
const northernIrish = define('test', 'number_northern_irish');
const welsh = define('test', 'number_welsh');
const partnership = define('test', 'number_partnership');
const charitable = define('test', 'number_charity_or_society');

export const NATIONS: SiteTemplate[] = [
  scottish('spaced-prefix', (draw) => {
    const company = draw.company({ kind: 'scottish' });
    const p = print(draw, company);
    const number = `SC ${p.number.slice(2, 5)} ${p.number.slice(5)}`;
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, draw.random.pick(['scot', 'co.uk', 'com'])),
      footer: [`&copy; ${p.name} ${p.year} &ndash; Company Registration Number ${number}, ${p.postcode}`],
    });
  }),
  scottish('registered-in-scotland-digits', (draw) => {
    const company = draw.company({ kind: 'scottish' });
    const p = print(draw, company);
    const digits = String(Number(p.number.slice(2)));
    if (draw.copy % 2 === 0) draw.company({ number: digits.padStart(8, '0') });
    return siteOf(draw, company, {
      footer: [`${p.name}. Registered in Scotland ${digits}. Registered office ${p.office}`],
    });
  }),
  scottish('lower-case', (draw) => {
    const company = draw.company({ kind: 'scottish' });
    const p = print(draw, company);
    return siteOf(draw, company, { footer: [`${p.name} | company no ${p.number.toLowerCase()}`] });
  }),
  northernIrish('operated-by', (draw) => {
    const company = draw.company({ kind: 'northern_irish' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`Operated by ${p.name}, registered in Northern Ireland as ${p.number}`],
    });
  }),
  northernIrish('spaced-with-vat', (draw) => {
    const company = draw.company({ kind: draw.copy === 0 ? 'old_northern_irish' : 'northern_irish' });
    const p = print(draw, company);
    const number = `${p.number.slice(0, 2)} ${p.number.slice(2)}`;
    return siteOf(draw, company, {
      footer: [p.name, `Reg. office: ${p.office}`, `Co. number: ${number}`, `VAT: ${p.vat}`],
    });
  }),
  welsh('welsh-only', (draw) => {
    const company = draw.company({ kind: 'welsh' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, draw.random.pick(['cymru', 'wales', 'co.uk'])),
      lang: 'cy',
      footer: [
        `Mae ${p.name} yn gwmni cyfyngedig a gofrestrwyd yng Nghymru a Lloegr, rhif y cwmni: ${p.number}. Swyddfa gofrestredig: ${p.office}.`,
      ],
    });
  }),
  welsh('side-by-side', (draw) => {
    const company = draw.company({ kind: 'welsh' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `<table><tr><td>Rhif cwmni / Company number</td><td>${p.number}</td></tr><tr><td>Enw / Name</td><td>${p.name}</td></tr></table>`,
      ],
    });
  }),
  partnership('members', (draw) => {
    const company = draw.company({ kind: draw.random.pick(['llp', 'northern_irish_llp']) });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `&copy; ${p.name} ${p.year}. The word partner means a member of ${p.name}, an LLP with registered number ${p.number}.`,
      ],
    });
  }),
  partnership('unspaced', (draw) => {
    const company = draw.company({ kind: draw.random.pick(['llp', 'scottish_llp']) });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`${p.name}, Reg No:${p.number}, ${p.office}. VAT ${p.vat}`],
    });
  }),
  charitable('charity-first', (draw) => {
    const company = draw.company({ kind: 'guarantee' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [
        `Registered charity number: ${charityNumber(draw.random)}`,
        `Company number: ${p.number}`,
        `${p.name}, ${p.office}`,
      ],
    });
  }),
  charitable('both-sc', (draw) => {
    const company = draw.company({ kind: 'scottish_guarantee' });
    const p = print(draw, company);
    const charity = scottishCharityNumber(draw.random);
    if (draw.copy % 2 === 0 && !draw.world.isTaken(charity))
      draw.company({ kind: 'scottish', number: charity });
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org'),
      footer: [`${p.name} &bull; Scottish Charity No. ${charity} &bull; Company No. ${p.number}`],
    });
  }),
  charitable('community-interest-terms', (draw) => {
    const company = draw.company({ kind: 'cic' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `Provided by ${p.name}, a Community Interest Company registered in ${p.where} (No. ${p.number}).`,
      ],
    });
  }),
  charitable('charitable-incorporated', (draw) => {
    const company = draw.company({ kind: draw.random.pick(['cio', 'scottish_cio']) });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [`${p.name} is a charitable incorporated organisation, registered number ${p.number}.`],
    });
  }),
  charitable('society', (draw) => {
    const company = draw.company({ kind: draw.random.pick(['society', 'old_society']) });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name}: a community benefit society. Society registration number ${p.number}. ${p.office}`,
      ],
    });
  }),
  charitable('royal-charter', (draw) => {
    const company = draw.company({ kind: 'royal_charter' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [
        `${p.name} is incorporated by Royal Charter (${p.number}) and a registered charity, number ${charityNumber(draw.random)}.`,
      ],
    });
  }),
];
