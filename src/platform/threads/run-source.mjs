// Runs a TypeScript source as a thread, in development and tests: tsx must be registered in each thread. The built service
// runs the compiled modules and does not use this file.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
