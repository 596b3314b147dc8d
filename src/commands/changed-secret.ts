import type { Service } from '../compose.ts';
import type { Logger } from '../platform/logger.ts';

/**
 * Warns at every start while something is stored that this secret cannot open. Without the warning, a lost or replaced
 * secret shows only when sessions have ended and deliveries fail.
 */
export async function warnOfChangedSecret(
  { accounts, webhooks }: Pick<Service, 'accounts' | 'webhooks'>,
  { log, source }: { log: Logger; source: string },
): Promise<void> {
  const [apiKeys, webhookSecrets] = await Promise.all([
    accounts.countUnreadableKeys(),
    webhooks.countUnreadableSecrets(),
  ]);
  if (apiKeys + webhookSecrets === 0) return;
  const broken = [
    'older sessions and connected apps with a client secret no longer work',
    ...(apiKeys > 0 ? ['API keys still work, but cannot be shown until they are rotated'] : []),
    ...(webhookSecrets > 0
      ? ['webhook deliveries fail until the secrets of their destinations are rotated']
      : []),
  ];
  log.warn(
    { unreadable: { api_keys: apiKeys, webhook_secrets: webhookSecrets } },
    `the secret in ${source} was lost or replaced: ${broken.join('; ')}. Put the former secret back if there is a backup`,
  );
}
