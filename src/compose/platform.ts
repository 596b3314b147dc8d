import type { Config } from '../config.ts';
import type { DataDir } from '../data-dir.ts';
import { createHealthProbe } from '../http/health.ts';
import { createMetrics } from '../http/metrics.ts';
import type { AccountsOptions } from '../modules/accounts/index.ts';
import { createAudit } from '../modules/audit/index.ts';
import { createUploadReader } from '../modules/uploads/index.ts';
import { createBrowser } from '../platform/browser/index.ts';
import { createEgress, type EgressOptions } from '../platform/egress/index.ts';
import type { Logger } from '../platform/logger.ts';
import { createMailer } from '../platform/mailer.ts';
import { version } from '../project-files.ts';
import type { Sandbox } from '../sandbox/index.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { createIdSource, type IdSource } from '../shared/ids.ts';
import { openPools } from '../storage.ts';

export interface ComposeOptions {
  config: Config;
  dataDir: DataDir;
  databaseUrl: string;
  /** The server itself, when `databaseUrl` leads to a pooler. */
  sessionUrl?: string | undefined;
  appSecret: string;
  log: Logger;
  clock?: Clock;
  ids?: IdSource;
  /** How long agents are kept waiting for a job before they get its id. */
  agentPatienceMs?: number | undefined;
  passwordCost?: AccountsOptions['passwordCost'];
  /** The fictional Companies House and websites, which may end at any time. */
  sandbox?: Pick<
    Sandbox,
    'access' | 'findWebsite' | 'reachListeners' | 'allowsReservedTld' | 'pages' | 'isOn'
  >;
}

export type Platform = ReturnType<typeof openPlatform>;

/**
 * The base of every module: settings, clock, database, audit trail, reading of uploads, outbound HTTP, mail.
 */
export function openPlatform(options: ComposeOptions) {
  const { config, dataDir, databaseUrl, sessionUrl, appSecret, log, sandbox } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? createIdSource();

  const pools = openPools({ url: databaseUrl, sessionUrl, read: config.databaseRead, log });
  const { db, searchDb, replica } = pools;
  const health = createHealthProbe({ url: db.sessionUrl, log });
  const metrics = createMetrics({ db, health, replica });
  const audit = createAudit({ db, clock, ids });
  const uploads = createUploadReader({ log });

  const userAgent = `Domesday/${version} (+${config.siteUrl})`;
  const hosts: Pick<EgressOptions, 'connectTo' | 'findFakeServer'> = {
    connectTo: config.egressConnectTo,
    findFakeServer: sandbox?.findWebsite,
  };
  const egress = createEgress({ ...hosts, userAgent });
  const browser = createBrowser({ chromiumPath: config.chromiumPath, log });
  const mailer = createMailer({ ...config.mail, outboxDir: dataDir.outboxDir, clock, ids, log });

  return {
    config,
    appSecret,
    sandbox,
    log,
    clock,
    ids,
    pools,
    db,
    searchDb,
    replica,
    health,
    metrics,
    audit,
    uploads,
    userAgent,
    hosts,
    egress,
    browser,
    mailer,
  };
}
