/** A request of a page in the browser. Requests of other kinds are refused and never reach `load`. */
export interface BrowserRequest {
  url: URL;
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** `data`: what scripts fetch. */
  type: 'document' | 'script' | 'data';
}

/** Redirects are returned as they are; the browser follows them with a new request. */
export interface BrowserResponse {
  status: number;
  /** Names in lower case. Only the headers that a page needs are passed on. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Answers a request of the page. Undefined refuses it. The browser itself has no network. */
export type LoadForBrowser = (request: BrowserRequest) => Promise<BrowserResponse | undefined>;

export interface RenderRequest {
  url: URL;
  load: LoadForBrowser;
  /** Includes waiting for a free slot. When it is over, the page is returned as it is. */
  timeoutMs: number;
  /** Longer HTML is cut off. */
  charactersMax: number;
  signal?: AbortSignal | undefined;
}

export interface RenderedPage {
  /** The document that was shown last, after redirects. */
  url: string;
  html: string;
  isCut: boolean;
}

export interface Browser {
  /** Undefined when the browser crashed or could not show the page. Throws only the signal's reason. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  /** Ends the browser immediately; pages that are being rendered yield nothing. */
  close(): Promise<void>;
}
