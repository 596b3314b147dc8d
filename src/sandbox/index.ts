/**
 * The sandbox: a fictional register, a fake Companies House that serves and changes it, and matching websites, to try
 * everything offline. Tests use it too. It may use the public API of modules (`index.ts`); no module imports it.
 *
 * `world/` generates the companies, `companies-house/` implements the official APIs, `web/` has the websites, `changes/`
 * changes companies, `store/` keeps the state, `seed/` writes it into the register and removes it,
 * `webhook-listeners.ts` lets webhooks reach `domesday webhook listen`.
 */
export { applyChange } from './changes/apply-change.ts';
export { createChanger } from './changes/change-company.ts';
export { type FakeCompaniesHouse, startFakeCompaniesHouse } from './companies-house/fake-server.ts';
export type { Quirks } from './companies-house/quirks.ts';
export { openSandbox, type Sandbox, type SandboxAccess } from './open-sandbox.ts';
export { createMemoryStore } from './store/memory-store.ts';
export { createDatabaseStore } from './store/sandbox.store.ts';
export type { SandboxStore } from './store/sandbox-store.ts';
export { SANDBOX_SITES } from './web/catalogue.ts';
export { addListener, type ListenerEntry } from './webhook-listeners.ts';
export { generateWorld } from './world/generate-world.ts';
export type { SandboxCompany } from './world/sandbox-company.ts';
