const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-15` as people write it. */
export function formatDay(day: string | null | undefined): string {
  return day ? DAY.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)) : '–';
}

export function formatMoment(moment: string | null | undefined): string {
  return moment ? MOMENT.format(new Date(moment)) : '–';
}

export function formatNumber(value: number): string {
  return value.toLocaleString('en-GB');
}

/** Confidence as people say it: never 100%, because nothing is that sure. */
export function formatConfidence(value: number | null): string {
  if (value === null) return '–';
  const percent = value * 100;
  return percent > 99.9 ? '> 99.9%' : `${percent.toFixed(1)}%`;
}

/** What an answer cost, and why it cost nothing if it did not. */
export function formatCost({ charged, charge_reason: reason }: { charged: boolean; charge_reason: string }) {
  if (charged) return 'Cost 1 credit';
  return reason === 'already_charged' ? 'Free: you paid for it in the last 30 days' : 'Free';
}

const ABBREVIATIONS = /\b(psc|sic|uk|llp|plc|cic|eea)\b/g;

/** A code of the API in words: `voluntary-arrangement`, `director_resigned`. */
export function words(code: string | null | undefined): string {
  if (!code) return '–';
  const text = code.replace(/[-_]/g, ' ').replace(ABBREVIATIONS, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 company`, `2,000 companies`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
