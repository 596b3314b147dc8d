import { matched, NO_MATCH, SCRAPE_FAILED, type Site, type SiteAnswer } from '../site.ts';

/** Everything a domain can have instead of a website. */
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
      // Longer than any patience: nothing readable comes before the end of the head.
      body: `<!doctype html><html><head><style>${'/* still loading */'.repeat(400)}</style></head><body>At last.</body></html>`,
      drip: { everyMs: 250, forMs: 60_000 },
    }),
  },
  {
    domain: 'roundabout.test',
    shows: 'Two addresses that redirect to each other for ever.',
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
