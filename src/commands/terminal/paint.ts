/**
 * Colours by meaning, so that a list and an answer show the same thing in the same colour. They are those of
 * the terminal's own theme.
 */
const CODES = {
  title: [1, 22],
  label: [2, 22],
  good: [32, 39],
  warning: [33, 39],
  bad: [31, 39],
  link: [36, 39],
} as const;

export type Style = keyof typeof CODES;

interface ColourOutput {
  isTTY?: boolean;
  hasColors?: () => boolean;
}

/**
 * Whether what is written there is shown in colours. Node reads `NO_COLOR`, `FORCE_COLOR` and `TERM` for
 * `hasColors`, which only terminals have; `--no-color` is an option of every command.
 */
export function hasColours(output: ColourOutput, args: readonly string[] = process.argv): boolean {
  return output.isTTY === true && !args.includes('--no-color') && output.hasColors?.() === true;
}

export function paint(style: Style, text: string, output: ColourOutput = process.stdout): string {
  if (text === '' || !hasColours(output)) return text;
  const [on, off] = CODES[style];
  return `\x1b[${on}m${text}\x1b[${off}m`;
}

const STATUS_STYLES: Record<string, Style> = {
  // States of companies.
  active: 'good',
  open: 'good',
  dissolved: 'bad',
  liquidation: 'bad',
  'insolvency-proceedings': 'bad',
  receivership: 'bad',
  administration: 'bad',
  'voluntary-arrangement': 'warning',
  'converted-closed': 'label',
  closed: 'bad',
  removed: 'bad',
  // States of resolutions and websites.
  matched: 'good',
  verified: 'good',
  needs_review: 'warning',
  scrape_failed: 'bad',
  // Severities of signals.
  critical: 'bad',
  warning: 'warning',
  notice: 'link',
  info: 'label',
  // States of people who must verify their identity.
  overdue: 'bad',
  due: 'warning',
  // States of deliveries and their destinations.
  delivered: 'good',
  failed: 'bad',
  pending: 'warning',
  held_back: 'warning',
  paused: 'warning',
  disabled: 'bad',
  // States of a website's particulars.
  present: 'good',
  complete: 'good',
  missing: 'bad',
  incomplete: 'bad',
  outdated: 'warning',
  contradicts_register: 'bad',
};

/** The style of a word of the API, or none. */
export function styleOf(word: string): Style | undefined {
  return STATUS_STYLES[word];
}

/** A word of the API in its colour. */
export function paintStatus(word: string, shown = word): string {
  const style = styleOf(word);
  return style ? paint(style, shown) : shown;
}
