/** Words that tie what follows them to something else in the sentence: "beans from Larch Ltd", "our landlord is Larch Ltd". */
const LINKING_WORD =
  /(?:^|\s)(?:of|for|from|with|to|by|is|are|was|were|on|in|under|against|about|into|than|like|unlike)\s+(?:the\s+)?$/i;

/** What is said under such a label is said of somebody the site deals with. */
const LABEL_OF_OTHERS =
  /(?:^|[\s(])(?:manufacturers?|importers?|exporters?|distributors?|wholesalers?|stockists?|retailers?|dealers?|suppliers?|agents?|landlords?|freeholders?|sponsors?|funders?|insurers?|insurance|lenders?|finance|payroll|umbrella(?:\s+company)?|(?:card\s+)?payments?|hosting|registrar|accountants?|auditors?|solicitors?|lawyers?|architects?|contractors?|printers?|couriers?|delivery|ticket(?:s|ing)|jobs?|vacanc(?:y|ies)|careers|news|press|where\s+to\s+buy|clients?|customers?|tenants?|employers?|reviews?|photos?|photography|images|software|bookings?)\s*:\s*$/i;

/** "says Jo Larch, Director, Elm Ltd". */
const SPEAKER =
  /\b(?:director|manager|founder|ceo|cto|cfo|chief|head|officer|buyer|consultant|engineer|chair(?:man|woman|person)?)\b[^.]{0,20},\s*(?:at\s+)?$/i;

/** "I looked them up: Larch Ltd". */
const TELLER = /\b(?:I|[Tt]he(?:y|m|ir)|[Hh]e|[Ss]he|[Hh]is|[Hh]er)\b[^.]{0,60}:\s*$/;

/** "Larch Ltd (company number 1), of York, has been fined": a report. */
const REPORTED =
  /^[^.;]{0,120}?\b(?:(?:has|have|had)\s+(?:been\s+)?|(?:was|were)\s+)(?:fined|gone|entered|collapsed|appointed|won|agreed|acquired|bought|sold|signed|joined|ceased|found|ordered|accused|convicted|wound|placed|dissolved|struck|named|sued)\b|^[^.;]{0,120}?\b(?:announced|went\s+into|is\s+(?:looking\s+for|hiring|recruiting|accused))\b/i;

/** The same small words, in what a company says of itself. */
const OF_ITSELF: readonly RegExp[] = [
  /\b(?:directors?|trustees|offices?|address|details|names?|numbers?|behalf|copyright|owner)\s+(?:of|for|by|is|are)\s+(?:the\s+)?$/i,
  /\bpayable\s+to\s+(?:the\s+)?$/i,
  /\byou(?:r|rs)?\b[^.]{0,50}\b(?:contract|deal|trad|buy|purchas|order|agree)\w*\s+(?:is\s+)?(?:with|from)\s+(?:the\s+)?$/i,
  /\b(?:official|this)\s+(?:\w+\s+)?(?:web\s?)?(?:site|shop|store|page|blog)\s+(?:of|for|is)\s+(?:the\s+)?$/i,
  /\ban?\s+(?:\w+\s+){0,2}(?:service|project|initiative|venture|publication|(?:web\s?)?site|imprint|event)\s+(?:of|by|from|for)\s+(?:the\s+)?$/i,
  /^\W*(?:\w+\W+){0,4}(?:terms|conditions|polic(?:y|ies)|notice|statement)\s+(?:of|for|by)\s+(?:the\s+)?$/i,
  /\b(?:the|this|our|legal|registered|trading|operating)\s+(?:company|firm|business|entity|operator|charity|seller|trader|publisher)\b[^.]{0,60}\sis\s+(?:the\s+)?$/i,
];
/** "Larchways is Larch Ways Holidays Ltd". */
const BRAND_IS =
  /^\W*(?!(?:Our|My|Your|The|An?)\s)\p{Lu}[\p{L}\p{N}'’&-]*(?:\s\p{Lu}[\p{L}\p{N}'’&-]*){0,3}\sis\s$/u;
const MARKS = /\b(?:trade\s?marks?|logos?)\b/i;

/**
 * Whether the sentence comes to a company's name by way of something else: a dealer, a landlord, the subject of a story.
 * Such words do not say that the company has nothing to do with the site; they say nothing for it either, so that something
 * else has to.
 */
export function isNamedInPassing(before: string, after: string): boolean {
  if ([LABEL_OF_OTHERS, SPEAKER, TELLER].some((pattern) => pattern.test(before))) return true;
  if (REPORTED.test(after)) return true;
  if (!LINKING_WORD.test(before)) return false;
  if (MARKS.test(before)) return true;
  return !BRAND_IS.test(before) && !OF_ITSELF.some((pattern) => pattern.test(before));
}
