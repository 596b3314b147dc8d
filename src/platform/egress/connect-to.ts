/**
 * Sends requests for a matching host to `target` instead: as plain HTTP even for https, without resolving the
 * host, and with the original Host header. For tests, sandboxes and mirrors.
 */
export interface ConnectToRule {
  /** `*` (every host), `*.test` (every host under it, at any depth, but not `test`) or a host. */
  pattern: string;
  target: ConnectTarget;
}

export interface ConnectTarget {
  host: string;
  port: number;
}

const ALLOWED =
  'a comma-separated list of pattern=http://host:port, where a pattern is * (every host), ' +
  '*.test (every host under it) or a host such as acme.co.uk';

/**
 * Reads EGRESS_CONNECT_TO. The message of what it throws completes the sentence "EGRESS_CONNECT_TO must be
 * …".
 */
export function parseConnectToRules(text: string): ConnectToRule[] {
  const rules = new Map<string, ConnectToRule>();
  const problems: string[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    try {
      const rule = parseRule(entry);
      if (rules.has(rule.pattern)) throw new Error('its pattern is there twice');
      rules.set(rule.pattern, rule);
    } catch (error) {
      problems.push(`in "${entry}" ${error instanceof Error ? error.message : error}`);
    }
  }
  if (problems.length > 0) throw new Error(`${ALLOWED}; ${problems.join('; ')}`);
  return [...rules.values()];
}

function parseRule(entry: string): ConnectToRule {
  const equals = entry.indexOf('=');
  if (equals === -1) throw new Error('there is no = between the pattern and the address');
  return {
    pattern: parsePattern(entry.slice(0, equals).trim()),
    target: parseTarget(entry.slice(equals + 1).trim()),
  };
}

function parsePattern(text: string): string {
  if (text === '*') return text;
  const prefix = text.startsWith('*.') ? '*.' : '';
  const host = text.slice(prefix.length);
  // The URL parser brings names to the form in which requests will show them: lower case, IDNA, plain
  // addresses.
  const url = URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`) : undefined;
  const hasEmptyPart = host.startsWith('.') || host.includes('..');
  if (!url || host === '' || hasEmptyPart || /[*:/@?#\\]/.test(host.replace(/^\[[^\]]*\]$/, ''))) {
    throw new Error(`"${text}" is not a pattern`);
  }
  return prefix + withoutFinalDot(url.hostname);
}

function parseTarget(text: string): ConnectTarget {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:') throw new Error('the address is https, but it is spoken to as plain http');
  if (
    url?.protocol !== 'http:' ||
    url.username ||
    url.password ||
    url.pathname !== '/' ||
    url.search ||
    url.hash
  ) {
    throw new Error(`"${text}" is not of the form http://host:port`);
  }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 80) };
}

/** Whether any rule matches this host. */
export function hasRule(rules: readonly ConnectToRule[], host: string): boolean {
  return connectTargetFinder(rules)(host) !== undefined;
}

/** Whether a rule other than `*` matches this host. */
export function hasSpecificRule(rules: readonly ConnectToRule[], host: string): boolean {
  return rules.some(
    ({ pattern }) => pattern === host || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1))),
  );
}

export type FindConnectTarget = (hostname: string) => ConnectTarget | undefined;

/** The fake server that currently answers for a host. `no_such_host`: the name is known not to exist. */
export type FindFakeServer = (hostname: string) => ConnectTarget | 'no_such_host' | undefined;

/**
 * The most specific rule wins, in any order: the host itself, then the longest suffix, then `*`. So a mirror
 * of one site can be added beside a rule for all hosts at any position.
 */
export function connectTargetFinder(rules: readonly ConnectToRule[]): FindConnectTarget {
  const targets = new Map(rules.map((rule) => [rule.pattern.toLowerCase(), rule.target]));
  if (targets.size === 0) return () => undefined;
  return (hostname) => {
    const host = withoutFinalDot(hostname);
    const exact = targets.get(host);
    if (exact) return exact;
    for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
      const bySuffix = targets.get(`*${host.slice(dot)}`);
      if (bySuffix) return bySuffix;
    }
    return targets.get('*');
  };
}

function withoutFinalDot(hostname: string): string {
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}
