import { formatDay } from '../../../shared/format-day.ts';
import { type Html, html } from '../../../shared/html.ts';
import { percent } from '../../../shared/percent.ts';
import type { ReceiptPayload } from '../../../shared/receipt.ts';
import type { Report } from './report.ts';
import { moment, pageLink, words } from './report-parts.ts';
import { companySections } from './report-register.ts';
import { STYLE } from './report-style.ts';
import { unknowns } from './unknowns.ts';

/** An answer as a self-contained page for printing and filing. */
export function reportPage(report: Report): string {
  const { answer, madeAt, payload } = report;
  const page = html`<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Who runs ${answer.input_domain}: report of ${formatDay(madeAt.toISOString().slice(0, 10))}</title>
STYLE
</head>
<body>
<header><strong>Domesday report</strong><span>${moment(madeAt.toISOString())}</span></header>
<main>
<h1>Who runs <bdi>${answer.input_domain}</bdi>?</h1>
${answerBox(report)}
${asking(report)}
${evidence(report)}
${candidates(report)}
${companySections(answer)}
<section><h2>What is not known</h2><ul>${unknowns(report).map((text) => html`<li>${text}</li>`)}</ul></section>
${receiptSection(report.receipt, payload)}
</main>
</body>
</html>`;
  return `<!doctype html>\n${page.text.replace('STYLE', () => `<style>${STYLE}</style>`)}\n`;
}

const HEADLINES: Record<string, { text: string; tone: string }> = {
  matched: { text: 'Matched', tone: 'good' },
  needs_review: { text: 'Not decided: a person has to check', tone: '' },
  no_match: { text: 'No UK company found', tone: '' },
  non_uk_entity: { text: 'Not run by a UK company', tone: '' },
  scrape_failed: { text: 'The website could not be read', tone: 'bad' },
};

function answerBox({ answer, review }: Report): Html {
  const { company, foreign_operator: foreign, failure } = answer;
  const headline = HEADLINES[answer.match_status] ?? { text: words(answer.match_status), tone: '' };
  const foreignName = foreign?.name ?? (foreign ? 'An operator that does not give its name' : null);
  return html`<div class="answer ${headline.tone}">
<p class="quiet">${headline.text}${answer.match_confidence !== null && html`, ${percent(answer.match_confidence)} sure`}</p>
${
  company &&
  html`<p class="name"><bdi>${company.company_name}</bdi></p>
<p>Company number ${company.company_number}, ${words(company.company_status)}</p>`
}
${
  foreign &&
  html`<p class="name"><bdi>${foreignName}</bdi></p>
<p>${[foreign.legal_form, foreign.country_name ?? foreign.country, foreign.registration].filter(Boolean).join(', ')}</p>`
}
<p>${answer.explanation}</p>
${failure && html`<p>${failure.message}${failure.http_status !== null && ` HTTP status ${failure.http_status}.`}</p>`}
${
  review &&
  html`<p><strong>Decision of the account, ${moment(review.decided_at)}:</strong> ${
    review.company_number === null
      ? 'none of the companies is right.'
      : `it is company number ${review.company_number}.`
  }</p>`
}
</div>`;
}

function asking({ answer, givenAt, email, actor, payload }: Report): Html {
  return html`<dl>
<dt>Report made for</dt><dd><bdi>${email}</bdi>${actor !== email && html`, by <bdi>${actor}</bdi>`}</dd>
<dt>Answer last given</dt><dd>${moment(givenAt.toISOString())}</dd>
<dt>Website read</dt><dd>${moment(answer.resolved_at)}</dd>
<dt>Register as of</dt><dd>${payload.register_date ? formatDay(payload.register_date) : 'not known'}</dd>
<dt>Judged by</dt><dd>model ${payload.model_version} of ${payload.iss}</dd>
</dl>`;
}

const KINDS: Record<string, string> = {
  company_number: 'Company number',
  legal_name: 'Registered name',
  trading_name: 'Trading name',
  postcode_match: 'Postcode of the registered office',
  domain_name: 'Name of the domain',
  charity_number: 'Charity number',
  lei: 'Legal entity identifier',
  foreign_registration: 'Registration in another country',
};

function evidence({ answer, payload }: Report): Html {
  const also = new Map(answer.evidence.map((item) => [keyOf(item), item.also_on]));
  const items = payload.quotes.map((quote) => {
    const others = also.get(keyOf(quote)) ?? [];
    return html`<li><h3>${KINDS[quote.kind] ?? words(quote.kind)}: <bdi>${quote.value}</bdi></h3>
<blockquote><bdi>“${quote.quote}”</bdi></blockquote>
<p class="quiet">${quote.supports ? `Speaks for company number ${quote.supports}. ` : ''}Read ${moment(quote.captured_at)}
from ${pageLink(quote.page_url)}${quote.start !== null && `, characters ${quote.start} to ${quote.end} of its text`}${
      others.length > 0 && html`. Also on ${others.map((url, at) => html`${at > 0 && ', '}${pageLink(url)}`)}`
    }</p>
<p class="hash">SHA-256 of the page: ${quote.page_sha256}</p></li>`;
  });
  return html`<section><h2>What the website says</h2>
${items.length > 0 ? html`<ol class="quotes">${items}</ol>` : html`<p>There are no quotes: no page that was read names anybody.</p>`}
</section>`;
}

function keyOf({
  kind,
  value,
  page_url,
  quote,
}: {
  kind: string;
  value: string;
  page_url: string;
  quote: string;
}) {
  return JSON.stringify([kind, value, page_url, quote]);
}

function candidates({ answer }: Report): Html | null {
  if (answer.review_candidates.length === 0) return null;
  const items = answer.review_candidates.map(
    (
      one,
    ) => html`<li><h3><bdi>${one.company_name}</bdi>, ${one.company_number}, ${words(one.company_status)}</h3>
<p>${percent(one.match_confidence)} sure. ${one.reasons.join(' ')}</p><p class="quiet">${one.would_settle}</p></li>`,
  );
  return html`<section><h2>Companies that it may be</h2><ol class="quotes">${items}</ol></section>`;
}

function receiptSection(receipt: string, payload: ReceiptPayload): Html {
  const keys = `${payload.iss}/.well-known/jwks.json`;
  return html`<section><h2>Receipt</h2>
<p>The text below is this answer, signed by the service (a compact JWS, EdDSA). It shows that the company, the particulars and the
quotes above are what ${payload.iss} answered on ${moment(new Date(payload.iat * 1000).toISOString())}. To verify it:</p>
<ol class="steps">
<li>Copy it into a file, without spaces or line breaks.</li>
<li>Run <code>domesday receipt verify &lt;file&gt;</code>, or send it as <code>receipt</code> to <code>POST ${payload.iss}/v1/receipts/verify</code>.
Any JOSE library verifies it too, with the public keys at ${keys}.</li>
<li>To check a quote, fetch its page and compare the SHA-256 of the bytes. Where the page has changed, look for the words.</li>
</ol>
<p class="hash receipt">${receipt}</p></section>`;
}
