import { copyFile, type FileHandle, open, rename, stat, truncate } from 'node:fs/promises';

const BYTES_MAX = 10 * 1024 * 1024;

/** The server writes directly to this file, so that its log continues when our process has ended. One older file is kept. */
export async function openServerLog(file: string): Promise<FileHandle> {
  if ((await sizeOf(file)) > BYTES_MAX) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

/** For a server that runs for months. It keeps the file open and appends, so the file is truncated, not replaced. */
export async function truncateServerLog(file: string): Promise<void> {
  if ((await sizeOf(file)) <= BYTES_MAX) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** The last lines written after `from`, which show why a start failed. */
export async function readLogTail(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const start = Math.max(from, (await handle.stat()).size - 16_384);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16_384), position: start });
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-20).join('\n');
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
