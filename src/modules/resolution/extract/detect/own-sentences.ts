/** What a company says of itself behind its name, as against what is told of others. */

/** Where the sentence, or the part of a footer's line, ends. */
const ENDS = /(?<!\b(?:no|nos|reg|regd|co|ltd|eng|tel|inc|st|ext))[.!?](?=\s|$)|[\n|·•;]|\s[–—-]\s/i;

/** "whose registered office is at", "VAT number is": these verbs are not the sentence's. */
const PARTICULARS =
  /\b(?:whose|which|that|who|its|the|our|and)?\s*(?:\w+\s+){0,2}(?:offices?|numbers?|address|no|registration|vat|place\s+of\s+business)\s+(?:is|are)\b/gi;

/** The first verb that could be the sentence's. */
const VERB =
  /\b(?:is|are|was|were|has|have|had|will|may|can|cannot|must|does|do|did|said|says|told|went|won|trades?|owns?|operates?|runs?|manages?|sells?|makes?|builds?|offers?|provides?|supplies|employs?|handles?|\w{2,}ed(?=\s+(?:an?|the|its|their|his|her|in|on|at|to|with|for|up|out|from|over|more|late|last|this)\b))\b/gi;

/** Participles that describe the company: "a company registered in England", "based in York". */
const DESCRIBES =
  /^(?:registered|incorporated|established|formed|founded|based|located|situated|limited|authori[sz]ed|regulated|licensed|constituted|unlimited|domiciled|listed|reserved|organi[sz]ed|united|owned|supervised|recogni[sz]ed|accredited|certified)$/i;

const IS_REGISTERED =
  /^(?:is|are|was|were)\s+(?:(?:also|both|each|now|currently|fully|wholly|duly|itself|an?|the|our)\s+)*(?:(?:private|public|limited|uk|uk-based|english|scottish|welsh|british|registered|not|for|profit|non-profit|not-for-profit|charitable|community|interest|liability|owned|trading|data|sole|joint|credit|insurance|mortgage|finance)[\s-]+)*(?:registered|incorporated|authori[sz]ed|regulated|licensed|company|companies|charity|partnership|society|broker|intermediary|lender|controllers?|members?|subsidiary|appointed|part|constituted|supervised|vat|(?:firm|partnership)\s+of\s+solicitors|law\s+firm)\b/i;
/** Said of oneself in a footer; in a story it may be anybody. */
const IS_SOMEWHERE =
  /^(?:is|are|was|were)\s+(?:(?:also|an?|the|our|wholly)\s+)*(?:based|located|situated|established|founded|formed|owned|committed|the\s+(?:owner|operator|trading|parent|legal)|(?:owner|operator|legal|trading)\b|accredited|certified|covered|trading)/i;
const HAS_ITS_OFFICE = /^(?:has|have)\s+(?:its|their|a|our)\s+(?:registered|head|principal|main|office)/i;
/** "operates this website", "trades as Larchways". */
const RUNS_IT =
  /^(?:trades?|owns?|operates?|runs?|manages?)\s+(?:and\s+\w+\s+)?(?:as|under|this|our|the\s+(?:web|site|shop|store|brand|business|platform|app|name)|\p{Lu})/u;
/** Policies speak of what "Larch Ltd" will and may do. */
const POLICY_VERB = /^(?:will|may|can|cannot|must|do|does)\b/i;

/** "Larch Ltd – web design in York", "Larch Ltd, our accountants, are": what else the company is, in apposition. */
const IS_ALSO = [
  /^\s*[-–—|,:(]\s*(?:\w+\s+){0,2}(?:web(?:site)?s?|digital|internet|it|graphic|creative)\s*(?:site\s+)?(?:design(?:ers?)?|develop(?:ment|ers?)|agency|studio|marketing|solutions|services|support|hosting)\b/i,
  /^\s*(?:\([^()]*\))?\s*[-–—,]\s*(?:our|my|their|the)\s+(?!(?:registered|company|trading|legal|owners?|operators?|publishers?|controllers?|business|firm|data)\b)[a-z]/,
  /^\s*[-–—]\s*(?!(?:registered|regd?|company|co|trading|incorporated|vat|a|an|the|part|all|established|est|authori[sz]ed|regulated|no|number|crn|limited|head|office|our|we|tel|t|e|privacy|terms|copyright)\b)[a-z]+\s+(?:of|for|to|in|at|by)\b/,
];

/** The words that may follow a name at once; another one is a verb: "Larch Ltd sponsors", "Larch Ltd gave". */
const MAY_FOLLOW = new Set(
  (
    'registered regd reg incorporated company companies co crn no nos number vat charity trading trade t ta t/a whose which who of at and or with a an ' +
    'the as in on to for by from via under through per c/o based located situated established founded formed est since limited wholly part ' +
    'authorised authorized regulated licensed both all we our us you your formerly previously also now head office tel telephone phone email ' +
    'e fax website web copyright rights is are was were has have had will may can cannot must does do owns operates runs manages trades uk ' +
    'england wales scotland privacy terms cookies wedi yn cofrestrwyd hereinafter hereafter including not plus'
  ).split(' '),
);

/** `isInStory`: in running text that need not be about the site itself. */
export function tellsOfItself(after: string, isInStory: boolean): boolean {
  if (IS_ALSO.some((pattern) => pattern.test(after))) return false;
  const end = after.replace(/^[.,]?\s*/, (lead) => ' '.repeat(lead.length)).search(ENDS);
  const sentence = (end < 0 ? after : after.slice(0, end))
    .replace(/\([^()]*\)/g, ' ')
    .replace(PARTICULARS, ' ');
  const next = /^\s*([a-z/]+)/.exec(sentence)?.[1];
  if (next !== undefined && !MAY_FOLLOW.has(next)) return false;
  for (const { 0: verb, index } of sentence.matchAll(VERB)) {
    if (DESCRIBES.test(verb)) continue;
    if (/\bwe\s+$/i.test(sentence.slice(0, index))) return true;
    const rest = sentence.slice(index);
    if (IS_REGISTERED.test(rest) || HAS_ITS_OFFICE.test(rest) || RUNS_IT.test(rest)) return true;
    return !isInStory && (IS_SOMEWHERE.test(rest) || POLICY_VERB.test(rest));
  }
  return true;
}
