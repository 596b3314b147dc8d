import type { RequestLimit } from './request-limit.ts';

/** How the stand-in misbehaves; each can be switched while it runs. */
export interface Quirks {
  /** So many of the next requests, REST or stream, are answered 502 with a page of HTML. */
  htmlErrors: number;
  /** Every answer waits so long. */
  slowMs: number;
  requestLimit: RequestLimit | 'off';
  /** How many streams a key may have open; one more is refused with 429. */
  connectionsMax: number;
  /** Lines are sent in pieces, cut inside of objects. */
  splitLines: boolean;
  /** Each event is sent twice, under the same timepoint. */
  resend: boolean;
  /** After so many events a stream is cut, in the middle of a line. */
  cutAfterEvents: number | 'never';
  /** No heartbeats and no events: the connection is open and says nothing. */
  silent: boolean;
}

export const NO_QUIRKS: Quirks = {
  htmlErrors: 0,
  slowMs: 0,
  requestLimit: 'off',
  connectionsMax: 2,
  splitLines: false,
  resend: false,
  cutAfterEvents: 'never',
  silent: false,
};

export const HTML_ERROR =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n';
