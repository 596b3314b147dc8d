import type { ClaimCue, ClaimRole } from '../claim.ts';

export interface RoleFinding {
  role: ClaimRole;
  cue: ClaimCue | null;
}

/** What is known of the place where a name stands. */
export interface RoleContext {
  name: string;
  /** The sentence up to the name. */
  before: string;
  /** What follows the name, over the end of the sentence. */
  after: string;
  /** Another company's name stands earlier in the sentence. */
  followsName: boolean;
}

const finding = (role: ClaimRole, cue: ClaimCue | null): RoleFinding => ({ role, cue });

/** The words come to the company by way of something else: they say nothing for it, nor against it. */
export const IN_PASSING: RoleFinding = finding('unknown', null);

/** "Theme © Larch Ltd", "Map data © Larch Ltd": of a part of the site, whoever runs it. */
const COPYRIGHT_IN_A_PART =
  /\b(?:(?!(?:site|website|contents?|text|texts|materials?|pages?|rights|reserved|and|all|this|is|are)\b)[a-z]+|Themes?|Templates?|Photo\w*|Images?|Pictures?|Icons?|Illustrations?|Maps?|Fonts?|Logos?|Artwork|Designs?|Software|Videos?|Films?|Music|Graphics|Data)\s*(?:(?:is|are)\s+)?(?:©|\([cC]\))[^.]*$|\b[Cc]opyright\s+in\s+(?:the\s+)?(?!(?:site|website|contents?|text|texts|materials?|pages?|this)\b)[a-z]+/;

/** Words of services that others render: what is "operated by" somebody in such a sentence is not the site. */
const SERVICE_OF_OTHERS =
  /\b(?:analytics|cookies?|payments?|card|plug-?ins?|social\s+(?:media|network)|advert\w*|hosting|hosted|servers?|courier|deliver(?:y|ed)|insurance|insur(?:er|ed)|finance|credit|lender|loans?|processors?|third[-\s]part\w+|newsletters?|mailing|chat|maps?|fonts?|captcha|tracking|pixel|scheme|gateway|cloud|crm|transactions?|adjudicat\w+|ombudsman|regulat\w+|underwrit\w+)\b/i;
const SITE =
  /\b(?:(?:web)?\s?site|web\s?page|platform|apps?|application|(?:online\s+)?(?:shop|store|service)|portal|brand|domain|marketplace|blog|https?:\S+|www\.\S+|[\w-]+\.(?:co\.uk|com|org|net|uk|io|app|ai|org\.uk)\b|we\b|us\b|our\b|software|game|product)/i;

/** "Formerly a trading name of Larch Ltd": whose name it is now, the sentence does not say. */
export const NAME_NO_LONGER_OF =
  /\b(?:formerly|previously|once|no\s+longer|used\s+to\s+be|was|were|not)\s+(?:an?\s+|the\s+)?(?:registered\s+)?(?:trading|business|trade|brands?|division)\b[^.]{0,30}\s(?:of|for|by)\s+(?:the\s+)?$/i;

/** "Not operated by Larch Ltd", "previously run by Larch Ltd". */
const NOT_RUN_BY =
  /\b(?:not|formerly|previously|once|originally|no\s+longer|never|until\s+\S+)\s+(?:(?:been|being|an?|the)\s+)?(?:owned|operated|run|published|administered|controlled|managed|maintained|provided|sold)\b[^.]{0,40}\s(?:by|of)\s+(?:the\s+)?$/i;

/** The first that fits decides; each is tried on the text that ends where the name begins. */
const BEFORE: [pattern: RegExp, find: (context: RoleContext) => RoleFinding | null][] = [
  [/(?:\bc\/o\b|\bcare\s+of)[\s:]*$/i, () => finding('third_party', null)],
  [
    /\b(?:not\s+(?:affiliated|associated|connected|endorsed)(?:\s+\w+){0,6}\s+(?:with|to|by))\s+(?:the\s+)?$/i,
    () => finding('third_party', 'dealt_with'),
  ],
  [NAME_NO_LONGER_OF, () => finding('third_party', 'dealt_with')],
  [NOT_RUN_BY, () => finding('third_party', 'dealt_with')],
  [
    /\b(?:re-?sellers?|dealers?(?:ships?)?|distributors?|stockists?|franchis(?:ees?|es?)|licensees?|retailers?|wholesalers?|importers?|installers?|concessionaires?)(?:\s+(?:in|across)\s+[\w\s]{2,30}?)?\s+(?:of|for|to|from|with)\s+(?:the\s+)?$/i,
    () => finding('third_party', 'dealt_with'),
  ],
  [
    /\b(?:under|on)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:licen[cs]e|franchise)(?:\s+agreement)?\s+(?:from|of|by|with|to)\s+(?:the\s+)?$/i,
    () => finding('third_party', 'dealt_with'),
  ],
  [
    /\b(?:trading|business|trade)\s+(?:names?|styles?|titles?|divisions?|arms?)(?:\s+(?:and\s+)?[\w\s]{0,24})?\s+(?:of|for|used\s+by)\s+(?:the\s+)?$/i,
    () => finding('operator', 'trading_name_of'),
  ],
  [
    /\b(?:brands?(?:\s+names?)?|division)\s+(?:of|owned\s+by|from)\s+(?:the\s+)?$/i,
    () => finding('operator', 'trading_name_of'),
  ],
  [
    /\btrade\s?marks?\s+(?:of|owned\s+by|belonging\s+to)\s+(?:the\s+)?$/i,
    (context) => (SERVICE_OF_OTHERS.test(context.before) ? finding('third_party', null) : null),
  ],
  [
    /["“'‘(](?:we|us|our|the\s+company|seller|supplier|company|provider|controller|the\s+(?:website|site)|owner)["”'’)]?(?:\s*(?:,|and|or|&)\s*["“'‘]?\w+["”'’]?){0,4}\s*(?:means?|refers?\s+to|is|are|[:–-])?\s*$/i,
    () => finding('operator', 'we_are'),
  ],
  [
    /\b(?:we|our|us)["”'’]?,?\s+(?:means?|refers?\s+to|are|in\s+this\s+\w+\s+(?:means?|refers?\s+to))\s*:?\s*(?:the\s+)?$/i,
    () => finding('operator', 'we_are'),
  ],
  [/\b(?:who\s+we\s+are|about\s+us)[\s:.–-]*$/i, () => finding('operator', 'we_are')],
  [
    /\b(?:welcome\s+to|i\s+am|this\s+is\s+the\s+(?:web)?site\s+of|(?:web)?site\s+of)\s+(?:the\s+)?$/i,
    (context) =>
      /\b(?:was|were|used\s+to|formerly|until|no\s+longer)\b/i.test(context.before)
        ? finding('third_party', 'dealt_with')
        : finding('operator', 'we_are'),
  ],
  [
    /\bcontroller[^.]{0,70}?(?:\bis\b|\bare\b|:|\bbeing\b|[–-])\s*(?:the\s+)?$/i,
    (context) => (/processor/i.test(context.before.slice(-60)) ? null : finding('operator', 'controller')),
  ],
  [
    /(?:©|\(c\)|\bcopyright\b|hawlfraint)[\s\d,–—©-]*(?:by\s+|of\s+|belongs?\s+to\s+)?(?:the\s+)?$/i,
    (context) => (COPYRIGHT_IN_A_PART.test(context.before) ? IN_PASSING : finding('operator', 'copyright')),
  ],
  [
    /\b(?:parent(?:\s+(?:company|undertaking|organisation))?|holding\s+company|ultimate\s+(?:parent|owner)|controlling\s+party|group\s+compan(?:y|ies))[^.]{0,30}?(?:\bis\b|\bare\b|,|:|\bof\b)?\s*(?:the\s+)?$/i,
    () => finding('group', 'part_of'),
  ],
  [
    /\b(?:group(?:\s+of\s+companies)?|group['’]s\s+(?:members|companies))\s+(?:which\s+|that\s+)?(?:compris(?:es?|ing|ed\s+of)|consist(?:s|ing)?\s+of|(?:is|are)\s+made\s+up\s+of|includ(?:es?|ing)|contains?)\b[^.]*$/i,
    () => finding('group', 'part_of'),
  ],
  [
    /\b(?:part\s+of|(?:a\s+|proud\s+)?members?\s+(?:firm\s+)?of|subsidiar(?:y|ies)\s+(?:compan(?:y|ies)\s+)?(?:undertaking\s+)?of|wholly[\s-]+owned\s+(?:subsidiary\s+)?(?:by|of)|majority[\s-]owned\s+by|affiliate(?:d\s+compan(?:y|ies))?\s+(?:of|with)|belongs?\s+to|acquired\s+by|a\s+company\s+(?:of|within)|sister\s+(?:compan(?:y|ies)|business(?:es)?|firms?|brands?)(?:\s+(?:of|to))?|sisters?\s+(?:of|to))\s*,?:?\s*(?:the\s+)?$/i,
    partOf,
  ],
  [
    /\b(?:web\s?site|site|web|page|app|logo|(?:web\s?(?:site)?\s+|site\s+)(?:design(?:er)?s?|development|developers?|build)|theme|template|photography|branding|seo|digital\s+marketing|marketing|graphics?)\s*(?:&\s*\w+\s*)?(?:by|credits?|:)\s*:?\s*$/i,
    () => finding('agency', 'designed_by'),
  ],
  [
    // "Website by Larchweb – Larch Web Ltd": the brand comes first.
    /\b(?:web\s?site|site|web\s+design|design(?:ed)?|built)\s+by\s+[^.|·•–—\n]{2,40}\s*[–—(,-]\s*$/i,
    () => finding('agency', 'designed_by'),
  ],
  [/\b(?:web\s?)?site\s+is\s+looked\s+after\s+by\s+(?:the\s+)?$/i, () => finding('agency', 'designed_by')],
  [
    /\b(?:design(?:ed)?|built|build|develop(?:ed|ment)|creat(?:ed|ion)|made|crafted|hand-?crafted|engineered|coded|lovingly\s+\w+|website\s+powered)(?:\s*(?:,|&|and|\+|\/)\s*(?:web\s+)?(?:design(?:ed)?|built|build|develop(?:ed|ment)|creat(?:ed|ion)|host(?:ed|ing)|maintain(?:ed)?|maintenance|powered|managed|marketing|seo|made)){0,3}\s*(?:with\s+\S+\s+)?(?:in\s+\w+\s+)?by\s*:?\s*(?:the\s+)?$/i,
    () => finding('agency', 'designed_by'),
  ],
  [
    /\b(?:owned|operated|run|published|administered|controlled|managed|maintained|brought\s+to\s+you|offered|provided|sold|supplied|issued)(?:\s*(?:,|and|&|\/|or)\s*\w+){0,2}\s+(?:\w+\s+)?(?:by|on\s+behalf\s+of)\s*:?\s*(?:the\s+)?$/i,
    operatedBy,
  ],
  [
    /\b(?:contract|agreement|terms?)\b[^.]{0,60}?(?:\bbetween\s+you\b[^.]{0,40}?\band|\bis\s+with|\bwill\s+be\s+with|\bmade\s+with|\band)\s+(?:the\s+)?$/i,
    (context) => (SERVICE_OF_OTHERS.test(context.before) ? IN_PASSING : finding('operator', 'seller')),
  ],
  [
    /\b(?:seller\s+is|(?:sold|supplied)(?:\s*(?:,|and|&|\/)\s*\w+){0,2}\s+by|seller\s*:|merchant\s*:|you\s+are\s+(?:buying|contracting)\s+\w*\s*(?:from|with))\s*(?:the\s+)?$/i,
    (context) => (SELLS_EVERYTHING.test(context.before) ? finding('operator', 'seller') : IN_PASSING),
  ],
  [
    /\b(?:powered|processed|hosted|handled|fulfilled|delivered|insured|underwritten|regulated|authorised|authorized|licensed|supported|sponsored|funded|certified|accredited|approved|audited|collected|verified|serviced|distributed|manufactured|represented|arranged|issued|appointed|governed)\b(?:\s+\w+){0,4}?\s+by\s*:?\s*(?:the\s+)?$/i,
    (context) =>
      finding(
        'third_party',
        /regulat|authori|licen/i.test(context.before.slice(-60)) ? 'regulator' : 'processor',
      ),
  ],
  [
    /\b(?:such\s+as|including|includes?|e\.g\.?,?|for\s+example,?|via|through|using|we\s+use|uses|utilise[sd]?|partner(?:s|ed|ship|ing)?(?:\s+with)?|in\s+(?:association|conjunction|collaboration)\s+with|work(?:s|ing|ed)\s+with|clients?\s+include|supplier|(?:service\s+)?provider|processor|broker|lender|insurer|courier|agents?\s+(?:of|for)|appointed\s+representatives?\s+of|introducer\s+(?:to|for)|registered\s+with|shared?\s+with|transferred\s+to|customers?\s+of|reviews?\s+of|case\s+study|testimonial|bankers?|auditors?|accountants|insurers)\s*(?:,|:|is|are|–|-)?\s*(?:the\s+)?$/i,
    () => finding('third_party', 'processor'),
  ],
  [
    /\b(?:legal\s+(?:name|entity)|company\s+name|registered\s+(?:company\s+)?name|business\s+name|name\s+of\s+(?:the\s+)?(?:company|business)|legalname|organisation|entity)\s*[:=–-]?\s*["“']?$/i,
    () => finding('operator', 'registration'),
  ],
];

/** Whoever sells all that a site offers runs it; "Sold by Larch Ltd" may be said of one thing, on the site of another. */
const SELLS_EVERYTHING =
  /\b(?:you\s+are|(?:web\s?)?site|shop|store|we|us|our|(?:all|any|these|the|every)\s+(?:\w+\s+){0,2}(?:products?|goods|items|orders?|services|purchases|sales)|(?:products|goods)\s+(?:on|from|are)\b|the\s+seller|https?:\S+|www\.\S+|[\w-]+\.(?:co\.uk|com|org|net|uk|io|shop))\b/i;
const GOODS_VERB =
  /\b(?:offered|provided|sold|supplied|issued)(?:\s*(?:,|and|&|\/|or)\s*\w+){0,2}\s+(?:\w+\s+)?(?:by|on\s+behalf\s+of)\s*:?\s*(?:the\s+)?$/i;
const ONE_THING =
  /\b(?:this|that|each|your)\s+(?:\w+\s+)?(?:item|product|listing|order|lot|offer|piece|ticket|voucher|room|property|course|event)\b|^\W*th(?:is|at)\s+(?!(?:web|site|shop|store|platform|app|business|service|page)\w*\b)[a-z]+\s+is\b/i;

/** Things that a site may speak of as another's; whoever runs a place that the site is about runs the site too. */
const BELONGINGS =
  /\b(?:marks?|trade\s?marks?|logos?|photo\w*|images?|pictures|artwork|copyright\s+in)\b[^.]{0,40}\b(?:is|are)\s|\b(?:buildings?|barns?|halls?|studios?|premises|land|freehold|property|cottages?|flats?|apartments?|car\s+parks?|venue|fields?|grounds?)\b[^.]{0,40}\b(?:is|are)\s(?!(?:run|operated)\b|owned\s+and\s+(?:run|operated)\b)/i;
/** "Larchways is managed by": one thing with a name. */
const BRAND_IS_KEPT =
  /^\W*(?!(?:This|That|The|Our|Your|Each|Any|All|Every|It|Some|An?)\s)\p{Lu}\S*(?:\s+\S+){0,3}\s+is\s/u;

/** "Maintained by Larch Ltd on behalf of the residents": the site is somebody else's. */
const FOR_ANOTHER = /^[^.;]{0,70}\bon\s+behalf\s+of\s+(?!(?:itself|us|our)\b)/i;

function operatedBy(context: RoleContext): RoleFinding | null {
  const clause = context.before.slice(-140);
  if (GOODS_VERB.test(clause) && ONE_THING.test(clause)) return IN_PASSING;
  if (FOR_ANOTHER.test(context.after)) return IN_PASSING;
  // "We are members of the scheme run by …"
  if (/\bmembers?\s+of\s+(?:the|an?)\s/i.test(clause)) return finding('third_party', 'processor');
  if (
    SERVICE_OF_OTHERS.test(clause) &&
    !/\b(?:this|our)\s+(?:web)?\s?(?:site|app|platform|shop|store)\b/i.test(clause)
  )
    return finding('third_party', 'processor');
  if (/\bowned\b/i.test(clause.slice(-30)) && context.followsName) return finding('group', 'part_of');
  if (BELONGINGS.test(clause)) return IN_PASSING;
  if (/\b(?:owned|operated|run|published|administered|controlled|brought)\b/i.test(clause.slice(-50)))
    return finding('operator', 'owned_by');
  if (GOODS_VERB.test(clause) && SELLS_EVERYTHING.test(clause)) return finding('operator', 'seller');
  if (SITE.test(clause) || BRAND_IS_KEPT.test(context.before)) return finding('operator', 'owned_by');
  return /\b(?:sold|supplied)\b/i.test(clause.slice(-50)) ? IN_PASSING : finding('third_party', 'processor');
}

const WE_DISTANCE_MAX = 240;

/** A school that is "part of Elm Academy Trust" is not a company: the trust runs it. */
function partOf(context: RoleContext): RoleFinding {
  const isSchool = !context.followsName && /\btrust$/i.test(context.name);
  return isSchool ? finding('operator', 'part_of') : finding('group', 'part_of');
}

const AFTER: [pattern: RegExp, finding: RoleFinding][] = [
  [
    /^[^.]{0,60}\b(?:is|are)\s+(?:the|our|its)\s+(?:ultimate\s+)?(?:holding|parent)\b/i,
    finding('group', 'part_of'),
  ],
  [
    /^[^.]{0,160}\b(?:hereinafter|hereafter|herein|referred\s+to\s+as|collectively)\b[^.]{0,80}\b(?:we|us|our)\b/i,
    finding('operator', 'we_are'),
  ],
  [
    /^[^.]{0,120}\b(?:is|are|as|acts?\s+as|being)\s+(?:the\s+|a\s+|our\s+)?(?:sole\s+|joint\s+|data\s+)*controllers?\b/i,
    finding('operator', 'controller'),
  ],
  [
    /^[^.]{0,30}\b(?:owns?|operates?|runs?|manages?)\s+(?:and\s+\w+\s+)?(?:this|the|our)\s+(?:web)?\s?(?:site|platform|app|shop|store)/i,
    finding('operator', 'owned_by'),
  ],
  [/^[\s,(]*(?:trading\s+as|t\/a\b|t\/as\b)/i, finding('operator', 'trading_name_of')],
  [
    /^[^.]{0,50}\b(?:processes|handles|hosts|underwrites|(?:(?:is|are|as|acts?\s+as)\s+(?:our|the)|acts?\s+as\s+an?)\s+(?:third|payment|hosting|processor|data\s+processor|lender|broker|insurer|courier|regulator|credit))/i,
    finding('third_party', 'processor'),
  ],
];

/** "A Larch Group plc company". */
export const MEMBER_OF_ITS_GROUP = /^\s+(?:group\s+)?(?:company|business|subsidiary)\b/i;

/** Well-known firms that policies name; only their own sites speak of them as "we". */
const KNOWN_SERVICES =
  /^(?:google|alphabet|apple|microsoft|meta\s+platforms|facebook|stripe|paypal|klarna|clearpay|afterpay|shopify|mailchimp|intuit|the\s+rocket\s+science|amazon|cloudflare|hubspot|salesforce|zendesk|gocardless|sage\s?pay|opayo|worldpay|sumup|adyen|hotjar|linkedin|twitter|x\s+corp|tiktok|pinterest|snap\b|youtube|vimeo|automattic|wix|squarespace|godaddy|zoom|slack|atlassian|trustpilot|feefo|dpd|royal\s+mail|hermes|evri|ups\b|fedex|dhl|experian|equifax|transunion|visa|mastercard|american\s+express|klaviyo|awin|sendgrid|twilio|akismet|recaptcha|financial\s+ombudsman|barclays\s+partner|novuna|duologi|divido|v12\s+retail|omni\s+capital)\b/i;

/** What the words around a name say about its role; null when they say nothing. */
export function roleOf(context: RoleContext): RoleFinding | null {
  if (isDefinedAsWe(context.after)) return finding('operator', 'we_are');
  const strongAfter = firstAfter(context.after);
  if (strongAfter && strongAfter.cue === 'we_are') return strongAfter;
  if (/\ban?\s+(?:proud\s+)?$/i.test(context.before) && MEMBER_OF_ITS_GROUP.test(context.after))
    return finding('group', 'part_of');
  for (const [pattern, find] of mayEndCue(context.before) ? BEFORE : []) {
    if (!pattern.test(context.before)) continue;
    const found = find(context);
    if (found) return found;
  }
  if (strongAfter) return strongAfter;
  return KNOWN_SERVICES.test(context.name) ? finding('third_party', 'processor') : null;
}

/** The words the cues before a name end in; other words need not be tried against all the patterns. */
const LAST_WORDS = new Set(
  (
    'c/o of for by with to is are being means mean refers refer am us we our and from company companies undertaking organisation owner party parent ' +
    'between comprises comprise comprising contains contain via through using use uses utilise utilised include includes including as e.g e.g. example partner partners partnered partnership ' +
    'partnering supplier provider processor broker lender insurer courier study testimonial name entity business legalname controller within ' +
    'credit credits copyright hawlfraint belongs seller merchant site website web app logo theme template photography branding seo marketing ' +
    'design designs designer designers development developers developer build graphics graphic organisation'
  ).split(' '),
);

function mayEndCue(before: string): boolean {
  const trimmed = before.trimEnd().replace(/\s+the$/i, '');
  if (trimmed === '') return false;
  const last = trimmed.slice(trimmed.lastIndexOf(' ') + 1).toLowerCase();
  return LAST_WORDS.has(last) || /[^\p{L}]$/u.test(last) || /^\W/.test(last);
}

const QUOTED_WE = /[(“"'‘]\s*(?:we|us|our|ourselves)\b/i;
const SENTENCE_END = /(?<!\b(?:no|nos|reg|co|ltd))[.!?]\s+\p{Lu}/iu;

/** "Acme Ltd, a company registered in England (no. 1) (“Acme”, “we”, “us”)", all in one sentence. */
function isDefinedAsWe(after: string): boolean {
  const found = QUOTED_WE.exec(after);
  return found !== null && found.index <= WE_DISTANCE_MAX && !SENTENCE_END.test(after.slice(0, found.index));
}

function firstAfter(after: string): RoleFinding | null {
  return AFTER.find(([pattern]) => pattern.test(after))?.[1] ?? null;
}

const THIRD_PARTY_SECTION =
  /\b(?:third[-\s]part|partners?\b|share\s+your|sharing|sub-?processors?|processors\b|payment\s+(?:provider|processing)|suppliers|insurers?|clients?\b|customers\b|testimonials?|case\s+stud|reviews?\b|disclos(?:e|ure)\s+(?:of\s+)?your|recipients|service\s+providers|who\s+we\s+work|sponsors?|stockists|brands\s+we|accreditations?|memberships?|credit\s+reference|cookies\s+we\s+use|portfolio|news\b|blog\b|press\b)/i;
const GROUP_SECTION = /\b(?:group\s+(?:compan|structure)|our\s+group|subsidiar|group\s+of\s+companies)/i;

/** What a heading, or the words that introduce a list, say about the names below. */
export function roleOfSection(heading: string): RoleFinding | null {
  if (GROUP_SECTION.test(heading)) return finding('group', 'part_of');
  if (THIRD_PARTY_SECTION.test(heading)) return finding('third_party', 'processor');
  return null;
}

export const HYPOTHETICAL =
  /\b(?:for\s+example|for\s+instance|e\.g\.|imagine|suppose|let['’]s\s+say|example\s*:|sample)\b[^.]{0,80}$/i;
