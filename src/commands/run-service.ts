import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose, type Service } from '../compose.ts';
import { type Config, loadConfig, withPort } from '../config.ts';
import { prepareDataDir, readOrCreateAppSecret } from '../data-dir.ts';
import type { SurveyRunner } from '../modules/survey/index.ts';
import type { Dispatcher } from '../modules/webhooks/index.ts';
import type { AppInstance } from '../platform/http/index.ts';
import { type JobRunner, startJobRunner } from '../platform/job-queue/index.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { startTracing, type Tracing } from '../platform/tracing.ts';
import { version } from '../project-files.ts';
import { openSandbox, type Sandbox } from '../sandbox/index.ts';
import { OperatorError } from '../shared/problem.ts';
import { onStopSignal } from '../stop-signals.ts';
import { migrateStorage, openStorage, type Storage } from '../storage.ts';
import { JOB_ROLES, type JobRole } from '../worker/jobs.ts';

interface Roles {
  /**
   * The API and the console. Without it, only health and metrics are answered, if `OPERATIONS_PORT` is set.
   */
  http: boolean;
  jobs: boolean;
  /** Which jobs; all of them when absent. */
  only?: ReadonlySet<JobRole> | undefined;
}

/** The parts that were started so far. */
interface Running {
  storage: Storage;
  tracing?: Tracing;
  sandbox?: Sandbox;
  service?: Service;
  app?: AppInstance;
  runner?: JobRunner;
  dispatcher?: Dispatcher;
  survey?: SurveyRunner;
}

/** The shutdown must end within ten seconds: most of it for requests and jobs, the rest for the database. */
const STOP_DEADLINE_MS = 9_500;
const PARTS_STOP_MS_MAX = 8_700;
const REQUESTS_GRACE_MS = 6_000;
const OTHER_JOBS_AT_ONCE = 4;

/** Reads the value of `domesday work --only`, such as `crawl,deliver`. */
export function readJobRoles(text: string): ReadonlySet<JobRole> {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(JOB_ROLES as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new OperatorError(`There is no kind of job "${unknown}". --only takes: ${JOB_ROLES.join(', ')}.`);
  }
  return new Set(names as JobRole[]);
}

/** `start`, `serve` and `work` are the same process with different roles. */
export async function runService(roles: Roles): Promise<void> {
  let config = loadConfig();
  const log = createLogger({ level: config.logLevel });
  if (roles.http) config = withPort(config, await claimPort(config));

  // A signal during the start is handled as soon as the start is done.
  let stopRequested: NodeJS.Signals | undefined;
  let stop = (signal: NodeJS.Signals) => {
    stopRequested = signal;
  };
  onStopSignal((signal) => stop(signal));

  const running = await bringUp(config, roles, log);
  stop = (signal) => void shutDown(running, signal, log);
  if (stopRequested) {
    stop(stopRequested);
    return;
  }
  if (roles.http) process.stdout.write(welcome(config, { sandbox: running.sandbox?.isOn() ?? false }));
  else log.info({ workers: config.workers, only: roles.only && [...roles.only] }, 'working on jobs');
}

async function bringUp(config: Config, roles: Roles, log: Logger): Promise<Running> {
  const dataDir = prepareDataDir(config.dataDir);
  const appSecret = config.appSecret ?? readOrCreateAppSecret(dataDir.appSecretFile);
  const storage = await openStorage({ config, dataDir, log });
  const running: Running = { storage };
  const port = roles.http ? config.port : config.operationsPort;
  try {
    if (config.sendTraces) running.tracing = await startTracing({ version, log });
    await migrateStorage(storage.sessionUrl, log);
    running.sandbox = await openSandbox({
      url: storage.sessionUrl,
      settings: config,
      log,
      listenersDir: dataDir.listenersDir,
      listWatched: async () => running.service?.signals.listWatched() ?? [],
      ...(roles.jobs ? {} : { changeEveryMs: 'never' as const }),
    });
    const service = await compose({
      config,
      dataDir,
      databaseUrl: storage.url,
      sessionUrl: storage.sessionUrl,
      appSecret,
      log,
      sandbox: running.sandbox,
    });
    running.service = service;
    await warnOfChangedSecret(service, {
      log,
      source: config.appSecret === undefined ? dataDir.appSecretFile : 'APP_SECRET',
    });
    if (roles.http) running.app = await service.createServer();
    else if (port !== undefined) running.app = await service.createOperationsServer();
    if (roles.jobs) {
      const only = roles.only ?? new Set(JOB_ROLES);
      running.runner = await startJobRunner({
        url: storage.url,
        sessionUrl: storage.sessionUrl,
        tasks: service.jobs.tasksOf(only),
        cron: service.jobs.cron,
        concurrency: concurrencyFor(config.workers),
        log,
        onFinished: service.metrics.observeJob,
      });
      if (only.has('deliver')) running.dispatcher = service.webhooks.startDispatcher();
      if (only.has('crawl')) running.survey = service.survey.startRunner();
      if (only.has('watch')) await service.startSources();
    }
    await running.app?.listen({ host: config.host, port: port ?? 0 });
    return running;
  } catch (error) {
    await stopAll(running).catch((failure) => log.warn({ err: failure }, 'not everything could be stopped'));
    throw asListenProblem(error, { host: config.host, port: port ?? 0 });
  }
}

async function shutDown(running: Running, signal: NodeJS.Signals, log: Logger): Promise<void> {
  log.info({ signal }, 'stopping: finishing open requests and jobs');
  const deadline = setTimeout(() => {
    log.error('not everything ended in time; leaving all the same');
    process.exit(1);
  }, STOP_DEADLINE_MS);
  deadline.unref();
  try {
    await stopAll(running);
    log.info('stopped');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the stop failed');
    process.exit(1);
  }
}

/** Leaves the database even if a part fails to stop or takes too long. */
async function stopAll({ storage, ...parts }: Running): Promise<void> {
  try {
    await Promise.race([stopParts(parts), sleep(PARTS_STOP_MS_MAX, undefined, { ref: false })]);
  } finally {
    await storage.release();
  }
}

async function stopParts(parts: Omit<Running, 'storage'>) {
  const { app, runner, dispatcher, survey, service, sandbox, tracing } = parts;
  await Promise.all([app && closeServer(app), runner?.stop(), dispatcher?.stop(), survey?.stop()]);
  await service?.close();
  await sandbox?.close();
  await tracing?.stop();
}

async function closeServer(app: AppInstance): Promise<void> {
  const closing = app.close();
  // Close keep-alive connections as soon as their last request is answered.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await Promise.race([closing, sleep(REQUESTS_GRACE_MS, undefined, { ref: false })]);
  clearInterval(sweep);
  app.server.closeAllConnections();
  await closing;
}

/** Besides websites and searches: as many uploads, which mostly wait, and a few for all else. */
function concurrencyFor(workers: number): number {
  return 2 * workers + OTHER_JOBS_AT_ONCE;
}

/** Checks the port before the database is started. */
async function claimPort({ host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', (error) => reject(asListenProblem(error, { host, port })));
    probe.listen({ host, port }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function asListenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error;
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another one.`,
    );
  }
  if (code === 'EACCES') {
    return new OperatorError(`This user may not listen on port ${port}. Set PORT to 1024 or higher.`);
  }
  return new OperatorError(
    `Cannot listen on HOST ${host}, port ${port} (${code}). Set HOST to an address of this machine.`,
  );
}

/** The addresses to open after the start. */
export function welcome(config: Config, { sandbox }: { sandbox: boolean }): string {
  const mail = config.mail.smtpUrl
    ? 'sent by SMTP'
    : `${join(config.dataDir, 'outbox')}  (SMTP_URL is unset, so mails become files)`;
  const sites = sandbox
    ? `\n    Sandbox   ${config.siteUrl}/sandbox/web  (fictional websites to resolve, such as tarnwickjoinery.test)`
    : '';
  return `
  Domesday is running.

    Console   ${config.siteUrl}
    API docs  ${config.baseUrl}/docs
    Health    ${config.baseUrl}/healthz
    Mail      ${mail}${sites}

`;
}

/**
 * Warns at every start while something is stored that this secret cannot open. Without the warning, a lost or
 * replaced secret shows only when sessions have ended and deliveries fail.
 */
export async function warnOfChangedSecret(
  { accounts, webhooks }: Pick<Service, 'accounts' | 'webhooks'>,
  { log, source }: { log: Logger; source: string },
): Promise<void> {
  const [apiKeys, webhookSecrets] = await Promise.all([
    accounts.defaultKey.countUnreadable(),
    webhooks.countUnreadableSecrets(),
  ]);
  if (apiKeys + webhookSecrets === 0) return;
  const broken = [
    'older sessions and connected apps with a client secret no longer work',
    ...(apiKeys > 0 ? ['API keys still work, but cannot be shown until they are rotated'] : []),
    ...(webhookSecrets > 0
      ? ['webhook deliveries fail until the secrets of their destinations are rotated']
      : []),
  ];
  log.warn(
    { unreadable: { api_keys: apiKeys, webhook_secrets: webhookSecrets } },
    `the secret in ${source} was lost or replaced: ${broken.join('; ')}. Put the former secret back if there is a backup`,
  );
}
