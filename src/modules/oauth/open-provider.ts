import type { Provider } from 'oidc-provider';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deriveKey, type SecretBox } from '../../shared/secret-box.ts';
import type { Accounts } from '../accounts/index.ts';
import type { OauthStore } from './oauth.store.ts';
import { providerSettings } from './provider-settings.ts';
import { createProviderAdapter } from './provider-storage.ts';
import { loadSigningKey } from './signing-key.ts';

interface OpenProviderOptions {
  db: Database;
  store: OauthStore;
  clock: Clock;
  log: Logger;
  box: SecretBox;
  accounts: Pick<Accounts, 'findProfile'>;
  egress: Pick<Egress, 'request'>;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
}

export async function openProvider(options: OpenProviderOptions): Promise<Provider> {
  const { errors, Provider: OidcProvider } = await loadLibrary(options.log);
  const provider = new OidcProvider(
    options.siteUrl,
    providerSettings({
      errors,
      egress: options.egress,
      adapter: createProviderAdapter(options, {
        alreadyUsed: () => new errors.InvalidGrant('already used'),
        ended: () => new errors.InvalidGrant('the person who agreed has left'),
        unstorable: () => new errors.InvalidRequest('it contains a NUL or half a character; remove it'),
      }),
      signingKey: await loadSigningKey(options),
      cookieKey: Buffer.from(deriveKey(options.appSecret, 'oauth-cookie')).toString('base64url'),
      baseUrl: options.baseUrl,
      accountExists: async (id) => (await options.accounts.findProfile(id)) !== undefined,
    }),
  );
  issueSecretsOnlyOnRequest(provider);
  // Our routes set the forwarded headers to the public address, independent of proxies.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => {
    options.log.error({ err: error }, 'the authorisation server failed');
  });
  return provider;
}

/**
 * The library decides whether a client needs a secret before it applies our defaults. Without this, a client
 * without an authentication method would be registered as `none` and still get a secret, which would then be
 * refused.
 */
function issueSecretsOnlyOnRequest({ Client }: Provider): void {
  const models = Client as unknown as { needsSecret(metadata: Record<string, unknown>): boolean };
  const needsSecret = models.needsSecret.bind(models);
  models.needsSecret = (metadata) => needsSecret({ token_endpoint_auth_method: 'none', ...metadata });
}

/**
 * The library warns on the console that it wants a newer Node. It is tested on this version, so the warning
 * is logged.
 */
async function loadLibrary(log: Logger) {
  const { warn } = console;
  console.warn = (warning: unknown) => log.debug({ warning }, 'oidc-provider');
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
