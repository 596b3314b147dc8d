#!/usr/bin/env node
import { createProgram } from './commands/program.ts';
import { describeError } from './commands/standard-error.ts';

// The reader closed the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await createProgram().parseAsync();
} catch (error) {
  process.stderr.write(describeError(error));
  process.exit(1);
}
