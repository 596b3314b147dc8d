/**
 * The sandbox: a fictional register, a Companies House that serves and changes it, and websites that go with it, to
 * try everything offline. The tests use the same. It stands beside the commands: it may enter modules by their door,
 * and no module knows of it.
 *
 * `world/` makes the companies, `companies-house/` speaks like the official APIs, `web/` has the websites, `changes/`
 * lets things happen, `store/` keeps the state, `seed/` puts it into the register and takes it out again.
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
export { generateWorld } from './world/generate-world.ts';
export type { SandboxCompany } from './world/sandbox-company.ts';
