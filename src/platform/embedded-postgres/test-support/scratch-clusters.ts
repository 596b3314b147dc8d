import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../../../test/support/free-port.ts';
import { howToRun } from '../../../../test/support/how-to-run.ts';
import { scratchPlace } from '../../../../test/support/scratch-place.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresLog,
  type EmbeddedPostgresOptions,
  openEmbeddedPostgres,
} from '../index.ts';
import { inspectPostmaster } from '../postmaster.ts';

/** Durability is not what these tests are about, and small memory starts sooner. */
export const FAST = { fsync: 'off', shared_buffers: '16MB' };

export const silentLog: EmbeddedPostgresLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

type Opened = Pick<EmbeddedPostgres, 'url' | 'port' | 'pid' | 'state'>;

export interface UserProcess {
  pid: number;
  /** Rejects with the sentence the operator would have read. */
  opened: Promise<Opened>;
  release(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Folders for clusters, which `remove` deletes after stopping whatever still runs in them. */
export class ScratchClusters {
  readonly #roots: string[] = [];
  readonly #open: EmbeddedPostgres[] = [];
  readonly #children: ChildProcess[] = [];
  #model: Promise<string> | undefined;

  /** A folder that does not exist yet, under one that only we may enter. */
  async directory(): Promise<string> {
    const root = await mkdtemp(join(scratchPlace(), 'domesday-embedded-'));
    this.#roots.push(root);
    return join(root, 'postgres');
  }

  /** A folder with a cluster that was used and stopped; copied, which is quicker than making one. */
  async stoppedCluster(): Promise<string> {
    this.#model ??= this.directory().then(async (model) => {
      const server = await this.open(model);
      await query(server.url, 'create table kept as select 7 as number');
      await server.release();
      return model;
    });
    const [model, directory] = [await this.#model, await this.directory()];
    await promisify(execFile)('cp', ['-a', model, directory]);
    // Each with its own port, or tests that run at once would take each other's.
    await writeFile(join(directory, 'port'), String(await freePort()));
    return directory;
  }

  async open(directory: string, options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
    const settings = { ...FAST, ...options.settings };
    const opened = await openEmbeddedPostgres({ log: silentLog, ...options, directory, settings });
    this.#open.push(opened);
    return opened;
  }

  /** Opens it in a separate process, the leader of its own process group. */
  spawnUser(directory: string, identity: { uid?: number; gid?: number } = {}): UserProcess {
    const { program, execArgv } = howToRun(new URL('./user-process.ts', import.meta.url));
    const child = fork(program, [directory], {
      ...identity,
      execArgv,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    const { pid } = child;
    if (pid === undefined) throw new Error('The user process could not be started.');
    const exited = once(child, 'exit');
    const opened = once(child, 'message').then(([message]: { opened?: Opened; failed?: string }[]) => {
      if (!message?.opened) throw new Error(message?.failed ?? 'no answer');
      return message.opened;
    });
    opened.catch(() => undefined);
    return {
      pid,
      opened,
      async release() {
        child.send('release');
        await exited;
      },
      async kill(signal) {
        process.kill(-pid, signal);
        await exited;
      },
    };
  }

  async remove(): Promise<void> {
    for (const child of this.#children) child.kill('SIGKILL');
    for (const opened of this.#open) await opened.release();
    for (const root of this.#roots) {
      const left = await inspectPostmaster(join(root, 'postgres', 'cluster')).catch(() => undefined);
      if (left?.state === 'running') process.kill(left.pid, 'SIGQUIT');
      await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
}

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
