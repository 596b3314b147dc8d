import { type Html, html } from '../../shared/html.ts';
import type { SurveyStatus } from './survey-status.ts';

const number = (value: number) => value.toLocaleString('en-GB');
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/**
 * The state of the survey as one page for anybody: by outcome, age and reason of failure, and how right a
 * sample was.
 */
export function renderStatusPage(status: SurveyStatus, at: Date): string {
  const { domains, done, due, outcomes, within_days: ages, failure_codes: failures, judgement } = status;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Survey of UK websites</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
caption{text-align:left;font-weight:600;padding:1rem 0 .25rem}th{font-weight:400;text-align:left}td{text-align:right}th,td{border-top:1px solid #ccc;padding:.25rem 0}</style>
</head><body><h1>Survey of UK websites</h1>
<p>${number(domains)} domains, ${number(done)} read, ${number(due)} due to be read again. State: ${status.state}. <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 10)}</time>.</p>
${judgement && describePrecision(judgement)}
${table('By outcome', Object.entries(outcomes))}
${table('By age of the last reading, in days', toBands(ages, done))}
${table('Why websites could not be read', Object.entries(failures))}
</body></html>
`;
  return page.text;
}

function describePrecision({
  precision: { share, low, high },
  correct,
  wrong,
  judged_at: at,
}: NonNullable<SurveyStatus['judgement']>): Html {
  return html`<p>Of ${number(correct + wrong)} matches that a person checked, ${percent(share)} are right (95% interval ${percent(low)} to ${percent(high)}; ${at.toISOString().slice(0, 10)}).</p>`;
}

function table(caption: string, rows: readonly (readonly [string, number])[]): Html | null {
  if (rows.length === 0) return null;
  const cells = rows.map(
    ([name, count]) => html`<tr><th scope="row">${name}</th><td>${number(count)}</td></tr>`,
  );
  return html`<table><caption>${caption}</caption>${cells}</table>`;
}

/** Counts up to each age become counts between ages. */
function toBands(within: SurveyStatus['within_days'], done: number): [string, number][] {
  const ages = Object.entries(within)
    .map(([days, count]) => ({ days: Number(days), count }))
    .sort((a, b) => a.days - b.days);
  const bands = ages.map(({ days, count }, index): [string, number] => {
    const before = ages[index - 1];
    return [`${before?.days ?? 0} to ${days}`, count - (before?.count ?? 0)];
  });
  const last = ages.at(-1);
  return [...bands, [`over ${last?.days ?? 0}`, done - (last?.count ?? 0)]];
}
