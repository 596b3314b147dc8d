import type { Figure } from '../period.ts';

/** How a tag says its value: of a day, or of a period that ends on a day. */
type Time = 'instant' | 'duration';

/** The dimension and member, without prefixes, that a tag's context must have. */
interface Maturity {
  readonly dimension: RegExp;
  readonly member: RegExp;
}

export interface FigureTags {
  readonly time: Time;
  /** Whether a reader may find it below zero. */
  readonly signed: boolean;
  /**
   * Some software tags it below zero because it is deducted, other software where it is owed to the company.
   */
  readonly deducted?: boolean;
  /**
   * Local names, the most trusted first. A value of a later one counts only where none of an earlier one
   * exists.
   */
  readonly tags: readonly string[];
  /** Which share of a tag that is divided by maturity; without it, the tag must not be divided. */
  readonly maturity?: 'within' | 'after';
  /** Tags that name the maturity themselves and need no dimension. */
  readonly wholeTags?: readonly string[];
  /** They count only where none of the above has a value, also none of a part. */
  readonly lastTags?: readonly string[];
  /** They count after all others, and only with the dimension that says that they are current. */
  readonly currentTags?: readonly string[];
}

/** Parts of the sums that a balance sheet must satisfy; they are read for the checks and are not shown. */
const CHECK_FIGURES = [
  'net_current_assets',
  'prepayments',
  'unpaid_capital',
  'accruals',
  'provisions',
  'deferred_tax',
  'pension',
  'creditors_undivided',
] as const;

type CheckFigure = (typeof CHECK_FIGURES)[number];
export type AnyFigure = Figure | CheckFigure;

/**
 * The tags of each figure in the taxonomies of the FRC (2014 and later, FRS 101, 102, 105, IFRS and
 * charities), of UK GAAP 2009 and of UK GAAP 2004. A new tag is one word here.
 */
export const FIGURE_TAGS: Readonly<Record<AnyFigure, FigureTags>> = {
  turnover: {
    time: 'duration',
    signed: false,
    tags: ['TurnoverRevenue', 'TurnoverGrossOperatingRevenue', 'Turnover'],
  },
  profit_loss: {
    time: 'duration',
    signed: true,
    tags: ['ProfitLoss', 'ProfitLossForPeriod', 'ProfitLossForYear'],
    lastTags: ['ProfitLossOnOrdinaryActivitiesAfterTax'],
  },
  fixed_assets: {
    time: 'instant',
    signed: false,
    tags: ['FixedAssets', 'TotalFixedAssets'],
    lastTags: ['Non-currentAssets'],
  },
  current_assets: { time: 'instant', signed: false, tags: ['CurrentAssets', 'TotalCurrentAssets'] },
  cash: {
    time: 'instant',
    signed: false,
    tags: ['CashBankOnHand', 'CashBankInHand'],
    lastTags: ['CashOnHand'],
    currentTags: ['CashCashEquivalents'],
  },
  debtors: {
    time: 'instant',
    signed: false,
    tags: ['Debtors', 'TotalDebtors'],
    currentTags: ['TradeOtherReceivables'],
  },
  creditors_within_one_year: {
    time: 'instant',
    signed: false,
    tags: ['Creditors'],
    maturity: 'within',
    wholeTags: ['CreditorsDueWithinOneYear', 'CreditorsDueWithinOneYearTotalCurrentLiabilities'],
    lastTags: ['CurrentLiabilities'],
  },
  creditors_after_one_year: {
    time: 'instant',
    signed: false,
    tags: ['Creditors'],
    maturity: 'after',
    wholeTags: ['CreditorsDueAfterOneYear', 'CreditorsDueAfterOneYearTotalNoncurrentLiabilities'],
    lastTags: ['Non-currentLiabilities'],
  },
  total_assets_less_current_liabilities: {
    time: 'instant',
    signed: true,
    tags: ['TotalAssetsLessCurrentLiabilities'],
  },
  net_assets: {
    time: 'instant',
    signed: true,
    tags: [
      'NetAssetsLiabilities',
      'NetAssetsLiabilitiesIncludingPensionAssetLiability',
      'NetAssetsLiabilitiesExcludingPensionAssetLiability',
      'NetAssetsLiabilityExcludingPensionAssetLiability',
    ],
  },
  shareholder_funds: {
    time: 'instant',
    signed: true,
    tags: [
      'Equity',
      'ShareholderFunds',
      'CapitalEmployed',
      'CharityFunds',
      'TotalMembersInterests',
      'MembersInterests',
    ],
  },
  employees: {
    time: 'duration',
    signed: false,
    tags: ['AverageNumberEmployeesDuringPeriod', 'EmployeesTotal'],
  },
  net_current_assets: { time: 'instant', signed: true, tags: ['NetCurrentAssetsLiabilities'] },
  prepayments: {
    time: 'instant',
    signed: false,
    tags: [
      'PrepaymentsAccruedIncomeNotExpressedWithinCurrentAssetSubtotal',
      'PrepaymentsAccruedIncomeCurrentAsset',
      'PrepaymentsAccruedIncome',
    ],
  },
  unpaid_capital: {
    time: 'instant',
    signed: false,
    tags: [
      'CalledUpShareCapitalNotPaidNotExpressedAsCurrentAsset',
      'CalledUpShareCapitalNotPaid',
      'CalledUpShareCapitalNotPaidCurrentAsset',
    ],
  },
  accruals: {
    time: 'instant',
    signed: false,
    deducted: true,
    tags: [
      'AccruedLiabilitiesNotExpressedWithinCreditorsSubtotal',
      'AccruedLiabilitiesDeferredIncome',
      'AccrualsDeferredIncome',
      'DeferredIncome',
    ],
  },
  provisions: {
    time: 'instant',
    signed: false,
    deducted: true,
    tags: ['ProvisionsForLiabilitiesBalanceSheetSubtotal', 'ProvisionsForLiabilitiesCharges', 'Provisions'],
  },
  // Where it is a line of its own instead of a part of the provisions.
  deferred_tax: {
    time: 'instant',
    signed: false,
    deducted: true,
    tags: [
      'TaxationIncludingDeferredTaxationBalanceSheetSubtotal',
      'DeferredTaxLiabilities',
      'NetDeferredTaxLiabilityAsset',
    ],
  },
  pension: {
    time: 'instant',
    signed: true,
    tags: [
      'NetPensionAssetLiability',
      'PensionAssetLiability',
      'DefinedBenefitPensionPlanRecognisedAssetLiability',
    ],
  },
  creditors_undivided: { time: 'instant', signed: false, tags: ['Creditors'] },
};

/** Every tag of the table. */
export const FIGURE_NAMES: ReadonlySet<string> = new Set(
  Object.values(FIGURE_TAGS).flatMap(({ tags, wholeTags = [], lastTags = [], currentTags = [] }) => [
    ...[...tags, ...wholeTags, ...lastTags, ...currentTags],
  ]),
);

/** Dimensions that divide creditors and debtors by when they are due. */
export const MATURITIES: Readonly<Record<'within' | 'after', Maturity>> = {
  within: {
    dimension: /^(MaturitiesOrExpirationPeriodsDimension|FinancialInstrumentCurrentNon-currentDimension)$/,
    member: /^(WithinOneYear|CurrentFinancialInstruments)$/,
  },
  after: {
    dimension: /^(MaturitiesOrExpirationPeriodsDimension|FinancialInstrumentCurrentNon-currentDimension)$/,
    member: /^(AfterOneYear|Non-currentFinancialInstruments)$/,
  },
};

/** Whether a value is the original or a revised one. */
export const VERSION_DIMENSION = 'OriginalRevisedDataDimension';

/** The statements of a document about itself, by the tag that says so. */
export const ENTITY_TAGS = {
  UKCompaniesHouseRegisteredNumber: 'number',
  CompaniesHouseRegisteredNumber: 'number',
  BalanceSheetDate: 'balanceSheetDate',
  StartDateForPeriodCoveredByReport: 'start',
  EndDateForPeriodCoveredByReport: 'end',
  EntityDormantTruefalse: 'dormant',
  EntityDormant: 'dormant',
  CompanyDormant: 'dormant',
  CompanyNotDormant: 'notDormant',
  AccountsTypeFullOrAbbreviated: 'accountsType',
  AccountsType: 'accountsType',
  ScopeAccounts: 'scope',
  WebsiteMainPageURL: 'website',
} as const;

/** What the tags of a group's document show about whose balance sheet it is. Their values are not shown. */
export const OWNER_TAGS = {
  subsidiaries: ['InvestmentsInGroupUndertakings', 'InvestmentsInSubsidiaries'],
  investments: ['InvestmentsFixedAssets'],
  performance: ['GrossProfitLoss', 'OperatingProfitLoss', 'ProfitLossOnOrdinaryActivitiesBeforeTax'],
  cashAtEnd: ['CashCashEquivalentsCashFlowValue'],
} as const;

export const OWNER_NAMES: ReadonlySet<string> = new Set(Object.values(OWNER_TAGS).flat());
