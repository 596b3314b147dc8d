import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataDir, readOrCreateAppSecret } from './data-dir.ts';
import { OperatorError } from './shared/problem.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'domesday-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made, with its parents, when it is not there', () => {
    expect(prepareDataDir(join(directory, 'a', 'b')).outboxDir).toBe(join(directory, 'a', 'b', 'outbox'));
  });

  it('is refused in one sentence that names it if it cannot be one', () => {
    const file = join(directory, 'a-file');
    writeFileSync(file, '');
    expect(() => prepareDataDir(join(file, 'data'))).toThrow(OperatorError);
    expect(() => prepareDataDir(join(file, 'data'))).toThrow(/^DATA_DIR .*a-file.* cannot be written/);
  });
});

describe('the generated secret', () => {
  it('is made once, stays the same, and is readable by its owner only', () => {
    const file = join(directory, 'app-secret');
    const first = readOrCreateAppSecret(file);
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(readOrCreateAppSecret(file)).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['app-secret']);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n'.repeat(40)],
    ['cut off', `${'x'.repeat(31)}\n`],
  ])('is refused if it is %s, in words that say what to do, and left as it is', (_what, content) => {
    const file = join(directory, 'app-secret');
    writeFileSync(file, content);
    expect(() => readOrCreateAppSecret(file)).toThrow(OperatorError);
    expect(() => readOrCreateAppSecret(file)).toThrow(
      /app-secret has fewer than 32 characters.*backup.*delete the file/,
    );
    expect(readFileSync(file, 'utf8')).toBe(content);
    expect(readdirSync(directory)).toEqual(['app-secret']);
  });

  it('may be one the operator wrote, of 32 characters', () => {
    const file = join(directory, 'app-secret');
    writeFileSync(file, `${'x'.repeat(32)}\n`);
    expect(readOrCreateAppSecret(file)).toBe('x'.repeat(32));
  });
});
