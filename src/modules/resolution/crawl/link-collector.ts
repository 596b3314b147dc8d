import { guessPage, type PageGuess } from './page-guess.ts';

/** A link of the page, and what it seems to lead to. */
export interface PageLink {
  /** As it is written in the page. */
  href: string;
  guess: PageGuess | undefined;
}

/** Of a page full of links, this many of each sort are remembered. */
const LIKELY_LINKS_MAX = 300;
const OTHER_LINKS_MAX = 40;
/** No page for people has more; the rest of one that has is not looked at. */
const LINKS_JUDGED_MAX = 60_000;
const HREF_CHARACTERS_MAX = 500;
const LABEL_CHARACTERS_MAX = 200;
/** So many pages of one folder that only the folder calls "about" are a list of something, and not about the site. */
const LIST_MIN = 5;

/** Gathers the links worth a look, and judges each as it comes so that the rest need not be kept. */
export class LinkCollector {
  readonly #likely: PageLink[] = [];
  readonly #others: PageLink[] = [];
  #href: string | undefined;
  #label = '';
  #fallbackLabel = '';
  #judgedCount = 0;

  openLink(href: string, fallbackLabel: string | undefined): void {
    this.closeLink();
    const address = href.trim();
    if (address.length === 0 || address.length > HREF_CHARACTERS_MAX) return;
    if (this.#judgedCount >= LINKS_JUDGED_MAX) return;
    if (/^(?:#|mailto:|tel:|javascript:|data:|sms:|whatsapp:)/i.test(address)) return;
    this.#href = address;
    this.#fallbackLabel = fallbackLabel ?? '';
  }

  addText(text: string): void {
    if (this.#href === undefined || this.#label.length >= LABEL_CHARACTERS_MAX) return;
    this.#label += text.slice(0, LABEL_CHARACTERS_MAX);
  }

  closeLink(): void {
    const href = this.#href;
    if (href === undefined) return;
    const label = this.#label.trim() || this.#fallbackLabel;
    this.#href = undefined;
    this.#label = '';
    this.#judgedCount += 1;
    const guess = guessPage(href, label);
    if (guess) {
      if (this.#likely.length < LIKELY_LINKS_MAX) this.#likely.push({ href, guess });
    } else if (this.#others.length < OTHER_LINKS_MAX) {
      this.#others.push({ href, guess });
    }
  }

  result(): PageLink[] {
    const listed = this.#likely.filter(({ guess }) => guess?.isByFolder && guess.kind === 'about');
    const counts = new Map<string, number>();
    for (const { href } of listed) counts.set(folderOf(href), (counts.get(folderOf(href)) ?? 0) + 1);
    const isOneOfList = (link: PageLink) =>
      listed.includes(link) && (counts.get(folderOf(link.href)) ?? 0) >= LIST_MIN;
    return [...this.#likely.filter((link) => !isOneOfList(link)), ...this.#others];
  }
}

function folderOf(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}
