import type { DevToolsPipe } from './devtools-pipe.ts';

const CLOSE_MS_MAX = 3_000;

/**
 * Opens an empty page in a separate browser context, so that it shares nothing with other pages, and closes
 * it after the work. `onStuck` is called when it could not be closed.
 */
export async function withPage<T>(
  pipe: DevToolsPipe,
  onStuck: () => void,
  work: (sessionId: string) => Promise<T>,
): Promise<T> {
  const context = await pipe.send('Target.createBrowserContext', { disposeOnDetach: true });
  const { browserContextId } = context;
  let sessionId = '';
  try {
    await pipe.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const attached = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    sessionId = String(attached.sessionId);
    return await work(sessionId);
  } finally {
    pipe.unlisten(sessionId);
    const closing = pipe.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {});
    // A page whose scripts never end can keep its process from closing.
    const timer = setTimeout(onStuck, CLOSE_MS_MAX);
    void closing.then(() => clearTimeout(timer));
  }
}
