import type { Command } from 'commander';

/** `domesday survey …`; what the commands do is loaded when they run. */
export function addSurveyCommands(program: Command): void {
  const survey = program
    .command('survey')
    .description('resolve a whole list of domains in the background, without an account or credits')
    .argument(
      '[file]',
      'domains, one a line; CSV such as Tranco or CrUX; or a zone file; plain, gzip or zip. The same list again adds nothing',
    )
    .option('--wait', 'until every domain is done, with its progress')
    .option('--json', 'as JSON')
    .action(async (path, options) => (await import('./survey.ts')).surveyCommand(path, options));

  survey
    .command('status')
    .description('show how far it is, its rate, its estimated end and the outcomes')
    .option('--json', 'as JSON')
    .action(async (_options, command) =>
      (await import('./survey.ts')).surveyStatusCommand(command.optsWithGlobals()),
    );

  survey
    .command('pause')
    .description('begin no further website; those that are being read come to their end')
    .action(async () => (await import('./survey.ts')).pauseSurveyCommand());

  survey
    .command('resume')
    .description('go on after a pause')
    .action(async () => (await import('./survey.ts')).resumeSurveyCommand());
}
