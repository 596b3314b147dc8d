import { anyOf } from '../../../shared/join-patterns.ts';
import type { CrawlFailure } from './crawled-site.ts';
import type { PageScan } from './scan-page.ts';

/** A page with less visible text than this counts as empty. */
const TEXT_MIN = 20;
/** A page made by scripts with less text than this needs rendering. */
const SHELL_TEXT_MAX = 60;
const SHELL_WITH_ROOT_TEXT_MAX = 400;
/** Data shorter than this, such as an empty object, is ignored. */
const DATA_MIN = 20;
/** Holding pages and captchas are short; longer pages with their words are about them. */
const NOTICE_TEXT_MAX = 2_500;

export type PageText = 'text' | 'script_only' | 'empty';

/** Whether there is anything to read. */
export function judgeText(scan: PageScan): PageText {
  const asksForScripts = scan.hasAppRoot || /java ?script/i.test(scan.noscript);
  const isMade = scan.scriptCount > 0 || scan.dataLength >= DATA_MIN;
  const isShell =
    isMade &&
    (scan.textLength < SHELL_TEXT_MAX || (asksForScripts && scan.textLength < SHELL_WITH_ROOT_TEXT_MAX));
  if (isShell) return 'script_only';
  return scan.textLength < TEXT_MIN ? 'empty' : 'text';
}

const CHALLENGE_TITLES = anyOf(
  /^(?:just a moment|attention required|access denied|please wait|one moment,? please|verifying|checking your browser)\b/i,
  /^(?:security check|are you a robot|robot check|ddos-guard|human verification|pardon our interruption)\b/i,
  /^(?:you have been blocked|bot verification|request rejected|403 forbidden|forbidden)\b/i,
);
const CHALLENGE_WORDS = anyOf(
  /checking (?:your browser|if the site connection is secure)|verif(?:y|ying) (?:that )?you are (?:a )?human/i,
  /enable javascript and cookies to continue|complete the (?:security check|captcha)|(?:solve|enter|type) the captcha/i,
  /unusual (?:traffic|activity) from your|you have been blocked/i,
  /access (?:to this (?:page|site|resource) (?:has been|is|was) |)denied/i,
  /please (?:prove|confirm) (?:that )?you(?: a|')re (?:human|not a robot)|press (?:&|and) hold|ddos protection by/i,
  /request unsuccessful|incident id|ray id|automated access|bot (?:detection|protection)|disable any ad blocker/i,
);
const CHALLENGE_SOURCES =
  /(?:hcaptcha\.com|recaptcha|turnstile|captcha-delivery|_incapsula_resource|challenge-platform\/h\/)/i;

/** A page in front of the site that lets only browsers or only people pass. */
export function isChallenge(scan: PageScan): boolean {
  if (scan.textLength > NOTICE_TEXT_MAX) return false;
  const words = `${scan.sample} ${scan.noscript}`;
  if (CHALLENGE_TITLES.test(scan.title)) return scan.textLength < 1_200;
  if (CHALLENGE_WORDS.test(words)) return scan.textLength < 1_200;
  return scan.textLength < TEXT_MIN * 5 && scan.sources.some((source) => CHALLENGE_SOURCES.test(source));
}

/** Signs of a page by a registrar or a domain dealer, each with its weight; a sum of three is enough. */
const PARKING_SIGNS: readonly [weight: number, sign: RegExp][] = [
  [3, /\b(?:domain(?: name)?|website|web ?site|site|page) (?:is|has been|was) (?:currently )?parked\b/i],
  [3, /\bparked (?:free|courtesy|for free|by|domain|page)\b|\bdomain parking\b|\bparking page\b/i],
  [
    3,
    anyOf(
      /\b(?:this|the|your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:is|may be|might be) (?:available )?(?:for sale)\b/i,
      /\b(?:this|the|your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:could be) (?:available )?(?:for sale)\b/i,
      /\b(?:this|the|your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:is|may be|might be) (?:available )?(?:on sale)\b/i,
      /\b(?:this|the|your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:could be) (?:available )?(?:on sale)\b/i,
      /\b(?:this|the|your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:is) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:this|the) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:may be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:may be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:this) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:might be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:the) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:might be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:might be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:this) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:could be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:the) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:could be) (?:available )?available for (?:sale|purchase)\b/i,
      /\b(?:your) (?:premium )?domain(?: name)?(?: [\w.-]+)? (?:could be) (?:available )?available for (?:sale|purchase)\b/i,
    ),
  ],
  [3, /\b(?:buy|purchase|acquire|own|lease|get) this (?:premium )?domain\b|\bdomain (?:is )?for sale\b/i],
  [
    3,
    anyOf(
      /\bmake (?:an? )?offer (?:on|for) (?:this|the) domain\b/i,
      /\b(?:inquire|enquire|interested in|inquiry|enquiry) (?:about |in )?(?:this|buying this|purchasing this) domain\b/i,
    ),
  ],
  [
    3,
    anyOf(
      /\b(?:this) domain(?: name)?(?: [\w.-]+)? has (?:just )?been (?:(?:recently|already|successfully|now) )?registered\b/i,
      /\b(?:the) domain(?: name)?(?: [\w.-]+)? has (?:just )?been (?:(?:recently|already|successfully|now) )?registered\b/i,
      /\b(?:this|the) domain(?: name)?(?: [\w.-]+)? (?:was|is) (?:(?:recently|already|successfully|now) )?registered\b/i,
    ),
  ],
  [3, /\bregistered (?:by|for|on behalf of) (?:one of our|a) (?:customers?|clients?)\b/i],
  [
    3,
    anyOf(
      /\b(?:domain|registration|hosting|account) (?:\S+ )?(?:has |is )?(?:expired|been suspended|suspended|been cancelled)\b/i,
      /\b(?:website|site) (?:\S+ )?(?:has |is )?(?:expired|been suspended|suspended|been cancelled)\b/i,
    ),
  ],
  [3, /\b(?:the )?future home of\b.*\b(?:website|site|something)\b/i],
  [
    3,
    anyOf(
      /\bno (?:web ?site|content|web page) (?:has been|is|was)? ?(?:configured|uploaded|published) (?:at|for|on|yet|here)\b/i,
      /\bno (?:web ?site|content|web page) (?:has been|is|was)? ?(?:set up|found) (?:at|for|on|yet|here)\b/i,
    ),
  ],
  [
    3,
    anyOf(
      /\b(?:welcome to nginx|apache2? (?:\w+ )?default page|test page for)/i,
      /\b(?:default (?:web ?site|server|plesk|cpanel|host|web) ?page|iis windows server|web server'?s default page|it works!)/i,
    ),
  ],
  [3, /\bwebpage was generated by the domain owner\b/i],
  [2, /\b(?:sponsored|related) (?:listings|links|searches|results)\b/i],
  [2, /\b(?:holding|placeholder|landing) page\b/i],
  [
    1.5,
    anyOf(
      /\b(?:domain registrar|register(?:ed)? (?:a|your|this) domain|domain names? from|web hosting from|cheap domains?)\b/i,
      /\b(?:claim (?:this|your) domain|point (?:your|this) domain|name ?servers?)\b/i,
    ),
  ],
  [
    1,
    anyOf(
      /\b(?:owner of this (?:domain|website|site)|is this your domain|are you the owner)\b/i,
      /\b(?:if you are the (?:site |domain )?owner)\b/i,
    ),
  ],
  [1, /\b(?:coming soon|under construction|website (?:is )?on its way|launching soon)\b/i],
];
/** As the beginning of a host's label: `dan.com` is one, `jordan.com` and `airport-parking.co.uk` are not. */
const PARKING_HOSTS = anyOf(
  /(?:^|\/\/|\.)(?:sedoparking|parkingcrew|parklogic|bodis|afternic|hugedomains|uniregistry|undeveloped|domainmarket)/i,
  /(?:^|\/\/|\.)(?:dan\.com|above\.com|voodoo\.com|cashparking|parking[-.]|domainparking|sedo\.com|dynadot\.com\/market)/i,
  /(?:^|\/\/|\.)(?:skenzo|trafficz|fabulous\.com|efty\.com|squadhelp|brandbucket|atom\.com\/name)/i,
);
const PARKING_WEIGHT_MIN = 3;

/** A page that only reserves the domain or offers it for sale. It says nothing about the owner. */
export function isParked(scan: PageScan, page: { url: URL; domain: string }): boolean {
  const { hostname } = page.url;
  const isOwnHost = hostname === page.domain || hostname.endsWith(`.${page.domain}`);
  if (!isOwnHost && PARKING_HOSTS.test(hostname)) return true;
  if (scan.textLength > NOTICE_TEXT_MAX) return false;
  const words = `${scan.title} . ${scan.sample}`;
  let weight = 0;
  for (const [points, sign] of PARKING_SIGNS) if (sign.test(words)) weight += points;
  if ([...scan.sources, ...scan.frames].some((source) => PARKING_HOSTS.test(source))) {
    weight += scan.textLength < 300 ? 3 : 2;
  }
  if (scan.links.some(({ href }) => PARKING_HOSTS.test(href))) weight += 1;
  // A page whose title is its address has no title.
  if (
    scan.title
      .toLowerCase()
      .replace(/^www\./, '')
      .startsWith(page.domain)
  )
    weight += 0.5;
  if (scan.textLength > NOTICE_TEXT_MAX / 2) weight -= 1;
  // A real site has links to its own pages.
  const ownPages = scan.links.filter(({ guess }) => guess && guess.score > 50).length;
  weight -= Math.min(2, ownPages * 0.4);
  return weight >= PARKING_WEIGHT_MIN;
}

interface AnsweredPage {
  url: URL;
  status: number;
}

export function challengeFailure({ url, status }: AnsweredPage): CrawlFailure {
  return {
    reason: 'blocked',
    message: `${url.hostname} shows a check for robots instead of its pages.`,
    url: url.href,
    status,
  };
}

export function parkedFailure(domain: string): CrawlFailure {
  return {
    reason: 'parked',
    message: `${domain} shows a holding page: the name is registered but there is no website.`,
  };
}

export function emptyFailure(domain: string, page?: AnsweredPage): CrawlFailure {
  const message = `${domain} answers, but there is no text on its pages.`;
  return { reason: 'empty', message, ...(page && { url: page.url.href, status: page.status }) };
}
