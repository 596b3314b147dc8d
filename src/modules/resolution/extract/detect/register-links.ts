import { parseCompanyNumber } from '../../../../shared/company-number.ts';
import type { TextBlock, TextLink } from '../read/page-text.ts';
import { type Mention, mention } from './mention.ts';

const COMPANY_PAGE =
  /(?:company-information\.service\.gov\.uk|companieshouse\.gov\.uk(?:\/doc)?|opencorporates\.com\/companies|business\.data\.gov\.uk\/id)\/(?:company|gb)\/([A-Z0-9]{6,8})(?![A-Z0-9])/i;
const MAILBOX = /^\s*mailto:(?:[^@?]*)@((?:[a-z0-9-]+\.)+[a-z]{2,24})/i;

/** The company whose page in the register a link leads to. */
export function linkedCompanyNumber(href: string): string | null {
  const number = COMPANY_PAGE.exec(href)?.[1];
  return (number && parseCompanyNumber(number)) ?? null;
}

/** What links say: a company by its page in the register, a mailbox by its domain. */
export function linkMentions(
  links: readonly TextLink[],
  blocks: readonly TextBlock[],
  found: readonly Mention[],
): Mention[] {
  const mentions: Mention[] = [];
  const numbers = found.filter(({ kind }) => kind === 'company_number');
  for (const link of links) {
    const block = blockAt(blocks, link.start);
    if (block < 0) continue;
    const end = Math.max(link.end, link.start);
    const mailbox = MAILBOX.exec(link.href)?.[1];
    if (mailbox)
      mentions.push(
        mention('email_domain', mailbox.toLowerCase(), { start: link.start, end, block }, { fromLink: true }),
      );
    const number = linkedCompanyNumber(link.href);
    if (number) mentions.push(linkMention(number, { start: link.start, end, block }, numbers));
  }
  return mentions;
}

/** Link and text of one link that name different companies contradict each other: both are doubtful. */
function linkMention(
  number: string,
  at: { start: number; end: number; block: number },
  numbers: readonly Mention[],
): Mention {
  const shown = numbers.filter((other) => other.start < at.end && at.start < other.end);
  const disagreeing = shown.filter((other) => other.value !== number);
  for (const other of disagreeing) other.doubts = [...other.doubts, 'link_disagrees'];
  const link = mention('company_number', number, at, { fromLink: true, cue: 'registration' });
  if (disagreeing.length > 0) link.doubts = ['link_disagrees'];
  return link;
}

/** The block that holds the position, or the last one before it; -1 when the page has no text. */
function blockAt(blocks: readonly TextBlock[], position: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((blocks[middle]?.start ?? 0) <= position + 1) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}
