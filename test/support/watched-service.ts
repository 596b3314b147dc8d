import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServiceProcess, startService } from './service-process.ts';

interface Connection {
  by: string;
  to: string;
  /** The files of the sources that opened it, innermost first. */
  sources: string[];
}

interface Stop {
  at: number;
  ms: number;
}

export interface WatchedService extends ServiceProcess {
  connections(): Connection[];
  /** How long the main thread was busy without a pause at most, in processor time, since then. */
  longestStopSince(at: number): number;
}

type Entry = { kind: 'connection'; by: string; to: string; stack: string } | ({ kind: 'stop' } & Stop);

const PRELOADS = ['./loopback-as-public.mjs', './watch-process.mjs']
  .map((file) => `--import ${new URL(file, import.meta.url).href}`)
  .join(' ');
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The built service, with every connection that it opens and every stop of its main thread on record. */
export async function startWatchedService(
  folder: string,
  environment: Record<string, string>,
): Promise<WatchedService> {
  const file = join(folder, 'watched.jsonl');
  const service = await startService('start', {
    ...environment,
    WATCH_FILE: file,
    NODE_OPTIONS: PRELOADS,
  });
  const entries = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry);
  return {
    ...service,
    connections: () =>
      entries().flatMap((entry) =>
        entry.kind === 'connection' ? [{ by: entry.by, to: entry.to, sources: sourcesOf(entry.stack) }] : [],
      ),
    longestStopSince: (at) =>
      Math.max(0, ...entries().map((entry) => (entry.kind === 'stop' && entry.at >= at ? entry.ms : 0))),
  };
}

const maps = new Map<string, SourceMap>();

function sourcesOf(stack: string): string[] {
  return [...stack.matchAll(/([^\s(]+\.js):(\d+):(\d+)/g)].flatMap(([, file = '', line, column]) => {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (!path.startsWith(dist)) return [];
    const map = maps.get(path) ?? new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
    maps.set(path, map);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry ? [entry.originalSource.replace(/^(\.\.\/)+/, '')] : [];
  });
}
