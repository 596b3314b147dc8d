import { factsOf } from '../company-facts.ts';
import { escapeHtml } from '../markup.ts';
import { matched, SCRAPE_FAILED, type Site, type SiteAnswer } from '../site.ts';

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
