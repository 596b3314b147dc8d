/** Options that several commands have: the format of an answer, and a day. */
import { type Command, Option } from 'commander';
import { OperatorError } from '../shared/problem.ts';

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

/** The beginning of a day that an option names. */
export function parseDay(option: string, text: string): Date {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new OperatorError(`${option} is a day such as 2026-11-01, and not ${text}.`);
  return day;
}
