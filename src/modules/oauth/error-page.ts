import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#1c2430;background:#fff}code{color:#5b6675}@media(prefers-color-scheme:dark){body{color:#e6e9ee;background:#14181f}}';

/** What a person sees when an app sent them here wrongly. There is nobody to send them back to, so it says what to do. */
export async function showError(context: KoaContextWithOIDC, out: ErrorOut, _error: Error): Promise<void> {
  context.type = 'html';
  context.set(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  const detail = [out.error, out.error_description].filter(Boolean).map((part) => escapeHtml(String(part)));
  context.body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Domesday</title><style>${STYLE}</style><h1>This app could not be connected</h1><p>The request it sent is not valid or has expired. Go back to the app and connect again; if that does not help, tell its makers what stands below.</p><p><code>${detail.join(': ')}</code></p></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
