import { BRAND, framePage } from './docs/page-frame.ts';

/**
 * `GET /` for visitors who are not signed in. Static, without a query; the only scripts choose the colours
 * and copy the code. The example is what the sandbox's website resolves to;
 * `test/e2e/console-everyday.test.ts` compares the two.
 */
export function frontPage({ address, isSandboxOn }: { address: string; isSandboxOn: boolean }): string {
  return framePage({
    title: 'Domesday: the UK company behind a website',
    description:
      'Find the UK company behind a website, and the website of a company, with evidence you can check.',
    style: STYLE,
    body: `<header>
${BRAND}
<nav aria-label="Site"><a href="/docs/guides">Guides</a><a href="/docs">API reference</a><a href="/sign-in">Sign in</a></nav>
</header>
<main>
<section class="hero">
<h1>Find the UK company behind a website</h1>
<p class="lead">Domesday reads a website, checks what it says against the UK company register, and answers with the company and
the words that prove it. It finds a company’s website too, and tells you when a company changes.</p>
<p class="actions"><a class="button" href="/sign-up">Create account</a><a class="button quiet" href="/docs/guides/first-resolution">Read the first guide</a></p>
</section>
${example(isSandboxOn)}
<section class="cards" aria-label="What it does">
<div><h2>Evidence, not a guess</h2><p>Every match quotes the pages it rests on. Where it is uncertain, you get the candidates and what would
settle it. <a href="/docs/guides/reading-evidence">How to read evidence</a></p></div>
<div><h2>Changes as they happen</h2><p>Watch companies and get new directors, charges, insolvencies and late accounts in the console, by API or as
signed webhooks. <a href="/docs/guides/webhooks">Webhooks</a></p></div>
<div><h2>Only a match costs</h2><p>One credit for a match, once in 30 days. Searches, profiles, reviews and answers without a match are
free. <a href="/docs/guides/first-resolution">What it costs</a></p></div>
</section>
<section>
<h2>For developers</h2>
<pre><code>curl -s ${address}/v1/resolve/domain \\
  -H "X-API-Key: $DOMESDAY_API_KEY" \\
  -H 'content-type: application/json' \\
  -d '{"domain":"${isSandboxOn ? EXAMPLE.domain : 'example.co.uk'}"}'</code></pre>
<p>There is a <a href="/docs">reference of the API</a> with an <a href="/openapi.json">OpenAPI description</a>, a command line, and a
<a href="/docs/guides/mcp">server for agents</a> (MCP).</p>
</section>
</main>
<footer><p>Domesday is open source and runs on your own machine: <a href="/docs/guides/self-hosting">self-hosting</a>.</p></footer>`,
    scripts: ['/docs/copy.js'],
  });
}

/** A fictional company of the sandbox. */
export const EXAMPLE = {
  domain: 'tarnwickjoinery.test',
  company: 'TARNWICK JOINERY LIMITED',
  number: '73816452',
  address: '20 Tannery Road, Kendal, LA8 7QU, England',
  quotes: [
    {
      before: '© 2025 ',
      value: 'Tarnwick Joinery Limited',
      after: '.',
      page: 'https://tarnwickjoinery.test/',
    },
    {
      before: 'Registered in England and Wales, company number ',
      value: '73816452',
      after: '.',
      page: 'https://tarnwickjoinery.test/',
    },
    {
      before: 'Registered office: 20 Tannery Road, Kendal, ',
      value: 'LA8 7QU',
      after: '.',
      page: 'https://tarnwickjoinery.test/about',
    },
  ],
} as const;

function example(isSandboxOn: boolean): string {
  const { domain, company, number, address, quotes } = EXAMPLE;
  const items = quotes.map(
    ({ before, value, after, page }) =>
      `<li><q>${before}<mark>${value}</mark>${after}</q><span class="quiet">${page}</span></li>`,
  );
  const link = isSandboxOn ? ` <a href="/sandbox/web/${domain}/">Look at the website</a>` : '';
  return `<section class="answer" aria-labelledby="example">
<p class="quiet" id="example">Who runs <b>${domain}</b>?</p>
<h2>${company}</h2>
<p><span class="badge">Matched, 99.9% sure</span> <span class="quiet">company ${number} · active · ${address}</span></p>
<ul>${items.join('')}</ul>
<p class="quiet">The company and its website are fictional.${link}</p>
</section>`;
}

const STYLE = `
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2rem); }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1.5rem; }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.hero { padding: clamp(1rem, 5vw, 3rem) 0 1.5rem; max-width: 46rem; }
h1 { font-size: clamp(1.9rem, 5vw, 2.8rem); margin: 0; }
h2 { font-size: 1.25rem; margin: .25rem 0 .5rem; }
.lead { font-size: 1.1rem; }
.quiet { color: var(--quiet); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.button { padding: .6rem 1.2rem; border-radius: 8px; border: 1px solid var(--filled); background: var(--filled); color: #fff; text-decoration: none; font-weight: 600; }
.button.quiet { border-color: var(--accent); background: transparent; color: var(--accent); }
.answer { padding: clamp(1rem, 3vw, 1.75rem); background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.answer p { margin: .25rem 0; }
.answer ul { margin: 1rem 0; padding: 0; list-style: none; display: grid; gap: .75rem; }
.answer li { padding-left: .9rem; border-left: 3px solid var(--line); }
.answer li span { display: block; font-size: .85rem; overflow-wrap: anywhere; }
mark { background: var(--mark); color: inherit; padding: 0 .15em; border-radius: 3px; }
.badge { color: var(--good); font-weight: 700; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem 2rem; margin: 2rem 0; }
@media (max-width: 48rem) { header nav a { padding: .6rem 0; } }
footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: .9rem; }
`;
