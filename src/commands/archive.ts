import { createArchive } from '../modules/archive/index.ts';
import { systemClock } from '../shared/clock.ts';
import { parseDay } from './shared-options.ts';
import { count } from './standard-error.ts';
import { withService } from './with-service.ts';

/** `domesday archive`: moves old rows of tables that grow without end into files. */
export async function archiveCommand(folder: string, { before }: { before: string }): Promise<void> {
  const day = parseDay('--before', before);
  const files = await withService(({ db }) => createArchive({ db, clock: systemClock }).archive(folder, day));
  const lines = files.map(({ table, rows, deleted, file }) => {
    const kept = rows > deleted ? `, ${count(rows - deleted)} of them are still in use and stay` : '';
    return `${table}: ${count(rows)} rows in ${file}${kept}`;
  });
  process.stdout.write(`${lines.join('\n')}\n`);
}
