import type { Provider } from 'oidc-provider';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deriveKey } from '../../shared/derived-keys.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { Accounts } from '../accounts/index.ts';
import type { OauthStore } from './oauth-store.ts';
import { providerSettings } from './provider-settings.ts';
import { createRecords } from './records.ts';
import { obtainSigningKey } from './signing-key.ts';

export interface OpenProviderOptions {
  db: Database;
  store: OauthStore;
  clock: Clock;
  log: Logger;
  box: SecretBox;
  accounts: Pick<Accounts, 'findProfile'>;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
}

export async function openProvider(options: OpenProviderOptions): Promise<Provider> {
  const { errors, Provider } = await loadLibrary(options.log);
  const provider = new Provider(
    options.siteUrl,
    providerSettings({
      errors,
      records: createRecords(options, {
        usedUp: () => new errors.InvalidGrant('already used'),
        unstorable: () => new errors.InvalidRequest('a NUL or half a character stands in it; leave it out'),
      }),
      signingKey: await obtainSigningKey(options),
      cookieKey: Buffer.from(deriveKey(options.appSecret, 'oauth-cookie')).toString('base64url'),
      baseUrl: options.baseUrl,
      accountExists: async (id) => (await options.accounts.findProfile(id)) !== undefined,
    }),
  );
  givesSecretsOnlyToThoseWhoWantOne(provider);
  // Our routes tell it by these headers which address is the public one, whatever stands in between.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => {
    options.log.error({ err: error }, 'the authorisation server failed');
  });
  return provider;
}

/**
 * The library asks whether a client needs a secret before it fills in our defaults. A client that names no way to prove
 * itself would be told that it needs none (`none`) and be handed a secret nevertheless, which is then refused.
 */
function givesSecretsOnlyToThoseWhoWantOne({ Client }: Provider): void {
  const models = Client as unknown as { needsSecret(metadata: Record<string, unknown>): boolean };
  const needsSecret = models.needsSecret.bind(models);
  models.needsSecret = (metadata) => needsSecret({ token_endpoint_auth_method: 'none', ...metadata });
}

/** It complains to the terminal that it would like a newer Node; we test it on this one, and our log is elsewhere. */
async function loadLibrary(log: Logger) {
  const { warn } = console;
  console.warn = (complaint: unknown) => log.debug({ complaint }, 'oidc-provider');
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
