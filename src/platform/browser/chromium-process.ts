import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { startDeadProxy } from './dead-proxy.ts';
import { DevToolsPipe } from './devtools-pipe.ts';

export interface ChromiumProcess {
  pipe: DevToolsPipe;
  pid: number | undefined;
  /** Where it keeps its files while it runs. */
  profileDir: string;
  /** Resolves when it has ended and left nothing behind. */
  ended: Promise<void>;
  /** Lets it end its own processes; kills them when that takes too long. */
  end(): void;
  /** For one that hangs. */
  kill(): void;
}

const START_MS_MAX = 15_000;
const END_MS_MAX = 2_000;

/** Starts a browser that has no network: see `networkArguments`. Throws when it does not answer. */
export async function startChromium(executable: string): Promise<ChromiumProcess> {
  const profileDir = await mkdtemp(join(tmpdir(), 'domesday-chromium-'));
  const proxy = await startDeadProxy();
  const child = spawn(executable, chromiumArguments(profileDir, proxy.port), {
    // Only what it needs: our environment holds secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: profileDir, TMPDIR: tmpdir(), LANG: 'en_GB.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A process group of its own, so that its children end with it.
    detached: true,
  });
  // A browser that waits for work keeps nobody from leaving.
  child.unref();
  for (const stream of child.stdio) (stream as Socket | null)?.unref();
  const kill = () => {
    // But whoever ends it waits until it has ended.
    child.ref();
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const ended = new Promise<void>((resolve) => {
    const onEnd = () => {
      proxy.close();
      pipe.close();
      // Its last processes, if it left any.
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
  const timer = setTimeout(kill, START_MS_MAX);
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
    const timer = setTimeout(kill, END_MS_MAX);
    void ended.then(() => clearTimeout(timer));
    pipe.send('Browser.close').catch(kill);
  };
  return { pipe, pid: child.pid, profileDir, ended, end, kill };
}

/** The last processes of a browser may still write while they end. */
async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {});
}

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
    // Chromium's own sandbox does not work for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}

/** No network: every connection goes to a proxy that hangs up, no name has an address, and nothing starts by itself. */
function networkArguments(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Loopback addresses would otherwise be reached without the proxy.
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
    '--disable-features=MediaRouter,DialMediaRouteProvider,OptimizationHints,Translate,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,AutofillServerCommunication,NetworkPrediction,DnsOverHttps,WebTransport',
    '--disable-blink-features=WebTransport,ServiceWorker,WebOTP,WebBluetooth,WebUSB',
  ];
}
