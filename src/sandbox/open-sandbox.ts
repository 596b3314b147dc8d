import { randomBytes } from 'node:crypto';
import { SANDBOX_SOURCE } from '../modules/register/index.ts';
import type { FindStandIn } from '../platform/egress/index.ts';
import type { Logger } from '../platform/logger.ts';
import { type Database, openDatabase } from '../platform/postgres/index.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { startTicker, type Ticker } from './changes/ticker.ts';
import { startFakeCompaniesHouse } from './companies-house/fake-server.ts';
import { pollForSandboxEnd, type SandboxSettings, shouldRunSandbox } from './seed/sandbox-lifetime.ts';
import { readRegisterSource } from './seed/seed.store.ts';
import { deleteEndedSandbox, removeSandbox, seedSandboxRegister } from './seed/seed-register.ts';
import { createDatabaseStore } from './store/sandbox.store.ts';
import { browse, siteList } from './web/browse.ts';
import { findSite } from './web/catalogue.ts';
import type { SiteAnswer } from './web/site.ts';
import { type SandboxWeb, startSandboxWeb } from './web/web-server.ts';

export interface OpenSandboxOptions {
  /** The database; the sandbox has a small pool of its own. */
  url: string;
  settings: SandboxSettings;
  log: Logger;
  clock?: Clock;
  /** How often a company changes, in the one process that is elected; `never` for commands that come and go. */
  changeEveryMs?: number | 'never';
  listWatched?: () => Promise<readonly string[]>;
  onEnded?: () => void;
  pollForEndEveryMs?: number;
}

export interface Sandbox {
  isOn(): boolean;
  /** Where look-ups and streams go while the sandbox is on; undefined when it is not, or no longer. */
  access(): SandboxAccess | undefined;
  /** Where the fictional websites are asked while the sandbox is on; names under `.test` that are none do not exist. */
  findWebsite: FindStandIn;
  /** Whether names like this one can be websites here: all under `.test`, while the sandbox is on. */
  allowsReservedTld(domain: string): boolean;
  /** The same websites for people, whose browsers cannot find them. */
  pages: {
    list(base: string): string | undefined;
    show(target: { domain: string; path: string; base: string }): SiteAnswer | undefined;
  };
  close(): Promise<void>;
}

export interface SandboxAccess {
  apiUrl: string;
  apiKey: string;
  streamUrl: string;
  streamKey: string;
  /** One address for all fictional websites; the Host header says which is meant. */
  webUrl: string;
}

const CHANGE_EVERY_MS = 5_000;
const CONNECTIONS_MAX = 4;
/** Companies House allows two streams a key; here one reader has all six with one key. */
const STREAMS_MAX = 12;

/**
 * Decides whether this process has a sandbox, and if so makes its register at the first start, serves the stand-in
 * Companies House and the fictional websites on loopback, takes part in the election of who changes companies, and
 * ends all of it when a real register is there.
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
    return isOn ? await serve(db, { ...options, clock }) : await closed(db);
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
  if (shouldRunSandbox(settings, { source })) return seedSandboxRegister(db, { clock });
  if (settings.sandbox) log.warn('SANDBOX=on has no effect any more: a real register was imported');
  // A key was set, or SANDBOX=off: what is fictional must not answer for the real register.
  if (source === SANDBOX_SOURCE) await removeSandbox(db);
  // An import while nobody ran ended the last one.
  else await deleteEndedSandbox(db);
  return false;
}

async function closed(db: Database): Promise<Sandbox> {
  await db.close();
  return {
    isOn: () => false,
    access: () => undefined,
    findWebsite: () => undefined,
    allowsReservedTld: () => false,
    pages: { list: () => undefined, show: () => undefined },
    close: async () => undefined,
  };
}

async function serve(db: Database, options: OpenSandboxOptions & { clock: Clock }): Promise<Sandbox> {
  const { log, clock } = options;
  const store = createDatabaseStore(db);
  const keys = { apiKey: randomBytes(16).toString('hex'), streamKey: randomBytes(16).toString('hex') };
  const companiesHouse = await startFakeCompaniesHouse({
    store,
    clock,
    ...keys,
    quirks: { connectionsMax: STREAMS_MAX },
  });
  const web = await startSandboxWeb();
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
    allowsReservedTld: (domain) => isOn() && isUnderTest(domain),
    pages: {
      list: (base) => (isOn() ? siteList(base) : undefined),
      show: (target) => (isOn() ? browse(target) : undefined),
    },
    async close() {
      await end();
      await db.close();
    },
  };
}

/** Where `domesday webhook listen` waits for deliveries, so that they can be tried without a public address. */
const LISTENER_HOST = 'listen.test';
const LISTENER = { host: '127.0.0.1', port: 4040 };

const isUnderTest = (name: string) => /[^.]\.test\.?$/i.test(name);

function findTestHost(hostname: string, web: SandboxWeb): ReturnType<FindStandIn> {
  if (!isUnderTest(hostname)) return undefined;
  if (hostname === LISTENER_HOST) return LISTENER;
  return findSite(hostname)?.answer ? { host: web.host, port: web.port } : 'no_such_host';
}

/** A field that is left out when there is nothing to put in it. */
function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
