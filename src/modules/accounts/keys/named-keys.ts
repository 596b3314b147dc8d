import type { Database } from '../../../platform/postgres/index.ts';
import { isAllowed, SCOPES, type Scope } from '../../../shared/caller.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { invalidRequest, Problem } from '../../../shared/problem.ts';
import { visibleText } from '../../../shared/storable-text.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Access } from '../access/access.ts';
import { actorOf, type Caller, signedInOf } from '../account.ts';
import type { SecurityNotices } from '../security-mails.ts';
import { createApiKey } from './api-keys.ts';
import type { KeyStore, StoredKey } from './keys.store.ts';

interface NamedKeyDeps {
  db: Database;
  access: Pick<Access, 'changeBy' | 'end'>;
  keyStore: KeyStore;
  notices: SecurityNotices;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
}

const NAMED_KEYS_MAX = 50;

/**
 * Keys that people make in addition to the default key. The key itself is shown only once, when it is made.
 */
export function createNamedKeys(deps: NamedKeyDeps) {
  return {
    list: (accountId: string): Promise<StoredKey[]> => deps.keyStore.list(deps.db, accountId),
    create: (caller: Caller, input: { name: string; scopes: readonly Scope[] }, address: string) =>
      createNamedKey(deps, caller, { ...input, address }),
    revoke: (caller: Caller, keyId: string, address: string) =>
      revokeNamedKey(deps, caller, { keyId, address }),
  };
}

/** Throws `invalid_request`, `insufficient_role`, `api_key_exists`, `api_key_limit_reached`. */
async function createNamedKey(
  { access, keyStore, notices, audit, clock, ids }: NamedKeyDeps,
  caller: Caller,
  input: { name: string; scopes: readonly Scope[]; address: string },
): Promise<{ key: StoredKey; text: string }> {
  const { account, actor } = caller;
  const { address } = input;
  const name = visibleText(input.name).trim();
  if (name === '') throw invalidRequest('Give the key a name.', { name: 'must not be empty' });
  const scopes = SCOPES.filter((scope) => input.scopes.includes(scope));
  const beyond = scopes.find((scope) => !isAllowed(caller.permissions, scope));
  if (beyond)
    throw new Problem(
      'insufficient_role',
      `You cannot give a key the scope ${beyond}, which you do not have.`,
    );
  const created = createApiKey();
  const createdAt = clock.now();
  const id = ids.sortable('key', createdAt);
  const createdBy = signedInOf(caller).userId;
  return access.changeBy(caller, 'manage', async (tx) => {
    if ((await keyStore.countNamed(tx, account.id)) >= NAMED_KEYS_MAX)
      throw new Problem(
        'api_key_limit_reached',
        `An account has at most ${NAMED_KEYS_MAX} named keys; revoke one first.`,
      );
    const known = await keyStore.list(tx, account.id);
    if (known.some((key) => key.name.toLowerCase() === name.toLowerCase()))
      throw new Problem('api_key_exists', 'There is a key of this name; choose another.');
    await keyStore.insertNamed(tx, account.id, { ...created, id, name, scopes, createdAt, createdBy });
    await audit(tx, account.id, { kind: 'api_key_created', actor, address, detail: { name, scopes } });
    await notices.enqueue(tx, createdBy, { kind: 'api_key_created', name, address });
    const { prefix, lastFour: last_four, text } = created;
    return {
      text,
      key: {
        id,
        name,
        is_default: false,
        scopes,
        prefix,
        last_four,
        created_at: createdAt,
        created_by: actor,
        last_used_at: null,
      },
    };
  });
}

/** The key is refused from the next request on. Throws `api_key_not_found`. */
async function revokeNamedKey(
  { access }: Pick<NamedKeyDeps, 'access'>,
  caller: Caller,
  { keyId, address }: { keyId: string; address: string },
): Promise<void> {
  await access.changeBy(caller, 'manage', async (tx) => {
    const which = { of: { id: keyId }, kinds: ['named_keys'] } as const;
    if ((await access.end(tx, actorOf(caller, address), which)).keys.length === 0)
      throw new Problem(
        'api_key_not_found',
        'There is no such key, or it is revoked already. The default key can only be replaced.',
      );
  });
}
