import type { ExtensionApi, HostPermissions } from './extension-api.ts';

export interface Settings {
  /** The address of the service, without a slash at its end. */
  address: string;
  apiKey: string;
  /** Whether a click on the icon looks the site up, or only offers to. */
  asksAtOnce: boolean;
}

const STORED_AS = 'settings';

/** The address as it is stored. Throws an error that says what to change. */
export function readAddress(text: string): string {
  const typed = text.trim();
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error('Enter the whole address, such as https://domesday.example.org.');
  if (url.username || url.password || url.search || url.hash)
    throw new Error('Enter the address without a user, a query or a fragment.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** The permission to call this one host. Without the port, which patterns of Firefox do not have. */
export function hostPermission(address: string): HostPermissions {
  const { protocol, hostname } = new URL(address);
  return { origins: [`${protocol}//${hostname}/*`] };
}

/** Whether the key would cross a network in the clear. */
export function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Undefined before the first time that they are saved. */
export async function loadSettings({
  storage,
}: Pick<ExtensionApi, 'storage'>): Promise<Settings | undefined> {
  const { [STORED_AS]: stored } = await storage.local.get(STORED_AS);
  return stored as Settings | undefined;
}

/**
 * Gives up the permission for the address before, so that there is one for the service in use and no other.
 */
export async function saveSettings(
  { storage, permissions }: Pick<ExtensionApi, 'storage' | 'permissions'>,
  settings: Settings,
): Promise<void> {
  const before = await loadSettings({ storage });
  await storage.local.set({ [STORED_AS]: settings });
  const [given] = before ? hostPermission(before.address).origins : [];
  if (given !== undefined && !hostPermission(settings.address).origins.includes(given))
    await permissions.remove({ origins: [given] });
}

/** The host of a page; undefined for pages that are not of a website, such as those of the browser. */
export function siteOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? hostname : undefined;
}
