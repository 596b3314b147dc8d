import { resolve } from 'node:path';
// Not by its index, which would make every command load the HTTP client.
import { type ConnectToRule, parseConnectToRules } from './platform/egress/connect-to.ts';
import {
  addressList,
  addressWithScheme,
  chromiumPath,
  daysOf,
  mailAddress,
  mailServer,
  oneOf,
  onOff,
  originList,
  type Parser,
  textOf,
  webAddress,
  wholeNumber,
} from './setting-parsers.ts';
import { SECOND_MS } from './shared/clock.ts';
import { PLANS } from './shared/plans.ts';
import { OperatorError } from './shared/problem.ts';

interface Setting<T> {
  parse: Parser<T>;
  /** The text used when the variable is unset or empty; undefined means the setting may be absent. */
  fallback: string | undefined;
  /** The default in the documentation, when it is not simply the text of `fallback`. */
  defaultNote?: string;
  meaning: string;
  /** Shown as `…` wherever settings are printed. */
  secret?: true;
}

function setting<T>(entry: Setting<T> & { fallback: string }): Setting<T> & { fallback: string };
function setting<T>(entry: Omit<Setting<T>, 'fallback'>): Setting<T> & { fallback: undefined };
function setting<T>(entry: Omit<Setting<T>, 'fallback'> & { fallback?: string }) {
  return { fallback: undefined, ...entry };
}

/**
 * Every setting is one entry: its parser, its default and its sentence in `docs/settings.md`. No other code
 * reads settings from the environment. All wrong settings are reported together, before anything starts.
 */
export const SETTINGS = {
  HOST: setting({
    parse: textOf(1, 'a host name or an IP address'),
    fallback: '127.0.0.1',
    meaning: 'The address that the API and the console listen on. Use `0.0.0.0` to be reached from outside.',
  }),
  PORT: setting({
    parse: wholeNumber(0, 65_535),
    fallback: '3000',
    meaning: 'The port they listen on. `0` takes a free one and names it at the start.',
  }),
  OPERATIONS_PORT: setting({
    parse: wholeNumber(1, 65_535),
    defaultNote: 'unset: `work` listens nowhere',
    meaning:
      'The port on which `domesday work` answers `/healthz` and `/metrics`, for probes and Prometheus. `start` and `serve` answer them on `PORT`.',
  }),
  BASE_URL: setting({
    parse: webAddress,
    defaultNote: 'from `HOST` and `PORT`',
    meaning:
      'The public address of the API: status links, links in e-mails, and the audience of agent tokens.',
  }),
  SITE_URL: setting({
    parse: webAddress,
    defaultNote: 'the same as `BASE_URL`',
    meaning: 'The public address of the console, the sign-in page and the OAuth endpoints.',
  }),
  DATA_DIR: setting({
    parse: (text) => resolve(text),
    fallback: './data',
    meaning: 'Where the embedded database, the mail outbox and the generated secret live.',
  }),
  DATABASE_URL: setting({
    parse: addressWithScheme('postgres', 'postgresql'),
    secret: true,
    meaning: 'A PostgreSQL server (15 or newer) to use instead of the embedded one.',
  }),
  DATABASE_SESSION_URL: setting({
    parse: addressWithScheme('postgres', 'postgresql'),
    secret: true,
    defaultNote: 'the same as `DATABASE_URL`',
    meaning:
      'The PostgreSQL server itself, when `DATABASE_URL` leads to a pooler in transaction mode, such as PgBouncer. Locks, notifications, migrations, imports, searches and the health probe go there.',
  }),
  DATABASE_READ_URL: setting({
    parse: addressWithScheme('postgres', 'postgresql'),
    secret: true,
    meaning:
      'A streaming replica of `DATABASE_URL`, which answers searches and the look-ups of companies by names and numbers in resolutions. Without it, and while it is unreachable or too far behind, `DATABASE_URL` answers them.',
  }),
  DATABASE_READ_LAG_SECONDS: setting({
    parse: wholeNumber(1, 3_600),
    fallback: '10',
    meaning: 'How many seconds the replica may be behind before it is not read from.',
  }),
  APP_SECRET: setting({
    parse: textOf(16, 'at least 16 characters, better 32, of randomness'),
    secret: true,
    defaultNote: 'made once, kept in `DATA_DIR/app-secret` with mode 600',
    meaning:
      'Signs sessions and encrypts API keys and webhook secrets. Share one value between all processes.',
  }),
  SMTP_URL: setting({
    parse: mailServer,
    secret: true,
    meaning:
      'The mail server, such as `smtp://user:password@mail.example.org:587`. Unset: each mail is written to `DATA_DIR/outbox/*.eml` and its link is logged.',
  }),
  MAIL_FROM: setting({
    parse: mailAddress,
    fallback: 'Domesday <no-reply@localhost>',
    meaning: 'The sender of every mail.',
  }),
  OPERATOR_EMAIL: setting({
    parse: mailAddress,
    defaultNote: 'the same as `MAIL_FROM`',
    meaning: 'Who gets the requests of accounts for credits and plans.',
  }),
  COMPANIES_HOUSE_API_URL: setting({
    parse: webAddress,
    fallback: 'https://api.company-information.service.gov.uk',
    meaning: 'The Companies House REST API, or a service with the same interface.',
  }),
  COMPANIES_HOUSE_API_KEY: setting({
    parse: textOf(1, 'a key'),
    secret: true,
    meaning: 'Turns live register look-ups on: officers, charges, insolvency and due dates.',
  }),
  COMPANIES_HOUSE_STREAM_URL: setting({
    parse: webAddress,
    fallback: 'https://stream.companieshouse.gov.uk',
    meaning: 'The Companies House streaming API.',
  }),
  COMPANIES_HOUSE_STREAM_KEY: setting({
    parse: textOf(1, 'a key'),
    secret: true,
    meaning:
      'Turns the live change streams on. It is not the key of the REST API. Companies House allows two streams a key: with one key, companies and filings are read, and the other four are replaced by requests to the REST API; three keys, separated by commas, read all six.',
  }),
  EGRESS_CONNECT_TO: setting<ConnectToRule[]>({
    parse: parseConnectToRules,
    defaultNote: 'unset',
    fallback: '',
    meaning:
      'Comma-separated `pattern=http://host:port`: requests of crawls and webhooks for a matching host (`*`, `*.test`, `acme.co.uk`) go to that address as plain HTTP, Host header kept, without a DNS look-up. The only way past the private-address guard; for tests, sandboxes and mirrors.',
  }),
  CHROMIUM_PATH: setting({
    parse: chromiumPath,
    defaultNote: 'Chromium or Chrome where systems usually put it, if it is installed',
    meaning:
      'The browser that reads websites which are empty without scripts: the path of Chromium or Chrome, or `off`. It has no network of its own; its requests go the same guarded way as all others of a crawl. Without a browser such sites end as `scrape_failed`.',
  }),
  SANDBOX: setting({
    parse: onOff,
    defaultNote: '`on` until a register is imported or a Companies House key is set',
    meaning:
      'A fictional register, websites under `.test` and a stream of changes, to try everything offline.',
  }),
  WEBSITE_CHECK_DAYS: setting({
    parse: daysOf(366),
    fallback: '7',
    meaning:
      'How many days pass between two readings of the website of a watched company; `0` turns them off. A reading that differs is repeated after a seventh of it, at most a day, and counts when both agree.',
  }),
  UPLOAD_KEPT_DAYS: setting({
    parse: daysOf(3_660),
    fallback: '90',
    meaning:
      'How many days an upload, its rows and their results are kept after it ended or was cancelled; `0` keeps them always.',
  }),
  SURVEY_FRESH_DAYS: setting({
    parse: daysOf(366),
    fallback: '14',
    meaning:
      'For surveys: a domain with a result younger than this is not read again, and a domain that was surveyed longer ago is read again when a list names it.',
  }),
  SURVEY_CRAWL_DELAY_MS: setting({
    parse: wholeNumber(0, 10_000),
    fallback: '500',
    meaning:
      'For surveys: the milliseconds between two pages of a website. A longer `Crawl-delay` in its robots.txt counts, up to ten seconds.',
  }),
  SURVEY_SITES_PER_ADDRESS: setting({
    parse: wholeNumber(1, 1_000),
    fallback: '2',
    meaning:
      'For surveys: how many websites at one network address a process reads at the same time; many websites share one server.',
  }),
  SURVEY_SITES_PER_WORKER: setting({
    parse: wholeNumber(1, 100),
    fallback: '3',
    meaning:
      'For surveys: how many websites a process reads at the same time in the place of each of its `WORKERS` that no job needs.',
  }),
  CORS_ORIGINS: setting({
    parse: originList,
    fallback: '',
    defaultNote: 'none',
    meaning:
      'Origins whose pages may call the API from a browser with a key or a token, such as `https://tools.example.org`, separated by commas. Cookies are never accepted from them. The console needs none, nor does the browser extension.',
  }),
  TRUST_PROXY: setting({
    parse: addressList,
    fallback: '',
    defaultNote: 'unset: nobody',
    meaning:
      'Comma-separated addresses or ranges of the reverse proxies in front, whose `X-Forwarded-For` is believed (`loopback`, `10.0.0.0/8`). Without it, throttles by network address see the proxy and not the client.',
  }),
  AUTH_THROTTLE: setting({
    parse: onOff,
    fallback: 'on',
    meaning:
      'Limits sign-ups, failed logins, reset mails and the registrations and authorisations of apps. Turn it off only for load tests.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    parse: webAddress,
    defaultNote: 'unset: no traces',
    meaning:
      'Sends traces of requests, jobs, statements and outbound requests there, by OpenTelemetry’s protocol over HTTP. The other standard variables work too: `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_TRACES_SAMPLER`.',
  }),
  LOG_LEVEL: setting({
    parse: oneOf('debug', 'info', 'warn', 'error'),
    fallback: 'info',
    meaning: 'The least severe log line that is written.',
  }),
  SIGNUP_CREDITS: setting({
    parse: wholeNumber(0, 1_000_000_000),
    fallback: String(PLANS.free.credits_once),
    meaning: 'Credits granted once to an account of the free plan.',
  }),
  WATCHLIST_LIMIT: setting({
    parse: wholeNumber(0, 1_000_000_000),
    fallback: String(PLANS.free.watchlist_limit),
    meaning: 'How many companies an account of the free plan may watch.',
  }),
  PARTNER_RATE_LIMIT_PER_MINUTE: setting({
    parse: wholeNumber(1, 1_000_000_000),
    fallback: '60',
    meaning: 'How many partner enrichment calls an account may make in a minute.',
  }),
  CALL_RATE_LIMIT_PER_MINUTE: setting({
    parse: wholeNumber(1, 1_000_000_000),
    fallback: '600000',
    meaning:
      'How many calls an account may make in a minute to routes without a limit of their own: searches, profiles, lists and everything else that takes a credential.',
  }),
  RESOLUTION_RATE_LIMIT_PER_MINUTE: setting({
    parse: wholeNumber(1, 1_000_000_000),
    fallback: '300',
    meaning:
      'How many calls of `/v1/resolve/*` and `/v1/enrich`, and of the agent tools that do the same, an account may make in a minute.',
  }),
  JOBS_AT_ONCE: setting({
    parse: wholeNumber(1, 1_000_000_000),
    fallback: '200',
    meaning: 'How many unfinished jobs an account may have. The rows of an upload wait until there is room.',
  }),
  FREE_OUTCOMES_PER_HOUR: setting({
    parse: wholeNumber(1, 1_000_000_000),
    fallback: '500',
    meaning:
      'How many jobs of an account may end without a charge in an hour. Known results do not count. The rows of an upload wait until there is room.',
  }),
  WORKERS: setting({
    parse: wholeNumber(1, 200),
    fallback: '10',
    meaning:
      'How many websites and searches one process works on at once. Accounts share them (docs/adr/0020-fair-shares.md).',
  }),
  DOMESDAY_URL: setting({
    parse: webAddress,
    defaultNote: 'the same as `BASE_URL`',
    meaning: 'For `domesday resolve` and the other commands that use the API: the service that they call.',
  }),
  DOMESDAY_API_KEY: setting({
    parse: textOf(1, 'a key'),
    secret: true,
    meaning: 'For the same commands: your API key. Every login returns it, and the console shows it.',
  }),
};

type SettingName = keyof typeof SETTINGS;
type ValueOf<S> = S extends Setting<infer T> ? (S extends { fallback: string } ? T : T | undefined) : never;
type ParsedSettings = { [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

type Environment = Record<string, string | undefined>;

/** The configuration of the service: the settings by the names that code uses. */
export type Config = ReturnType<typeof loadConfig>;

export function loadConfig(environment: Environment = process.env) {
  const values = parseAll(environment);
  const { HOST: host, PORT: port } = values;
  return {
    host,
    port,
    operationsPort: values.OPERATIONS_PORT,
    ...publicAddresses({ host, port, ownBaseUrl: values.BASE_URL, ownSiteUrl: values.SITE_URL }),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseSessionUrl: values.DATABASE_SESSION_URL,
    databaseRead: { url: values.DATABASE_READ_URL, lagMsMax: values.DATABASE_READ_LAG_SECONDS * SECOND_MS },
    appSecret: values.APP_SECRET,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    operatorEmail: values.OPERATOR_EMAIL ?? values.MAIL_FROM,
    companiesHouse: {
      apiUrl: values.COMPANIES_HOUSE_API_URL,
      apiKey: values.COMPANIES_HOUSE_API_KEY,
      streamUrl: values.COMPANIES_HOUSE_STREAM_URL,
      streamKey: values.COMPANIES_HOUSE_STREAM_KEY,
    },
    egressConnectTo: values.EGRESS_CONNECT_TO,
    /** `off`, or a program. Undefined: looked for at the usual places. */
    chromiumPath: values.CHROMIUM_PATH,
    /** Undefined: decided by whether a real register or key is there. */
    sandbox: values.SANDBOX,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    authThrottle: values.AUTH_THROTTLE,
    sendTraces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: values.LOG_LEVEL,
    signupCredits: values.SIGNUP_CREDITS,
    watchlistLimit: values.WATCHLIST_LIMIT,
    partnerRateLimitPerMinute: values.PARTNER_RATE_LIMIT_PER_MINUTE,
    websiteCheckDays: values.WEBSITE_CHECK_DAYS,
    uploadKeptDays: values.UPLOAD_KEPT_DAYS,
    survey: {
      freshDays: values.SURVEY_FRESH_DAYS,
      crawlDelayMs: values.SURVEY_CRAWL_DELAY_MS,
      sitesPerAddress: values.SURVEY_SITES_PER_ADDRESS,
      sitesPerWorker: values.SURVEY_SITES_PER_WORKER,
    },
    callRateLimitPerMinute: values.CALL_RATE_LIMIT_PER_MINUTE,
    resolutionRateLimitPerMinute: values.RESOLUTION_RATE_LIMIT_PER_MINUTE,
    jobsAtOnce: values.JOBS_AT_ONCE,
    freeOutcomesPerHour: values.FREE_OUTCOMES_PER_HOUR,
    workers: values.WORKERS,
    /** For commands that use the API of a service. */
    client: { url: values.DOMESDAY_URL, apiKey: values.DOMESDAY_API_KEY },
  };
}

/** `PORT=0` is only known once a free port was found; the public addresses follow it. */
export function withPort(config: Config, port: number): Config {
  return { ...config, port, ...publicAddresses({ ...config, port }) };
}

interface AddressSettings {
  host: string;
  port: number;
  /** The addresses that the operator set, if any; without one it is made of host and port. */
  ownBaseUrl: string | undefined;
  ownSiteUrl: string | undefined;
}

function publicAddresses(from: AddressSettings) {
  const baseUrl = from.ownBaseUrl ?? `http://${hostInUrl(from.host)}:${from.port}`;
  return {
    baseUrl,
    siteUrl: from.ownSiteUrl ?? baseUrl,
    ownBaseUrl: from.ownBaseUrl,
    ownSiteUrl: from.ownSiteUrl,
  };
}

function parseAll(environment: Environment): ParsedSettings {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, entry] of Object.entries(SETTINGS) as [SettingName, Setting<unknown>][]) {
    const text = environment[name]?.trim() || entry.fallback;
    try {
      values[name] = text === undefined ? undefined : entry.parse(text);
    } catch (error) {
      // An address that is wrong for its user and password must not show them.
      const shown = entry.secret ? '' : `, not "${text?.replace(/\/\/[^/@]*@/, '//…@')}"`;
      wrong.push(`  ${name} must be ${error instanceof Error ? error.message : 'valid'}${shown}.`);
    }
  }
  for (const name of ['DATABASE_SESSION_URL', 'DATABASE_READ_URL'] as const) {
    // The embedded database has neither a pooler nor a replica.
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      wrong.push(`  ${name} needs DATABASE_URL.`);
  }
  if (wrong.length > 0) {
    throw new OperatorError(
      `These settings are wrong:\n${wrong.join('\n')}\nThey are described in docs/settings.md.`,
    );
  }
  return values as ParsedSettings;
}

/** Wildcard addresses are for listening; a person's browser needs a name it can open. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
