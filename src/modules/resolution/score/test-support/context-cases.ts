/** Words that each phrase is found in, and words that it is not found in. */
interface Words {
  says: string[];
  saysNot: string[];
}

export const CONTEXT_CASES: Record<'before' | 'after', Record<string, Words>> = {
  before: {
    tradingNameOf: {
      says: ['Kestrel Loans is a trading name of ', 'a registered brand of '],
      saysNot: ['the owner of '],
    },
    operatedBy: { says: ['owned and operated by ', 'which is run solely by '], saysNot: ['paid to '] },
    weAre: { says: ['We are ', 'Our full legal name is ', 'Company name: '], saysNot: ['They are '] },
    means: { says: ['"Supplier" means ', 'Seller: '], saysNot: ['paid through '] },
    weDefBefore: {
      says: ['“we”, “us” and “our” refer to ', 'the Seller means '],
      saysNot: ['your bank is named by '],
    },
    controllerIs: { says: ['The data controller is '], saysNot: ['The processor is '] },
    partyLabel: {
      says: ['Shop ¶ BRAND ¶ Trader ¶ ', '1. Promoter ¶ ', 'The promoter is: ¶ '],
      saysNot: ['Our trader ', 'Payment provider ¶ ', 'Insurer ¶ '],
    },
    transferredTo: {
      says: ['In 2023 the assets of Acorn Ltd were transferred to ', 'BRAND was sold to '],
      saysNot: [
        'Your data may be transferred to ',
        'Forms sent on this website are passed to ',
        'This website belongs to ',
      ],
    },
    assetsOf: { says: ['In 2023 the business and assets of '], saysNot: ['We manage the assets '] },
    writeTo: {
      says: ['To stop this write to: ¶ ', 'or write to: ¶ Data Protection Officer ¶ ', 'by post to '],
      saysNot: ['We write to ', 'you may write to our insurer, '],
    },
    forUk: {
      says: ['Who you contract with ¶ United Kingdom ¶ ', 'If you live in the UK, you contract with '],
      saysNot: ['our suppliers in the United Kingdom, '],
    },
    contractWith: { says: ['Your contract is with '], saysNot: ['We deliver for '] },
    sellerBefore: {
      says: ['You are buying from ', 'Merchant of record: '],
      saysNot: ['We are buying from '],
    },
    copyright: {
      says: ['© 2024 ', 'Copyright 2019-2025 ', 'Copyright in this website belongs to '],
      saysNot: ['Photo by ', 'Copyright in these terms belongs to ', 'Booking software © '],
    },
    websiteBy: {
      says: ['Website by ', 'Designed and built by ', 'Powered by '],
      saysNot: ['The site belongs to '],
    },
    suchAs: { says: ['partners such as ', 'through our processor '], saysNot: ['We are '] },
    regulatedBy: { says: ['underwritten by ', 'authorised and regulated by '], saysNot: ['operated by '] },
    agentOf: {
      says: ['an appointed representative of ', 'acting as agent for '],
      saysNot: ['a subsidiary of '],
    },
    processedBy: {
      says: [
        'Payments are handled by ',
        'Your data is stored with ',
        'Hosting and backup are in the hands of ',
      ],
      saysNot: ['We are ', 'This website is owned by ', 'Orders are subject to acceptance by '],
    },
    partOf: { says: ['a wholly owned subsidiary of ', 'We are part of '], saysNot: ['We are '] },
    subsidiaryOf: {
      says: ['“we” is a subsidiary of the publishing group '],
      saysNot: ['our subsidiary, ', 'a division of ', 'BRAND is a subsidiary of '],
    },
    brandAgentOf: {
      says: ['BRAND is an Appointed Representative of ', 'BRAND is affiliated to the '],
      saysNot: ['BRAND is a trading name of '],
    },
    ourSubsidiary: {
      says: ['It covers our trading subsidiary, ', 'a wholly owned subsidiary, '],
      saysNot: ['the owner is '],
    },
    markOf: {
      says: [
        'Acorn and its logo are registered trade marks of ',
        'are ® and/or © ',
        'Booking software © 2024 ',
      ],
      saysNot: ['© 2024 '],
    },
    unconnected: {
      says: ['in no way endorsed by ', 'We are not affiliated with '],
      saysNot: ['approved by '],
    },
    careOf: { says: ['c/o ', 'care of '], saysNot: ['of '] },
    formerly: {
      says: ['formerly known as ', 'bought the assets of ', 'Until May 2021 the site was run by '],
      saysNot: ['known as ', 'Prices hold until 2027. Sold by '],
    },
    brandTradingNameOf: {
      says: ['BRAND is a trading style of ', 'BRAND means a software service of '],
      saysNot: ['Another shop is a trading style of ', 'The BRAND trade mark is the property of '],
    },
    siteOperatedBy: {
      says: [
        'This website is owned and run by ',
        'BRAND is operated by ',
        'This branch is independently owned by ',
        'This branch is an independent business: ',
      ],
      saysNot: ['The lottery is operated by '],
    },
    otherOperatedBy: {
      says: ['The card is issued by ', 'Insurance is provided by '],
      saysNot: ['This website is operated by '],
    },
    wePronoun: { says: ['When you deal with us, ', 'we at '], saysNot: ['you at '] },
    ourProvider: {
      says: [
        'our payment provider ',
        'the insurer is ',
        'Our packager is ',
        'Web design: ',
        'Unit 4. Landlord: ',
      ],
      saysNot: ['the operator is ', 'Our owner is ', 'Our company number is ', 'Seller: ', 'the design: '],
    },
    usesBefore: {
      says: ['We partnered with ', 'details are shared with '],
      saysNot: ['we are ', 'You are buying from '],
    },
    brandUses: { says: ['BRAND works with ', 'BRAND has appointed '], saysNot: ['BRAND is operated by '] },
    besideUs: {
      says: ['an agreement between you, us and '],
      saysNot: ['an agreement between you and ', 'about us, '],
    },
    forExample: { says: ['for example, '], saysNot: ['such as '] },
    bothParties: { says: ['an agreement between you and '], saysNot: ['you and '] },
    appliesTo: {
      says: ['This privacy policy explains how ', 'This notice applies to '],
      saysNot: ['Our office is at '],
    },
    abbreviated: {
      says: ['BT: ', 'In these terms “TWJ” means '],
      saysNot: ['Seller: ', '“BRAND” means ', 'US: ', 'The TWJ shop is run by '],
    },
    list: { says: ['apples, ', 'pears and '], saysNot: ['apples '] },
  },
  after: {
    weDefAfter: {
      says: [' (“we”, “us” or “our”)', ', hereinafter the Seller'],
      saysNot: [' (“Acorn”)', ' or “Acorn” ¶ What we do'],
    },
    tradingAs: { says: [' trading as Acorn', ', which trades as Acorn'], saysNot: [' is a builder'] },
    tradingAsBrand: {
      says: [
        ' trading as BRAND',
        ' (trading as Acorn Cottages, Acorn Barns and BRAND)',
        ' (number 1) as BRAND',
      ],
      saysNot: [' trading as Acorn', ' acts as BRAND asks'],
    },
    jointlyAsBrand: {
      says: [' (number 1). Cars are let by B Ltd. Both trade as BRAND'],
      saysNot: [' trades as BRAND'],
    },
    knownAsBrand: { says: [' (“BRAND”)'], saysNot: [' (“Acorn”)', '” or “BRAND” on your statement'] },
    runsBrand: {
      says: [
        ' owns and operates BRAND',
        ' is the operator of this website',
        ' (AB Ltd) is the operating company of BRAND',
        ', operator of BRAND and other websites',
      ],
      saysNot: [' owns a lorry', ', operator of a ferry'],
    },
    subsidiaryAfter: {
      says: [' is a wholly owned subsidiary of Acorn', ', the trading arm of Acorn'],
      saysNot: [' is a company'],
    },
    asHelper: {
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
    ownPolicy: {
      says: [' scores an application for credit, its own policy explains how', ', which keeps its own file'],
      saysNot: [' has our own policy'],
    },
    notUs: { says: [' and not with us', ' rather than from BRAND'], saysNot: [' and with us'] },
    passedOn: {
      says: [' (number 1) have been transferred to Acorn Ltd'],
      saysNot: [' belongs to the Acorn group'],
    },
    sellerAfter: { says: [' is the merchant of record'], saysNot: [' is the processor'] },
    controllerAfter: { says: [' is the data controller'], saysNot: [' is the processor'] },
    reservesRight: { says: [' (“AB”) reserves the right to change prices'], saysNot: [' waives the right'] },
    agentAfter: {
      says: [', acting as an agent', ', company no. 1, sells tickets as agent for the organiser'],
      saysNot: [', acting for itself'],
    },
    toDo: { says: [' to process your payment'], saysNot: [' is our name'] },
    isCompany: { says: [' is a private limited company', ', a company'], saysNot: [' was founded'] },
    officeAfter: {
      says: ['. Registered office: 1 High Street', ' of 1 High Street, Leeds'],
      saysNot: [' sells shoes'],
    },
    newsAfter: {
      says: [' announced a merger', ' was fined', ' (number 1) ordered a desk'],
      saysNot: [' is registered'],
    },
  },
};
