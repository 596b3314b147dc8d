/**
 * The baseline: Fastify alone. For each request it sends the statements that the service sent for an equal
 * request, and returns the service's answer. Started as a separate process with a database and a file of
 * recordings.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { keyOf, type RecordedStatement, type Recording, type Recordings } from './recorded.ts';

const [url = '', file = ''] = process.argv.slice(2);
const { byRequest, newDomain } = JSON.parse(readFileSync(file, 'utf8'), reviveBuffer) as Recordings;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const searchPool = new pg.Pool({ connectionString: url, max: 10, options: '-c enable_seqscan=off' });
/** As text, because new values are put into it. */
const newStatements = JSON.stringify(newDomain.recording.statements);
const idsOfOthers = idsIn(JSON.stringify(byRequest));
/** Ids that the request made; ids of the account are in the other requests too. */
const newIds = [...idsIn(newStatements)].filter((id) => !idsOfOthers.has(id));

/** As `JSON.stringify` writes a buffer, such as the hash of a key. */
function reviveBuffer(_name: string, value: unknown): unknown {
  const written = value as { type?: string; data?: number[] } | null;
  return written?.type === 'Buffer' && written.data ? Buffer.from(written.data) : value;
}

async function run(statements: readonly RecordedStatement[]): Promise<void> {
  let client: pg.PoolClient | undefined;
  try {
    for (const { isSearch, ...statement } of statements) {
      if (statement.text === 'begin') client = await pool.connect();
      await (client ?? (isSearch ? searchPool : pool)).query(statement);
      if (statement.text === 'commit') {
        client?.release();
        client = undefined;
      }
    }
  } catch (error) {
    client?.release(error as Error);
    throw error;
  }
}

/** `job_…`, `task_…`: ids of 26 letters and more. */
function idsIn(text: string): Set<string> {
  return new Set(text.match(/[a-z]+_[0-9a-hjkmnp-tv-z]{26,32}(?![0-9a-z])/g));
}

function statementsFor(domain: string): RecordedStatement[] {
  let text = newStatements.replaceAll(newDomain.domain, domain);
  for (const id of newIds) {
    const prefix = id.slice(0, id.indexOf('_'));
    const random = randomBytes(id.length)
      .toString('hex')
      .slice(0, id.length - prefix.length - 1);
    text = text.replaceAll(id, `${prefix}_${random}`);
  }
  return JSON.parse(text, reviveBuffer) as RecordedStatement[];
}

const app = Fastify();
app.all('*', async (request, reply) => {
  const body = request.body as { domain?: string } | undefined;
  const key = keyOf({
    method: request.method as 'GET' | 'POST',
    path: request.url,
    ...(body && { body: JSON.stringify(body) }),
  });
  const recording: Recording | undefined = byRequest[key];
  if (recording) {
    await run(recording.statements);
    return reply.code(recording.status).send(recording.answer);
  }
  if (body?.domain === undefined) return reply.code(404).send();
  await run(statementsFor(body.domain));
  return reply.code(newDomain.recording.status).send(newDomain.recording.answer);
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
