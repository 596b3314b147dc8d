/**
 * Dates and numbers as the reader's browser is set to write them; outside a browser, as in the United
 * Kingdom.
 */
function readerLocale(): string {
  if (typeof document === 'undefined') return 'en-GB';
  return chooseLocale(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

const AMERICAN_ZONES = /^(America|US)\/|^Pacific\/Honolulu$/;

/**
 * American English is what many browsers are set to when nobody chose: it counts only where the clock is
 * American too.
 */
export function chooseLocale(languages: readonly string[], timeZone: string): string {
  try {
    const [chosen = 'en-GB'] = Intl.DateTimeFormat.supportedLocalesOf([...languages]);
    const isUnchosen = /^en(-US)?$/.test(chosen) && !AMERICAN_ZONES.test(timeZone);
    return isUnchosen ? 'en-GB' : chosen;
  } catch {
    return 'en-GB';
  }
}

export function createFormats(locale: string) {
  const day = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  });
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const tick = {
    hour: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
    month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }),
  };
  const number = new Intl.NumberFormat(locale);
  const change = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });

  return {
    /** `2026-11-15` as people write it. */
    formatDay: (value: string | null | undefined): string =>
      value ? day.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)) : '–',

    /** The day without its year. */
    formatShortDay: (value: string): string => shortDay.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)),

    /** The month of a day, with the year. */
    formatMonth: (value: string): string => month.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)),

    formatMoment: (value: string | null | undefined): string =>
      value ? moment.format(new Date(value)) : '–',

    /** A label of a time axis, from milliseconds. */
    formatTick: (at: number, unit: 'hour' | 'day' | 'month'): string => tick[unit].format(new Date(at)),

    formatNumber: (value: number): string => number.format(value),

    /** With its sign, such as `+25`. */
    formatChange: (value: number): string => change.format(value),

    /** Confidence in percent, never 100%. */
    formatConfidence(value: number | null): string {
      if (value === null) return '–';
      return value > 0.999 ? `> ${percent.format(0.999)}` : percent.format(value);
    },

    /** `1 company`, `2,000 companies`. */
    formatCount: (count: number, one: string, many: string): string =>
      `${number.format(count)} ${count === 1 ? one : many}`,
  };
}

export const {
  formatDay,
  formatShortDay,
  formatMonth,
  formatMoment,
  formatTick,
  formatNumber,
  formatChange,
  formatConfidence,
  formatCount,
} = createFormats(readerLocale());

/** Says what an answer cost, and why it cost nothing if it did not. */
export function formatCost({ charged, charge_reason: reason }: { charged: boolean; charge_reason: string }) {
  if (charged) return 'Cost 1 credit';
  return reason === 'already_charged' ? 'Free: you paid for it in the last 30 days' : 'Free';
}

/** An amount in few characters: `£1.2m`. */
export function shortAmount(value: number, currency: string | null): string {
  const format = new Intl.NumberFormat('en-GB', {
    notation: 'compact',
    maximumFractionDigits: 1,
    ...(currency === null ? {} : { style: 'currency', currency }),
  });
  return format.format(value);
}

/** Isolates user text, so that its writing direction does not affect the text around it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

const ABBREVIATIONS = /\b(psc|sic|uk|llp|plc|cic|eea)\b/g;

/** A code of the API in words: `voluntary-arrangement`, `director_resigned`. */
export function words(code: string | null | undefined): string {
  if (!code) return '–';
  const text = code.replace(/[-_]/g, ' ').replace(ABBREVIATIONS, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}
