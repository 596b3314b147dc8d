import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { browserPath, QUIET } from './browser.ts';
import { makeTempDir } from './service-process.ts';

/** The popup of an extension, which Playwright does not list among its pages. */
export interface Popup {
  /** Runs a text in it, as `Page.evaluate` does. */
  evaluate<Value>(script: string): Promise<Value>;
  text(): Promise<string>;
  /** Presses the button of this name. */
  press(name: string): Promise<void>;
  /** As a person whose system has these colours. */
  prefer(colorScheme: 'light' | 'dark'): Promise<void>;
  close(): Promise<void>;
}

export interface ExtensionBrowser {
  context: BrowserContext;
  /** The tab that is open. */
  tab: Page;
  /** The address of a page of the extension. */
  addressOf(page: string): string;
  /**
   * Clicks the icon of the extension while this page is in front, as a person does: that gives it the active
   * tab.
   */
  clickIcon(page: Page): Promise<Popup>;
  close(): Promise<void>;
}

const OPENED_WITHIN_MS = 30_000;

/**
 * Chromium with the built extension. The permission to call `hosts` is given beforehand, because nobody can
 * answer the browser's own question here; everything else is as it is published.
 */
export async function launchWithExtension(hosts: string[]): Promise<ExtensionBrowser> {
  const dir = makeTempDir();
  const folder = join(dir.path, 'extension');
  execFileSync(process.execPath, ['scripts/build-integrations.mjs', 'browser', folder]);
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: hosts }));
  const context = await chromium.launchPersistentContext(join(dir.path, 'profile'), {
    executablePath: browserPath(),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...QUIET,
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const session = await (context.browser() as Browser).newBrowserCDPSession();
  const { extensions } = (await send(session, 'Extensions.getExtensions')) as {
    extensions: { id: string }[];
  };
  const id = extensions[0]?.id ?? '';
  return {
    context,
    tab: context.pages()[0] ?? (await context.newPage()),
    addressOf: (page) => `chrome-extension://${id}/${page}`,
    async clickIcon(page) {
      await page.bringToFront();
      const tabs = await targets(session);
      const tab = tabs.find(({ type, url }) => type === 'tab' && url === page.url());
      await send(session, 'Extensions.triggerAction', { id, targetId: tab?.targetId });
      return openPopup(session, `chrome-extension://${id}/popup.html`);
    },
    async close() {
      await context.close();
      dir.remove();
    },
  };
}

interface Target {
  targetId: string;
  type: string;
  url: string;
}

async function targets(session: CDPSession): Promise<Target[]> {
  const { targetInfos } = (await send(session, 'Target.getTargets', { filter: [{}] })) as {
    targetInfos: Target[];
  };
  return targetInfos;
}

/** Not all commands are in the types. */
function send(session: CDPSession, method: string, parameters: object = {}): Promise<unknown> {
  return session.send(method as 'Target.getTargets', parameters);
}

async function popupAt(session: CDPSession, address: string): Promise<string> {
  for (const deadline = performance.now() + OPENED_WITHIN_MS; performance.now() < deadline; ) {
    const popup = (await targets(session)).find(({ type, url }) => type === 'page' && url === address);
    if (popup) return popup.targetId;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the extension has opened no popup');
}

async function openPopup(session: CDPSession, address: string): Promise<Popup> {
  const targetId = await popupAt(session, address);
  // Nested in this session, because Playwright knows nothing of sessions that it did not open.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>();
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const answer = JSON.parse(message) as { id: number; result?: unknown };
    if (from === sessionId) waiting.get(answer.id)?.(answer);
  });
  let calls = 0;
  async function call<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++calls;
    const answered = new Promise<{ result?: unknown; error?: { message: string } }>((resolve) => {
      waiting.set(id, resolve);
    });
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
  async function evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await call<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'the script failed');
    return result.value;
  }
  return {
    evaluate,
    text: () => evaluate('document.body.innerText'),
    press: (name) =>
      evaluate(`[...document.querySelectorAll('button')]
        .find((button) => button.textContent === ${JSON.stringify(name)}).click()`),
    async prefer(colorScheme) {
      await call('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: colorScheme }],
      });
    },
    async close() {
      await send(session, 'Target.closeTarget', { targetId });
    },
  };
}
