import { esc, paragraphs } from '../../html/prose.ts';
import { coinedWord, placeWord } from '../../world/names.ts';
import { amlNumber, fcaNumber, sraNumber } from '../../world/particulars.ts';
import { define, likely, page, print, type SiteTemplate, siteOf, subjectOf } from '../template.ts';

const regulated = define('test', 'regulated_firm');
const professional = define('test', 'professional_firm');
const shop = define('test', 'web_shop');
const platform = define('test', 'platform_operator');
const maker = define('test', 'maker_of_sites');
const certificate = define('test', 'certificate');
const inScript = define('test', 'number_in_script');
const academy = define('test', 'academy_or_university');

export const FIRMS: SiteTemplate[] = [
  regulated('e-money-agent', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Pay` });
    const issuer = draw.company({ base: `${coinedWord(draw.random)} Money Institution` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} (company number ${p.number}) is an agent of ${esc(issuer.styled)} (company number ${issuer.company_number}), an electronic money institution authorised by the Financial Conduct Authority, firm reference ${fcaNumber(draw.random)}.`,
      ],
    });
  }),
  regulated('broker-with-two-references', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Insurance Brokers` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        p.name,
        `Authorised and regulated by the Financial Conduct Authority, FRN ${fcaNumber(draw.random)} / ${fcaNumber(draw.random)}`,
        `Registered in ${p.where} ${p.number}`,
      ],
    });
  }),
  professional('solicitors-limited', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Law` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} trading as ${p.brand} Solicitors. Authorised and regulated by the SRA under number ${sraNumber(draw.random)}. Company No: ${p.number}. Registered office and address for service: ${p.office}.`,
      ],
    });
  }),
  professional('accountants-with-clients', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Accountants` });
    const p = print(draw, company);
    const lodger = draw.company({ address: company.address, neighbours: false });
    const main = `<p>Many clients use our address as their registered office. Last month ${esc(lodger.styled)}, company number ${lodger.company_number}, c/o ${p.name}, ${p.office}, joined them.</p>${paragraphs(draw.random, subjectOf(company), 'sales', 5)}`;
    return siteOf(draw, company, {
      pages: [page('about', '/registered-office-service', 'Registered office service', main)],
      footer: [
        `${p.name}. Registered in ${p.where} number ${p.short}. Supervised by HMRC for anti-money laundering, ref. ${amlNumber(draw.random)}.`,
      ],
    });
  }),
  professional('letting-agent', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Homes` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.brand} Lettings is the letting arm of ${p.name}, Reg No. ${p.number}. Redress: PRS0${draw.random.int(10000, 99999)}. ${p.phone}`,
      ],
    });
  }),
  shop('seller-in-terms', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<p>Sold and delivered by ${p.name}. Goods are sold by us, not by the makers named on their labels.</p>${paragraphs(draw.random, subjectOf(company), 'terms', 10)}<p>Our legal details: ${p.name}; company registration number ${p.number}; VAT ${p.vat}; ${p.office}.</p>`;
    return siteOf(draw, company, {
      footer: [`&copy; ${p.year} ${p.brand}`],
      pages: [page('delivery', '/pages/delivery-and-returns', 'Delivery and returns', main)],
    });
  }),
  shop('footer-block', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `<h4>Company details</h4><p>${p.name}</p><p>Company number</p><p>${p.number}</p><p>VAT number</p><p>${p.vat}</p>`,
      ],
      head: `<meta property="og:type" content="product.group">`,
    });
  }),
  platform('marketplace', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Market` });
    const p = print(draw, company);
    const sellers = Array.from({ length: 8 }, () => draw.company({ neighbours: false }));
    const rows = sellers.map(
      ({ styled, company_number: number }) =>
        `<tr><td>${esc(styled)}</td><td>${number}</td><td>${draw.random.int(1, 400)} items</td></tr>`,
    );
    return siteOf(draw, company, {
      pages: [
        page(
          'other',
          '/sellers',
          'Sellers',
          `<p>Business sellers and their company numbers:</p><table>${rows.join('')}</table>`,
        ),
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>The marketplace is provided by ${p.name}, a company registered in ${p.where} under number ${p.number}. We are not a party to sales between buyers and sellers.</p>${paragraphs(draw.random, subjectOf(company), 'terms', 7)}`,
        ),
      ],
      footer: [`&copy; ${p.brand}`],
    });
  }),
  platform('newspaper', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Herald` });
    const p = print(draw, company);
    const named = Array.from({ length: 7 }, () => draw.company({ neighbours: false }));
    const stories = named.map(
      ({ styled, company_number: number, address }) =>
        `<article><h3>${esc(styled)} to close its ${esc(address.town)} depot</h3><p>Papers filed by ${esc(styled)} (company number ${number}) show a loss of £${draw.random.int(2, 90)}m.</p></article>`,
    );
    return siteOf(draw, company, {
      home: stories.join(''),
      footer: [
        `Published by ${p.name}, registered in ${p.where}, no. ${p.number}. Registered office: ${p.office}`,
      ],
    });
  }),
  maker('case-studies', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Creative` });
    const client = draw.company({ neighbours: false });
    const p = print(draw, company);
    const main = `<blockquote>&ldquo;Our orders doubled&rdquo;<cite>Managing director, ${esc(client.styled)}</cite></blockquote><p>${esc(client.styled)} is a trading name we kept on the label: &copy; ${esc(client.styled)}.</p>`;
    return siteOf(draw, company, {
      pages: [page('other', '/work', 'Case studies', main)],
      footer: [`${p.name} &ndash; registered number ${p.number} &ndash; ${p.postcode}`],
    });
  }),
  certificate('extended-validation-brand', (draw) => {
    const company = draw.company();
    return siteOf(draw, company, {
      footer: ['All rights reserved.'],
      certificate: {
        organisation: company.styled,
        serialNumber: company.company_number.replace(/^0+/, ''),
        country: 'GB',
        jurisdictionCountry: 'GB',
      },
    });
  }),
  certificate('organisation-and-number', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`Company number ${p.number}`],
      certificate: {
        organisation: company.styled,
        serialNumber: null,
        country: 'GB',
        jurisdictionCountry: null,
      },
    });
  }),
  inScript('linked-data', (draw) => {
    const company = draw.company();
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      legalName: company.styled,
      name: company.brand,
      identifier: { '@type': 'PropertyValue', name: 'Company number', value: company.company_number },
    };
    return siteOf(draw, company, {
      condition: 'script_only',
      bare: true,
      rawHome: `<!DOCTYPE html><html><head><title>${esc(company.brand)}</title><meta name="description" content="${esc(company.brand)}"><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script type="module" src="/assets/index.js"></script></body></html>`,
    });
  }),
  inScript('page-state', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const state = {
      props: {
        pageProps: {
          settings: {
            companyName: company.styled,
            companyNumber: p.number,
            registeredOffice: company.registered_address,
          },
        },
      },
      page: '/',
    };
    return siteOf(draw, company, {
      // Fields of a program say less than sentences do.
      expected: likely(company),
      condition: 'script_only',
      bare: true,
      rawHome: `<!DOCTYPE html><html lang="en"><head><title>${p.brand}</title></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script></body></html>`,
    });
  }),
  academy('trust-of-schools', (draw) => {
    const place = placeWord(draw.random);
    const company = draw.company({ kind: 'guarantee', base: `The ${place} Academy Trust` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: `${place} Primary Academy`,
      domain: draw.domain(`${place} Primary`, 'leeds.sch.uk'),
      footer: [
        `${place} Primary Academy`,
        `${p.name} | Registered in ${p.where} | Company Registration Number: ${p.number} | ${p.office}`,
      ],
    });
  }),
  academy('university', (draw) => {
    const place = placeWord(draw.random);
    const company = draw.company({ kind: 'royal_charter', base: `University of ${place}` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(`${place} University`, 'ac.uk'),
      footer: [
        `${p.name}, a royal charter corporation, registration number ${p.number}. ${p.office}. VAT ${p.vat}`,
      ],
    });
  }),
];
