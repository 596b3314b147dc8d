/**
 * A process that opens the embedded PostgreSQL of the folder in its first argument, reports the result to its
 * parent, and releases it on request. Tests of what happens between processes run several of these.
 */

import { errorText } from '../error.ts';
import { openEmbeddedPostgres } from '../index.ts';
import { FAST, silentLog } from './scratch-clusters.ts';

const [directory = ''] = process.argv.slice(2);

try {
  const { url, port, pid, state, release } = await openEmbeddedPostgres({
    directory,
    log: silentLog,
    settings: FAST,
  });
  process.send?.({ opened: { url, port, pid, state } });
  process.once('message', () => void release().then(() => process.disconnect()));
} catch (error) {
  process.send?.({ failed: errorText(error) });
  process.disconnect();
}
