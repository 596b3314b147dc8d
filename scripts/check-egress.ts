/**
 * Outbound connections are opened in `src/platform/egress` alone, which guards them. Any other file of `src/`
 * that imports a module able to open a connection, or calls the global `fetch`, must be in the list below
 * with the reason. Types, and functions that connect to nothing, need none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface SourceFile {
  path: string;
  text: string;
}

/** Where each goes is set by the operator, never by a user or a website. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'src/storage.ts': 'PostgreSQL, by DATABASE_URL',
  'src/platform/postgres/': 'PostgreSQL, by DATABASE_URL',
  'src/platform/backup/': 'PostgreSQL, by DATABASE_URL',
  'src/platform/embedded-postgres/': 'the embedded PostgreSQL, on this machine',
  'src/platform/mailer.ts': 'SMTP, by SMTP_URL',
  'src/platform/tracing.ts': 'OpenTelemetry, by its standard variables',
  'src/platform/companies-house/': 'Companies House, by its settings',
  'src/client/': 'the command line, to the service of its user',
  'src/commands/api/resolve-index.ts': 'the command line, to the index that its user names',
  'src/http/docs/reference-samples.ts': 'none: it writes programs that call `fetch`, and runs none',
  'src/commands/api/forward-delivery.ts': 'the command line, to the receiver that its user names',
};

/** Modules that can open a connection, and their exports that cannot. */
const CONNECTING: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['createServer', 'METHODS', 'STATUS_CODES', 'Server'],
  'node:https': ['createServer', 'Server'],
  'node:http2': [],
  'node:net': ['createServer', 'isIP', 'isIPv4', 'isIPv6', 'BlockList', 'Server'],
  'node:tls': [],
  'node:dgram': [],
  'node:dns': [],
  'node:dns/promises': [],
  undici: [],
  pg: [],
  nodemailer: [],
  'openapi-fetch': [],
  '@opentelemetry/exporter-trace-otlp-http': [],
};

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)([^;'"]*?)\s*(?:from\s+)?'([^']+)'/gm;
const DYNAMIC = /\b(?:import|require)\(\s*['"`]([^'"`]+)['"`]/g;
/** Called or passed on, but neither a property, a declaration nor a word of a comment or a text. */
const GLOBALS = /(?<![.\w$'"`])(?:globalThis\.)?(fetch|WebSocket|EventSource|XMLHttpRequest)(?=\s*\()/g;

export function checkEgress(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => isProduct(path) && !isAllowed(path)).flatMap(findConnecting);
}

/** Entries of the list that no file needs any more. */
export function findUnused(files: readonly SourceFile[]): string[] {
  return Object.keys(ALLOWED)
    .filter(
      (allowed) => !files.some((file) => file.path.startsWith(allowed) && findConnecting(file).length > 0),
    )
    .map((allowed) => `${allowed}: no file there opens connections any more; remove it from ALLOWED.`);
}

function isProduct(path: string): boolean {
  return !/\.test\.ts$|\/test-support\//.test(path) && !path.startsWith('src/platform/egress/');
}

function isAllowed(path: string): boolean {
  return Object.keys(ALLOWED).some((allowed) => path.startsWith(allowed));
}

function findConnecting({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '', module = '']) =>
    opensConnections(module, names) ? [module] : [],
  );
  const dynamic = [...code.matchAll(DYNAMIC)].flatMap(([, module = '']) =>
    CONNECTING[named(module)] ? [module] : [],
  );
  const globals = declaresFetch(code)
    ? []
    : [...code.matchAll(GLOBALS)].map(([, name = '']) => `the global ${name}`);
  return [...new Set([...imported, ...dynamic, ...globals])].map(
    (what) =>
      `${path} uses ${what}: send the request through src/platform/egress, or add it to ALLOWED with the reason.`,
  );
}

function opensConnections(module: string, names: string): boolean {
  const harmless = CONNECTING[named(module)];
  if (!harmless) return false;
  const list = /^\{([\s\S]*)\}$/.exec(names)?.[1];
  if (list === undefined) return true;
  return list
    .split(',')
    .map((name) => name.trim())
    .some(
      (name) => name !== '' && !name.startsWith('type ') && !harmless.includes(name.split(/\s/, 1)[0] ?? ''),
    );
}

/** `http` is `node:http`. */
function named(module: string): string {
  return Object.hasOwn(CONNECTING, `node:${module}`) ? `node:${module}` : module;
}

/**
 * A function of this name that the file has itself, such as the one that reads a company once for many
 * callers.
 */
function declaresFetch(code: string): boolean {
  return /\b(?:function|const) fetch\b|\(fetch\b|\bfetch\??:/.test(code);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/*.ts'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const messages = [...checkEgress(files), ...findUnused(files)];
  for (const message of messages) console.error(message);
  process.exit(messages.length > 0 ? 1 : 0);
}
