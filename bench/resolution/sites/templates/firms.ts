import { esc, paragraphs } from '../html/prose.ts';
import { coinedWord, placeWord } from '../world/names.ts';
import { charityNumber, fcaNumber, sraNumber } from '../world/particulars.ts';
import { TRADES } from '../world/trades.ts';
import { define, page, print, type SiteTemplate, siteOf, subjectOf } from './template.ts';

const regulated = define('regulated_firm');
const professional = define('professional_firm');
const shop = define('web_shop');
const platform = define('platform_operator');
const maker = define('maker_of_sites');
const certificate = define('certificate');
const inScript = define('number_in_script');
const academy = define('academy_or_university');

export const FIRMS: SiteTemplate[] = [
  regulated('adviser', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Financial Planning` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is authorised and regulated by the Financial Conduct Authority (FCA). Our FCA Reference Number is ${fcaNumber(draw.random)}. Company Registration Number: ${p.number}.`,
      ],
    });
  }),
  regulated('appointed-representative', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Mortgages` });
    const network = draw.company({ base: `${coinedWord(draw.random)} Network` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is an appointed representative of ${esc(network.styled)}, which is authorised and regulated by the Financial Conduct Authority (${fcaNumber(draw.random)}). ${p.name} is registered in ${p.where} under reference ${p.number}.`,
      ],
    });
  }),
  professional('solicitors', (draw) => {
    const company = draw.company({ kind: 'llp' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is a Limited Liability Partnership registered in ${p.where} (No. ${p.number}). We are authorised and regulated by the Solicitors Regulation Authority (SRA No ${sraNumber(draw.random)}). Registered office: ${p.office}. VAT No. ${p.vat}`,
      ],
    });
  }),
  professional('estate-agent', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Estate Agents` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name}. Registered Office: ${p.office}. Company No: ${p.short}. Members of The Property Ombudsman, no. T0${draw.random.int(1000, 9999)}. Client money protection scheme ref. CMP00${draw.random.int(1000, 9999)}`,
      ],
    });
  }),
  shop('policies', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const trade = `<p>Trade name: ${p.brand}</p><p>Phone number: ${p.phone}</p><p>Email: ${p.mail}</p><p>Physical address: ${p.office}</p><p>VAT number: ${p.vat}</p><p>Trade number: ${p.number}</p>`;
    return siteOf(draw, company, {
      footer: [`&copy; ${p.year}, ${p.brand} Powered by Shopquay`],
      pages: [
        page(
          'terms',
          '/policies/terms-of-service',
          'Terms of service',
          `<p>This website is operated by ${p.name}, company number ${p.number}. Throughout the site, the terms &ldquo;we&rdquo;, &ldquo;us&rdquo; and &ldquo;our&rdquo; refer to ${p.name}.</p><p>Our store is hosted on Shopquay Inc.</p>${paragraphs(draw.random, subjectOf(company), 'terms', 8)}`,
        ),
        page('contact', '/policies/contact-information', 'Contact information', trade),
      ],
    });
  }),
  platform('directory', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Directory` });
    const p = print(draw, company);
    const listed = Array.from({ length: 12 }, () => draw.company({ neighbours: false }));
    const cards = listed.map(
      ({ styled, company_number: number, registered_address: office }) =>
        `<div class="card"><h3>${esc(styled)}</h3><p>${esc(office ?? '')}</p><p>Company number: ${number}</p></div>`,
    );
    return siteOf(draw, company, {
      home: `<h2>Newest entries</h2>${cards.join('')}`,
      footer: [`${p.brand} is operated by ${p.name}, registered in ${p.where} number ${p.number}.`],
    });
  }),
  maker('agency', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Digital` });
    const p = print(draw, company);
    const clients = Array.from({ length: 6 }, () => draw.company({ neighbours: false }));
    return siteOf(draw, company, {
      home: `<h2>Recent work</h2><ul>${clients.map(({ styled }) => `<li><a href="/work">${esc(styled)}</a>: a new website</li>`).join('')}</ul>`,
      footer: [`${p.name}. Company number ${p.number}. Website design by ${p.brand}.`],
    });
  }),
  certificate('extended-validation', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`&copy; ${p.year} ${p.name}`],
      certificate: {
        organisation: company.company_name,
        serialNumber: company.company_number,
        country: 'GB',
        jurisdictionCountry: 'GB',
      },
    });
  }),
  inScript('state', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const state = {
      site: { brand: company.brand, theme: 'dark', flags: [1, 2, 3] },
      footer: { legal: `${company.styled} is registered in England and Wales (company number ${p.number}).` },
    };
    return siteOf(draw, company, {
      condition: 'script_only',
      bare: true,
      rawHome: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${p.brand}</title></head><body><div id="root"></div><script>window.__INITIAL_STATE__=${JSON.stringify(state)};</script><script src="/static/js/main.js"></script></body></html>`,
    });
  }),
  academy('academy', (draw) => {
    const place = placeWord(draw.random);
    const company = draw.company({ kind: 'guarantee', base: `${place} Learning Trust`, trade: TRADES[20]! });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: `${place} High School`,
      domain: draw.domain(`${place} High School`, 'org.uk'),
      footer: [
        `${place} High School is part of ${p.name}, a charitable company limited by guarantee registered in ${p.where} with company number ${p.number}. Registered office: ${p.office}. Charity ${charityNumber(draw.random)}`,
      ],
    });
  }),
];
