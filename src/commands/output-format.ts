import { type Command, Option } from 'commander';

const FORMATS = ['text', 'json', 'csv'] as const;
type Format = (typeof FORMATS)[number];

/**
 * `--output <format>` of a command. It sets what `--json` and `--csv` set, so that the command reads these
 * alone; a parent's option of the same name counts for its subcommands.
 */
export function addOutputFormat(command: Command, formats: readonly Format[] = FORMATS): void {
  command.addOption(new Option('--output <format>', 'how to write the answer').choices(formats));
  command.hook('preAction', (_, running) => useFormat(running));
}

/**
 * For a command whose `--output` names a file: these words are formats there too, written to standard output.
 */
export function readOutputWords(command: Command, words: readonly Format[]): void {
  command.hook('preAction', (_, running) => {
    const { output } = running.opts();
    if (running !== command || !words.includes(output)) return;
    useFormat(running);
    running.setOptionValue('output', '-');
  });
}

function useFormat(command: Command): void {
  const { output } = command.optsWithGlobals();
  if (output === 'json' || output === 'csv') command.setOptionValue(output, true);
}
