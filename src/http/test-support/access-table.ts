import type { Need } from '../../shared/caller.ts';
import type { Owned } from './access-fixture.ts';

/** The credentials that a route takes. `public`: none, and it ignores those that are sent. */
export type Access = 'public' | 'any' | 'key' | 'session' | 'agent';

export interface AccessRow {
  access: Access;
  /**
   * The permission that the role or the scopes must give. Without it: `read` for GET, `manage` for all else.
   */
  needs?: Need;
  params?: (owned: Owned) => Record<string, string | number>;
  query?: string;
  /** Sent as JSON, or as it is if it is text. */
  body?: (owned: Owned) => unknown;
  contentType?: string;
  /** The status for the owner of what the parameters name, and for a public route for everybody. */
  own: number;
  /** A part of the owner's answer that others must not see. */
  shows?: (owned: Owned) => string;
  /** The status for another account with a valid credential. */
  others: number;
  /** It ends or replaces credentials, so each call needs an account of its own. */
  changesCredentials?: true;
}

const publicRoute = (status: number, rest: Partial<AccessRow> = {}): AccessRow => ({
  access: 'public',
  own: status,
  others: status,
  ...rest,
});

/** Lists and shared data: every account gets an answer, with its own part only. */
const forAll = (access: Access, status: number, rest: Partial<AccessRow> = {}): AccessRow => ({
  access,
  own: status,
  others: status,
  ...rest,
});

/** Something of one account, which does not exist for others. */
const ofOwner = (access: Access, own: number, rest: Partial<AccessRow>): AccessRow => ({
  access,
  own,
  others: 404,
  ...rest,
});

const company = () => ({ company_number: '07654321' });
const bulk = ({ bulkId }: Owned) => ({ id: bulkId });
const job = ({ jobId }: Owned) => ({ job_id: jobId });
const review = ({ reviewId }: Owned) => ({ id: reviewId });
const savedSearch = ({ savedSearchId }: Owned) => ({ id: savedSearchId });
const webhook = ({ webhookId }: Owned) => ({ id: webhookId });
const form = { contentType: 'application/x-www-form-urlencoded', body: () => '' };
/** A new one for each call. */
let numbered = 0;
const newName = () => `n${++numbered}`;
const wrongPassword = () => ({ password: 'wrong horse' });
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

/**
 * Every route of the API's description by its operation id. The owner calls them in this order, so what a
 * route removes comes after what needs it. A new route fails the test until it is here.
 */
export const ACCESS_TABLE: Record<string, AccessRow> = {
  getOpenApi: publicRoute(200),
  getHealth: publicRoute(200),
  getMetrics: publicRoute(200),
  signUp: publicRoute(400, { body: () => ({ email: 'no address', password: 'correct horse' }) }),
  verifyEmail: publicRoute(302, { query: 'token=unknown' }),
  logIn: publicRoute(401, { body: () => ({ email: 'nobody@example.com', password: 'wrong horse' }) }),
  forgotPassword: publicRoute(200, { body: () => ({ email: 'nobody@example.com' }) }),
  resetPassword: publicRoute(400, { body: () => ({ token: 'unknown', new_password: 'correct horse' }) }),
  // Job ids cannot be guessed, and these two routes take no credential.
  getJobStatus: publicRoute(200, { params: job }),
  getCompanySearchStatus: publicRoute(200, { params: ({ searchId }) => ({ job_id: searchId }) }),
  getProtectedResourceMetadata: publicRoute(200),
  getApiResourceMetadata: publicRoute(200),
  getAuthorizationServerMetadata: publicRoute(200),
  getSigningKeys: publicRoute(200),
  getReceiptKeys: publicRoute(200),
  // Only `reread` needs a key; src/modules/receipts/receipts.db.test.ts has the cases.
  verifyReceipt: publicRoute(200, { body: () => ({ receipt: 'a.b.c' }) }),
  showUnsubscribe: publicRoute(400, { query: 'token=unknown' }),
  unsubscribe: publicRoute(400, {
    query: 'token=unknown',
    contentType: 'application/x-www-form-urlencoded',
    body: () => 'List-Unsubscribe=One-Click',
  }),
  authorize: publicRoute(400),
  exchangeToken: publicRoute(400, form),
  revokeToken: publicRoute(400, form),
  registerClient: publicRoute(400, { body: () => ({}) }),

  getAccount: forAll('any', 200, { shows: () => 'owner@example.com' }),
  listCreditEntries: forAll('any', 200),
  listPlans: forAll('any', 200),
  requestCredits: forAll('any', 202, { body: () => ({ credits: 100 }) }),
  listHistory: forAll('any', 200, { shows: () => 'owner-only.test' }),
  exportHistory: forAll('any', 200, { shows: () => 'owner-only.test' }),
  getUsage: forAll('any', 200),
  suggestCompanies: forAll('any', 200, { query: 'q=fernh' }),
  countCompanyFacets: forAll('any', 200, { query: 'name=fernhollow' }),
  searchCompanies: forAll('any', 200, { query: 'name=fernhollow' }),
  getCompany: forAll('any', 200, { params: company }),
  listCompanySignals: forAll('any', 200, { params: company }),
  listFilings: forAll('any', 200, { params: company }),
  // Without a live source nothing is known of any officer.
  listOfficerAppointments: forAll('any', 200, { params: () => ({ officer_id: 'officer' }) }),
  getCompanyGroup: forAll('any', 200, { params: company }),
  getCompanyFinancials: forAll('any', 200, { params: company }),
  exportCompanyFinancials: forAll('any', 200, { params: company }),
  getIdentityVerification: forAll('any', 200, { params: company }),
  reportIdentityVerification: forAll('any', 200, {
    needs: 'read',
    body: () => ({ company_numbers: ['07654321'] }),
  }),
  listCompanyWebsites: forAll('any', 200, { params: company }),
  getDomainHistory: forAll('any', 200, { params: () => ({ domain: 'waiting.test' }) }),
  listSignals: forAll('any', 200),
  getSignalMailSettings: forAll('any', 200),
  setSignalMailSettings: forAll('any', 200, {
    body: () => ({ digest: 'off', instant_severities: [] }),
  }),
  listWatchlist: forAll('any', 200),
  exportWatchlist: forAll('any', 200),
  listWatchlistTags: forAll('any', 200),
  exportSignals: forAll('any', 200),
  countSignals: forAll('any', 200),
  exportCompanySignals: forAll('any', 200, { params: company }),
  exportCompanySearch: forAll('any', 200, { query: 'name=fernhollow' }),
  importWatchlist: forAll('any', 200, { body: () => '07654321', contentType: 'text/csv' }),
  watchCompany: forAll('any', 200, { body: company }),
  setWatchlistTags: forAll('any', 200, { params: company, body: () => ({ tags: ['Suppliers'] }) }),
  unwatchCompany: forAll('any', 200, { params: company }),

  // No job has ended, so nobody was given a result.
  getReport: forAll('any', 404, { params: () => ({ domain: 'waiting.test' }) }),
  getReceipt: forAll('key', 404, { params: () => ({ domain: 'waiting.test' }) }),
  resolveDomain: forAll('key', 202, {
    needs: 'resolve',
    body: () => ({ domain: 'waiting.test' }),
  }),
  enrichDomain: forAll('key', 202, {
    needs: 'resolve',
    body: () => ({ domain: 'waiting.test' }),
  }),
  resolveCompany: forAll('key', 200, {
    needs: 'resolve',
    body: company,
  }),
  partnerEnrichCompany: forAll('key', 202, {
    needs: 'resolve',
    body: () => ({ domain: 'waiting.test' }),
  }),
  getPartnerJob: ofOwner('key', 200, { params: ({ partnerJobId }) => ({ job_id: partnerJobId }) }),
  getJobProgress: ofOwner('any', 200, { params: job }),

  listBulk: forAll('any', 200, { shows: ({ bulkId }) => bulkId }),
  startBulk: forAll('any', 202, {
    needs: 'resolve',
    body: () => 'domain\nwaiting.test\n',
    contentType: 'text/csv',
  }),
  getBulk: ofOwner('any', 200, { params: bulk }),
  getBulkResults: ofOwner('any', 200, { params: bulk }),
  listBulkRows: ofOwner('any', 200, { params: bulk }),
  cancelBulk: ofOwner('any', 200, { params: bulk }),
  resumeBulk: ofOwner('any', 200, {
    needs: 'resolve',
    params: bulk,
  }),

  listSavedSearches: forAll('any', 200, { shows: ({ savedSearchId }) => savedSearchId }),
  createSavedSearch: forAll('any', 201, { body: () => ({ name: newName(), query: { town: 'Leeds' } }) }),
  changeSavedSearch: ofOwner('any', 200, { params: savedSearch, body: () => ({ watched: true }) }),
  listSavedSearchMatches: ofOwner('any', 200, { params: savedSearch }),
  exportSavedSearch: ofOwner('any', 200, { params: savedSearch }),
  listReviews: forAll('any', 200, { shows: ({ reviewId }) => reviewId }),
  decideReview: ofOwner('any', 200, { params: review, body: () => ({ company_number: null }) }),
  exportReviewDecisions: forAll('any', 200, { shows: ({ reviewId }) => reviewId }),
  takeBackReviewDecision: ofOwner('any', 200, { params: review }),
  deleteSavedSearch: ofOwner('any', 200, { params: savedSearch }),

  listWebhooks: forAll('any', 200, { shows: () => 'owners-hooks.test' }),
  createWebhook: forAll('any', 201, {
    body: () => ({ webhook_url: 'https://new.test/', signal_type: 'all' }),
  }),
  createTestReceiver: forAll('any', 201, {}),
  editWebhook: ofOwner('any', 200, { params: webhook, body: () => ({ description: 'Edited' }) }),
  pauseWebhook: ofOwner('any', 200, { params: webhook }),
  enableWebhook: ofOwner('any', 200, { params: webhook, body: () => ({}) }),
  rotateWebhookSecret: ofOwner('any', 200, { params: webhook }),
  testWebhook: ofOwner('any', 202, { params: webhook }),
  listWebhookDeliveries: ofOwner('any', 200, { params: webhook }),
  getWebhookDelivery: ofOwner('any', 200, {
    params: ({ webhookId, deliveryId }) => ({ id: webhookId, delivery_id: deliveryId }),
  }),
  redeliverWebhook: ofOwner('any', 202, {
    params: ({ webhookId, deliveryId }) => ({ id: webhookId, delivery_id: deliveryId }),
  }),
  replayWebhook: ofOwner('any', 202, {
    params: webhook,
    body: () => ({ since: '2026-03-01T00:00:00Z', until: '2026-03-02T00:00:00Z', only: 'all' }),
  }),
  deleteWebhook: ofOwner('any', 200, { params: webhook }),

  callMcp: forAll('agent', 200, {
    needs: 'read',
    body: () => ping,
  }),
  listConnectedApps: forAll('any', 200, { shows: ({ clientId }) => clientId }),
  // Succeeds even if the app is not connected.
  disconnectApp: forAll('any', 200, { params: ({ clientId }) => ({ client_id: clientId }) }),

  listSessions: forAll('session', 200),
  // Its own cases are in src/modules/accounts/sessions/sessions.db.test.ts.
  endSession: forAll('session', 404, { needs: 'self', params: () => ({ id: 'unknown' }) }),
  // Their own cases are in src/modules/accounts/second-factor/second-factor.db.test.ts.
  getSecondFactor: forAll('session', 200),
  startAuthenticator: forAll('session', 401, { needs: 'self', body: wrongPassword }),
  confirmAuthenticator: forAll('session', 400, { needs: 'self', body: () => ({ code: '123456' }) }),
  startPasskey: forAll('session', 401, { needs: 'self', body: wrongPassword }),
  addPasskey: forAll('session', 400, { needs: 'self', body: () => ({ name: 'Laptop', credential: {} }) }),
  removePasskey: forAll('session', 401, {
    needs: 'self',
    params: () => ({ id: 'unknown' }),
    body: wrongPassword,
  }),
  replaceRecoveryCodes: forAll('session', 401, { needs: 'self', body: wrongPassword }),
  disableSecondFactor: forAll('session', 401, { needs: 'self', body: wrongPassword }),
  listApiKeys: forAll('any', 200, { shows: ({ keyId }) => keyId }),
  createApiKey: forAll('session', 201, { body: () => ({ name: newName(), scopes: ['read'] }) }),
  revokeApiKey: ofOwner('session', 200, { params: ({ keyId }) => ({ id: keyId }) }),
  getTeam: forAll('any', 200, { shows: ({ invitationId }) => invitationId }),
  inviteMember: forAll('session', 201, {
    needs: 'own',
    body: () => ({ email: `${newName()}@example.net`, role: 'member' }),
  }),
  withdrawInvitation: ofOwner('session', 200, {
    needs: 'own',
    params: ({ invitationId }) => ({ id: invitationId }),
  }),
  readInvitation: publicRoute(400, { body: () => ({ token: 'unknown' }) }),
  acceptInvitation: publicRoute(400, { body: () => ({ token: 'unknown', password: 'correct horse' }) }),
  changeMemberRole: ofOwner('session', 200, {
    needs: 'own',
    params: ({ memberId }) => ({ id: memberId }),
    body: () => ({ role: 'read_only' }),
  }),
  removeMember: ofOwner('session', 200, { needs: 'own', params: ({ memberId }) => ({ id: memberId }) }),
  listAuditEvents: forAll('any', 200, { needs: 'manage', shows: () => 'owner@example.com' }),
  exportAuditEvents: forAll('any', 200, { needs: 'manage', shows: () => 'owner@example.com' }),

  changePassword: forAll('session', 200, {
    needs: 'self',
    body: () => ({ current_password: 'correct horse', new_password: 'correct horse' }),
    changesCredentials: true,
  }),
  endOtherSessions: forAll('session', 200, { needs: 'self', changesCredentials: true }),
  rotateApiKey: forAll('session', 200, { needs: 'own', changesCredentials: true }),
  exportAccount: forAll('session', 200, { needs: 'own', shows: () => 'owner@example.com' }),
  // Its own cases are in src/modules/account-data/account-data.db.test.ts.
  deleteAccount: forAll('session', 401, {
    needs: 'own',
    body: () => ({ confirmation: 'nobody@example.com', ...wrongPassword() }),
  }),
  logOutAll: forAll('session', 200, { needs: 'self', changesCredentials: true }),
};
