import { basename } from 'node:path';
import { readFileLines } from '../../platform/file-lines.ts';
import { OperatorError } from '../../shared/problem.ts';
import { openLineReader } from './list-formats.ts';
import type { ReadDomain, ReadLine } from './list-line.ts';

/** The result of loading a list. */
export interface LoadedList {
  file: string;
  lines: number;
  /** Lines that name a domain. */
  named: number;
  /** Lines without a readable domain. */
  damaged: number;
  /** Domains that were new to the survey, and those that were read too long ago. */
  added: number;
  renewed: number;
}

/** One of the damaged lines, to show. */
export interface DamagedLine {
  line: number;
  text: string;
}

export interface LoadListOptions {
  path: string;
  readDomain: ReadDomain;
  /** Only domains that end with one of these, such as `uk`. All when it is empty. */
  under?: readonly string[];
  signal: AbortSignal;
  onProgress: (list: LoadedList) => void;
}

/** Adds domains to the survey, each once, in one transaction. */
export type AddDomains = (domains: readonly string[]) => Promise<{ added: number; renewed: number }>;

const CHUNK = 50_000;
const SHOWN_MAX = 5;
const SHOWN_CHARACTERS_MAX = 80;

/**
 * Reads a list of any size into the survey, a chunk at a time. A load that was cut short has added what it
 * had read; the same file again adds the rest.
 */
export async function loadList(
  addDomains: AddDomains,
  { path, readDomain, under = [], signal, onProgress }: LoadListOptions,
): Promise<{ list: LoadedList; examples: DamagedLine[] }> {
  const list: LoadedList = { file: basename(path), lines: 0, named: 0, damaged: 0, added: 0, renewed: 0 };
  const examples: DamagedLine[] = [];
  let read: ReadLine | undefined;
  const isWanted = (domain: string) =>
    under.length === 0 || under.some((suffix) => domain.endsWith(`.${suffix}`));
  const chunk = new Set<string>();

  async function flush(): Promise<void> {
    if (chunk.size === 0) return;
    const { added, renewed } = await addDomains([...chunk]);
    list.added += added;
    list.renewed += renewed;
    chunk.clear();
    onProgress(list);
  }

  function take(text: string, readLine: ReadLine): void {
    list.lines += 1;
    const line = readLine(text);
    if (line.kind === 'domains') {
      const wanted = line.domains.filter(isWanted);
      if (wanted.length > 0) list.named += 1;
      for (const domain of wanted) chunk.add(domain);
    } else if (line.kind === 'damaged') {
      list.damaged += 1;
      if (examples.length < SHOWN_MAX) examples.push({ line: list.lines, text: shown(text) });
    }
  }

  for await (const lines of linesIn(path, list)) {
    if (signal.aborted) throw interrupted(list);
    read ??= openLineReader(lines, readDomain);
    for (const text of lines) take(text, read);
    if (chunk.size >= CHUNK) await flush();
  }
  await flush();
  if (list.named === 0) {
    const where = under.length === 0 ? '' : ` under ${under.join(', ')}`;
    throw new OperatorError(`${path} names no domain${where}.${exampleText(examples)}`);
  }
  return { list, examples };
}

async function* linesIn(path: string, list: LoadedList): AsyncGenerator<string[]> {
  try {
    yield* readFileLines(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const rest = list.lines === 0 ? '' : ` after line ${list.lines}; what came before is in the survey`;
    throw new OperatorError(`${path} cannot be read (${code ?? message})${rest}.`);
  }
}

function interrupted({ lines }: LoadedList): OperatorError {
  return new OperatorError(`Interrupted after ${lines} lines. The same command again adds the rest.`);
}

function exampleText([first]: DamagedLine[]): string {
  return first ? ` Line ${first.line}: ${first.text}` : '';
}

function shown(text: string): string {
  return text.slice(0, SHOWN_CHARACTERS_MAX).replace(/\p{Cc}/gu, '·');
}
