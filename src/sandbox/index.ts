/**
 * The sandbox: a fictional register, a fake Companies House that serves and changes it, and matching
 * websites, to try everything offline. Tests use it too. It may use the public API of modules (`index.ts`);
 * no module imports it.
 *
 * `world/` generates the companies, `companies-house/` implements the official APIs, `web/` has the websites,
 * `changes/` changes companies, `accounts/` writes their accounts, `store/` keeps the state, writes it into
 * the register and removes it, `webhook-listeners.ts` lets webhooks reach `domesday webhook listen`.
 */
export { keepAccounts as keepSandboxAccounts } from './accounts/accounts.store.ts';
export { nextAccounts } from './accounts/sandbox-accounts.ts';
export { applyChange, createChanger, signalsOf } from './changes/apply-change.ts';
export type { Quirks } from './companies-house/answer.ts';
export { type FakeCompaniesHouse, startFakeCompaniesHouse } from './companies-house/fake-server.ts';
export { openSandbox, type Sandbox, type SandboxAccess } from './open-sandbox.ts';
export { createDatabaseStore } from './store/postgres.store.ts';
export { createMemoryStore, type SandboxStore } from './store/sandbox-store.ts';
export { listCompanies as listSandboxCompanies } from './store/seed.store.ts';
export { SANDBOX_SITES } from './web/catalogue.ts';
export { addListener, type ListenerEntry } from './webhook-listeners.ts';
export { generateWorld } from './world/generate-world.ts';
export type { SandboxCompany } from './world/sandbox-company.ts';
