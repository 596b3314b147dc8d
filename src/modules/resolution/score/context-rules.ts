/**
 * Phrases around a name that say what the organisation is to the site. Each is a feature of the role model, whose fitted
 * weight says what the phrase is worth; none of them decides anything by itself. BRAND stands for the site's own name, ¶
 * for the end of a block. `test-support/context-cases.ts` has examples and counter-examples of each.
 */

/** What ends the text before a name. */
const BEFORE: Record<string, RegExp> = {
  tradingNameOf:
    /(?:trad(?:ing|e)[- ]?(?:name|style|title|division|arm)|\b(?:styles?|names?|brands?))s?\s+(?:of|for|owned by|used by)[^.]{0,25}$/i,
  operatedBy:
    /(?:operated|owned|run|managed|published|maintained|provided|controlled|administered|promoted|produced|issued|supplied|brought to you|created)(?:,? (?:and|&|or)[ /]?(?:operated|owned|run|managed|maintained|published|controlled|administered))* (?:and \w+ )?(?:solely |exclusively |entirely |under licence )?by:?[^.]{0,20}$/i,
  weAre:
    /\b(?:we are|we're|i am|who we are|about us|we, |our (?:full |company |legal |registered )*name is|called|known as|us:?|our details:?|identity|name of (?:the )?company:?|company name:?|legal (?:name|entity)(?: is)?:?|business name:?|registered (?:company )?name:?)[^.]{0,25}$/i,
  means:
    /(?:means?|refers? to|shall mean|stands for|denotes|is defined as|is|are|:|=)\s*(?:the company,? |the business |a company,? )?$/i,
  weDefBefore:
    /\b(?:we|us|our|ourselves|the company|company|seller|supplier|the firm|controller|owner|licensor|provider|operator|promoter|the site|website)\b["'”’)]*,?\s*(?:and |or |,|\/|["'“‘’”]|\b(?:we|us|our|ours)\b|\s)*\s*(?:means?|refers? to|shall mean|is|are|stands? for|denotes?|:|=|to mean|as)\s[^.]{0,25}$/i,
  controllerIs: /controller[^.]{0,60}$/i,
  partyLabel:
    /(?:^|[¶.:;|–-]\s*)(?:\d+\.\s*)?(?:the |your )?(?:trader|seller|merchant|retailer|operator|promoter|publisher|proprietor|service provider|company|legal entity|contracting (?:party|entity)|(?:data )?controller|business owner|owner|licensor)(?: name| details| is| of this (?:web)?site)?\s*:?\s*¶\s*$/i,
  transferredTo:
    /\b(?:assets?|business|undertaking|trade|contracts?)\b[^.¶]{0,140}\b(?:transferred|sold|passed|assigned|novated|belong) to\s*$|\b(?:website|brand|BRAND) (?:was|were|is|has been|have been) (?:transferred|sold) to\s*$|\b(?:taken over|succeeded) by\s*$/i,
  assetsOf: /\b(?:assets|business|undertaking|goodwill)(?: and \w+){0,2} of (?:the )?$/i,
  writeTo:
    /\b(?:(?<!\bwe )write to(?: us)?(?: at)?|by post(?: to| at)?|addressed to|contact us(?: at)?|(?:data protection|compliance) (?:officer|manager|lead|team))\s*[:,-]?\s*(?:¶\s*)*(?:(?:the )?(?:data protection officer|customer services?|manager|secretary),?\s*(?:¶\s*)*)?$/i,
  forUk:
    /(?:(?:^|¶)\s*(?:the )?(?:UK|United Kingdom|Great Britain)(?: customers?| residents?)?\s*[:¶–-]\s*|\b(?:in|from) the (?:UK|United Kingdom)[^.¶]{0,30}\b(?:contract(?:ing)?|deal(?:ing)?|agreement|controller)[^.¶]{0,20})$/i,
  contractWith:
    /(?:contract(?:ing)?|agreement|dealing|order|terms)[^.]{0,40}\b(?:with|between|of|by|to)\b[^.]{0,25}$/i,
  sellerBefore:
    /\byou(?: are|['’]re) (?:buying|purchasing|hiring|booking) (?:from|with) $|\bmerchant of record(?: is|:)? $/i,
  copyright:
    /(?<!\b(?:software|images?|photos?|photography|maps?|theme|template|design|icons|data)\s{0,2})(?:©|\(c\)|copyright)[\s\d,–-]*(?:by |of |belongs to |remains with |in (?!this (?:document|form|notice|policy|template)|these (?:conditions|terms))[^.]{0,30} (?:belongs to|is owned by) )?(?:the )?$/i,
  websiteBy:
    /(?:web ?site|site|design(?:ed)?|built|developed|development|hosted|hosting|powered|crafted|made|theme|photograph\w*|marketing|SEO|created)(?: and \w+| & \w+)* (?:by|with|from|on)\s*:?[^.]{0,10}$/i,
  suchAs:
    /\b(?:such as|including|includes?|for example|e\.g\.?|like|namely|among(?:st)?|or via|via|using|through|use|uses|with our|third[- ]part(?:y|ies))\b[^.]{0,40}$/i,
  regulatedBy:
    /(?:regulated|authorised|approved|accredited|certified|registered|licensed|insured|underwritten|audited|funded|sponsored|protected|backed) (?:and regulated |and \w+ )?(?:by|with|through)[^.]{0,20}$/i,
  agentOf: /(?:representatives? of|\bagents? (?:of|for)\b|on behalf of|acting for|\bprincipal\b)[^.]{0,25}$/i,
  processedBy:
    /(?:payments?|cards?|transactions?|orders?|parcels?|goods|deliver\w*|data|e-?mails?|bookings?|shipp\w+|hosting|hosted|backups?|stored|collected|handled|fulfil\w+|processed|sent|claims|finance|credit|insurance|reviews|feedback|software|tickets?|infrastructure)\b[^.¶]{0,80}\b(?<!\b(?:accept|agree|approv|cancel|confirm|refus|reject)\w* )(?:by|through|with|to|via|of|using|engage)\b[^.]{0,12}$/i,
  partOf:
    /\b(?:part of|subsidiar(?:y|ies) of|members? of|owned by|parent(?: company)?|holding company|group|division of|sister compan(?:y|ies)|associated|affiliat\w+|incorporating|acquired by|merged)\b[^.]{0,25}$/i,
  subsidiaryOf: /(?<!\bBRAND [^.¶]{0,30})\bsubsidiary of (?:the )?(?:\w+ ){0,3}$/i,
  brandAgentOf:
    /BRAND[^.¶]{0,60}?\b(?:(?:representatives?|agents?|franchisees?|licensees?|members?|dealers?|distributors?|introducers?) (?:of|for)|affiliated (?:to|with))[^.¶]{0,25}$/i,
  ourSubsidiary:
    /\b(?:our|its|the \w+(?:['’]s)?|a) (?:wholly[- ]owned )?(?:trading |commercial |associated )?(?:subsidiar(?:y|ies)|sister compan(?:y|ies)|parent company|trading (?:arm|company)),?\s*(?:is |are |\()?$/i,
  markOf:
    /(?:trade ?marks?|logos?|®|™|brand names?)[^.¶]{0,60}(?:\bof|\bby|©|belong(?:s|ing)? to)[^.¶]{0,12}$|\b(?:software|images?|photos?|photography|maps?|theme|template|design|icons|data)\s*(?:©|\(c\)|copyright)[\s\d,–-]*$/i,
  unconnected:
    /\b(?:not|no way|neither|nor|un|without)\b[^.¶]{0,40}\b(?:endorsed|affiliated|associated|connected|sponsored|approved)\b[^.¶]{0,20}$/i,
  careOf: /\bc\/o[^.]{0,10}$|care of[^.]{0,10}$/i,
  formerly:
    /\b(?:formerly|previously|acquired|bought|assets of|used to be)\b[^.]{0,30}$|\b(?:until|prior to|up to) (?:\w+ )?(?:19|20)\d\d\b[^.¶]{0,60}\bby $/i,
  brandTradingNameOf:
    /BRAND(?:(?!trade ?mark)[^.¶]){0,80}?(?:trad(?:ing|e)[- ]?(?:name|style|title|division|arm)s?|brands?|styles?|names?|division|part|product|service|website|property)\s+(?:name )?(?:of|for|owned by|used by)[^.]{0,25}$/i,
  siteOperatedBy:
    /(?:web ?site|\bsite|BRAND(?! trade ?mark)|\bshop|store|\.com|\.co\.uk|platform|app|\b(?:this|our|the) (?:branch|business|clinic|club|franchise|hotel|nursery|practice|restaurant|salon|school|studio|venue))\b[^.¶]{0,70}?(?:(?:operated|owned|run|managed|published|maintained|provided|controlled|administered|made)\b[^.¶]{0,30}\b(?:by|for):?|belongs to|is the property of|is an? (?:independent|separate) (?:business|company|firm)[:,])[^.]{0,20}$/i,
  otherOperatedBy:
    /(?:lottery|service|booking|payment|card|account|scheme|finance|insurance|cover|polic(?:y|ies)|competition|game|delivery|goods|product)s?\b[^.¶]{0,50}?(?:operated|owned|run|managed|provided|administered|issued|handled|underwritten|supplied) by[^.]{0,20}$/i,
  wePronoun: /\b(?:we|us|our|ourselves)["'”’)]*,?\s*\(?["'“‘]?(?:at |are |is |as |that is |i\.e\.? )?$/i,
  ourProvider:
    /\b(?:our|the|a|an|independent|third[- ]party)\s+(?:\w+ ){0,2}(?:provider|partner|supplier|agent|lender|insurer|broker|accountant|solicitor|landlord|processor|developer|agency|manufacturer|host|bank|courier|contractor|administrator|issuer|underwriter|officer|adviser|advisor|auditor|franchisor|reseller)s?,?:?\s*(?:is |are |,|\()?\s*$|\bour (?!(?:\w+ )?\w*(?:controller|owner|operator|member|number|register|letter|order|letterhead))(?:\w+ )?\w{3,}(?:er|or|ist)s? (?:is|are) $|(?:^|[.;|¶–-]\s*)(?:web )?(?:accountants?|architects?|auditors?|bankers?|builders?|caterers?|contractors?|couriers?|design(?:ers?)?|developers?|host(?:ing)?|insurers?|landlords?|lenders?|payroll|photograph(?:y|ers?|s)|print(?:ers?|ing)?|software|solicitors?|sponsors?|webmaster)\s*:\s*$/i,
  usesBefore:
    /\b(?:uses?|using|used|use of|partner(?:ed|s|ship)? with|arrangement with|contracted|appointed|engaged|instruct(?:ed)?|works? with|working with|introduce you to|referred? to|send(?:s|ing)? to|passed to|shared? with|support from|supplied by|(?<!you are )(?<!you )buy(?:s|ing)? from|funded by)\s*$/i,
  brandUses:
    /BRAND(?:['’]s)? (?:\w+ )?(?:uses?|has (?:appointed|engaged|partnered with|instructed)|have (?:appointed|engaged|partnered with)|works? with|is (?:hosted|supplied|fulfilled|supported) by|relies on)\s*$/i,
  besideUs: /\b(?:us|ourselves),? (?:and|or|&) $/i,
  forExample: /\b(?:for example|for instance|e\.g\.?|example:?)[^.]{0,20}$/i,
  bothParties: /\b(?:between|agreement)\b[^.]{0,60}(?:you|customer|client|user)[^.]{0,40}\band\b[^.]{0,12}$/i,
  appliesTo:
    /\b(?:polic(?:y|ies)|notice|statement|terms)\b[^.¶]{0,60}\b(?:how|of|by|for|from|applies to|sets? out)\b[^.¶]{0,30}$/i,
  /** An abbreviation is explained, as glossaries do: it is somebody else's. */
  abbreviated:
    /(?:^|[\s.;(“"'])(?!BRAND|UK|US|WE)\p{Lu}{2,6}["”']?\s*(?::|–|=|means|refers to)\s*(?:the )?$/u,
  list: /(?:[•·*–-]|;|,|\band)\s*$/i,
};

/** What begins the text after a name. */
const AFTER: Record<string, RegExp> = {
  weDefAfter:
    /^[^.;]{0,90}?\(?\s*(?:hereinafter |hereafter |herein |together |collectively |referred to (?:as|in)|also known as |known as |“|"|'|‘|\()+[^.)¶]{0,40}?\b(?:we|us|our|ourselves|company|seller|supplier|firm|controller|owner|licensor|provider|operator|promoter|publisher|trader|merchant|retailer|vendor|club|school|trust|agency|agent|practice|business|website)\b/i,
  tradingAs:
    /^[\s,("“‘']*(?:[^.]{0,120}?)(?:,|\(|\b)\s*(?:t\/as?|trading as|trades as|trading under|which trades|operating as|who trade|doing business|tradin as|trading name|under the (?:name|brand))/i,
  tradingAsBrand:
    /^[^.¶]{0,140}?(?:t\/as?|trading as|trades as|trading under|which trades|operating as|doing business|trading name|under the (?:name|brand))[^.¶]{0,120}BRAND|^[^.¶]{0,80}?[),] as BRAND/i,
  jointlyAsBrand: /^[^¶]{0,180}?\b(?:both|all|each)(?: of them)? trades? (?:as|under)[^.¶]{0,30}BRAND/i,
  knownAsBrand: /^(?!["”’')\s]*or\b)[^.¶]{0,120}?[("“‘'][^.)¶]{0,20}BRAND/i,
  runsBrand:
    /^[\s,)"”]*(?:\([^)¶]{1,60}\),? )?(?:which |who )?(?:owns?|runs?|operates?|publish(?:es)?|trades? as|(?:is )?(?:the )?(?:owner|operator|operating company|company behind|proprietor|publisher)(?: of)?)[^.¶]{0,40}(?:BRAND|\bsite|website|shop)/i,
  subsidiaryAfter:
    /^[^.¶]{0,90}?\b(?:wholly[- ]owned |trading )*(?:subsidiary|trading (?:arm|company)|commercial arm) of\b/i,
  asHelper:
    /^[^.¶]{0,170}?\b(?:as (?:our |an? |the |independent )*(?:processor|sub-?processor|carrier|underwriter|payment (?:institution|processor)|insurer|host|courier|supplier|broker|lender)|an independent controller|the (?:credit|payment|service|card) (?:provider|issuer)|on our behalf)\b|^[\s,]*(?:\([^)¶]{1,60}\))?,? (?:the|our) (?:\w+ )?(?:lender|insurer|underwriter|franchisor|reseller|processor|carrier|broker|administrator|manufacturer|landlord)\b|^\s*\([^)¶]{0,30}["“'‘]the (?:network|principal|lender|insurer|underwriter|franchisor|administrator)["”'’]|^['’]s (?:\w+ ){0,2}(?:software|servers?|gateway|plug-?in|data centres?)\b/i,
  ownPolicy:
    /^[^.¶]{0,170}\b(?:its|their) own (?:\w+ )?(?:polic(?:y|ies)|notices?|terms|conditions|rules|files?|records)\b/i,
  notUs:
    /^[^¶]{0,140}?\b(?:and not|not|rather than) (?:with |by |from |to |through )(?:us|ourselves|BRAND)\b/i,
  passedOn: /^[^.¶]{0,60}\b(?:(?:transferred|sold|passed|assigned) to|now belongs? to|belong to)\b/i,
  sellerAfter:
    /^[^.¶]{0,60}\b(?:is|are) (?:the )?(?:merchant of record|seller|supplier|company (?:that |which )?you (?:contract|deal) with)\b/i,
  controllerAfter: /^[^.¶]{0,60}\bcontroller\b/i,
  reservesRight: /^[^.¶]{0,40}\b(?:reserves?|retains?) the right\b/i,
  agentAfter:
    /^(?:[^.¶]|\bno\.){0,90}?\b(?:(?:acts?|acting)\b[^.¶]{0,20}\bagents?\b|as (?:an? |the )?agents? (?:for|of)\b)/i,
  toDo: /^\s*(?:to|for) (?:\w+ )?(?:fulfil|process|provide|deliver|handle|help|take|collect|host|manage|store|send|run|supply|the (?:purpose|provision))/i,
  isCompany:
    /^[\s,()"“”'’]*(?:[^.]{0,60}?)(?:is|being|are)?\s*(?:a|an)?\s*(?:private |public |limited |UK |British |English |Scottish |registered |community )*(?:company|partnership|charity|LLP|business|firm|society)/i,
  officeAfter:
    /^[^¶]{0,120}?(?:registered (?:office|address)|head office|principal place|whose office|whose address|of [^,.]{3,40},)/i,
  newsAfter:
    /^[^¶.]{0,50}?\b(?:was|were|said|has been|had|announced|fined|pleaded|won|appointed|told|launched|opened|ordered|commissioned|approached us|asked us|chose us|hired us)\b/i,
};

export const CONTEXT_RULES = { before: Object.entries(BEFORE), after: Object.entries(AFTER) };

/** A pattern that ends at the name is tried backwards from there: forwards, it would be tried at every letter before. */
const BACKWARDS = CONTEXT_RULES.before.map(
  ([id, { source, flags }]) => [id, new RegExp(`(?<=${source})`, `${flags}y`)] as const,
);

/** The rules whose phrase is right before a name. */
export function phrasesBefore(text: string): string[] {
  const found: string[] = [];
  for (const [id, pattern] of BACKWARDS) {
    pattern.lastIndex = text.length;
    if (pattern.test(text)) found.push(id);
  }
  return found;
}

/** The rules whose phrase is right after a name. */
export function phrasesAfter(text: string): string[] {
  const found: string[] = [];
  for (const [id, pattern] of CONTEXT_RULES.after) if (pattern.test(text)) found.push(id);
  return found;
}

/** The pages say that it owns, runs or trades under the brand; or that it is "we"; or what it does for the site. */
export const TIED =
  'brandTradingNameOf siteOperatedBy tradingAsBrand jointlyAsBrand knownAsBrand runsBrand'.split(' ');
export const STATED = ['weDefAfter', 'weDefBefore', 'wePronoun', 'copyright'];
export const HELPER =
  'websiteBy usesBefore ourProvider processedBy agentAfter careOf brandAgentOf markOf unconnected asHelper ownPolicy notUs besideUs'.split(
    ' ',
  );
