import type { Config } from '../config.ts';
import { connectionsAt, readStreamKeys, type StreamAccess } from '../modules/register/index.ts';
import { createSavedSearches } from '../modules/saved-searches/index.ts';
import { createWatchlist } from '../modules/watchlist/index.ts';
import { createStreamClient } from '../platform/companies-house/index.ts';
import type { SandboxAccess } from '../sandbox/index.ts';
import type { Platform } from './platform.ts';
import type { RegisterModules } from './register.ts';
import type { SignalOutlets } from './signal-outlets.ts';

export type WatchModules = ReturnType<typeof createWatchModules>;

/** What accounts watch: watchlists, saved searches, and the change streams and polls that find changes. */
export function createWatchModules(
  platform: Platform,
  modules: Pick<SignalOutlets, 'signals'> & Pick<RegisterModules, 'register' | 'search' | 'live'>,
) {
  const { config, sandbox, db, audit, uploads, clock, ids, log, userAgent } = platform;
  const { signals, register, search, live } = modules;

  const companySignals = signals.createCompanySignals({ live, log });
  const watchlist = createWatchlist({ db, live, search, signals, audit, uploads, clock });
  const savedSearches = createSavedSearches({ db, search, audit, clock, ids });
  const streamClient = createStreamClient({ clock, userAgent });
  const changeSources = signals.createChangeSources({
    log,
    live,
    register,
    streamClient,
    streamAccess: () => sandboxStreams(sandbox?.access()) ?? keyedStreams(config),
  });

  return { companySignals, watchlist, savedSearches, streamClient, changeSources };
}

function sandboxStreams(access: SandboxAccess | undefined): StreamAccess | undefined {
  if (!access) return undefined;
  const { streamUrl, streamKey } = access;
  return { source: 'sandbox', streamUrl, keys: [streamKey], connectionsPerKey: Number.POSITIVE_INFINITY };
}

function keyedStreams({ companiesHouse: { streamUrl, streamKey } }: Config): StreamAccess | undefined {
  if (streamKey === undefined) return undefined;
  const keys = readStreamKeys(streamKey);
  return { source: streamUrl, streamUrl, keys, ...connectionsAt(streamUrl) };
}
