/**
 * The sandbox: a fictional register, a Companies House that serves and changes it, and websites that go with it, to
 * try everything offline. The tests use the same. It stands beside the commands: it may enter modules by their door,
 * and no module knows of it.
 *
 * `world/` makes the companies, `companies-house/` speaks like the official APIs, `web/` has the websites, `changes/`
 * lets things happen, `store/` keeps the state, `seed/` puts it into the register and takes it out again.
 */
export { applyChange, type ChangeOutcome } from './changes/apply-change.ts';
export { type Changer, createChanger } from './changes/change-company.ts';
export { CHANGE_TYPES, type ChangeType } from './changes/change-types.ts';
export { startTicker, type Ticker, type TickerOptions } from './changes/ticker.ts';
export { STREAMS, type Stream } from './companies-house/events.ts';
export { NO_QUIRKS, type Quirks } from './companies-house/quirks.ts';
export { OFFICIAL_LIMIT, type RequestLimit } from './companies-house/request-limit.ts';
export { type StandIn, type StandInOptions, startStandIn } from './companies-house/stand-in.ts';
export { type OpenSandboxOptions, openSandbox, type Sandbox, type SandboxAccess } from './open-sandbox.ts';
export { SANDBOX_SOURCE } from './seed/seed.store.ts';
export { removeSandbox, seedSandboxRegister } from './seed/seed-register.ts';
export { type SandboxSettings, shouldRunSandbox } from './seed/should-run.ts';
export { watchSandboxEnd } from './seed/watch-end.ts';
export { createMemoryStore } from './store/memory-store.ts';
export { createDatabaseStore } from './store/sandbox.store.ts';
export type { SandboxStore } from './store/sandbox-store.ts';
export { SANDBOX_SITES } from './web/catalogue.ts';
export type { Site } from './web/site.ts';
export { FEATURED_COMPANIES, type FeaturedCompany, TRAPS, type Trap } from './world/featured.ts';
export { DEFAULT_SEED, generateWorld, type WorldOptions } from './world/generate-world.ts';
export type { SandboxCompany } from './world/sandbox-company.ts';
