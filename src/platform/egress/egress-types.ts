import type { ConnectToRule, FindStandIn } from './connect-to.ts';

export interface EgressOptions {
  /** Sent with every request that does not name its own. */
  userAgent: string;
  /** Hosts that are answered by an address of the operator's choice, as plain HTTP. See connect-to.ts. */
  connectTo?: readonly ConnectToRule[] | undefined;
  /** Asked about hosts that no `connectTo` rule names, for every new connection, because stand-ins come and go. */
  findStandIn?: FindStandIn | undefined;
  /** How names are looked up; see resolve-name.ts. Asked once for every new connection. */
  lookup?: EgressLookup | undefined;
  limits?: Partial<EgressLimits> | undefined;
}

/** Every address of a name, as `dns.promises.lookup(name, { all: true })` gives them. */
export type EgressLookup = (hostname: string) => Promise<readonly { address: string }[]>;

export interface EgressLimits {
  /** From the call of `request`, or from its `onTurn`, to the last byte of the body, all redirects included. */
  totalTimeoutMs: number;
  /** Name look-up, TCP and TLS of one new connection. */
  connectTimeoutMs: number;
  /** From the request being sent to the last byte of the response headers. */
  headersTimeoutMs: number;
  /** Of the body after decoding. */
  bodyBytesMax: number;
  headersBytesMax: number;
  /** Further requests to the same origin wait for a connection to come free. */
  connectionsPerOriginMax: number;
  /** How long an idle connection is kept for the next request, unless the server asks for less. */
  keepAliveMs: number;
}

export type EgressMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface EgressRequest {
  url: string | URL;
  /** GET unless given. */
  method?: EgressMethod | undefined;
  /** Any case. Host and the headers of the connection itself are ours to set and are refused. */
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array | undefined;
  /** `manual` (the default) returns a 3xx as it is; `follow` goes after it. */
  redirect?: 'manual' | 'follow' | undefined;
  /** At most 5, and 5 unless given. */
  redirectsMax?: number | undefined;
  /** Asked before each redirect is followed; `stop` makes the 3xx itself the response. */
  onRedirect?: ((redirect: EgressRedirect) => 'follow' | 'stop') | undefined;
  /**
   * What happens to a body that is too long, ends early, is wrongly encoded or too slow: `fail` (the default)
   * throws, `keep` returns what was decoded before, with the reason in `truncated`.
   */
  incompleteBody?: 'fail' | 'keep' | undefined;
  /** A number, or a decision once the headers are there: 0 leaves a body alone that nobody wants. */
  bodyBytesMax?: number | ((head: EgressHead) => number) | undefined;
  /** Any port, not only 80 and 443. Addresses are guarded all the same. */
  anyPort?: boolean | undefined;
  totalTimeoutMs?: number | undefined;
  connectTimeoutMs?: number | undefined;
  headersTimeoutMs?: number | undefined;
  /**
   * Called once a connection to the origin is free for the request. Where it is given the total time begins only then,
   * so that a server is not blamed for the line of requests before it.
   */
  onTurn?: (() => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A response whose body has not come yet. */
export interface EgressHead {
  status: number;
  headers: Readonly<Record<string, string>>;
}

export interface EgressRedirect {
  from: URL;
  /** Not checked yet: an address that may not be asked fails the request if it is followed. */
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
  /** Names in lower case; a header sent several times is joined with a comma and a space. */
  headers: Readonly<Record<string, string>>;
  /** The Set-Cookie headers one by one, because they cannot be told apart once they are joined. */
  setCookies: readonly string[];
  /** Decoded: gzip, deflate, br. */
  body: Buffer;
  truncated: EgressTruncation;
  /** The address that answered, as it was asked for: a connect-to rule does not show here. */
  url: string;
  /** The redirects on the way to it, the first request first. */
  hops: EgressHop[];
  /** The certificate, when TLS was really spoken. */
  tls: EgressTls | undefined;
  remoteAddress: string | undefined;
  timing: EgressTiming;
}

/** False for a body that came in full. */
export type EgressTruncation = false | 'size' | 'encoding' | 'connection' | 'timeout';

/** What the server's certificate says. It was verified, so its authority vouches for it. */
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

export interface EgressTiming {
  /** Undefined when a kept-alive connection was used. */
  connectMs: number | undefined;
  /** From sending the last request to its response headers. */
  headersMs: number;
  /** Everything, redirects included. */
  totalMs: number;
}

export interface Egress {
  /** Resolves with any status; throws EgressError when there is no response to speak of. */
  request(input: EgressRequest): Promise<EgressResponse>;
  /** Refuses new requests, lets those under way finish, then closes every connection. */
  close(): Promise<void>;
}
