import { anyOf, inSequence } from '../../../shared/join-patterns.ts';
import type { PageKind } from './crawled-site.ts';

/**
 * The kind of page that a link probably leads to, and how likely that page names the company behind the site.
 */
export interface PageGuess {
  kind: PageKind;
  /** 0 to 100. */
  score: number;
  /** Only the folder suggests it, neither the link nor the name of the page. */
  isByFolder: boolean;
}

interface KindWords {
  kind: PageKind;
  score: number;
  /** Matches the words of the link and of its path: lower case, without accents, hyphens as spaces. */
  words: RegExp;
  /** Words that change the meaning of `words`. */
  except?: RegExp;
}

/**
 * In the order in which they are tried: words in English and Welsh, and those that sites of other countries
 * use for the pages that their law requires, because foreign companies must be recognised too.
 */
const KINDS: readonly KindWords[] = [
  {
    kind: 'modern_slavery',
    score: 66,
    words: /\b(?:modern slavery|slavery|human trafficking|caethwasiaeth)\b/,
  },
  {
    kind: 'complaints',
    score: 64,
    words: /\b(?:complaints?|cwynion|cwyno|beschwerden?|reclamations?|klachten)\b/,
  },
  {
    kind: 'legal',
    score: 100,
    words: anyOf(
      /\b(?:imprint|impressum|mentions legales|infos? legales|aviso legal|note legali|juridisch|colofon|rechtliches)\b/,
      /\b(?:company|corporate|business|trading|statutory|regulatory|registered) (?:information|info|details|disclosures?)\b/,
      /\b(?:company|corporate|business|trading|statutory|regulatory|registered) (?:particulars|registration|statement)\b/,
      /\b(?:how we (?:are|re) (?:run|regulated|governed|owned))\b/,
      /\blegal (?:notices?|info|information|statements?|stuff|bits|disclaimer|terms|polic(?:y|ies)|documents|hub|centre)\b/,
      /\blegal (?:entity|and|disclosures?|page|details)\b/,
      /\b(?:disclosures?|statutory|gwybodaeth gyfreithiol|cyfreithiol|hysbysiad cyfreithiol|gwybodaeth am y cwmni)\b/,
      /(?:^|[|] )legals?(?: [|]|$)/,
    ),
  },
  {
    kind: 'cookies',
    score: 58,
    words: /\b(?:cookies?|cwcis?|briwsion)\b/,
    except: /\b(?:privacy|preifatrwydd|recipes?|biscuits?|bak(?:e|ing)|chocolate|dough)\b/,
  },
  {
    kind: 'privacy',
    score: 92,
    words: anyOf(
      /\b(?:privacy|data protection|gdpr|fair processing|personal data|your data|how we use your (?:data|information))\b/,
      /\b(?:preifatrwydd|diogelu data|datenschutz\w*|confidentialite|vie privee|donnees personnelles|privacidad)\b/,
      /\b(?:privacyverklaring|privacybeleid)\b/,
    ),
    except: /\b(?:screens?|films?|glass|fenc\w+|hedg\w+|blinds?|curtains?|windows?|panels?)\b/,
  },
  {
    kind: 'terms',
    score: 95,
    words: anyOf(
      /\b(?:terms|t ?(?:&|and|n) ?cs?|tandcs?|tcs|conditions of (?:sale|use|business|service|hire|booking|carriage))\b/,
      /\b(?:booking conditions|general conditions|telerau|amodau|agbs?|geschaftsbedingungen|nutzungsbedingungen)\b/,
      /\b(?:algemene voorwaarden|conditions generales|cgv|cgu|condiciones|termini|eula)\b/,
      /\b(?:user|client|customer|licen[cs]e|subscription|service|membership|hire|rental|merchant|partner) agreements?\b/,
      /\b(?:data processing|purchase|sales|supply) agreements?\b/,
      /\b(?:(?:competition|prize draw|promotion|giveaway|contest|house|site|community|website) (?:rules|terms))\b/,
      /\b(?:acceptable use|fair use|disclaimer)\b|(?:^|[|] )conditions(?: [|]|$)/,
    ),
    except: /\b(?:glossary|jargon|explained)\b/,
  },
  {
    kind: 'contact',
    score: 85,
    words: anyOf(
      /\b(?:contact(?:s|us)?|get in touch|find us|how to find us|where (?:to find us|we are)|our offices?|visit us)\b/,
      /\b(?:reach us|cyswllt|cysylltu|cysylltwch|kontakt|contacto|contactez|contatti|contattaci)\b/,
    ),
    except: /\b(?:lens(?:es)?|less|centres?|grills?|sports?|adhesives?|breakers?|tracing)\b/,
  },
  {
    kind: 'delivery',
    score: 55,
    words: anyOf(
      /\b(?:deliver(?:y|ies)|shipping|postage|returns?|refunds?|cancellations?|exchanges|dosbarthu|danfon|dychwelyd)\b/,
      /\b(?:ad daliadau|versand|widerruf\w*|livraison|retours?|verzending)\b/,
    ),
    except: /\b(?:tax|self assessment|vat|filing|project|confirmation|annual|investment|on investment)\b/,
  },
  {
    kind: 'about',
    score: 75,
    words: anyOf(
      /(?:^|[|] )(?:more |learn |all |find out )?(?:about\b(?: \S+){0,4}|aboutus)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?(?:(?:the |our )?company(?: profile| overview| history)?)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?(?:who we are)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?our (?:story|company|history|team|people|business|firm|group)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?our (?:organisation)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?(?:meet the team|company profile|corporate|amdanom(?: ni)?)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?(?:amdanon|pwy ydym ni|ein (?:stori|cwmni|hanes|tim)|uber uns)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?(?:uber mich|a propos|qui sommes nous|over ons|quienes somos)(?: [|]|$)/,
      /(?:^|[|] )(?:more |learn |all |find out )?(?:sobre nosotros|chi siamo)(?: [|]|$)/,
    ),
  },
  {
    kind: 'other',
    score: 40,
    words: anyOf(
      /\b(?:investors?|investor relations|tax strategy|gender pay(?: gap)?|governance|accreditations?|ownership)\b/,
      /\b(?:warrant(?:y|ies)|guarantees?|polic(?:y|ies)|polisi(?:au)?|licen[cs](?:es?|ing)|regulat(?:ory|ion|ions|ed))\b/,
      /\b(?:regulatory status|rules|competitions?|prize draws?|promotions?|scheme|registration|notices?|safeguarding)\b/,
      /\b(?:sub ?processors?|service level|weee|ethics|transparency|anti bribery|whistleblowing|trust (?:centre|center))\b/,
    ),
    except:
      /\b(?:insurance|jobs?|careers?|driving|alcohol|premises|taxi|vehicle|event registration|notice ?boards?)\b/,
  },
  {
    kind: 'other',
    score: 26,
    words: anyOf(
      /\b(?:legal|accessibility|hygyrchedd|site ?map|customer (?:services?|care|support)|help(?: centre)?|faqs?)\b/,
      /\b(?:the small print|small print)\b/,
    ),
    except: /\b(?:services|advice|aid|team|careers?)\b/,
  },
];

/** A cheap check that rules most links out. */
const ANY_WORD = new RegExp(KINDS.map(({ words }) => words.source).join('|'));

const NO_PAGE = anyOf(
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|avif|mp[34]|mov|zip|gz|rar|exe|dmg|ics|vcf|csv|xml|json|rss|css|js)$/i,
  /\.(?:woff2?|ico)$/i,
);
/** Folders in which directories, marketplaces and associations have a page for each company. */
const PROFILES = inSequence(
  anyOf(
    /\/(?:compan(?:y|ies)|profiles?|listings?|business(?:es)?|organi[sz]ations?|director(?:y|ies)|suppliers?)/i,
    /\/(?:members?|vendors?|sellers?|traders?|merchants?|partners?|clients?|firms?|employers?|entit(?:y|ies))/i,
    /\/(?:exhibitors?|brands?)/i,
  ),
  /\/([^/]+)/i,
);
/** A company number, or a name with its legal form. */
const HAS_COMPANY_NUMBER = /(?:^|[^a-z0-9])(?:\d{7,8}|[a-z]{2}\d{6})(?:[^a-z0-9]|$)/i;
const HAS_LEGAL_FORM = /[^a-z](?:ltd|limited|plc|llp|cic|cyf|cyfyngedig|inc|gmbh)(?:$|[^a-z0-9])/i;
const PAGE_ENDING = /\.(?:html?|php\d?|aspx?|jsp|cfm)?\/?$/i;
const WORDS_OF_A_LABEL_MAX = 7;
const SEGMENTS_OF_A_PATH_MAX = 3;
const SCORE_MIN = 12;

/** Whether a link without a guess may still lead to an ordinary page of the site. */
export function isOrdinaryLink(href: string, label: string): boolean {
  const path = pathOf(href);
  const isHome = /^\/?(?:index\.\w+)?$/.test(path);
  if (NO_PAGE.test(path) || (isHome && !hasPageNumber(href))) return false;
  const pathWords = foldWords(path.replace(PAGE_ENDING, ''));
  return isWorthAVisit({ path, pathWords, labelWords: foldWords(label) });
}

/** No file, and nothing that needs an account. */
export function isVisitable(path: string): boolean {
  return !NO_PAGE.test(path) && !ACCOUNT_WORDS.test(foldWords(path));
}

/** Undefined for links without any of these words. */
export function guessPage(href: string, label: string): PageGuess | undefined {
  const path = pathOf(href);
  if (NO_PAGE.test(path)) return undefined;
  const lastSlash = path.lastIndexOf('/', path.length - 2);
  const labelWords = foldWords(label);
  const folderWords = foldWords(path.slice(0, lastSlash + 1));
  const nameWords = foldWords(path.slice(lastSlash + 1).replace(PAGE_ENDING, ''));
  const profile = PROFILES.exec(path)?.[1];
  if (profile !== undefined && isOfOneAmongMany(profile, label)) return undefined;
  // The bar separates the label from the name of the page. The folder counts only when neither of them says
  // anything, and not when its pages may be about companies: `/company/tarnwick-joinery` is about Tarnwick
  // Joinery on any site.
  const said = kindOf(`${labelWords} | ${nameWords}`);
  const found = said ?? (profile === undefined ? kindOf(folderWords) : undefined);
  if (!found) return undefined;
  const score = found.score - doubts({ href, path, labelWords, folderWords, words: found.words });
  return score < SCORE_MIN ? undefined : { kind: found.kind, score, isByFolder: !said };
}

/** The kinds that a heading or a title names, the most certain first. */
function kindsNamed(text: string): PageKind[] {
  const words = foldWords(text);
  if (words === '') return [];
  const said = `${words} |`;
  if (!ANY_WORD.test(said)) return [];
  return KINDS.filter((kind) => kind.words.test(said) && !kind.except?.test(said)).map(({ kind }) => kind);
}

/**
 * A page about one of many companies, whose name may contain any word: "Legal & General plc" is not a legal
 * notice.
 */
function isOfOneAmongMany(profile: string, label: string): boolean {
  return HAS_COMPANY_NUMBER.test(profile) || HAS_LEGAL_FORM.test(profile) || HAS_LEGAL_FORM.test(label);
}

function kindOf(said: string): KindWords | undefined {
  if (!ANY_WORD.test(said)) return undefined;
  return KINDS.find(({ words, except }) => words.test(said) && !except?.test(said));
}

function doubts(link: {
  href: string;
  path: string;
  labelWords: string;
  folderWords: string;
  words: RegExp;
}): number {
  let doubt = 0;
  if (!link.words.test(link.labelWords)) doubt += 4;
  if (link.labelWords.split(' ').length > WORDS_OF_A_LABEL_MAX) doubt += 35;
  if (link.path.split('/').filter(Boolean).length > SEGMENTS_OF_A_PATH_MAX) doubt += 15;
  if (ARTICLE_WORDS.test(link.folderWords)) doubt += 40;
  if (link.href.includes('?')) doubt += 8;
  return doubt;
}

function pathOf(href: string): string {
  const withoutOrigin = href.replace(/^(?:https?:)?\/\/[^/?#]*/i, '');
  return withoutOrigin.split(/[?#]/, 1)[0] ?? '';
}

function foldWords(text: string): string {
  let folded = text;
  if (/%[0-9a-f]{2}/i.test(text)) {
    try {
      folded = decodeURIComponent(text);
    } catch {
      // Not UTF-8; the words that matter are ASCII anyway.
    }
  }
  folded = folded.toLowerCase();
  // Nearly all are ASCII and need no normalisation.
  if (!/[^\x20-\x7e\s]/.test(folded)) return folded.replace(/[^a-z0-9&]+/g, ' ').trim();
  return folded
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

// Links with these words are not worth a request without a guess. Words are lower case, with spaces for
// hyphens.
const ARTICLE_WORDS = anyOf(
  /(?:^| )(?:blogs?|news|articles?|insights?|resources|case stud(?:y|ies)|products?|shop|category|categories)(?: |$)/,
  /(?:^| )(?:tags?|author|events?|jobs?|careers?|vacanc(?:y|ies)|press|posts?|topics?|wiki|forum|guides?)(?: |$)/,
  /(?:^| )(?:20[0-3]\d)(?: |$)/,
);

const LISTING_WORDS = anyOf(
  /(?:^| )(?:collections?|catalog(?:ue)?|store|stories|recipes?|reviews?|testimonials?|gallery|portfolio|videos?)(?: |$)/,
  /(?:^| )(?:podcasts?|webinars?|downloads?|brands?|gifts?|sale|offers?|new in|best ?sellers|vouchers?)(?: |$)/,
  /(?:^| )(?:gift cards?|magazine|journal|archive|page \d+|listings?|search|find a|locator|locations?|branches)(?: |$)/,
  /(?:^| )(?:stores)(?: |$)/,
);

const ACCOUNT_WORDS = anyOf(
  /(?:^| )(?:log ?in|log ?out|sign ?(?:in|out)|register|account|my account|basket|cart|bag|checkout|wish ?list)(?: |$)/,
  /(?:^| )(?:favou?rites|orders?|track(?:ing)?|subscribe|unsubscribe|newsletter|password|auth|sso|portal)(?: |$)/,
  /(?:^| )(?:dashboard|feed|rss|print|share|wp admin|wp login|cdn cgi|book now|buy|demo|skip to content)(?: |$)/,
  /^(?:newsletter )?sign ?up(?: |$)/,
);

const PATH_SEGMENTS_MAX = 3;
/** Pages have short names; articles have headlines. */
const LINK_NAME_WORDS_MAX = 5;

interface LinkWords {
  path: string;
  /** The words of the address, folders included. */
  pathWords: string;
  labelWords: string;
}

/** Whether a link without a guess is still worth a request. */
function isWorthAVisit({ path, pathWords, labelWords }: LinkWords): boolean {
  const segments = path.split('/').filter(Boolean);
  if (segments.length > PATH_SEGMENTS_MAX) return false;
  const isHeadline = (words: string[]) => words.length > LINK_NAME_WORDS_MAX;
  if (isHeadline(labelWords.split(' ')) || isHeadline((segments.at(-1) ?? '').split(/[-_]/))) return false;
  return ![ARTICLE_WORDS, LISTING_WORDS, ACCOUNT_WORDS].some(
    (words) => words.test(pathWords) || words.test(labelWords),
  );
}

/** Whether the query only selects a page, as in `/?p=3` or `/page.php?id=7`. */
export function hasPageNumber(address: string): boolean {
  return /^[^?#]*\?(?:p|id|pid|page|page_id|cid)=[\w-]{1,30}(?:#|$)/i.test(address);
}

interface PageNames {
  title: string;
  heading: string;
}

interface PageToName {
  /** From the address and from the link to the page. */
  guess: PageKind;
  url: URL;
  scan: PageNames;
  /** Used to ignore the name of the site in the title of its pages. */
  home: PageNames | undefined;
}

/**
 * A heading that names one of these kinds decides. "Contact" and "about" are also headings of other texts.
 */
const SETTLING: ReadonlySet<PageKind> = new Set([
  'privacy',
  'terms',
  'legal',
  'cookies',
  'complaints',
  'modern_slavery',
  'delivery',
]);

/** Longer headings are sentences, which may mention privacy without being a privacy notice. */
const HEADING_WORDS_MAX = 8;
const TITLE_SEPARATOR = /\s+[-–—:/]+\s+|\s*[|»«·•]+\s*|:\s+/;
const ARTICLE_FOLDER =
  /\/(?:blogs?|news|articles?|insights?|press|posts?|journal|magazine|stories|20[0-3]\d\/\d\d?)\/[^/]/i;

/** The kind of a page that was read: its heading and title count more than the link to it. */
export function kindOfPage({ guess, url, scan, home }: PageToName): PageKind {
  if (guess === 'home') return guess;
  const siteNames = new Set(home ? namesOf(home) : []);
  const named = namesOf(scan)
    .filter((name) => !siteNames.has(name))
    .map((name) => kindsNamed(name));
  if (guess !== 'other' && named.some((found) => found.includes(guess))) return guess;
  const kinds = named.flatMap(([first]) => first ?? []);
  const settled = kinds.find((kind) => SETTLING.has(kind));
  if (settled) return settled;
  if (ARTICLE_FOLDER.test(url.pathname)) return 'post';
  return guess === 'other' ? (kinds[0] ?? guess) : guess;
}

/** The heading first, then the parts of the title, which often holds the name of the site as well. */
function namesOf({ title, heading }: PageNames): string[] {
  return [heading, ...title.split(TITLE_SEPARATOR)]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name.split(/\s+/).length <= HEADING_WORDS_MAX);
}
