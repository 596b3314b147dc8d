import { randomBytes } from 'node:crypto';
import { SANDBOX_SOURCE } from '../modules/register/index.ts';
import type { Egress, FindFakeServer } from '../platform/egress/index.ts';
import type { Logger } from '../platform/logger.ts';
import { type Database, openDatabase } from '../platform/postgres/index.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { findAccounts } from './accounts/accounts.store.ts';
import { seedAccounts } from './accounts/seed-accounts.ts';
import { startTicker, type Ticker } from './changes/ticker.ts';
import { startFakeCompaniesHouse } from './companies-house/fake-server.ts';
import { createDatabaseStore } from './store/postgres.store.ts';
import { readRegisterSource } from './store/seed.store.ts';
import {
  deleteEndedSandbox,
  pollForSandboxEnd,
  removeSandbox,
  type SandboxSettings,
  seedSandboxRegister,
  shouldRunSandbox,
} from './store/seed-register.ts';
import { type BrowseTarget, browse, findSite, siteList } from './web/catalogue.ts';
import type { SiteAnswer } from './web/site.ts';
import { type SandboxWeb, startSandboxWeb } from './web/web-server.ts';
import { reachListeners } from './webhook-listeners.ts';

export interface OpenSandboxOptions {
  /** The database; the sandbox opens its own small pool. */
  url: string;
  settings: SandboxSettings;
  log: Logger;
  clock?: Clock;
  /** How often a company changes, in the elected process; `never` for short commands. */
  changeEveryMs?: number | 'never';
  listWatched?: () => Promise<readonly string[]>;
  onEnded?: () => void;
  /**
   * Where `domesday webhook listen` writes which port it listens on; without it, deliveries reach no
   * listener.
   */
  listenersDir?: string;
  pollForEndEveryMs?: number;
}

export interface Sandbox {
  isOn(): boolean;
  /** The addresses of the fake APIs; undefined when the sandbox is off or has ended. */
  access(): SandboxAccess | undefined;
  /** The address of a fictional website. Other names under `.test` do not exist. */
  findWebsite: FindFakeServer;
  /** The HTTP client for webhooks, which also reaches the listeners of this machine. */
  reachListeners(egress: Pick<Egress, 'request'>, userAgent: string): Pick<Egress, 'request'>;
  /** True for all names under `.test` while the sandbox is on. */
  allowsReservedTld(domain: string): boolean;
  /** The websites for people, whose browsers cannot resolve `.test`. */
  pages: {
    list(base: string): string | undefined;
    show(target: BrowseTarget): SiteAnswer | undefined;
    /** The document of a company's accounts, as XHTML. */
    findAccounts(name: string): Promise<string | undefined>;
  };
  close(): Promise<void>;
}

export interface SandboxAccess {
  apiUrl: string;
  apiKey: string;
  streamUrl: string;
  streamKey: string;
  /** One address for all fictional websites; the Host header selects one. */
  webUrl: string;
}

const CHANGE_EVERY_MS = 5_000;
const CONNECTIONS_MAX = 4;
/** Companies House allows two streams per key; here one key reads all six. */
const STREAMS_MAX = 12;

/**
 * Decides whether this process runs the sandbox. If so, it creates the register at the first start, serves
 * the fake Companies House and the websites on loopback, takes part in the election of the process that
 * changes companies, and ends when a real register is imported.
 */
export async function openSandbox(options: OpenSandboxOptions): Promise<Sandbox> {
  const { log, clock = systemClock } = options;
  const db = openDatabase({
    url: options.url,
    log,
    connectionsMax: CONNECTIONS_MAX,
    applicationName: 'domesday sandbox',
  });
  try {
    const isOn = await seedOrRemove(db, options, clock);
    return isOn ? await serve(db, clock, options) : await closed(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function seedOrRemove(
  db: Database,
  { settings, log }: OpenSandboxOptions,
  clock: Clock,
): Promise<boolean> {
  const source = await readRegisterSource(db);
  if (shouldRunSandbox(settings, { source })) {
    const isOn = await seedSandboxRegister(db, { clock });
    if (isOn) await seedAccounts(db, { clock, log });
    return isOn;
  }
  if (settings.sandbox) log.warn('SANDBOX=on has no effect any more: a real register was imported');
  // A key was set, or SANDBOX=off: fictional companies must not be served as real ones.
  if (source === SANDBOX_SOURCE) await removeSandbox(db);
  // An import ended the last sandbox while no process ran.
  else await deleteEndedSandbox(db);
  return false;
}

async function closed(db: Database): Promise<Sandbox> {
  await db.close();
  return {
    isOn: () => false,
    access: () => undefined,
    findWebsite: () => undefined,
    reachListeners: (egress) => egress,
    allowsReservedTld: () => false,
    pages: { list: () => undefined, show: () => undefined, findAccounts: async () => undefined },
    close: async () => undefined,
  };
}

async function serve(db: Database, clock: Clock, options: OpenSandboxOptions): Promise<Sandbox> {
  const { log } = options;
  const store = createDatabaseStore(db);
  const keys = { apiKey: randomBytes(16).toString('hex'), streamKey: randomBytes(16).toString('hex') };
  const companiesHouse = await startFakeCompaniesHouse({
    store,
    clock,
    ...keys,
    quirks: { connectionsMax: STREAMS_MAX },
  });
  const web = await startSandboxWeb(async (number) => (await store.find(number))?.website);
  const everyMs = options.changeEveryMs ?? CHANGE_EVERY_MS;
  const ticker: Ticker | undefined =
    everyMs === 'never'
      ? undefined
      : startTicker({ db, store, clock, log, everyMs, ...optional('listWatched', options.listWatched) });
  let access: SandboxAccess | undefined = {
    apiUrl: companiesHouse.url,
    streamUrl: companiesHouse.url,
    webUrl: web.url,
    ...keys,
  };
  let ending: Promise<void> | undefined;

  function end(): Promise<void> {
    access = undefined;
    ending ??= (async () => {
      endPoll.stop();
      await ticker?.stop();
      await Promise.all([companiesHouse.close(), web.close()]);
    })();
    return ending;
  }
  const endPoll = pollForSandboxEnd({
    db,
    log,
    ...optional('everyMs', options.pollForEndEveryMs),
    onEnded() {
      log.info('the register is no longer the fictional one: the sandbox has ended');
      end()
        .then(() => deleteEndedSandbox(db))
        .catch((error) => log.warn({ err: error }, 'the sandbox could not be cleared away'))
        .finally(() => options.onEnded?.());
    },
  });
  log.info(
    { companies_house: companiesHouse.url, web: web.url },
    'the sandbox is on: the register is fictional and changes by itself',
  );
  const isOn = () => access !== undefined;
  return {
    isOn,
    access: () => access,
    findWebsite: (hostname) => (isOn() ? findTestHost(hostname, web) : undefined),
    reachListeners(egress, userAgent) {
      const { listenersDir } = options;
      if (listenersDir === undefined) return egress;
      const reaching = reachListeners(egress, { directory: listenersDir, userAgent });
      return { request: (input) => (isOn() ? reaching : egress).request(input) };
    },
    allowsReservedTld: (domain) => isOn() && isUnderTest(domain),
    pages: {
      list: (base) => (isOn() ? siteList(base) : undefined),
      show: (target) => (isOn() ? browse(target) : undefined),
      findAccounts: async (name) => (isOn() ? findAccounts(db, name) : undefined),
    },
    async close() {
      await end();
      await db.close();
    },
  };
}

const isUnderTest = (name: string) => /[^.]\.test\.?$/i.test(name);

function findTestHost(hostname: string, web: SandboxWeb): ReturnType<FindFakeServer> {
  if (!isUnderTest(hostname)) return undefined;
  return findSite(hostname)?.answer ? { host: web.host, port: web.port } : 'no_such_host';
}

/** A field that is left out when the value is undefined. */
function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
