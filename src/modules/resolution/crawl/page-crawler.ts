import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import type { CrawlLimits } from './crawl-limits.ts';
import type { CrawledPage, CrawlFailure } from './crawled-site.ts';
import { type HomePage, linkBase } from './find-home.ts';
import { printsCompanyNumber } from './labelled-number.ts';
import { fileEnding } from './page-address.ts';
import { kindOfPage } from './page-kind.ts';
import { type FrameSource, PagePlan, type PlannedPage } from './page-plan.ts';
import { type PageRenderer, withScriptsRun } from './page-renderer.ts';
import { decodePage } from './page-response.ts';
import { type PageScan, scanPage } from './scan-page.ts';
import { isChallenge, judgeText, type PageText } from './site-condition.ts';
import type { SiteVisit } from './site-visit.ts';
import { readSitemaps } from './sitemap.ts';

export interface PageCrawlerOptions {
  visit: SiteVisit;
  renderer: PageRenderer;
  limits: CrawlLimits;
  capturedAt: () => string;
  /** Where the site was found. */
  base: URL;
  /** Undefined when the site has none that can be read. */
  home: HomePage | undefined;
  onRead: (page: CrawledPage, pagesRead: number) => void;
}

export interface PagesRead {
  /** The home page first, then the likeliest. */
  pages: CrawledPage[];
  /** The best condition among the pages. */
  text: PageText;
}

/** After this many guessed addresses with the same answer, no more are guessed. */
const SAME_ANSWERS_MAX = 2;
const FAILURES_IN_A_ROW_MAX = 3;
const WAYS_IN_MAX = 2;
const LEFT_OUT_MAX = 4;
const HOME_FRAME_SCORE = 15;
const FOOTER_TAG = /<footer\b/i;

/**
 * Reads the pages most likely to name the operator, as many as the limits allow: those that the site links
 * to; then, unless the home page prints what is probably the operator's number, usual addresses, then those
 * of the sitemap; and, where no page prints a company number, a few that rarely have one.
 */
export class PageCrawler {
  readonly #options: PageCrawlerOptions;
  readonly #plan: PagePlan;
  readonly #pages: { page: CrawledPage; score: number }[] = [];
  readonly #hashes = new Set<string>();
  readonly #renderedTexts = new Set<string>();
  readonly #scans = new WeakMap<CrawledPage, PageScan>();
  #inProgress = 0;
  #sameAnswers = 0;
  #failuresInARow = 0;
  #isTurnedAway = false;
  #printsNumber = false;

  constructor(options: PageCrawlerOptions) {
    this.#options = options;
    this.#plan = new PagePlan(registrableDomain(options.base.hostname));
    this.#plan.markSeen(options.base);
  }

  async readAll(): Promise<PagesRead> {
    const { home, base } = this.#options;
    if (home) {
      this.#scans.set(home.page, home.scan);
      this.#keep(home.page, 100);
      this.#planFrom(home.scan, {
        kind: 'home',
        base: linkBase(home.page, home.scan),
        depth: 0,
        // Frames of a page that has text itself are mostly forms and players.
        score: judgeText(home.scan) === 'text' ? HOME_FRAME_SCORE : 99,
        frameDepth: 0,
      });
      await this.#readPlanned();
      if (this.#pages.length === 1) await this.#readWaysIn(home);
    }
    if (!this.#printsNumber) await this.#readUnlinked(base);
    const isNumbered = ({ page }: { page: CrawledPage }) =>
      page.kind !== 'home' && printsCompanyNumber(page.html);
    if (home && !this.#printsNumber && !this.#pages.some(isNumbered)) await this.#readLeftOut(home);
    const byScore = this.#pages.sort((left, right) => right.score - left.score);
    return { pages: byScore.map(({ page }) => page), text: await this.#bestText() };
  }

  async #readUnlinked(base: URL): Promise<void> {
    const { home } = this.#options;
    const ending = home ? fileEnding(home.scan.links, linkBase(home.page, home.scan)) : '';
    if (home && ending !== '') {
      this.#plan.addWellKnown(base, ending);
      if (!FOOTER_TAG.test(home.page.html)) this.#plan.addFooterFiles(base, ending);
      await this.#readPlanned();
    }
    this.#plan.addWellKnown(base);
    await this.#readPlanned();
    if (this.#canContinue) await this.#readFromSitemap();
    if (this.#pages.length > 1) return;
    this.#plan.addWellKnownFolders(base);
    await this.#readPlanned();
    if (this.#pages.length <= 1 && ending === '') this.#plan.addWellKnown(base, '.html');
    await this.#readPlanned();
  }

  async #readWaysIn(home: HomePage): Promise<void> {
    this.#plan.addWaysIn(home.scan.links, linkBase(home.page, home.scan), WAYS_IN_MAX);
    await this.#readPlanned();
  }

  async #readLeftOut(home: HomePage): Promise<void> {
    this.#plan.addLeftOut(home.scan.links, linkBase(home.page, home.scan), LEFT_OUT_MAX);
    await this.#readPlanned();
  }

  async #readFromSitemap(): Promise<void> {
    const { visit, base } = this.#options;
    const addresses = await readSitemaps({ visit, base, canContinue: () => this.#canContinue });
    await this.#plan.addAddresses(addresses, base);
    await this.#readPlanned();
  }

  get #canContinue(): boolean {
    const { visit, limits } = this.#options;
    return (
      visit.canContinue &&
      !this.#isTurnedAway &&
      this.#failuresInARow < FAILURES_IN_A_ROW_MAX &&
      this.#pages.length + this.#inProgress < limits.pagesMax
    );
  }

  async #readPlanned(): Promise<void> {
    const { visit, limits, base } = this.#options;
    const askedMs = (await visit.robotsOf(base).catch(() => undefined))?.crawlDelayMs ?? 0;
    const delayMs = Math.max(askedMs, limits.crawlDelayMsMin);
    const readers = delayMs > 0 ? 1 : limits.concurrency;
    await Promise.all(Array.from({ length: readers }, () => this.#readUntilDone(delayMs)));
  }

  async #readUntilDone(delayMs: number): Promise<void> {
    while (this.#canContinue) {
      const planned = this.#plan.take();
      if (!planned) return;
      if (planned.isGuess && this.#sameAnswers >= SAME_ANSWERS_MAX) continue;
      this.#inProgress += 1;
      this.#plan.countTaken(planned.kind, 1);
      await this.#options.visit.waitBetweenPages(delayMs);
      const page = await this.#read(planned);
      this.#inProgress -= 1;
      if (page?.kind === planned.kind) continue;
      this.#plan.countTaken(planned.kind, -1);
      if (page) this.#plan.countTaken(page.kind, 1);
    }
  }

  /** The page, if there is one that was not read before. */
  async #read(planned: PlannedPage): Promise<CrawledPage | undefined> {
    const { visit, limits, capturedAt } = this.#options;
    const { url, kind } = planned;
    const answer = await visit.fetchPage({ url, mayLeaveSite: false, timeoutMs: limits.pageMs });
    if (!answer.response) {
      this.#noteFailure(answer.failure);
      return undefined;
    }
    const { response } = answer;
    this.#failuresInARow = 0;
    if (response.url !== url.href && !this.#plan.markMoved(url, new URL(response.url))) return undefined;
    const { page: fetched, failure } = await decodePage(response, { kind, capturedAt: capturedAt() });
    if (failure) {
      if (response.status === 429) this.#isTurnedAway = true;
      if (response.status === 404 && !planned.isGuess) this.#plan.addOtherSpellings(planned);
      return undefined;
    }
    const read = await this.#readScripted(fetched, planned);
    if (!read) return undefined;
    const { page, scan } = read;
    page.kind = kindOfPage({ guess: kind, url: new URL(page.url), scan, home: this.#options.home?.scan });
    const { depth, score, frameDepth } = planned;
    this.#planFrom(scan, { kind: page.kind, base: linkBase(page, scan), depth, score, frameDepth });
    // A frame without text is a form or a player, and no page.
    if (planned.frameDepth > 0 && judgeText(scan) !== 'text') return undefined;
    this.#keep(page, planned.score);
    return page;
  }

  /**
   * The page after its scripts have run, if it needs them; undefined if it is a duplicate. A site made by
   * scripts has the same source for every address; its pages differ only after rendering.
   */
  async #readScripted(fetched: CrawledPage, planned: PlannedPage): Promise<HomePage | undefined> {
    const isKnown = this.#hashes.has(fetched.sha256);
    const scan = await this.#scan(fetched);
    // Rendering takes long, so guessed addresses are not rendered.
    const read = planned.isGuess
      ? { page: fetched, scan }
      : await withScriptsRun({ page: fetched, scan }, this.#options.renderer);
    const { page } = read;
    this.#scans.set(page, read.scan);
    if (isKnown && !page.rendered) {
      this.#sameAnswers += 1;
      return undefined;
    }
    if ((planned.isGuess || page.rendered) && !this.#isRealPage(read.scan)) return undefined;
    if (page.url !== fetched.url && !this.#plan.markMoved(new URL(fetched.url), new URL(page.url)))
      return undefined;
    return page.rendered && this.#renderedTexts.has(textKey(read.scan)) ? undefined : read;
  }

  #planFrom(scan: PageScan, source: FrameSource): void {
    this.#plan.addFrames(scan.frames, source);
    this.#plan.addLinks(scan.links, source);
  }

  #noteFailure({ reason }: CrawlFailure): void {
    if (reason === 'timed_out' || reason === 'no_answer' || reason === 'refused') this.#failuresInARow += 1;
  }

  /** Sites often answer unknown addresses with status 200, or with the home page. */
  #isRealPage(scan: PageScan): boolean {
    const { home } = this.#options;
    if (
      /\b(?:404|not found|page unavailable|can(?:no|')t be found|does(?:n't| not) exist|heb ei chanfod)\b/i.test(
        scan.title,
      )
    )
      return false;
    if (isChallenge(scan)) return false;
    const isHomeAgain = home && scan.title === home.scan.title && scan.sample === home.scan.sample;
    if (isHomeAgain) this.#sameAnswers += 1;
    return !isHomeAgain;
  }

  async #scan(page: CrawledPage): Promise<PageScan> {
    const scan = this.#scans.get(page) ?? (await scanPage(page.html));
    this.#scans.set(page, scan);
    return scan;
  }

  #keep(page: CrawledPage, score: number): void {
    this.#hashes.add(page.sha256);
    // Terms and notices may be those of another firm.
    this.#printsNumber ||= page.kind === 'home' && printsCompanyNumber(page.html);
    const scan = this.#scans.get(page);
    if (page.rendered && scan) this.#renderedTexts.add(textKey(scan));
    this.#pages.push({ page, score });
    this.#options.onRead(page, this.#pages.length);
  }

  async #bestText(): Promise<PageText> {
    const { home } = this.#options;
    let best: PageText = home ? judgeText(home.scan) : 'empty';
    for (const { page } of this.#pages) {
      if (best === 'text') break;
      const text = page === home?.page ? best : judgeText(await this.#scan(page));
      if (text !== 'empty') best = text;
    }
    return best;
  }
}

function textKey({ title, sample, textLength }: PageScan): string {
  return `${textLength} ${title}\n${sample}`;
}
