// Runs a TypeScript source as a thread, in development and tests: tsx has to be set up in each thread anew. The
// built service runs the compiled modules and has no use for this file.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
