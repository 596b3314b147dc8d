/** What a page in the browser asks for. Everything else it asks for is refused before anybody is told. */
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
  /** Names in lower case. Only those that a page needs are shown to it. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Answers a request of the page. Undefined refuses it. The browser itself has no network. */
export type LoadForBrowser = (request: BrowserRequest) => Promise<BrowserResponse | undefined>;

export interface RenderRequest {
  url: URL;
  load: LoadForBrowser;
  /** Waiting for a free place in the browser included. What the page is by then is what is returned. */
  timeoutMs: number;
  /** Of the HTML; the rest is cut off. */
  charactersMax: number;
  signal?: AbortSignal | undefined;
}

export interface RenderedPage {
  /** The document that was shown in the end. */
  url: string;
  html: string;
  isCut: boolean;
}

export interface Browser {
  /** Undefined when there is no browser, or when it crashed or could not show the page. Throws only the signal's reason. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  /** Ends the browser at once; pages that are being rendered come to nothing. */
  close(): Promise<void>;
}
