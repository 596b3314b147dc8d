import { createDomesdayClient } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { SCOPES, type Scope } from '../../shared/caller.ts';
import { OperatorError } from '../../shared/problem.ts';
import { showPaged } from '../terminal/pager.ts';
import { columns } from '../terminal/text-table.ts';
import { type ApiOptions, print, printCsv, printJson, reportErrors, withApi } from './api-command.ts';
import { askForPassword } from './login.ts';
import { readLogin } from './stored-login.ts';

interface KeyChangeOptions {
  url?: string;
  json?: boolean;
  email?: string;
  passwordStdin?: boolean;
}

interface CreateKeyOptions extends KeyChangeOptions {
  scope: string;
}

const CSV_COLUMNS = ['id', 'name', 'scopes', 'prefix', 'last_four', 'last_used_at'] as const;

/** `domesday keys list`: names, scopes and last use of the API keys, never the keys themselves. */
export async function listKeysCommand(options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const { api_keys: keys } = await client.apiKeys();
    if (options.json) return printJson(keys);
    if (options.csv) return printCsv(CSV_COLUMNS, keys);
    showPaged(
      columns([
        ['NAME', 'SCOPES', 'KEY', 'LAST USED', 'ID'],
        ...keys.map((key) => [
          key.name,
          key.scopes.join(', '),
          `${key.prefix}…${key.last_four}`,
          key.last_used_at?.slice(0, 10) ?? 'never',
          key.id,
        ]),
      ]),
    );
  });
}

/** `domesday keys create <name>`: prints the key, once. */
export async function createKeyCommand(name: string, options: CreateKeyOptions): Promise<void> {
  const scopes = readScopes(options.scope);
  await asPerson(options, async (client) => {
    const created = await client.createApiKey({ name, scopes });
    if (options.json) return printJson(created);
    process.stderr.write(`Key “${created.name}” (${scopes.join(', ')}). It is not shown again:\n`);
    print(created.api_key);
  });
}

/** `domesday keys revoke <name or id>` */
export async function revokeKeyCommand(nameOrId: string, options: KeyChangeOptions): Promise<void> {
  await asPerson(options, async (client) => {
    const { api_keys: keys } = await client.apiKeys();
    const key = keys.find(({ id, name }) => id === nameOrId || name.toLowerCase() === nameOrId.toLowerCase());
    const revoked = await client.revokeApiKey(key?.id ?? nameOrId);
    if (options.json) return printJson(revoked);
    print(`“${key?.name ?? revoked.id}” is revoked.`);
  });
}

/**
 * Keys are made and revoked by people, never by a key: signs in by password for this one command, and ends
 * the session afterwards.
 */
async function asPerson(
  options: KeyChangeOptions,
  work: (client: ReturnType<typeof createDomesdayClient>) => Promise<void>,
): Promise<void> {
  const { client: settings, baseUrl } = loadConfig();
  const login = readLogin();
  const url = options.url ?? settings.url ?? login?.url ?? baseUrl;
  const email = options.email ?? (login?.url === url ? login.email : undefined);
  const answered = await askForPassword({ ...options, url, ...(email !== undefined && { email }) });
  await reportErrors(async () => {
    const { session_token: accessToken } = await createDomesdayClient({ baseUrl: url }).logIn(
      answered.email,
      answered.password,
    );
    const client = createDomesdayClient({ baseUrl: url, accessToken, clientName: 'cli' });
    try {
      await work(client);
    } finally {
      await client.endSession().catch(() => undefined);
    }
  });
}

function readScopes(text: string): Scope[] {
  return text.split(',').map((part) => {
    const scope = SCOPES.find((one) => one === part.trim());
    if (!scope) throw new OperatorError(`--scope takes ${SCOPES.join(', ')} with commas, not "${part}".`);
    return scope;
  });
}
