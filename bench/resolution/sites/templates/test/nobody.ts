import { esc } from '../../html/prose.ts';
import { coinedWord, personName, placeWord, tradingName } from '../../world/names.ts';
import { define, outcome, page, type SiteTemplate, siteWithout } from '../template.ts';

const soleTrader = define('test', 'sole_trader');
const parked = define('test', 'parked');
const empty = define('test', 'empty');
const scriptOnly = define('test', 'script_only');
const blocked = define('test', 'blocked');
const unreachable = define('test', 'unreachable');
const personal = define('test', 'personal');
const news = define('test', 'news');
const directory = define('test', 'directory');
const publicBody = define('test', 'public_body');

export const NOBODY: SiteTemplate[] = [
  soleTrader('proprietor', (draw) => {
    const person = personName(draw.random);
    const brand = `${person} Photography`;
    return siteWithout(draw, brand, outcome('no_match'), {
      footer: [`Proprietor: ${person}. &copy; ${person}`],
    });
  }),
  soleTrader('partnership-of-two', (draw) => {
    const brand = `${placeWord(draw.random)} Dog Grooming`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [
        page(
          'privacy',
          '/privacy',
          'Privacy',
          `<p>${brand} is a partnership of ${personName(draw.random)} and ${personName(draw.random)}; there is no company. We are the controllers.</p>`,
        ),
      ],
    });
  }),
  parked('registrar-page', (draw) => {
    const brand = coinedWord(draw.random);
    const domain = draw.domain(brand);
    // The registrar prints its own number, which is nobody's business.
    const registrar = draw.company({ base: `${placeWord(draw.random)} Domains`, neighbours: false });
    return siteWithout(draw, brand, outcome('no_match', 'scrape_failed'), {
      domain,
      condition: 'parked',
      failure: { reason: 'parked', message: 'The domain is parked.' },
      rawHome: `<html><head><title>${domain}</title></head><body><center><h2>${domain} has been registered</h2><p>The owner has not put up a website yet.</p><p>Registered through ${esc(registrar.styled)}, company number ${registrar.company_number}.</p></center></body></html>`,
    });
  }),
  parked('auction', (draw) => {
    const domain = draw.domain(tradingName(draw.random), 'com');
    return siteWithout(draw, domain, outcome('no_match', 'scrape_failed'), {
      domain,
      condition: 'parked',
      failure: { reason: 'parked', message: 'The domain is parked.' },
      rawHome: `<!DOCTYPE html><html><body><div class="lander"><h1>Buy ${domain}</h1><p>Buy now: $${draw.random.int(900, 9000)}. Safe transfer, paid by instalments.</p></div></body></html>`,
    });
  }),
  empty('coming-soon', (draw) =>
    siteWithout(draw, placeWord(draw.random), outcome('no_match', 'scrape_failed'), {
      condition: draw.copy % 2 === 0 ? 'empty' : 'read',
      ...(draw.copy % 2 === 0 && { failure: { reason: 'empty' as const, message: 'The page is empty.' } }),
      rawHome:
        draw.copy % 2 === 0
          ? '<html><head><title></title></head><body> </body></html>'
          : '<html><head><title>Coming soon</title></head><body><h1>Coming soon</h1></body></html>',
    }),
  ),
  scriptOnly('app-shell', (draw) =>
    siteWithout(draw, tradingName(draw.random), outcome('no_match', 'scrape_failed'), {
      condition: 'script_only',
      rawHome:
        '<!DOCTYPE html><html><head><title>App</title></head><body><noscript>Please turn scripts on.</noscript><app-root></app-root><script>window.__CONFIG__={"api":"/api","version":"12345678"}</script></body></html>',
    }),
  ),
  blocked('refused', (draw) =>
    siteWithout(draw, draw.company().brand, outcome('scrape_failed'), {
      condition: 'blocked',
      status: 403,
      failure: { reason: 'blocked', message: 'The site turned the crawler away.' },
      rawHome:
        '<html><head><title>403 Forbidden</title></head><body><center><h1>403 Forbidden</h1></center><hr><center>nginx</center></body></html>',
    }),
  ),
  unreachable('various', (draw) => {
    const reason = draw.random.pick([
      'no_such_domain',
      'refused',
      'tls_failed',
      'timed_out',
      'server_error',
    ] as const);
    return siteWithout(draw, draw.company().brand, outcome('scrape_failed'), {
      condition: 'unreachable',
      failure: { reason, message: 'The site could not be read.' },
    });
  }),
  personal('portfolio', (draw) => {
    const person = personName(draw.random);
    const employer = draw.company({ neighbours: false });
    return siteWithout(draw, person, outcome('no_match'), {
      domain: draw.domain(person, draw.random.pick(['com', 'uk', 'me'])),
      home: `<p>I am an illustrator. I have drawn for ${esc(employer.styled)} and for two magazines that no longer exist.</p>`,
      footer: [`${person}, ${draw.random.int(2015, 2026)}`],
    });
  }),
  personal('family-history', (draw) => {
    const name = placeWord(draw.random);
    return siteWithout(draw, `The ${name} Family`, outcome('no_match'), {
      domain: draw.domain(`${name} family`, 'org'),
      home: `<p>Josiah ${name} (1843&ndash;1911) was clerk to a brewery and father of nine.</p>`,
    });
  }),
  news('trade-blog', (draw) => {
    const brand = `${placeWord(draw.random)} Business Notes`;
    const posts = Array.from({ length: 6 }, () => draw.company({ neighbours: false })).map(
      ({ styled, company_number: number, registered_address: office }) =>
        `<p>The operator of the platform, ${esc(styled)}, is registered in England and Wales under number ${number} with an office at ${esc(office ?? '')}.</p>`,
    );
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('other', '/who-runs-what', 'Who runs what', posts.join(''))],
      footer: [`${brand}: notes by ${personName(draw.random)}`],
    });
  }),
  directory('company-profiles', (draw) => {
    const brand = `${coinedWord(draw.random)} Company Lookup`;
    const about = draw.company({ neighbours: false });
    const main = `<h1>${esc(about.styled)}</h1><dl><dt>Company number</dt><dd>${about.company_number}</dd><dt>Registered office</dt><dd>${esc(about.registered_address ?? '')}</dd></dl>`;
    const others = Array.from({ length: 9 }, () => draw.company({ neighbours: false })).map(
      ({ styled, company_number: number }) => `<tr><td>${esc(styled)}</td><td>${number}</td></tr>`,
    );
    return siteWithout(draw, brand, outcome('no_match', 'needs_review'), {
      pages: [
        page('other', `/company/${about.company_number}`, about.styled, main),
        // A crawl often reads one profile and not the list.
        ...(draw.copy % 2 === 0
          ? [page('other', '/browse', 'Browse', `<table>${others.join('')}</table>`)]
          : []),
      ],
    });
  }),
  publicBody('school', (draw) => {
    const brand = `${placeWord(draw.random)} Infant School`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, 'leeds.sch.uk'),
      footer: [`${brand}. Headteacher: ${personName(draw.random)}`],
      credit: `School website by ${esc(draw.company({ base: `${coinedWord(draw.random)} Education`, neighbours: false }).styled)}`,
    });
  }),
  publicBody('surgery', (draw) => {
    const brand = `${placeWord(draw.random)} Surgery`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, 'nhs.uk'),
      footer: [`${brand} is a GP practice. Practice code A8${draw.random.int(1000, 9999)}1`],
    });
  }),
];
