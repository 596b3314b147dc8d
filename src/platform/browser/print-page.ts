import type { DevToolsPipe } from './devtools-pipe.ts';
import { withPage } from './open-page.ts';

export interface PrintRequest {
  /** A complete document that needs no other file. Its scripts do not run, and its requests fail. */
  html: string;
  /** Text at the foot of each page, before the number of the page. */
  footer: string;
  /** Includes waiting for a free slot. */
  timeoutMs: number;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The document as a PDF, on pages of the size that its style asks for. Throws when the browser fails. */
export async function printPage(
  pipe: DevToolsPipe,
  { html, footer }: Pick<PrintRequest, 'html' | 'footer'>,
  onStuck: () => void,
): Promise<Buffer> {
  return withPage(pipe, onStuck, async (sessionId) => {
    const send = (method: string, params = {}) => pipe.send(method, params, sessionId);
    pipe.listen(sessionId, (method, { requestId }) => {
      if (method !== 'Fetch.requestPaused') return;
      send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {});
    });
    await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await send('Emulation.setScriptExecutionDisabled', { value: true });
    await send('Page.enable');
    const { frameTree } = await send('Page.getFrameTree');
    const frameId = (frameTree as { frame: { id: string } }).frame.id;
    await send('Page.setDocumentContent', { frameId, html });
    const escaped = footer.replace(/[&<>]/g, (one) => ENTITIES[one] ?? one);
    const { data } = await send('Page.printToPDF', {
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: `<div style="width:100%;margin:0 16mm;font:7pt sans-serif;color:#555;display:flex;justify-content:space-between"><span>${escaped}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
    });
    return Buffer.from(String(data), 'base64');
  });
}
