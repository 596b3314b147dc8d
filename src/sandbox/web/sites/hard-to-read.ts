/** Domains with something else than a readable website. */
import { escapeHtml } from '../../../shared/html.ts';
import { factsOf } from '../company-facts.ts';
import { page, saleTerms } from '../policies.ts';
import { designSite, matched, NO_MATCH, SCRAPE_FAILED, type Site, type SiteAnswer } from '../site.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

export const UNREADABLE: Site[] = [
  {
    domain: 'oldharbourtrading.test',
    shows: 'Parked: the registrar shows its own page.',
    trap: 'parked',
    expected: NO_MATCH,
    answer: () =>
      notice({
        title: 'oldharbourtrading.test is parked',
        text: `<h1>oldharbourtrading.test</h1><p>This domain is parked free of charge.</p>
<p>Are you the owner? Log in to your control panel to set up a website.</p>
<h2>Related searches</h2><ul><li><a href="/?q=harbour">Harbour</a></li><li><a href="/?q=trading">Trading</a></li><li><a href="/?q=insurance">Insurance quotes</a></li></ul>`,
      }),
  },
  {
    domain: 'rarefinch.test',
    shows: 'For sale: a broker offers the name.',
    trap: 'for-sale',
    expected: NO_MATCH,
    answer: () =>
      notice({
        title: 'rarefinch.test is for sale',
        text: `<h1>rarefinch.test</h1><p><b>This domain name is for sale.</b></p><p>Buy this domain now for £2,400, or make an offer.</p>
<form><label>Your offer <input name="offer"></label> <button>Make an offer</button></form>`,
      }),
  },
  {
    domain: 'blankpage.test',
    shows: 'Empty: the server answers, with nothing.',
    trap: 'empty',
    expected: SCRAPE_FAILED,
    answer: () => ({
      status: 200,
      headers: HTML,
      body: '<!doctype html><html><head><title></title></head><body></body></html>',
    }),
  },
  {
    domain: 'gatekept.test',
    shows: 'Blocked: everybody gets a challenge and 403.',
    trap: 'blocked',
    expected: SCRAPE_FAILED,
    answer: () =>
      notice({
        status: 403,
        title: 'Just a moment…',
        text: '<h1>Checking your browser</h1><p>gatekept.test needs to review the security of your connection before proceeding.</p><p>Access denied. Reference 7f3a91c2.</p>',
      }),
  },
  {
    domain: 'donotenter.test',
    shows: 'robots.txt asks to be left alone, and is obeyed.',
    trap: 'robots',
    expected: SCRAPE_FAILED,
    answer: (path) =>
      path === '/robots.txt'
        ? {
            status: 200,
            headers: { 'content-type': 'text/plain' },
            body: 'User-agent: *\nDisallow: /\n',
          }
        : notice({
            title: 'Do not enter',
            text: '<h1>Private archive</h1><p>For members. Machines are asked to stay outside.</p>',
          }),
  },
  {
    domain: 'brokenboiler.test',
    shows: 'Every page is an error of the server.',
    trap: 'server-error',
    expected: SCRAPE_FAILED,
    answer: () =>
      notice({
        status: 500,
        title: '500 Internal Server Error',
        text: '<h1>Internal Server Error</h1><p>The server met something it did not expect.</p>',
      }),
  },
  {
    domain: 'slowdrip.test',
    shows: 'The page arrives a few bytes at a time and is given up.',
    trap: 'slow',
    expected: SCRAPE_FAILED,
    answer: () => ({
      status: 200,
      headers: HTML,
      // No crawl waits until the end of the head, before which there is nothing to read.
      body: `<!doctype html><html><head><style>${'/* still loading */'.repeat(400)}</style></head><body>At last.</body></html>`,
      drip: { everyMs: 250, forMs: 60_000 },
    }),
  },
  {
    domain: 'roundabout.test',
    shows: 'Two addresses that redirect to each other forever.',
    trap: 'redirect-loop',
    expected: SCRAPE_FAILED,
    answer: (path) => redirect(path === '/left' ? '/right' : '/left'),
  },
  {
    domain: 'pricelist.test',
    shows: 'The home page is a PDF file.',
    trap: 'not-html',
    expected: SCRAPE_FAILED,
    answer: () => ({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
      ),
    }),
  },
  {
    domain: 'denefuels.test',
    shows: 'An old domain that redirects to the new one of the renamed company.',
    trap: 'redirect',
    expected: matched('66840291'),
    answer: () => redirect('https://copperdene.test/'),
  },
  {
    domain: 'nosuchsite.test',
    shows: 'There is no such domain.',
    trap: 'no-such-site',
    expected: SCRAPE_FAILED,
    answer: undefined,
  },
];

function notice({ status = 200, title, text }: { status?: number; title: string; text: string }): SiteAnswer {
  return {
    status,
    headers: HTML,
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font-family:Arial,sans-serif;max-width:40rem;margin:12vh auto;padding:0 1.5rem;color:#333;line-height:1.5}h1{font-weight:400}</style></head>
<body>${text}</body></html>
`,
  };
}

function redirect(location: string): SiteAnswer {
  return {
    status: 302,
    headers: { location, 'content-type': 'text/html; charset=utf-8' },
    body: `<a href="${location}">Moved</a>`,
  };
}

/** Pages that are empty until a browser has run their scripts. */
const works = factsOf('80316492');

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Wrenthwaite Works',
  legalName: works.name,
  url: 'https://wrenthwaiteworks.test/',
  identifier: { '@type': 'PropertyValue', propertyID: 'Company registration number', value: works.number },
  address: {
    '@type': 'PostalAddress',
    streetAddress: works.officeLines[0],
    postalCode: works.postcode,
    addressCountry: 'GB',
  },
};

export const SCRIPTED: Site[] = [
  {
    domain: 'wrenthwaiteworks.test',
    shows: 'The page is built by a script, but JSON-LD in its head says who runs it.',
    trap: 'structured-data',
    expected: matched(works.number),
    answer: () =>
      appShell({
        title: 'Wrenthwaite Works',
        head: `<script type="application/ld+json">${JSON.stringify(organisation)}</script>`,
        script: `document.getElementById('app').textContent = 'Tools for people who make tools.';`,
      }),
  },
  {
    domain: 'emberfield.test',
    shows: 'The page is built by a script and holds nothing else to read.',
    trap: 'script-only',
    expected: SCRAPE_FAILED,
    answer: () =>
      appShell({
        title: 'App',
        head: '',
        script: `document.getElementById('app').textContent = 'Robots that tidy up. Coming in spring.';`,
      }),
  },
];

function appShell({ title, head, script }: { title: string; head: string; script: string }): SiteAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}
<style>body{font-family:system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;background:#15151f;color:#fff}</style></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div>
<script>${script}</script></body>
</html>
`,
  };
}

const shelf = factsOf('70691382');
const THINGS = 'hinge bracket bolt washer hook latch dowel castor gasket clamp rivet shackle'.split(' ');
const METALS = ['brass', 'zinc', 'steel', 'bronze', 'iron'];
/** Enough to pass the two mebibytes that a crawl reads of a page, long before the foot. */
const ROWS = 24_000;

/**
 * A page of more than three megabytes. The company's details are on another page, and in the part of this one
 * that is cut off.
 */
export const BROADSHELF: Site = designSite({
  domain: 'broadshelf.test',
  shows: 'A price list of three megabytes: the foot is out of reach, the terms are not.',
  trap: 'huge-page',
  expected: matched(shelf.number),
  layout: 'counter',
  palette: 'slate',
  brand: 'Broadshelf',
  tagline: 'Twenty-four thousand small things, in stock',
  home: () => `If it is small and made of metal, it is on a shelf here.\n${priceList()}`,
  pages: [
    saleTerms(
      `The seller is ${shelf.name}, registered in England and Wales under company number ${shelf.number}, ${shelf.office}.`,
    ),
    page('/contact', 'Contact', '= Trade counter | 0121 496 0412\n= E-mail | counter@broadshelf.test'),
  ],
  foot: `© ${shelf.name}`,
});

/** Written as HTML, because markup of this size takes half a second. */
function priceList(): string {
  const rows: string[] = [];
  for (let index = 0; index < ROWS; index++) {
    const thing = THINGS[index % THINGS.length];
    const metal = METALS[index % METALS.length];
    const place = `shelf ${index % 311}, row ${index % 17}`;
    const price = ((index % 800) / 20 + 1).toFixed(2);
    rows.push(
      `<tr><td class="name">${metal} ${thing}, ${(index % 97) + 3} mm</td><td class="pack">box of ${((index % 9) + 1) * 10}</td><td class="place">${place}</td><td class="price">£${price}</td></tr>`,
    );
  }
  return `<table>${rows.join('')}</table>`;
}
