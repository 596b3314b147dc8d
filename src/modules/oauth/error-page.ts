import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../../shared/html.ts';

const STYLE =
  'body{font:16px/1.6 "Source Sans 3",system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#22201c;background:#f6f4ef}h1{font:600 1.5rem/1.25 "Source Serif 4",Georgia,serif}code{color:#5d5850}@media(prefers-color-scheme:dark){body{color:#ece8df;background:#1b1916}code{color:#b3ab9e}}';

/** The page for an invalid request that cannot be redirected back to the app. */
export async function showError(context: KoaContextWithOIDC, out: ErrorOut, _error: Error): Promise<void> {
  context.type = 'html';
  context.set(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  const detail = [out.error, out.error_description].filter(Boolean).map((part) => escapeHtml(String(part)));
  context.body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Domesday</title><style>${STYLE}</style><h1>This app could not be connected</h1><p>The request it sent is not valid or has expired. Go back to the app and connect again; if that does not help, tell its makers about the error below.</p><p><code>${detail.join(': ')}</code></p></html>`;
}
