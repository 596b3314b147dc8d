import { describe, expect, it } from 'vitest';
import type { ExtensionApi, HostPermissions } from './extension-api.ts';
import {
  hostPermission,
  isUnencrypted,
  loadSettings,
  readAddress,
  saveSettings,
  siteOf,
} from './settings.ts';

describe('the address of the service', () => {
  it.each([
    [' https://domesday.example.org/ ', 'https://domesday.example.org'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://intranet.example.org/domesday/', 'https://intranet.example.org/domesday'],
  ])('%s is stored as %s', (typed, address) => {
    expect(readAddress(typed)).toBe(address);
  });

  it.each([
    'domesday.example.org',
    'ftp://example.org',
    '',
    'https://me:secret@example.org',
    'https://example.org/?a=1',
  ])('is not %s', (typed) => {
    expect(() => readAddress(typed)).toThrow(/^Enter the /);
  });

  it('is the only host that a permission is asked for, in a form that Firefox takes', () => {
    expect(hostPermission('https://domesday.example.org:8443/x')).toEqual({
      origins: ['https://domesday.example.org/*'],
    });
  });

  it.each([
    ['https://example.org', false],
    ['http://127.0.0.1:3000', false],
    ['http://localhost:3000', false],
    ['http://domesday.local', true],
  ])('%s: unencrypted is %s', (address, expected) => {
    expect(isUnencrypted(address)).toBe(expected);
  });
});

it('gives up the permission for the address before, and only when the host is another', async () => {
  const stored: Record<string, unknown> = {};
  const removed: string[] = [];
  const api: Pick<ExtensionApi, 'storage' | 'permissions'> = {
    storage: {
      local: {
        get: async (key) => ({ [key]: stored[key] }),
        set: async (items) => void Object.assign(stored, items),
      },
    },
    permissions: {
      contains: async () => true,
      request: async () => true,
      remove: async ({ origins }: HostPermissions) => removed.push(...origins) > 0,
    },
  };
  expect(await loadSettings(api)).toBeUndefined();
  const first = { address: 'https://one.example.org', apiKey: 'dk_live_1', asksAtOnce: true };
  await saveSettings(api, first);
  expect(await loadSettings(api)).toEqual(first);
  await saveSettings(api, { ...first, address: 'https://one.example.org/domesday' });
  expect(removed).toEqual([]);
  await saveSettings(api, { ...first, address: 'https://two.example.org' });
  expect(removed).toEqual(['https://one.example.org/*']);
});

it.each([
  ['https://www.acme.co.uk/about?x=1', 'www.acme.co.uk'],
  ['http://acme.co.uk:8080/', 'acme.co.uk'],
  ['chrome://extensions', undefined],
  ['file:///home/me/page.html', undefined],
  [undefined, undefined],
])('the site of %s is %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});
