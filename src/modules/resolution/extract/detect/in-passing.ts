/**
 * Whether a sentence states a company outright, "Larch Ltd, registered in England", or comes to it by way of something else:
 * a dealer, a landlord, the subject of a story. Passing words do not say that the company has nothing to do with the site;
 * they say nothing for it either, so that something else has to. There are more ways to speak of others than anybody could
 * list, so the ways to speak of oneself are listed.
 */
import { tellsOfItself } from './own-sentences.ts';

/** Small words in the lead to a name: the sentence has begun with something else. */
const PROSE =
  /(?:^|[\s(])(?:of|for|from|with|to|by|is|are|was|were|on|in|at|under|against|about|into|than|like|unlike|through|via|between|as|has|have|our|my|your|their|his|her|its|this|that|these|those|the|an?|and)(?=\s|$)/i;

/** What is said under such a label is said of somebody the site deals with. */
const LABEL_OF_OTHERS =
  /(?:^|[\s(])(?:manufacturers?|importers?|exporters?|distributors?|wholesalers?|stockists?|retailers?|dealers?|suppliers?|agents?|landlords?|freeholders?|sponsors?|funders?|insurers?|insurance|lenders?|finance|payroll|umbrella(?:\s+company)?|(?:card\s+)?payments?|hosting|registrar|accountants?|auditors?|solicitors?|lawyers?|architects?|contractors?|printers?|couriers?|delivery|ticket(?:s|ing)|jobs?|vacanc(?:y|ies)|careers|news|press|where\s+to\s+buy|clients?|customers?|tenants?|employers?|reviews?|photos?|photography|images|software|bookings?|sellers?|sold\s+by|vendors?|merchants?|venues?|partners?|web(?:site)?\s+(?:design|development|by|credits?)|site\s+(?:design|by|credits?)|design(?:ed)?(?:\s+by)?|web\s?sites?|processors?|(?:\w+\s+)?providers?|friends|brands?|ads?|advert(?:isement)?s?|returns?)\s*:\s*$/i;

/** Labels under which a site speaks of itself. */
const OWN_LABEL =
  /\b(?:compan(?:y|ies)|registered|registration|legal|names?|address(?:es)?|offices?|contact|details|information|info|imprint|impressum|owners?|operators?|proprietors?|business|trading(?:\s+as)?|copyright|controllers?|post|mail|about|us|publishers?|publication|entity|organi[sz]ation|charity|responsible|editor|crn|vat|england|wales|scotland|ireland|kingdom|uk|statement|notice|disclaimer|policy|terms|head\s*quarters|hq|visit|find|write|correspondence|organi[sz]ers?|promoters?)\b[^:]{0,40}:\s*$/i;

/** "says Jo Larch, Director, Elm Ltd". */
const SPEAKER =
  /\b(?:director|manager|founder|ceo|cto|cfo|chief|head|officer|buyer|consultant|engineer|chair(?:man|woman|person)?)\b[^.]{0,20},\s*(?:at\s+)?$/i;

/** "I looked them up: Larch Ltd". */
const TELLER = /\b(?:I|[Tt]he(?:y|m|ir)|[Hh]e|[Ss]he|[Hh]is|[Hh]er)\b[^.]{0,60}:\s*$/;

/** The same small words, in what a company says of itself. */
const OF_ITSELF: readonly RegExp[] = [
  /(?<!\bat\s(?:the\s)?)\b(?:directors?|trustees|offices?|address|details|names?|numbers?|behalf|copyright|owner)\s+(?:of|for|by|is|are)\s+(?:the\s+)?$/i,
  /\bpayable\s+to\s+(?:the\s+)?$/i,
  /^\W*(?:\w+\W+){0,6}organi[sz]ed\s+by\s+(?:the\s+)?$/i,
  /\byou(?:r|rs)?\b[^.]{0,50}\b(?:contract|deal|trad|buy|purchas|order|agree)\w*\s+(?:is\s+)?(?:with|from)\s+(?:the\s+)?$/i,
  /\b(?:official|this)\s+(?:\w+\s+)?(?:web\s?)?(?:site|shop|store|page|blog)\s+(?:of|for|is)\s+(?:the\s+)?$/i,
  /\b(?:an?|the)\s+(?:[\w-]+\s+){0,2}(?:service|product|app|project|initiative|venture|publication|(?:web\s?)?site|shop|store|window|arm|face|home|imprint|event|festival|conference|development|magazine|blog|podcast)\s+(?:of|by|from|for)\s+(?:the\s+)?$/i,
  /^\W*(?:\w+\W+){0,4}(?:terms|conditions|polic(?:y|ies)|notice|statement)\s+(?:of|for|by)\s+(?:the\s+)?$/i,
  /\b(?:this|our|legal|registered|trading|operating)\s+(?:company|firm|business|entity|operator|charity|seller|trader|publisher)\b[^.]{0,60}\sis\s+(?:the\s+)?$/i,
  /\b(?:registered|incorporated)\b[^.]{0,60}\b(?:as|england|wales|scotland|ireland|kingdom|uk)\b[\s:,()-]*$/i,
  /^\W*(?:here\s+)?at\s+(?:the\s+)?$/i,
  /\b(?:write\s+to|(?:contact|visit|find|reach)\s+us\s+at)\s*:?\s*(?:the\s+)?$/i,
  /\b(?:trading|known|operating)\s+as\b[^.]{0,60},\s*$/i,
  /\b(?:its|our)\s+(?:\w+\s+)?company,?\s*$/i,
];

/** In a footer or a policy "the company is" the site's; in the text of a front page it is the one the text speaks of. */
const THE_COMPANY_IS =
  /\bthe\s+(?:company|firm|business|entity|operator|charity|seller|trader|publisher)\b[^.]{0,60}\sis\s+(?:the\s+)?$/i;
/** "Larchways is Larch Ways Holidays Ltd". */
const BRAND_IS =
  /^\W*(?!(?:Our|My|Your|The|An?)\s)\p{Lu}[\p{L}\p{N}'’&-]*(?:\s\p{Lu}[\p{L}\p{N}'’&-]*){0,3}\sis\s$/u;
const MARKS = /\b(?:trade\s?marks?|logos?)\b/i;

export interface Passage {
  /** The sentence up to the name. */
  before: string;
  /** The short line above a name that opens its own: a heading, a term, the cell beside. */
  above: string;
  /** What follows the name, with its line breaks. */
  after: string;
  /** In the running text of a page that need not be about the site itself. */
  isInStory: boolean;
}

export function isNamedInPassing({ before, above, after, isInStory }: Passage): boolean {
  if (above !== '' && LABEL_OF_OTHERS.test(`${above}:`)) return true;
  // Footers put what belongs apart on one line.
  const lead = before.split(PARTS).at(-1) ?? '';
  const way = wayTo(lead, isInStory);
  return way === 'open' ? !tellsOfItself(after, isInStory) : way === 'elsewhere';
}

const PARTS = /\s[|·•–—-]\s|[|·•]|(?<=\b(?:ltd|limited|plc|llp|cic|inc))\.\s+/i;

/** What leads to the name: nothing that tells, words of the company's own, or words about something else. */
function wayTo(lead: string, isInStory: boolean): 'open' | 'own' | 'elsewhere' {
  if (!/[\p{L}\d]/u.test(lead)) return 'open';
  if ([LABEL_OF_OTHERS, SPEAKER, TELLER].some((pattern) => pattern.test(lead))) return 'elsewhere';
  if (/:\s*$/.test(lead)) return OWN_LABEL.test(lead) ? 'own' : 'elsewhere';
  if (!PROSE.test(lead)) return 'open';
  if (MARKS.test(lead)) return 'elsewhere';
  if (THE_COMPANY_IS.test(lead)) return isInStory ? 'elsewhere' : 'own';
  return BRAND_IS.test(lead) || OF_ITSELF.some((pattern) => pattern.test(lead)) ? 'own' : 'elsewhere';
}
