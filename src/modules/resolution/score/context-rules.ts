/**
 * Phrases around a name that say what the organisation is to the site. Each is a feature of the role model, whose fitted
 * weight says what the phrase is worth; none of them decides anything by itself. BRAND stands for the site's own name, ¶
 * for the end of a block. A test runs every example and counter-example.
 */
type Phrase = [pattern: RegExp, words: { says: string[]; saysNot: string[] }];

/** What ends the text before a name. */
const BEFORE: Record<string, Phrase> = {
  tradingNameOf: [
    /(?:trad(?:ing|e)[- ]?(?:name|style|title|division|arm)|\b(?:styles?|names?|brands?))s?\s+(?:of|for|owned by|used by)[^.]{0,25}$/i,
    { says: ['Kestrel Loans is a trading name of ', 'a registered brand of '], saysNot: ['the owner of '] },
  ],
  operatedBy: [
    /(?:operated|owned|run|managed|published|maintained|provided|controlled|administered|promoted|produced|issued|supplied|brought to you|created)(?:,? (?:and|&|or)[ /]?(?:operated|owned|run|managed|maintained|published|controlled|administered))* (?:and \w+ )?(?:solely |exclusively |entirely |under licence )?by:?[^.]{0,20}$/i,
    { says: ['owned and operated by ', 'which is run solely by '], saysNot: ['paid to '] },
  ],
  weAre: [
    /\b(?:we are|we're|i am|who we are|about us|we, |our (?:full |company |legal |registered )*name is|called|known as|us:?|our details:?|identity|name of (?:the )?company:?|company name:?|legal (?:name|entity)(?: is)?:?|business name:?|registered (?:company )?name:?)[^.]{0,25}$/i,
    { says: ['We are ', 'Our full legal name is ', 'Company name: '], saysNot: ['They are '] },
  ],
  means: [
    /(?:means?|refers? to|shall mean|stands for|denotes|is defined as|is|are|:|=)\s*(?:the company,? |the business |a company,? )?$/i,
    { says: ['"Supplier" means ', 'Seller: '], saysNot: ['paid through '] },
  ],
  weDefBefore: [
    /\b(?:we|us|our|ourselves|the company|company|seller|supplier|the firm|controller|owner|licensor|provider|operator|promoter|the site|website)\b["'”’)]*,?\s*(?:and |or |,|\/|["'“‘’”]|\b(?:we|us|our|ours)\b|\s)*\s*(?:means?|refers? to|shall mean|is|are|stands? for|denotes?|:|=|to mean|as)\s[^.]{0,25}$/i,
    { says: ['“we”, “us” and “our” refer to ', 'the Seller means '], saysNot: ['your bank is named by '] },
  ],
  controllerIs: [
    /controller[^.]{0,60}$/i,
    { says: ['The data controller is '], saysNot: ['The processor is '] },
  ],
  partyLabel: [
    /(?:^|[¶.:;|–-]\s*)(?:\d+\.\s*)?(?:the |your )?(?:trader|seller|merchant|retailer|operator|promoter|publisher|proprietor|service provider|company|legal entity|contracting (?:party|entity)|(?:data )?controller|business owner|owner|licensor)(?: name| details| is| of this (?:web)?site)?\s*:?\s*¶\s*$/i,
    {
      says: ['Shop ¶ BRAND ¶ Trader ¶ ', '1. Promoter ¶ ', 'The promoter is: ¶ '],
      saysNot: ['Our trader ', 'Payment provider ¶ ', 'Insurer ¶ '],
    },
  ],
  transferredTo: [
    /\b(?:assets?|business|undertaking|trade|contracts?)\b[^.¶]{0,140}\b(?:transferred|sold|passed|assigned|novated|belong) to\s*$|\b(?:website|brand|BRAND) (?:was|were|is|has been|have been) (?:transferred|sold) to\s*$|\b(?:taken over|succeeded) by\s*$/i,
    {
      says: ['In 2023 the assets of Acorn Ltd were transferred to ', 'BRAND was sold to '],
      saysNot: [
        'Your data may be transferred to ',
        'Forms sent on this website are passed to ',
        'This website belongs to ',
      ],
    },
  ],
  assetsOf: [
    /\b(?:assets|business|undertaking|goodwill)(?: and \w+){0,2} of (?:the )?$/i,
    { says: ['In 2023 the business and assets of '], saysNot: ['We manage the assets '] },
  ],
  writeTo: [
    /\b(?:(?<!\bwe )write to(?: us)?(?: at)?|by post(?: to| at)?|addressed to|contact us(?: at)?|(?:data protection|compliance) (?:officer|manager|lead|team))\s*[:,-]?\s*(?:¶\s*)*(?:(?:the )?(?:data protection officer|customer services?|manager|secretary),?\s*(?:¶\s*)*)?$/i,
    {
      says: ['To stop this write to: ¶ ', 'or write to: ¶ Data Protection Officer ¶ ', 'by post to '],
      saysNot: ['We write to ', 'you may write to our insurer, '],
    },
  ],
  forUk: [
    /(?:(?:^|¶)\s*(?:the )?(?:UK|United Kingdom|Great Britain)(?: customers?| residents?)?\s*[:¶–-]\s*|\b(?:in|from) the (?:UK|United Kingdom)[^.¶]{0,30}\b(?:contract(?:ing)?|deal(?:ing)?|agreement|controller)[^.¶]{0,20})$/i,
    {
      says: ['Who you contract with ¶ United Kingdom ¶ ', 'If you live in the UK, you contract with '],
      saysNot: ['our suppliers in the United Kingdom, '],
    },
  ],
  contractWith: [
    /(?:contract(?:ing)?|agreement|dealing|order|terms)[^.]{0,40}\b(?:with|between|of|by|to)\b[^.]{0,25}$/i,
    { says: ['Your contract is with '], saysNot: ['We deliver for '] },
  ],
  sellerBefore: [
    /\byou(?: are|['’]re) (?:buying|purchasing|hiring|booking) (?:from|with) $|\bmerchant of record(?: is|:)? $/i,
    { says: ['You are buying from ', 'Merchant of record: '], saysNot: ['We are buying from '] },
  ],
  copyright: [
    /(?<!\b(?:software|images?|photos?|photography|maps?|theme|template|design|icons|data)\s{0,2})(?:©|\(c\)|copyright)[\s\d,–-]*(?:by |of |belongs to |remains with |in (?!this (?:document|form|notice|policy|template)|these (?:conditions|terms))[^.]{0,30} (?:belongs to|is owned by) )?(?:the )?$/i,
    {
      says: ['© 2024 ', 'Copyright 2019-2025 ', 'Copyright in this website belongs to '],
      saysNot: ['Photo by ', 'Copyright in these terms belongs to ', 'Booking software © '],
    },
  ],
  websiteBy: [
    /(?:web ?site|site|design(?:ed)?|built|developed|development|hosted|hosting|powered|crafted|made|theme|photograph\w*|marketing|SEO|created)(?: and \w+| & \w+)* (?:by|with|from|on)\s*:?[^.]{0,10}$/i,
    { says: ['Website by ', 'Designed and built by ', 'Powered by '], saysNot: ['The site belongs to '] },
  ],
  suchAs: [
    /\b(?:such as|including|includes?|for example|e\.g\.?|like|namely|among(?:st)?|or via|via|using|through|use|uses|with our|third[- ]part(?:y|ies))\b[^.]{0,40}$/i,
    { says: ['partners such as ', 'through our processor '], saysNot: ['We are '] },
  ],
  regulatedBy: [
    /(?:regulated|authorised|approved|accredited|certified|registered|licensed|insured|underwritten|audited|funded|sponsored|protected|backed) (?:and regulated |and \w+ )?(?:by|with|through)[^.]{0,20}$/i,
    { says: ['underwritten by ', 'authorised and regulated by '], saysNot: ['operated by '] },
  ],
  agentOf: [
    /(?:representatives? of|\bagents? (?:of|for)\b|on behalf of|acting for|\bprincipal\b)[^.]{0,25}$/i,
    { says: ['an appointed representative of ', 'acting as agent for '], saysNot: ['a subsidiary of '] },
  ],
  processedBy: [
    /(?:payments?|cards?|transactions?|orders?|parcels?|goods|deliver\w*|data|e-?mails?|bookings?|shipp\w+|hosting|hosted|backups?|stored|collected|handled|fulfil\w+|processed|sent|claims|finance|credit|insurance|reviews|feedback|software|tickets?|infrastructure)\b[^.¶]{0,80}\b(?:by|through|with|to|via|of|using|engage)\b[^.]{0,12}$/i,
    {
      says: [
        'Payments are handled by ',
        'Your data is stored with ',
        'Hosting and backup are in the hands of ',
      ],
      saysNot: ['We are ', 'This website is owned by '],
    },
  ],
  partOf: [
    /\b(?:part of|subsidiar(?:y|ies) of|members? of|owned by|parent(?: company)?|holding company|group|division of|sister compan(?:y|ies)|associated|affiliat\w+|incorporating|acquired by|merged)\b[^.]{0,25}$/i,
    { says: ['a wholly owned subsidiary of ', 'We are part of '], saysNot: ['We are '] },
  ],
  subsidiaryOf: [
    /(?<!\bBRAND [^.¶]{0,30})\bsubsidiary of (?:the )?(?:\w+ ){0,3}$/i,
    {
      says: ['“we” is a subsidiary of the publishing group '],
      saysNot: ['our subsidiary, ', 'a division of ', 'BRAND is a subsidiary of '],
    },
  ],
  brandAgentOf: [
    /BRAND[^.¶]{0,60}?\b(?:(?:representatives?|agents?|franchisees?|licensees?|members?|dealers?|distributors?|introducers?) (?:of|for)|affiliated (?:to|with))[^.¶]{0,25}$/i,
    {
      says: ['BRAND is an Appointed Representative of ', 'BRAND is affiliated to the '],
      saysNot: ['BRAND is a trading name of '],
    },
  ],
  ourSubsidiary: [
    /\b(?:our|its|the \w+(?:['’]s)?|a) (?:wholly[- ]owned )?(?:trading |commercial |associated )?(?:subsidiar(?:y|ies)|sister compan(?:y|ies)|parent company|trading (?:arm|company)),?\s*(?:is |are |\()?$/i,
    {
      says: ['It covers our trading subsidiary, ', 'a wholly owned subsidiary, '],
      saysNot: ['the owner is '],
    },
  ],
  markOf: [
    /(?:trade ?marks?|logos?|®|™|brand names?)[^.¶]{0,60}(?:\bof|\bby|©|belong(?:s|ing)? to)[^.¶]{0,12}$|\b(?:software|images?|photos?|photography|maps?|theme|template|design|icons|data)\s*(?:©|\(c\)|copyright)[\s\d,–-]*$/i,
    {
      says: [
        'Acorn and its logo are registered trade marks of ',
        'are ® and/or © ',
        'Booking software © 2024 ',
      ],
      saysNot: ['© 2024 '],
    },
  ],
  unconnected: [
    /\b(?:not|no way|neither|nor|un|without)\b[^.¶]{0,40}\b(?:endorsed|affiliated|associated|connected|sponsored|approved)\b[^.¶]{0,20}$/i,
    { says: ['in no way endorsed by ', 'We are not affiliated with '], saysNot: ['approved by '] },
  ],
  careOf: [/\bc\/o[^.]{0,10}$|care of[^.]{0,10}$/i, { says: ['c/o ', 'care of '], saysNot: ['of '] }],
  formerly: [
    /\b(?:formerly|previously|acquired|bought|assets of|used to be)\b[^.]{0,30}$|\b(?:until|prior to|up to) (?:\w+ )?(?:19|20)\d\d\b[^.¶]{0,60}\bby $/i,
    {
      says: ['formerly known as ', 'bought the assets of ', 'Until May 2021 the site was run by '],
      saysNot: ['known as ', 'Prices hold until 2027. Sold by '],
    },
  ],
  brandTradingNameOf: [
    /BRAND(?:(?!trade ?mark)[^.¶]){0,80}?(?:trad(?:ing|e)[- ]?(?:name|style|title|division|arm)s?|brands?|styles?|names?|division|part|product|service|website|property)\s+(?:name )?(?:of|for|owned by|used by)[^.]{0,25}$/i,
    {
      says: ['BRAND is a trading style of ', 'BRAND means a software service of '],
      saysNot: ['Another shop is a trading style of ', 'The BRAND trade mark is the property of '],
    },
  ],
  siteOperatedBy: [
    /(?:web ?site|\bsite|BRAND(?! trade ?mark)|\bshop|store|\.com|\.co\.uk|platform|app|\b(?:this|our|the) (?:branch|business|clinic|club|franchise|hotel|nursery|practice|restaurant|salon|school|studio|venue))\b[^.¶]{0,70}?(?:(?:operated|owned|run|managed|published|maintained|provided|controlled|administered|made)\b[^.¶]{0,30}\b(?:by|for):?|belongs to|is the property of|is an? (?:independent|separate) (?:business|company|firm)[:,])[^.]{0,20}$/i,
    {
      says: [
        'This website is owned and run by ',
        'BRAND is operated by ',
        'This branch is independently owned by ',
        'This branch is an independent business: ',
      ],
      saysNot: ['The lottery is operated by '],
    },
  ],
  otherOperatedBy: [
    /(?:lottery|service|booking|payment|card|account|scheme|finance|insurance|cover|polic(?:y|ies)|competition|game|delivery|goods|product)s?\b[^.¶]{0,50}?(?:operated|owned|run|managed|provided|administered|issued|handled|underwritten|supplied) by[^.]{0,20}$/i,
    {
      says: ['The card is issued by ', 'Insurance is provided by '],
      saysNot: ['This website is operated by '],
    },
  ],
  wePronoun: [
    /\b(?:we|us|our|ourselves)["'”’)]*,?\s*\(?["'“‘]?(?:at |are |is |as |that is |i\.e\.? )?$/i,
    { says: ['When you deal with us, ', 'we at '], saysNot: ['you at '] },
  ],
  ourProvider: [
    /\b(?:our|the|a|an|independent|third[- ]party)\s+(?:\w+ ){0,2}(?:provider|partner|supplier|agent|lender|insurer|broker|accountant|solicitor|landlord|processor|developer|agency|manufacturer|host|bank|courier|contractor|administrator|issuer|underwriter|officer|adviser|advisor|auditor|franchisor|reseller)s?,?:?\s*(?:is |are |,|\()?\s*$|\bour (?!\w*(?:controller|owner|operator|member|number|register|letter|order|letterhead))(?:\w+ )?\w{3,}(?:er|or|ist)s? (?:is|are) $|(?:^|[.;|¶–-]\s*)(?:web )?(?:accountants?|architects?|auditors?|bankers?|builders?|caterers?|contractors?|couriers?|design(?:ers?)?|developers?|host(?:ing)?|insurers?|landlords?|lenders?|payroll|photograph(?:y|ers?|s)|print(?:ers?|ing)?|software|solicitors?|sponsors?|webmaster)\s*:\s*$/i,
    {
      says: [
        'our payment provider ',
        'the insurer is ',
        'Our packager is ',
        'Web design: ',
        'Unit 4. Landlord: ',
      ],
      saysNot: ['the operator is ', 'Our owner is ', 'Seller: ', 'the design: '],
    },
  ],
  usesBefore: [
    /\b(?:uses?|using|used|use of|partner(?:ed|s|ship)? with|arrangement with|contracted|appointed|engaged|instruct(?:ed)?|works? with|working with|introduce you to|referred? to|send(?:s|ing)? to|passed to|shared? with|support from|supplied by|(?<!you are )(?<!you )buy(?:s|ing)? from|funded by)\s*$/i,
    {
      says: ['We partnered with ', 'details are shared with '],
      saysNot: ['we are ', 'You are buying from '],
    },
  ],
  brandUses: [
    /BRAND(?:['’]s)? (?:\w+ )?(?:uses?|has (?:appointed|engaged|partnered with|instructed)|have (?:appointed|engaged|partnered with)|works? with|is (?:hosted|supplied|fulfilled|supported) by|relies on)\s*$/i,
    { says: ['BRAND works with ', 'BRAND has appointed '], saysNot: ['BRAND is operated by '] },
  ],
  besideUs: [
    /\b(?:us|ourselves),? (?:and|or|&) $/i,
    { says: ['an agreement between you, us and '], saysNot: ['an agreement between you and ', 'about us, '] },
  ],
  forExample: [
    /\b(?:for example|for instance|e\.g\.?|example:?)[^.]{0,20}$/i,
    { says: ['for example, '], saysNot: ['such as '] },
  ],
  bothParties: [
    /\b(?:between|agreement)\b[^.]{0,60}(?:you|customer|client|user)[^.]{0,40}\band\b[^.]{0,12}$/i,
    { says: ['an agreement between you and '], saysNot: ['you and '] },
  ],
  appliesTo: [
    /\b(?:polic(?:y|ies)|notice|statement|terms)\b[^.¶]{0,60}\b(?:how|of|by|for|from|applies to|sets? out)\b[^.¶]{0,30}$/i,
    {
      says: ['This privacy policy explains how ', 'This notice applies to '],
      saysNot: ['Our office is at '],
    },
  ],
  list: [/(?:[•·*–-]|;|,|\band)\s*$/i, { says: ['apples, ', 'pears and '], saysNot: ['apples '] }],
};

/** What begins the text after a name. */
const AFTER: Record<string, Phrase> = {
  weDefAfter: [
    /^[^.;]{0,90}?\(?\s*(?:hereinafter |hereafter |herein |together |collectively |referred to (?:as|in)|also known as |known as |“|"|'|‘|\()+[^.)]{0,40}?\b(?:we|us|our|ourselves|company|seller|supplier|firm|controller|owner|licensor|provider|operator|promoter|publisher|trader|merchant|retailer|vendor|club|school|trust|agency|agent|practice|business|website)\b/i,
    { says: [' (“we”, “us” or “our”)', ', hereinafter the Seller'], saysNot: [' (“Acorn”)'] },
  ],
  tradingAs: [
    /^[\s,("“‘']*(?:[^.]{0,120}?)(?:,|\(|\b)\s*(?:t\/as?|trading as|trades as|trading under|which trades|operating as|who trade|doing business|tradin as|trading name|under the (?:name|brand))/i,
    { says: [' trading as Acorn', ', which trades as Acorn'], saysNot: [' is a builder'] },
  ],
  tradingAsBrand: [
    /^[^.¶]{0,140}?(?:t\/as?|trading as|trades as|trading under|which trades|operating as|doing business|trading name|under the (?:name|brand))[^.¶]{0,120}BRAND|^[^.¶]{0,80}?[),] as BRAND/i,
    {
      says: [
        ' trading as BRAND',
        ' (trading as Acorn Cottages, Acorn Barns and BRAND)',
        ' (number 1) as BRAND',
      ],
      saysNot: [' trading as Acorn', ' acts as BRAND asks'],
    },
  ],
  jointlyAsBrand: [
    /^[^¶]{0,180}?\b(?:both|all|each)(?: of them)? trades? (?:as|under)[^.¶]{0,30}BRAND/i,
    { says: [' (number 1). Cars are let by B Ltd. Both trade as BRAND'], saysNot: [' trades as BRAND'] },
  ],
  knownAsBrand: [
    /^[^.¶]{0,120}?[("“‘'][^.)¶]{0,20}BRAND/i,
    { says: [' (“BRAND”)'], saysNot: [' (“Acorn”)'] },
  ],
  runsBrand: [
    /^[\s,)"”]*(?:\([^)¶]{1,60}\),? )?(?:which |who )?(?:owns?|runs?|operates?|publish(?:es)?|trades? as|(?:is )?(?:the )?(?:owner|operator|operating company|company behind|proprietor|publisher)(?: of)?)[^.¶]{0,40}(?:BRAND|\bsite|website|shop)/i,
    {
      says: [
        ' owns and operates BRAND',
        ' is the operator of this website',
        ' (AB Ltd) is the operating company of BRAND',
        ', operator of BRAND and other websites',
      ],
      saysNot: [' owns a lorry', ', operator of a ferry'],
    },
  ],
  subsidiaryAfter: [
    /^[^.¶]{0,90}?\b(?:wholly[- ]owned |trading )*(?:subsidiary|trading (?:arm|company)|commercial arm) of\b/i,
    {
      says: [' is a wholly owned subsidiary of Acorn', ', the trading arm of Acorn'],
      saysNot: [' is a company'],
    },
  ],
  asHelper: [
    /^[^.¶]{0,170}?\b(?:as (?:our |an? |the |independent )*(?:processor|sub-?processor|carrier|underwriter|payment (?:institution|processor)|insurer|host|courier|supplier|broker|lender)|an independent controller|the (?:credit|payment|service|card) (?:provider|issuer)|on our behalf)\b|^[\s,]*(?:\([^)¶]{1,60}\))?,? (?:the|our) (?:\w+ )?(?:lender|insurer|underwriter|franchisor|reseller|processor|carrier|broker|administrator|manufacturer|landlord)\b|^\s*\([^)¶]{0,30}["“'‘]the (?:network|principal|lender|insurer|underwriter|franchisor|administrator)["”'’]|^['’]s (?:\w+ ){0,2}(?:software|servers?|gateway|plug-?in|data centres?)\b/i,
    {
      says: [
        ' as our processor',
        ', the credit provider, decides',
        ' (number 1), the lender',
        ' (“we”, “the Network”)',
        ', our reseller and merchant of record',
        '’s software, which keeps our books',
        ' (company number 1) as independent carrier',
      ],
      saysNot: [' is the data controller', ' trading as Acorn'],
    },
  ],
  ownPolicy: [
    /^[^.¶]{0,170}\b(?:its|their) own (?:\w+ )?(?:polic(?:y|ies)|notices?|terms|conditions|rules|files?|records)\b/i,
    {
      says: [' scores an application for credit, its own policy explains how', ', which keeps its own file'],
      saysNot: [' has our own policy'],
    },
  ],
  notUs: [
    /^[^¶]{0,140}?\b(?:and not|not|rather than) (?:with |by |from |to |through )(?:us|ourselves|BRAND)\b/i,
    { says: [' and not with us', ' rather than from BRAND'], saysNot: [' and with us'] },
  ],
  passedOn: [
    /^[^.¶]{0,60}\b(?:(?:transferred|sold|passed|assigned) to|now belongs? to|belong to)\b/i,
    { says: [' (number 1) have been transferred to Acorn Ltd'], saysNot: [' belongs to the Acorn group'] },
  ],
  sellerAfter: [
    /^[^.¶]{0,60}\b(?:is|are) (?:the )?(?:merchant of record|seller|supplier|company (?:that |which )?you (?:contract|deal) with)\b/i,
    { says: [' is the merchant of record'], saysNot: [' is the processor'] },
  ],
  controllerAfter: [
    /^[^.¶]{0,60}\bcontroller\b/i,
    { says: [' is the data controller'], saysNot: [' is the processor'] },
  ],
  reservesRight: [
    /^[^.¶]{0,40}\b(?:reserves?|retains?) the right\b/i,
    { says: [' (“AB”) reserves the right to change prices'], saysNot: [' waives the right'] },
  ],
  agentAfter: [
    /^(?:[^.¶]|\bno\.){0,90}?\b(?:(?:acts?|acting)\b[^.¶]{0,20}\bagents?\b|as (?:an? |the )?agents? (?:for|of)\b)/i,
    {
      says: [', acting as an agent', ', company no. 1, sells tickets as agent for the organiser'],
      saysNot: [', acting for itself'],
    },
  ],
  toDo: [
    /^\s*(?:to|for) (?:\w+ )?(?:fulfil|process|provide|deliver|handle|help|take|collect|host|manage|store|send|run|supply|the (?:purpose|provision))/i,
    { says: [' to process your payment'], saysNot: [' is our name'] },
  ],
  isCompany: [
    /^[\s,()"“”'’]*(?:[^.]{0,60}?)(?:is|being|are)?\s*(?:a|an)?\s*(?:private |public |limited |UK |British |English |Scottish |registered |community )*(?:company|partnership|charity|LLP|business|firm|society)/i,
    { says: [' is a private limited company', ', a company'], saysNot: [' was founded'] },
  ],
  officeAfter: [
    /^[^¶]{0,120}?(?:registered (?:office|address)|head office|principal place|whose office|whose address|of [^,.]{3,40},)/i,
    { says: ['. Registered office: 1 High Street', ' of 1 High Street, Leeds'], saysNot: [' sells shoes'] },
  ],
  newsAfter: [
    /^[^¶.]{0,50}?\b(?:was|were|said|has been|had|announced|fined|pleaded|won|appointed|told|launched|opened|ordered|commissioned|approached us|asked us|chose us|hired us)\b/i,
    {
      says: [' announced a merger', ' was fined', ' (number 1) ordered a desk'],
      saysNot: [' is registered'],
    },
  ],
};

export const CONTEXT_RULES = { before: Object.entries(BEFORE), after: Object.entries(AFTER) };

/** A pattern that ends at the name is tried backwards from there: forwards, it would be tried at every letter before. */
const BACKWARDS = CONTEXT_RULES.before.map(
  ([id, [{ source, flags }]]) => [id, new RegExp(`(?<=${source})`, `${flags}y`)] as const,
);

/** The rules whose phrase stands right before a name. */
export function phrasesBefore(text: string): string[] {
  return BACKWARDS.flatMap(([id, pattern]) => {
    pattern.lastIndex = text.length;
    return pattern.test(text) ? [id] : [];
  });
}

/** The rules whose phrase stands right after a name. */
export function phrasesAfter(text: string): string[] {
  return CONTEXT_RULES.after.flatMap(([id, [pattern]]) => (pattern.test(text) ? [id] : []));
}

/** The pages say that it owns, runs or trades under the brand; or that it is "we"; or what it does for the site. */
export const TIED =
  'brandTradingNameOf siteOperatedBy tradingAsBrand jointlyAsBrand knownAsBrand runsBrand'.split(' ');
export const STATED = ['weDefAfter', 'weDefBefore', 'wePronoun', 'copyright'];
export const HELPER =
  'websiteBy usesBefore ourProvider processedBy agentAfter careOf brandAgentOf markOf unconnected asHelper ownPolicy notUs besideUs'.split(
    ' ',
  );
