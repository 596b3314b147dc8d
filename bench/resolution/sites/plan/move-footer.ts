import type { Random } from '../../../../src/sandbox/world/random.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import { esc } from '../html/prose.ts';
import type { ParticularsKind, SiteText } from '../html/site-text.ts';
import type { SitePlan } from '../templates/template.ts';
import { textOf } from './plan-text.ts';

/** The share of the footers with particulars that stay on every page. */
const STAYS = 0.4;

const KINDS: [ParticularsKind, number][] = [
  ['terms', 30],
  ['privacy', 26],
  ['contact', 18],
  ['legal', 12],
  ['about', 8],
  ['delivery', 6],
];

const PARTICULARS = /\d{6}|\d \d{3} \d{3}|\b(?:ltd|limited|plc|llp|cic|c\.i\.c|cyf|cyfyngedig)\b/i;
const BLOCK = /<(?:div|p|table|ul|dl|address|h\d)\b/i;

/**
 * Most real sites have a short footer and print their particulars on one of the pages it links to. The words
 * of the template stay as they are; only their place changes, so the label does not.
 */
export function moveFooter(plan: SitePlan, category: Category, text: SiteText, random: Random): SitePlan {
  const { footer, rawHome, brand } = plan;
  if (!footer || rawHome !== undefined || !PARTICULARS.test(textOf(footer.join(' ')))) return plan;
  if (random.chance(STAYS)) return plan;
  const short = [random.pick(text.shortFooters)(esc(brand), random.int(2016, 2026))];
  const isEnglish = /^(?:en|cy)/.test(plan.lang ?? 'en');
  // A foreign imprint repeats the footer already.
  if (!isEnglish) return plan.pages ? { ...plan, footer: short } : plan;
  const own = new Set<string>((plan.pages ?? []).map(({ kind }) => kind));
  const kind = random.weighted(KINDS.filter(([choice]) => !own.has(choice)));
  // If the footer names somebody else, a heading such as "Our company" would say more than the footer does.
  const heading = CATEGORIES[category] === 'number' ? random.pick(text.headings[kind]) : '';
  const html = `${heading ? `<h3>${heading}</h3>` : ''}${inLines(footer, random)}`;
  return { ...plan, footer: short, particulars: { kind, html } };
}

function inLines(lines: readonly string[], random: Random): string {
  if (!lines.some((line) => BLOCK.test(line)) && random.chance(0.4)) return `<p>${lines.join('<br>')}</p>`;
  return lines.map((line) => (BLOCK.test(line) ? `<div>${line}</div>` : `<p>${line}</p>`)).join('\n');
}
