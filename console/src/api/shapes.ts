/** The types of the API that several pages use. */
import type { operations } from '../../../src/client/api-types.ts';
import type { Answer } from '../../../src/client/shapes.ts';

export type Account = Answer<'getAccount'>;
export type Appointment = Answer<'listOfficerAppointments'>['appointments'][number];
export type Company = Answer<'getCompany'>;
export type PersonIdentity = Answer<'getIdentityVerification'>['people'][number];
export type IdentityCounts = NonNullable<Answer<'getIdentityVerification'>['directors']>;
export type IdentityReport = Answer<'reportIdentityVerification'>;
export type Filing = Answer<'listFilings'>['filings'][number];
export type CompanyGroup = Answer<'getCompanyGroup'>;
export type FinancialPeriod = Answer<'getCompanyFinancials'>['periods'][number];
export type CompanyResults = Answer<'searchCompanies'>;
export type CompanyHit = CompanyResults['companies'][number];
export type SavedSearch = Answer<'listSavedSearches'>['saved_searches'][number];
export type Resolution = Answer<'resolveDomain'>;
export type Progress = Answer<'getJobProgress'>;
export type Pending = Answer<'resolveDomain', 202>;
export type Evidence = Resolution['evidence'][number];
export type ReviewCandidate = Resolution['review_candidates'][number];
export type Review = Answer<'listReviews'>['reviews'][number];
export type Bulk = Answer<'getBulk'>;
export type BulkPreview = Answer<'startBulk'>;
export type BulkRow = Answer<'listBulkRows'>['rows'][number];
export type CompanyAnswer = Answer<'resolveCompany'>;
export type Signal = Answer<'listSignals'>['signals'][number];
export type SignalCounts = Answer<'countSignals'>;
export type MailSettings = Answer<'getSignalMailSettings'>;
export type Destination = Answer<'listWebhooks'>['webhooks'][number];
export type Delivery = Answer<'listWebhookDeliveries'>['deliveries'][number];
export type ConnectedApp = Answer<'listConnectedApps'>['connected_apps'][number];
export type SessionInfo = Answer<'listSessions'>['sessions'][number];
export type ApiKey = Answer<'listApiKeys'>['api_keys'][number];
export type Team = Answer<'getTeam'>;
export type Member = Team['members'][number];
export type AuditEvent = Answer<'listAuditEvents'>['events'][number];
export type HistoryEntry = Answer<'listHistory'>['entries'][number];
export type HistoryQuery = NonNullable<operations['exportHistory']['parameters']['query']>;
export type Plan = Answer<'listPlans'>['plans'][number];
export type Usage = Answer<'getUsage'>;
export type WatchlistImport = Answer<'importWatchlist'>;
export type WatchlistEntry = Answer<'listWatchlist'>['watchlist'][number];

/** One type of signal, or `all`. */
export type SignalFilter = NonNullable<
  NonNullable<operations['listSignals']['parameters']['query']>['signal_type']
>;
