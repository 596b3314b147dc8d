/**
 * Phrases around a name that say what the organisation is to the site. Each is a feature of the role model, whose fitted
 * weight says what the phrase is worth; none of them decides anything by itself. BRAND stands for the site's own name, ¶
 * for the end of a block. A test runs every example and counter-example.
 */
export interface ContextRule {
  id: string;
  /** `before`: the text before the name ends so; `after`: the text after it begins so. */
  side: 'before' | 'after';
  pattern: RegExp;
  examples: readonly string[];
  counterExamples: readonly string[];
}

const before = (id: string, pattern: RegExp, examples: string[], counterExamples: string[]): ContextRule => ({
  id,
  side: 'before',
  pattern,
  examples,
  counterExamples,
});
const after = (id: string, pattern: RegExp, examples: string[], counterExamples: string[]): ContextRule => ({
  ...before(id, pattern, examples, counterExamples),
  side: 'after',
});

export const CONTEXT_RULES: readonly ContextRule[] = [
  before(
    'tradingNameOf',
    /(?:trad(?:ing|e)[- ]?(?:name|style|title|division|arm)|\b(?:styles?|names?|brands?))s?\s+(?:of|for|owned by|used by)[^.]{0,25}$/i,
    ['Kestrel Loans is a trading name of ', 'a registered brand of '],
    ['the owner of '],
  ),
  before(
    'brandOf',
    /\b(?:brand|division|website|site|shop|imprint|publication|business|venture|project|service)\s+(?:name )?(?:of|from|by|owned by|belonging to)[^.]{0,20}$/i,
    ['This shop is a venture of ', 'the website belonging to '],
    ['delivered to you by '],
  ),
  before(
    'operatedBy',
    /(?:operated|owned|run|managed|published|maintained|provided|controlled|administered|promoted|produced|issued|supplied|brought to you|created)(?:,? (?:and|&|or)[ /]?(?:operated|owned|run|managed|maintained|published|controlled|administered))* (?:and \w+ )?(?:solely |exclusively |entirely )?by:?[^.]{0,20}$/i,
    ['owned and operated by ', 'which is run solely by '],
    ['paid to '],
  ),
  before(
    'belongsTo',
    /\b(?:belongs? to|property of|operator|owner|publisher|proprietor|licensor|promoter|seller|supplier|provider) (?:of [^.]{0,40} )?(?:is|are|means|:|shall mean|refers to)[^.]{0,15}$/i,
    ['The promoter is ', 'the owner of the site is '],
    ['The price is '],
  ),
  before(
    'weAre',
    /\b(?:we are|we're|i am|who we are|about us|we, |our (?:full |company |legal |registered )*name is|called|known as|us:?|our details:?|identity|name of (?:the )?company:?|company name:?|legal (?:name|entity)(?: is)?:?|business name:?|registered (?:company )?name:?)[^.]{0,25}$/i,
    ['We are ', 'Our full legal name is ', 'Company name: '],
    ['They are '],
  ),
  before(
    'means',
    /["'“”‘’]?\s*(?:,| )*(?:means?|refers? to|shall mean|stands for|denotes|is defined as|is|are|:|=)\s*(?:the company,? |the business |a company,? )?$/i,
    ['"Supplier" means ', 'Seller: '],
    ['paid through '],
  ),
  before(
    'weDefBefore',
    /["'“‘(]?\b(?:we|us|our|ourselves|the company|company|seller|supplier|the firm|controller|owner|licensor|provider|operator|promoter|the site|website)\b["'”’)]*,?\s*(?:and |or |,|\/|["'“‘’”]|\b(?:we|us|our|ours)\b|\s)*\s*(?:means?|refers? to|shall mean|is|are|stands? for|denotes?|:|=|to mean|as)\s[^.]{0,25}$/i,
    ['“we”, “us” and “our” refer to ', 'the Seller means '],
    ['your bank is named by '],
  ),
  before('controllerIs', /controller[^.]{0,60}$/i, ['The data controller is '], ['The processor is ']),
  before(
    'contractWith',
    /(?:contract(?:ing)?|agreement|dealing|order|terms)[^.]{0,40}\b(?:with|between|of|by|to)\b[^.]{0,25}$/i,
    ['Your contract is with ', 'These are the terms of '],
    ['We deliver for '],
  ),
  before(
    'copyright',
    /(?:©|\(c\)|copyright)[\s\d,–-]*(?:by |of |belongs to |remains with |in [^.]{0,30} (?:belongs to|is owned by) )?(?:the )?$/i,
    ['© 2024 ', 'Copyright 2019-2025 '],
    ['Photo by '],
  ),
  before(
    'websiteBy',
    /(?:web ?site|site|design(?:ed)?|built|developed|development|hosted|hosting|powered|crafted|made|theme|photograph\w*|marketing|SEO|created)(?: and \w+| & \w+)* (?:by|with|from|on)\s*:?[^.]{0,10}$/i,
    ['Website by ', 'Designed and built by ', 'Powered by '],
    ['The site belongs to '],
  ),
  before(
    'suchAs',
    /\b(?:such as|including|includes?|for example|e\.g\.?|like|namely|among(?:st)?|or via|via|using|through|use|uses|with our|third[- ]part(?:y|ies))\b[^.]{0,40}$/i,
    ['partners such as ', 'through our processor '],
    ['We are '],
  ),
  before(
    'regulatedBy',
    /(?:regulated|authorised|approved|accredited|certified|registered|licensed|insured|underwritten|audited|funded|sponsored|protected|backed) (?:and regulated |and \w+ )?(?:by|with|through)[^.]{0,20}$/i,
    ['underwritten by ', 'authorised and regulated by '],
    ['operated by '],
  ),
  before(
    'agentOf',
    /(?:representatives? of|\bagents? (?:of|for)\b|on behalf of|acting for|\bprincipal\b)[^.]{0,25}$/i,
    ['an appointed representative of ', 'acting as agent for '],
    ['a subsidiary of '],
  ),
  before(
    'processedBy',
    /(?:payments?|cards?|transactions?|orders?|parcels?|goods|deliver\w*|data|e-?mails?|bookings?|shipp\w+|hosting|hosted|backups?|stored|collected|handled|fulfil\w+|processed|sent|claims|finance|credit|insurance|reviews|feedback|software|tickets?|infrastructure)\b[^.¶]{0,80}\b(?:by|through|with|to|via|of|using|engage)\b[^.]{0,12}$/i,
    ['Payments are handled by ', 'Your data is stored with ', 'Hosting and backup are in the hands of '],
    ['We are ', 'This website is owned by '],
  ),
  before(
    'partOf',
    /\b(?:part of|subsidiar(?:y|ies) of|members? of|owned by|parent(?: company)?|holding company|group|division of|sister compan(?:y|ies)|associated|affiliat\w+|incorporating|acquired by|merged)\b[^.]{0,25}$/i,
    ['a wholly owned subsidiary of ', 'We are part of '],
    ['We are '],
  ),
  before(
    'brandAgentOf',
    /BRAND[^.¶]{0,60}?\b(?:representatives?|agents?|franchisees?|licensees?|members?|dealers?|distributors?|introducers?) (?:of|for)[^.¶]{0,25}$/i,
    ['BRAND is an Appointed Representative of ', 'BRAND are licensees of '],
    ['BRAND is a trading name of '],
  ),
  before(
    'ourSubsidiary',
    /\b(?:our|its|the \w+(?:['’]s)?|a) (?:wholly[- ]owned )?(?:trading |commercial |associated )?(?:subsidiar(?:y|ies)|sister compan(?:y|ies)|parent company|trading (?:arm|company)),?\s*(?:is |are |\()?$/i,
    ['It covers our trading subsidiary, ', 'a wholly owned subsidiary, '],
    ['the owner is '],
  ),
  before(
    'markOf',
    /(?:trade ?marks?|logos?|®|™|brand names?)[^.¶]{0,60}(?:\bof|\bby|©|belong(?:s|ing)? to)[^.¶]{0,12}$/i,
    ['Acorn and its logo are registered trade marks of ', 'are ® and/or © '],
    ['© 2024 '],
  ),
  before(
    'unconnected',
    /\b(?:not|no way|neither|nor|un|without)\b[^.¶]{0,40}\b(?:endorsed|affiliated|associated|connected|sponsored|approved)\b[^.¶]{0,20}$/i,
    ['in no way endorsed by ', 'We are not affiliated with '],
    ['approved by '],
  ),
  before('careOf', /\bc\/o[^.]{0,10}$|care of[^.]{0,10}$/i, ['c/o ', 'care of '], ['of ']),
  before(
    'formerly',
    /\b(?:formerly|previously|acquired|bought|assets of|used to be)\b[^.]{0,30}$/i,
    ['formerly known as ', 'bought the assets of '],
    ['known as '],
  ),
  before(
    'brandTradingNameOf',
    /BRAND[^.¶]{0,80}?(?:trad(?:ing|e)[- ]?(?:name|style|title|division|arm)s?|brands?|styles?|names?|division|part|website|property)\s+(?:name )?(?:of|for|owned by|used by)[^.]{0,25}$/i,
    ['BRAND is a trading style of '],
    ['Another shop is a trading style of '],
  ),
  before(
    'siteOperatedBy',
    /(?:web ?site|\bsite|BRAND|\bshop|store|\.com|\.co\.uk|platform|app|\b(?:this|our|the) (?:branch|business|clinic|club|franchise|hotel|nursery|practice|restaurant|salon|school|studio|venue))\b[^.¶]{0,70}?(?:(?:operated|owned|run|managed|published|maintained|provided|controlled|administered|made)\b[^.¶]{0,30}\b(?:by|for):?|belongs to|is the property of)[^.]{0,20}$/i,
    ['This website is owned and run by ', 'BRAND is operated by ', 'This branch is independently owned by '],
    ['The lottery is operated by '],
  ),
  before(
    'otherOperatedBy',
    /(?:lottery|service|booking|payment|card|account|scheme|finance|insurance|cover|polic(?:y|ies)|competition|game|delivery|goods|product)s?\b[^.¶]{0,50}?(?:operated|owned|run|managed|provided|administered|issued|handled|underwritten|supplied) by[^.]{0,20}$/i,
    ['The card is issued by ', 'Insurance is provided by '],
    ['This website is operated by '],
  ),
  before(
    'wePronoun',
    /\b(?:we|us|our|ourselves)["'”’)]*,?\s*\(?["'“‘]?(?:at |are |is |as |that is |i\.e\.? )?$/i,
    ['When you deal with us, ', 'we at '],
    ['you at '],
  ),
  before(
    'ourProvider',
    /\b(?:our|the|a|an|independent|third[- ]party)\s+(?:\w+ ){0,2}(?:provider|partner|supplier|agent|lender|insurer|broker|accountant|solicitor|landlord|processor|developer|agency|manufacturer|host|bank|courier|contractor|administrator|issuer|underwriter|officer|adviser|advisor|auditor)s?,?:?\s*(?:is |are |,|\()?\s*$/i,
    ['our payment provider ', 'the insurer is '],
    ['the operator is '],
  ),
  before(
    'usesBefore',
    /\b(?:uses?|using|used|use of|partner(?:ed|s|ship)? with|arrangement with|contracted|appointed|engaged|instruct(?:ed)?|works? with|working with|introduce you to|referred? to|send(?:s|ing)? to|passed to|shared? with|support from|supplied by|sold by|(?<!you are )(?<!you )buy(?:s|ing)? from|funded by)\s*$/i,
    ['We partnered with ', 'details are shared with '],
    ['we are ', 'You are buying from '],
  ),
  before(
    'brandUses',
    /BRAND(?:['’]s)? (?:\w+ )?(?:uses?|has (?:appointed|engaged|partnered with|instructed)|have (?:appointed|engaged|partnered with)|works? with|is (?:hosted|supplied|fulfilled|supported) by|relies on)\s*$/i,
    ['BRAND works with ', 'BRAND has appointed '],
    ['BRAND is operated by '],
  ),
  before(
    'forExample',
    /\b(?:for example|for instance|e\.g\.?|example:?)[^.]{0,20}$/i,
    ['for example, '],
    ['such as '],
  ),
  before(
    'nameLabel',
    /(?:company|legal|registered|business|trading|full|entity|organisation|controller|owner|operator)(?: \w+)? ?(?:name|entity|details|information)?\s*[:–-]\s*$/i,
    ['Company name: ', 'Operator: '],
    ['Opening hours: '],
  ),
  before(
    'bothParties',
    /\b(?:between|agreement)\b[^.]{0,60}(?:you|customer|client|user)[^.]{0,40}\band\b[^.]{0,12}$/i,
    ['an agreement between you and '],
    ['you and '],
  ),
  before(
    'appliesTo',
    /\b(?:polic(?:y|ies)|notice|statement|terms)\b[^.¶]{0,60}\b(?:how|of|by|for|applies to|sets? out)\b[^.¶]{0,30}$/i,
    ['This privacy policy explains how ', 'This notice applies to '],
    ['Our office is at '],
  ),
  before('list', /(?:[•·*–-]|;|,|\band)\s*$/i, ['apples, ', 'pears and '], ['apples ']),
  before('lineStart', /(?:^|\n|¶)\s*$/, ['¶ ', ''], ['We are ']),
  after(
    'weDefAfter',
    /^[^.;]{0,90}?\(?\s*(?:hereinafter |hereafter |herein |together |collectively |referred to (?:as|in)|also known as |known as |“|"|'|‘|\()+[^.)]{0,40}?\b(?:we|us|our|ourselves|company|seller|supplier|firm|controller|owner|licensor|provider|operator|promoter|publisher|club|school|trust|agency|agent|practice|business|website)\b/i,
    [' (“we”, “us” or “our”)', ', hereinafter the Seller'],
    [' (“Acorn”)'],
  ),
  after(
    'tradingAs',
    /^[\s,("“‘']*(?:[^.]{0,120}?)(?:,|\(|\b)\s*(?:t\/as?|trading as|trades as|trading under|which trades|operating as|who trade|doing business|tradin as|trading name|under the (?:name|brand))/i,
    [' trading as Acorn', ', which trades as Acorn'],
    [' is a builder'],
  ),
  after(
    'tradingAsBrand',
    /^[^.¶]{0,140}?(?:t\/as?|trading as|trades as|trading under|which trades|operating as|doing business|trading name|under the (?:name|brand))[^.¶]{0,30}BRAND/i,
    [' trading as BRAND'],
    [' trading as Acorn'],
  ),
  after('knownAsBrand', /^[^.¶]{0,120}?[("“‘'][^.)¶]{0,20}BRAND/i, [' (“BRAND”)'], [' (“Acorn”)']),
  after(
    'runsBrand',
    /^[\s,)"”]*(?:which |who )?(?:owns?|runs?|operates?|publish(?:es)?|trades? as|is the (?:owner|operator|company behind|publisher)(?: of)?)[^.¶]{0,40}(?:BRAND|\bsite|website|shop)/i,
    [' owns and operates BRAND', ' is the operator of this website'],
    [' owns a lorry'],
  ),
  after(
    'definedAfter',
    /^[^.;¶]{0,90}?\(\s*(?:hereinafter |the |referred to as )?["“‘'][^"”’')]{2,30}["”’']/i,
    [' (“Acorn”)', ' (the “Agent”)'],
    [' trading as Acorn'],
  ),
  after(
    'subsidiaryAfter',
    /^[^.¶]{0,90}?\b(?:wholly[- ]owned |trading )*(?:subsidiary|trading (?:arm|company)|commercial arm) of\b/i,
    [' is a wholly owned subsidiary of Acorn', ', the trading arm of Acorn'],
    [' is a company'],
  ),
  after(
    'asHelper',
    /^[^.¶]{0,170}?\b(?:as (?:our |an? |the |independent )*(?:processor|sub-?processor|carrier|underwriter|payment (?:institution|processor)|insurer|host|courier|supplier|broker|lender)|an independent controller|the (?:credit|payment|service|card) (?:provider|issuer)|on our behalf)\b/i,
    [' as our processor', ', the credit provider, decides', ' (company number 1) as independent carrier'],
    [' is the data controller', ' trading as Acorn'],
  ),
  after('controllerAfter', /^[^.¶]{0,60}\bcontroller\b/i, [' is the data controller'], [' is the processor']),
  after(
    'agentAfter',
    /^(?:[^.¶]|\bno\.){0,90}?\b(?:(?:acts?|acting)\b[^.¶]{0,20}\bagents?\b|as (?:an? |the )?agents? (?:for|of)\b)/i,
    [', acting as an agent', ', company no. 1, sells tickets as agent for the organiser'],
    [', acting for itself'],
  ),
  after('whoAfter', /^[,\s]*(?:who|which|whose)\b(?! registered)/i, [', who deliver it'], [' delivers it']),
  after(
    'toDo',
    /^\s*(?:to|for) (?:\w+ )?(?:fulfil|process|provide|deliver|handle|help|take|collect|host|manage|store|send|run|supply|the (?:purpose|provision))/i,
    [' to process your payment'],
    [' is our name'],
  ),
  after(
    'isCompany',
    /^[\s,()"“”'’]*(?:[^.]{0,60}?)(?:is|being|are)?\s*(?:a|an)?\s*(?:private |public |limited |UK |British |English |Scottish |registered |community )*(?:company|partnership|charity|LLP|business|firm|society)/i,
    [' is a private limited company', ', a company'],
    [' was founded'],
  ),
  after(
    'registeredIn',
    /^[^¶]{0,80}?(?:registered|incorporated|established)\s+(?:and registered )?(?:in|under|at|with|company|office|number|no|address)/i,
    [' is registered in England', ', registered office: 1 High Street'],
    [' delivers to England'],
  ),
  after(
    'companyNoAfter',
    /^[^¶]{0,80}?(?:compan(?:y|ies) ?(?:house)? ?(?:registration|reg\.?|registered)? ?(?:no|number|num|#)|CRN|reg(?:istered|istration)?\.? ?(?:no|number))/i,
    [' (company number 1)', ', reg. no. 1'],
    [' (telephone 1)'],
  ),
  after(
    'officeAfter',
    /^[^¶]{0,120}?(?:registered (?:office|address)|head office|principal place|whose office|whose address|of [^,.]{3,40},)/i,
    ['. Registered office: 1 High Street', ' of 1 High Street, Leeds'],
    [' sells shoes'],
  ),
  after(
    'operatesAfter',
    /^[\s,)"”]*(?:[^.]{0,40}?)\b(?:operates?|owns?|runs?|publish(?:es)?|is the (?:owner|operator|data controller|controller|seller|promoter|publisher)|respects?|is committed|takes? your|understands?|collects?|will (?:use|not|only))\b/i,
    [' is committed to your privacy', ' operates this site'],
    [' delivers parcels'],
  ),
  after(
    'providerAfter',
    /^[\s,)"”'’]*(?:[^.]{0,25}?)\b(?:provides?|process(?:es)?|handles?|suppl(?:y|ies)|hosts?|carr(?:y|ies)|deliver|acts? as|(?:is|are) (?:our|the|a|authorised|an? (?:third|independent))|privacy (?:policy|notice)|who (?:provide|are|handle|supply)|for (?:payment|delivery|hosting|analytics))\b/i,
    [' processes card payments', ', who provide the hosting'],
    [' operates this site'],
  ),
  after(
    'authorisedAfter',
    /^[^¶.]{0,60}?(?:is|are) authorised/i,
    [' is authorised and regulated'],
    [' is our name'],
  ),
  after(
    'groupAfter',
    /^[^¶.]{0,60}?(?:and (?:its|any|all|their|our)|group of companies|subsidiar|group\b|associated compan|affiliat)/i,
    [' and its subsidiaries'],
    [' and you'],
  ),
  after(
    'newsAfter',
    /^[^¶.]{0,50}?\b(?:was|were|said|has been|had|announced|fined|pleaded|won|appointed|told|launched|opened)\b/i,
    [' announced a merger', ' was fined'],
    [' is registered'],
  ),
];
