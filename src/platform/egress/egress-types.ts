import type { ConnectToRule, FindFakeServer } from './connect-to.ts';

export interface EgressOptions {
  /** Sent with every request that does not set its own. */
  userAgent: string;
  /** Hosts that are served from an address the operator chose, as plain HTTP. See connect-to.ts. */
  connectTo?: readonly ConnectToRule[] | undefined;
  /**
   * Called for hosts without a `connectTo` rule, for every new connection, because fake servers start and
   * stop.
   */
  findFakeServer?: FindFakeServer | undefined;
  /** Resolves names; see resolve-name.ts. Called once for every new connection. */
  lookup?: EgressLookup | undefined;
  limits?: Partial<EgressLimits> | undefined;
}

/** All addresses of a name, in the form of `dns.promises.lookup(name, { all: true })`. */
export type EgressLookup = (hostname: string) => Promise<readonly { address: string }[]>;

export interface EgressLimits {
  /** From the call of `request`, or of `onConnection`, to the last byte of the body, redirects included. */
  totalTimeoutMs: number;
  /** DNS, TCP and TLS of one new connection. */
  connectTimeoutMs: number;
  /** From sending the request to the last byte of the response headers. */
  headersTimeoutMs: number;
  /** The size of the decoded body. */
  bodyBytesMax: number;
  headersBytesMax: number;
  /** Further requests to the same origin wait for a free connection. */
  connectionsPerOriginMax: number;
  /** How long an idle connection is kept, unless the server asks for less. */
  keepAliveMs: number;
}

export type EgressMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface EgressRequest {
  url: string | URL;
  /** GET unless given. */
  method?: EgressMethod | undefined;
  /** Names are case-insensitive. Host and connection headers are refused. */
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array | undefined;
  /** `manual` (the default) returns a 3xx response; `follow` follows it. */
  redirect?: 'manual' | 'follow' | undefined;
  /** At most 5, which is the default. */
  redirectsMax?: number | undefined;
  /** Called before each redirect is followed; `stop` returns the 3xx response. */
  onRedirect?: ((redirect: EgressRedirect) => 'follow' | 'stop') | undefined;
  /**
   * Says what happens to a body that is too long, ends early, is wrongly encoded or too slow: `fail` (the
   * default) throws, `keep` returns what was decoded so far, with the reason in `truncated`.
   */
  incompleteBody?: 'fail' | 'keep' | undefined;
  /** A number, or a function of the response head; 0 skips the body. */
  bodyBytesMax?: number | ((head: EgressHead) => number) | undefined;
  /** Allows any port, not only 80 and 443. Addresses are still guarded. */
  anyPort?: boolean | undefined;
  totalTimeoutMs?: number | undefined;
  connectTimeoutMs?: number | undefined;
  headersTimeoutMs?: number | undefined;
  /** A body that comes more slowly is a time-out; unlimited unless given. */
  bodyBytesPerSecondMin?: number | undefined;
  /**
   * Called when the request gets its connection. If set, the total time starts only then, so that time in the
   * queue does not count against the server.
   */
  onConnection?: (() => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A response before its body. */
export interface EgressHead {
  status: number;
  headers: Readonly<Record<string, string>>;
}

export interface EgressRedirect {
  from: URL;
  /** Not checked yet: following a forbidden address fails the request. */
  to: URL;
  status: number;
  /** The redirects followed before this one. */
  hops: readonly EgressHop[];
}

/** A redirect that was followed. */
export interface EgressHop {
  url: string;
  status: number;
  tls: EgressTls | undefined;
}

export interface EgressResponse {
  status: number;
  /** Names in lower case; repeated headers are joined with a comma and a space. */
  headers: Readonly<Record<string, string>>;
  /** Set-Cookie headers separately, because they cannot be split once joined. */
  setCookies: readonly string[];
  /** Decoded: gzip, deflate, br. */
  body: Buffer;
  truncated: EgressTruncation;
  /** The URL that answered, as requested: without the effect of a connect-to rule. */
  url: string;
  /** The followed redirects, in order. */
  hops: EgressHop[];
  /** The certificate, if TLS was used. */
  tls: EgressTls | undefined;
  remoteAddress: string | undefined;
  timing: EgressTiming;
}

/** False for a complete body. */
export type EgressTruncation = false | 'size' | 'encoding' | 'connection' | 'timeout';

/** The content of the server's certificate, which was verified. */
export interface EgressTls {
  subjectCommonName: string | undefined;
  /** Only in certificates whose organisation was checked (OV and EV). */
  subjectOrganisation: string | undefined;
  /** In EV certificates the number of the organisation in the register named by its jurisdiction. */
  subjectSerialNumber: string | undefined;
  subjectCountry: string | undefined;
  subjectJurisdictionCountry: string | undefined;
  subjectBusinessCategory: string | undefined;
  issuerOrganisation: string | undefined;
  issuerCommonName: string | undefined;
  validFrom: string;
  validTo: string;
  fingerprintSha256: string;
}

interface EgressTiming {
  /** Undefined when a kept-alive connection was used. */
  connectMs: number | undefined;
  /** From sending the last request to its response headers. */
  headersMs: number;
  /** Everything, redirects included. */
  totalMs: number;
}

export interface Egress {
  /** Resolves with any status; throws EgressError when there is no response. */
  request(input: EgressRequest): Promise<EgressResponse>;
  /** Closes the connections of an origin that no request uses, when no more requests are expected. */
  closeIdle(origin: string): void;
  /** Refuses new requests, waits for running ones, then closes every connection. */
  close(): Promise<void>;
}
