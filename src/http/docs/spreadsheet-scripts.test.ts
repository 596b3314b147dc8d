import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/guides/spreadsheets.md', 'utf8');
const sample = (language: string) =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(guide)?.[1] ?? '';

const matched = {
  match_status: 'matched',
  match_confidence: 0.99,
  company: { company_number: '01234567', company_name: 'ACME LTD', company_status: 'active' },
  evidence: [{ quote: '=HYPERLINK("x")' }],
};
interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Runs the function of the sheet with Google's services replaced. */
function runInSheet(status: number, answer: object) {
  const sent: Sent[] = [];
  const kept = new Map<string, string>();
  const settings: Record<string, string> = { DOMESDAY_URL: 'https://d.test', DOMESDAY_API_KEY: 'key' };
  const globals = {
    PropertiesService: { getScriptProperties: () => ({ getProperty: (name: string) => settings[name] }) },
    CacheService: {
      getScriptCache: () => ({
        get: (key: string) => kept.get(key) ?? null,
        put: (key: string, value: string) => kept.set(key, value),
      }),
    },
    UrlFetchApp: {
      fetch(url: string, { headers, payload }: { headers: Record<string, string>; payload: string }) {
        sent.push({ url, headers, body: payload });
        return { getResponseCode: () => status, getContentText: () => JSON.stringify(answer) };
      },
    },
  };
  const call = runInNewContext(`${sample('apps-script')}\nDOMESDAY`, globals) as (domain: string) => unknown;
  return { call, sent };
}

it('the function for Google Sheets gives a row, asks once for a domain, and keeps formulas of websites text', () => {
  const { call, sent } = runInSheet(200, matched);
  const row = [['matched', '01234567', 'ACME LTD', 'active', 0.99, '\'=HYPERLINK("x")']];
  expect(JSON.stringify([call('acme.test'), call('acme.test'), call('')])).toBe(
    JSON.stringify([row, row, '']),
  );
  expect(sent).toEqual([
    {
      url: 'https://d.test/v1/resolve/domain',
      headers: { 'X-API-Key': 'key', Prefer: 'wait=25' },
      body: '{"domain":"acme.test"}',
    },
  ]);
});

it('the function for Google Sheets says what is wrong, and that a website is still being read', () => {
  const refused = runInSheet(402, { error: { message: 'No credit is free.' } });
  expect(() => refused.call('acme.test')).toThrow('No credit is free.');
  expect(runInSheet(202, { status: 'queued' }).call('acme.test')).toContain('still being read');
});

it('the Office Script writes the answers beside the selected cells', async () => {
  const written: { format?: string; values?: unknown } = {};
  const target = {
    setNumberFormatLocal: (format: string) => {
      written.format = format;
    },
    setValues: (values: unknown) => {
      written.values = values;
    },
  };
  const selected = {
    getValues: () => [['acme.test'], [''], ['slow.test'], ['bad']],
    getColumn: () => ({ getOffsetRange: () => ({ getResizedRange: () => target }) }),
  };
  const answers: Record<string, [number, object]> = {
    'acme.test': [200, matched],
    'slow.test': [202, { status: 'queued' }],
    bad: [400, { error: { message: 'This is no domain.' } }],
  };
  const fetch = async (_url: string, { body }: { body: string }) => {
    const [status, answer] = answers[(JSON.parse(body) as { domain: string }).domain] ?? [500, {}];
    return { status, json: async () => answer };
  };
  const { code } = transformSync(sample('office-script'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const main = runInNewContext(`${code}\nmain`, { fetch }) as (...values: unknown[]) => Promise<void>;
  await main({ getSelectedRange: () => selected }, 'https://d.test', 'key');
  expect(JSON.parse(JSON.stringify(written))).toEqual({
    format: '@',
    values: [
      ['matched', '01234567', 'ACME LTD', 0.99],
      ['', '', '', ''],
      ['still being read', '', '', ''],
      ['This is no domain.', '', '', ''],
    ],
  });
});
