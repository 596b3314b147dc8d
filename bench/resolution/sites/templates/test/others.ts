import { esc } from '../../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../../world/names.ts';
import { define, likely, outcome, page, print, type SiteTemplate, siteOf, siteWithout } from '../template.ts';

const unlike = define('test', 'brand_unlike_company');
const renamed = define('test', 'number_of_renamed');
const unsupported = define('test', 'number_unsupported');
const thirdParty = define('test', 'number_of_third_party');
const onlyOthers = define('test', 'third_party_only');
const franchise = define('test', 'trading_name_of');
const ukArm = define('test', 'uk_arm_of_foreign_group');
const footer = define('test', 'number_in_footer');

export const OTHERS: SiteTemplate[] = [
  unlike('copyright-and-number', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      footer: [
        `Copyright ${p.year} ${p.name}`,
        `Registered in ${p.where} under number ${p.number}. VAT ${p.vat}`,
      ],
    });
  }),
  unlike('terms-of-an-app', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const brand = tradingName(draw.random);
    const main = `<p>${esc(brand)} is provided to you by ${p.name} (we, us). We are incorporated in ${p.where}, our company number is ${p.number} and our registered office is ${p.office}.</p>`;
    return siteOf(draw, company, {
      brand,
      domain: draw.domain(brand, draw.random.pick(['app', 'io', 'com'])),
      footer: [`&copy; ${esc(brand)}`],
      pages: [page('terms', '/terms', 'Terms of service', main)],
    });
  }),
  unlike('care-of-accountants', (draw) => {
    const company = draw.company();
    const accountants = draw.company({ kind: 'llp' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      pages: [
        page(
          'legal',
          '/imprint',
          'Imprint',
          `<p>${p.name}<br>C/O ${esc(accountants.styled)}<br>${p.officeLines.join('<br>')}</p><p>Company number: ${p.number}</p>`,
        ),
      ],
    });
  }),
  footer('name-broken-by-a-line', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Aerospace & Simulation` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name.replace('Aerospace', '<br>Aerospace')}, Registered Office: ${p.office}. Tel: ${p.phone}. Registered in ${p.where} No. ${p.short}; VAT No. ${p.vat}`,
      ],
    });
  }),
  franchise('franchisee', (draw) => {
    const brand = `${tradingName(draw.random)} ${placeWord(draw.random)}`;
    const company = draw.company();
    const owner = draw.company({ base: `${tradingName(draw.random)} Franchising`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      footer: [
        `This branch is independently owned and operated by ${p.name} (company number ${p.number}) under licence from ${esc(owner.styled)}.`,
      ],
    });
  }),
  ukArm('irish-sister', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} Telecom`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(`${stem} telecom`, 'co.uk'),
      footer: [
        `${p.name} is registered in ${p.where}, number ${p.number}.`,
        `Our sister company ${stem} Telecom (Ireland) Limited is registered in Ireland, number ${draw.random.int(100_000, 700_000)}.`,
      ],
    });
  }),
  renamed('formerly', (draw) => {
    const old = `${coinedWord(draw.random)} Minerals`;
    const company = draw.company({ previousNames: [`${old} LTD`.toUpperCase()] });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: old,
      pages: [
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>In these terms ${old} Ltd (company registration ${p.short}) is the seller.</p>`,
        ),
      ],
    });
  }),
  renamed('new-name-not-yet-on-register', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      footer: [`${p.brand} Group Ltd (formerly ${p.name}). Registered number ${p.number}, ${p.where}.`],
    });
  }),
  unsupported('number-and-postcode', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      contactAddress: company.address,
      expected: likely(company),
      footer: [`Registered in ${p.where}. Registered number: ${p.number}`],
    });
  }),
  unsupported('number-only', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      contactAddress: draw.world.address(draw.random),
      expected: likely(company),
      footer: [`Co. reg. no. ${p.number}`],
    });
  }),
  thirdParty('booking-system', (draw) => {
    const company = draw.company({ neighbours: false });
    const widget = draw.company({ base: `${coinedWord(draw.random)} Bookings`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name}, ${p.office}`],
      home: `<p>Online booking is provided by ${esc(widget.styled)} (registered in England, company number ${widget.company_number}).</p>`,
    });
  }),
  thirdParty('finance-lender', (draw) => {
    const company = draw.company({ neighbours: false });
    const lender = draw.company({ base: `${placeWord(draw.random)} Finance`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `&copy; ${p.name}. We are a credit broker, not a lender. Credit is provided by ${esc(lender.styled)} (Company No. ${lender.company_number}), ${esc(lender.registered_address ?? '')}.`,
      ],
    });
  }),
  onlyOthers('embedded-terms', (draw) => {
    const bank = draw.company({ base: `${coinedWord(draw.random)} E-Money`, neighbours: false });
    const main = `<p>Accounts are held with our partner. The partner's terms follow.</p><p>This agreement is between you and ${esc(bank.styled)}, a company incorporated in England and Wales (company number ${bank.company_number}).</p>`;
    return siteWithout(draw, `${tradingName(draw.random)} Wallet`, outcome('needs_review', 'no_match'), {
      pages: [{ ...page('terms', '/partner-terms', 'Terms of our banking partner', main), isWhole: true }],
      footer: ['All rights reserved.'],
    });
  }),
  onlyOthers('hosted-by', (draw) => {
    const host = draw.company({ base: `${coinedWord(draw.random)} Hosting`, neighbours: false });
    return siteWithout(draw, `${placeWord(draw.random)} Ukulele Club`, outcome('no_match', 'needs_review'), {
      footer: [
        `Kindly hosted by ${esc(host.styled)}, registered in England and Wales ${host.company_number}`,
      ],
    });
  }),
  onlyOthers('sponsors', (draw) => {
    const sponsors = Array.from({ length: 4 }, () => draw.company({ neighbours: false }));
    return siteWithout(draw, `${placeWord(draw.random)} Under-12s Football`, outcome('no_match'), {
      home: `<h2>Our sponsors</h2>${sponsors.map(({ styled }) => `<p>${esc(styled)}</p>`).join('')}`,
      footer: ['Run by volunteers.'],
    });
  }),
];
