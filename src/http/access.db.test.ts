import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import description from '../../openapi.json' with { type: 'json' };
import {
  type AccessFixture,
  type Credential,
  createAccessFixture,
  OWNER_MARKS,
} from './test-support/access-fixture.ts';
import { ACCESS_TABLE, type Access, type AccessRow } from './test-support/access-table.ts';

interface Operation {
  method: string;
  path: string;
  security: Record<string, string[]>[];
}

const OPERATIONS = new Map<string, Operation>(
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string; security: Operation['security'] }>).map(
      ([method, { operationId, security }]) =>
        [operationId, { method: method.toUpperCase(), path, security }] as const,
    ),
  ),
);
/** In the order of the table. */
const ROWS = Object.entries(ACCESS_TABLE);

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await createAccessFixture();
}, 180_000);
afterAll(() => fixture?.stop());

async function call(id: string, { headers }: Pick<Credential, 'headers'>) {
  const operation = OPERATIONS.get(id);
  const row = ACCESS_TABLE[id];
  if (!operation || !row) throw new Error(`${id} is not in the table`);
  const params = row.params?.(fixture.owned) ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? name),
  );
  const body = row.body?.(fixture.owned);
  const response = await fixture.service.app.inject({
    method: operation.method as 'GET',
    url: `${path}${row.query ? `?${row.query}` : ''}`,
    headers: {
      accept: 'application/json, text/event-stream',
      ...(body === undefined ? {} : { 'content-type': row.contentType ?? 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { statusCode: status, body: text } = response;
  return { status, text, code: problemCode(text), limit: response.headers['ratelimit-policy'] };
}

/** The code of the error body, if it is one. */
function problemCode(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as {
      error?: { code?: string; message?: string; request_id?: string };
    };
    return error?.message && error.request_id ? error.code : undefined;
  } catch {
    return undefined;
  }
}

const ACCEPTED: Record<Access, Credential['kind'][]> = {
  public: [],
  any: ['key', 'bearer-key', 'bearer', 'cookie'],
  key: ['key', 'bearer-key', 'cookie'],
  session: ['bearer', 'cookie'],
  agent: ['key', 'bearer-key', 'bearer'],
};

/** Undefined: the credential opens the route. */
function refusalOf(id: string, row: AccessRow, credential: Credential): string | undefined {
  const refused = refusalOfKind(row, credential);
  if (refused || row.access === 'public' || credential.permissions === undefined) return refused;
  const need = row.needs ?? (OPERATIONS.get(id)?.method === 'GET' ? 'read' : 'manage');
  if (need === 'read' || need === 'self' || credential.permissions.includes(need)) return undefined;
  return credential.kind === 'key' ? '403 insufficient_scope' : '403 insufficient_role';
}

function refusalOfKind({ access }: AccessRow, { kind, grants }: Credential): string | undefined {
  if (access === 'public') return undefined;
  // A key where only a session will do is told so.
  if (access === 'session' && kind === 'bearer-key') return '401 invalid_credentials';
  if (!ACCEPTED[access].includes(kind)) return '401 missing_credentials';
  if (access === 'agent') {
    if (grants === 'agent' || (grants === 'account' && kind !== 'bearer')) return undefined;
    return grants === 'too-little' ? '403 insufficient_scope' : '401 invalid_credentials';
  }
  return grants === 'account' ? undefined : '401 invalid_credentials';
}

/** The status that a credential gets and, if it is refused, the code of the error. */
function expectedAnswer(id: string, credential: Credential, status: number): string {
  return refusalOf(id, ACCESS_TABLE[id] as AccessRow, credential) ?? `${status}`;
}

async function answerTo(id: string, row: AccessRow, credential: Credential) {
  const { status, code, text } = await call(id, credential);
  return { answer: refusalOf(id, row, credential) ? `${status} ${code}` : `${status}`, text };
}

describe('the table', () => {
  it('has every route of the description, and no other', () => {
    expect(Object.keys(ACCESS_TABLE).sort()).toEqual([...OPERATIONS.keys()].sort());
  });

  it('takes the credentials that the description names', () => {
    const schemes: Record<Access, string[]> = {
      public: [],
      any: ['apiKey', 'session'],
      key: ['apiKey'],
      session: ['session'],
      agent: ['apiKey', 'oauth'],
    };
    for (const [id, { access }] of ROWS) {
      const described = OPERATIONS.get(id)?.security.flatMap(Object.keys).sort();
      expect([id, described]).toEqual([id, schemes[access]]);
    }
  });
});

describe('a credential that is missing, wrong, expired, revoked or for something else', () => {
  it.each(ROWS)('is refused by %s, or ignored if the route is public', async (id, row) => {
    // One list for all of them, to see every difference at once.
    const answers = await Promise.all(
      fixture.limited.map(async (credential) => [
        credential.name,
        (await answerTo(id, row, credential)).answer,
      ]),
    );
    expect(answers).toEqual(
      fixture.limited.map((credential) => [credential.name, expectedAnswer(id, credential, row.own)]),
    );
  });
});

describe('a valid credential of another account', () => {
  it.each(ROWS)('gets nothing of the owner from %s', async (id, row) => {
    for (const kind of ['key', 'bearer-key', 'bearer', 'cookie'] as const) {
      const credentials = row.changesCredentials ? await fixture.fresh() : fixture.other;
      const credential = credentials.find((one) => one.kind === kind) as Credential;
      const { answer, text } = await answerTo(id, row, credential);
      expect([kind, answer]).toEqual([kind, expectedAnswer(id, credential, row.others)]);
      if (row.access !== 'public') for (const mark of marksOf(row)) expect(text).not.toContain(mark);
    }
  });
});

describe('each role, and a key of each scope,', () => {
  it.each(ROWS)('gets from %s what it may have', async (id, row) => {
    const team = row.changesCredentials ? await fixture.makeTeam() : fixture.team;
    const answers = await Promise.all(
      team.map(async (credential) => [credential.name, (await answerTo(id, row, credential)).answer]),
    );
    expect(answers).toEqual(
      team.map((credential) => [credential.name, expectedAnswer(id, credential, row.others)]),
    );
  });
});

/** After all calls above, with the key where the route takes it. */
describe('the owner', () => {
  it.each(ROWS.filter(([, row]) => !row.changesCredentials))(
    'still gets everything from %s',
    async (id, row) => {
      const { key, session } = fixture.owner;
      const headers: Record<string, string> =
        row.access === 'session' ? { authorization: `Bearer ${session}` } : { 'x-api-key': key };
      const { status, text, limit } = await call(id, { headers });
      expect(status).toBe(row.own);
      // Every route that takes a credential says what it is limited to.
      if (row.access !== 'public') expect(limit).toMatch(/^"[\w ]+";q=\d+;w=\d+$/);
      if (row.shows) expect(text).toContain(row.shows(fixture.owned));
    },
  );
});

function marksOf({ shows }: AccessRow): string[] {
  return [...OWNER_MARKS, ...(shows ? [shows(fixture.owned)] : [])];
}

/**
 * The console's own routes, which the description leaves out. Those that take a credential take a session.
 */
describe('the same credentials', () => {
  it.each(['/console/password', '/console/api-key', '/oauth/interaction/unknown/allow'])(
    'are refused by POST %s',
    async (path) => {
      const answers = await Promise.all(
        fixture.limited.map(async ({ name, headers }) => {
          const { statusCode } = await fixture.service.app.inject({ method: 'POST', url: path, headers });
          return [name, statusCode];
        }),
      );
      expect(answers).toEqual(fixture.limited.map(({ name }) => [name, 401]));
    },
  );
});
