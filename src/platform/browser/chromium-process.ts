import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { DevToolsPipe } from './devtools-pipe.ts';

/** Where Chromium and Chrome are usually installed. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/local/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Undefined when none is installed. */
export function findChromium(): string | undefined {
  return USUAL_PLACES.find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

export interface ChromiumProcess {
  pipe: DevToolsPipe;
  pid: number | undefined;
  /** The folder of its files while it runs. */
  profileDir: string;
  /** Resolves when it has ended and its files are removed. */
  ended: Promise<void>;
  /** Shuts it down; kills it when that takes too long. */
  end(): void;
  /** For a browser that hangs. */
  kill(): void;
}

const END_MS_MAX = 2_000;

/** Starts a browser that has no network: see `networkArguments`. Throws when it does not answer. */
export async function startChromium(executable: string, startMs: number): Promise<ChromiumProcess> {
  const profileDir = await mkdtemp(join(tmpdir(), 'domesday-chromium-'));
  const proxy = await startBlockingProxy();
  const child = spawn(executable, chromiumArguments(profileDir, proxy.port), {
    // Only what it needs, because our environment holds secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: profileDir, TMPDIR: tmpdir(), LANG: 'en_GB.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A separate process group, so that its children end with it.
    detached: true,
  });
  // An idle browser must not keep this process alive.
  child.unref();
  for (const stream of child.stdio) (stream as Socket | null)?.unref();
  const kill = () => {
    // But a process that ends the browser waits until it has ended.
    child.ref();
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  const ended = new Promise<void>((resolve) => {
    const onEnd = () => {
      proxy.close();
      pipe.close();
      // Kills child processes that are still running.
      kill();
      void removeFolder(profileDir).then(resolve);
    };
    child.once('exit', onEnd);
    child.once('error', onEnd);
  });
  const pipe = new DevToolsPipe({
    writable: child.stdio[3] as Writable,
    readable: child.stdio[4] as Readable,
    onClose: kill,
  });
  const timer = setTimeout(kill, startMs);
  try {
    await pipe.send('Browser.getVersion');
  } catch (cause) {
    kill();
    await ended;
    throw new Error('Chromium did not start.', { cause });
  } finally {
    clearTimeout(timer);
  }
  const end = () => {
    child.ref();
    const endTimer = setTimeout(kill, END_MS_MAX);
    void ended.then(() => clearTimeout(endTimer));
    pipe.send('Browser.close').catch(kill);
  };
  return { pipe, pid: child.pid, profileDir, ended, end, kill };
}

/** Retries, because child processes of the browser may still write while they end. */
async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {});
}

const NETWORK_FEATURES = [
  'MediaRouter',
  'DialMediaRouteProvider',
  'OptimizationHints',
  'Translate',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'NetworkPrediction',
  'DnsOverHttps',
  'WebTransport',
];
/** The lists under the address bar: pages of their own, which every window loads though nobody sees it. */
const WINDOW_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

function chromiumArguments(profileDir: string, proxyPort: number): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profileDir}`,
    ...networkArguments(proxyPort),
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-default-apps',
    '--disable-breakpad',
    '--disable-crash-reporter',
    '--disable-notifications',
    '--block-new-web-contents',
    '--hide-scrollbars',
    '--mute-audio',
    '--password-store=basic',
    '--use-mock-keychain',
    '--renderer-process-limit=4',
    '--js-flags=--max-old-space-size=256',
    `--disable-features=${[...NETWORK_FEATURES, ...WINDOW_FEATURES].join(',')}`,
    // Chromium's own sandbox does not work for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}

/**
 * No network: every connection goes to a proxy that hangs up, no name resolves, and background requests are
 * off.
 */
function networkArguments(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Otherwise loopback addresses would bypass the proxy.
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-sync',
    '--dns-prefetch-disable',
    '--no-pings',
    '--disable-blink-features=WebTransport,ServiceWorker,WebOTP,WebBluetooth,WebUSB',
  ];
}

interface BlockingProxy {
  port: number;
  close(): void;
}

/**
 * A proxy on the loopback address that closes every connection. The browser uses it for everything, so
 * requests that we do not answer reach no server. It listens so that no other program can take its port.
 */
async function startBlockingProxy(): Promise<BlockingProxy> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}
