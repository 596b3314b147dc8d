import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, type Observed, observePages } from './browser.ts';
import { signIn } from './console-user.ts';
import { makeDataDir, type PreparedDir } from './data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from './service-process.ts';

interface ConsoleOptions {
  /** The account to create. Without an address there is none. */
  email?: string;
  /** Its password; made by the command if left out. */
  password?: string;
  /** Whether the page is signed in as this account. */
  isSignedIn?: boolean;
  environment?: Record<string, string>;
  /** The language of the browser. */
  language?: string;
  permissions?: string[];
}

interface ConsoleWindow {
  context: BrowserContext;
  page: Page;
  observed: Observed;
}

export interface ConsoleTest extends ConsoleWindow {
  dir: PreparedDir;
  service: ServiceProcess;
  browser: Browser;
  password: string;
  /** Opens another window, which is not signed in. */
  openWindow(): Promise<ConsoleWindow>;
  /** Runs a command on the data folder of the service. */
  run(args: string[], input?: string): ReturnType<typeof runCommand>['ended'];
  close(): Promise<void>;
}

/** The real service with its sandbox, and a window of a real browser on its console. */
export async function openConsole(options: ConsoleOptions = {}): Promise<ConsoleTest> {
  const dir = await makeDataDir('sandbox');
  const environment = { DATA_DIR: dir.data, ...options.environment };
  const starting = startService('start', environment);
  const launching = launchBrowser(options.language);
  const close = async () => {
    // What failed to start has nothing to close.
    await launching.then((browser) => browser.close()).catch(() => undefined);
    await starting.then(stopService).catch(() => undefined);
    dir.remove();
  };
  try {
    const [service, browser] = await Promise.all([starting, launching]);
    const run = (args: string[], input?: string) => runCommand(args, environment, input).ended;
    const origin = options.environment?.SITE_URL ?? service.url;
    const openWindow = () => openWindowOf(browser, { origin, permissions: options.permissions });
    const password = options.email === undefined ? '' : await createAccount(run, options);
    const { context, page, observed } = await openWindow();
    if (options.email !== undefined && options.isSignedIn) {
      await page.goto('/sign-in');
      await signIn(page, { email: options.email, password });
      await page.getByRole('heading', { name: 'Home' }).waitFor();
    }
    return { dir, service, browser, context, page, observed, password, openWindow, run, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWindowOf(
  browser: Browser,
  { origin, permissions }: { origin: string; permissions: string[] | undefined },
): Promise<ConsoleWindow> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    // A twelfth of the browser's work here would be to draw transitions.
    reducedMotion: 'reduce',
    baseURL: origin,
    ...(permissions && { permissions }),
  });
  context.setDefaultTimeout(60_000);
  return { context, observed: await observePages(context, origin), page: await context.newPage() };
}

/** Returns its password. */
async function createAccount(
  run: ConsoleTest['run'],
  { email = '', password }: ConsoleOptions,
): Promise<string> {
  const made = password
    ? await run(['account', 'create', email, '--password-stdin'], password)
    : await run(['account', 'create', email]);
  if (made.code !== 0) throw new Error(`The account was not created:\n${made.stderr}`);
  return password ?? /Password: (\S+)/.exec(made.stdout)?.[1] ?? '';
}
