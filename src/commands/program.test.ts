import { stripVTControlCharacters } from 'node:util';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, listCommands } from './examples.ts';
import { createProgram } from './program.ts';

/** The full help, with what is added after it. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (more) => (text += more), getOutHelpWidth: () => 80 });
  command.outputHelp();
  return stripVTControlCharacters(text);
}

describe('the help of the program', () => {
  const help = helpOf(createProgram());

  it('lists commands in groups, each with an example', () => {
    const groups = help.match(/^[A-Z][^\n]*, such as `domesday [^`]+`:$/gm) ?? [];
    expect(groups.map((line) => line.replace(/, such as.*/, ''))).toEqual([
      'Look up',
      'Many at once, decisions, proof',
      'Watch',
      'Your account',
      'Run a service',
      'Data of a service',
      'Try it',
    ]);
    // None is left over.
    expect(help).not.toContain('\nCommands:\n');
  });

  it('says each command in one line of 80 characters', () => {
    const names = createProgram().commands.map((command) => command.name());
    const lines = help.split('\n').filter((line) => /^ {2}[a-z]/.test(line));
    for (const name of names) expect(lines.some((line) => line.startsWith(`  ${name}`))).toBe(true);
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(81);
  });
});

const PATHS = listCommands(createProgram()).map(({ path }) => path);

it('every command has an example, and every example a command', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual([...PATHS].sort());
});

it.each(PATHS)('the help of `%s` shows its examples and how to do without colours', (path) => {
  const command = listCommands(createProgram()).find((one) => one.path === path)?.command;
  const help = helpOf(command as Command);
  for (const example of EXAMPLES[path] ?? []) expect(help).toContain(`  ${example}`);
  expect(help).toContain('--no-color');
});

/** The words of a command, as a shell splits them; settings before it and redirections are the shell's. */
function wordsOf(example: string): string[] {
  const [, command = ''] = /(?:^|[ (])domesday (.*?)(?: > \S+|\))?$/.exec(example) ?? [];
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

it.each(Object.entries(EXAMPLES).flatMap(([path, lines]) => lines.map((line) => [line, path])))(
  'the example `%s` is understood',
  async (line, path) => {
    const program = createProgram();
    const ran: string[] = [];
    for (const { path: own, command } of listCommands(program)) {
      command.exitOverride();
      command.configureOutput({ writeErr: () => undefined });
      command.action(() => void ran.push(own));
    }
    await program.parseAsync(wordsOf(line), { from: 'user' });
    expect(ran).toHaveLength(1);
    expect(ran[0]?.startsWith(path)).toBe(true);
  },
);

describe('--output', () => {
  async function optionsAfter(...args: string[]): Promise<Record<string, unknown>> {
    const program = createProgram();
    let options: Record<string, unknown> = {};
    for (const { command } of listCommands(program)) {
      command.exitOverride();
      command.configureOutput({ writeErr: () => undefined });
      command.action((...given: unknown[]) => {
        options = (given.at(-1) as Command).optsWithGlobals();
      });
    }
    await program.parseAsync(args, { from: 'user' });
    return options;
  }

  it.each([
    [['search', 'x', '--output', 'csv'], { csv: true }],
    [['search', 'x', '--output=json'], { json: true }],
    [['watch', 'tags', '--output', 'csv'], { csv: true }],
    [['reviews', '--output', 'csv'], { csv: true, output: '-' }],
    [['reviews', '--csv', '--output', 'decisions.csv'], { csv: true, output: 'decisions.csv' }],
    [['reviews', 'undo', 'review_1', '--output', 'json'], { json: true }],
    [['bulk', 'x.csv', '--output', 'csv'], { csv: true, output: '-' }],
    [['bulk', 'x.csv', '--output', 'out.csv'], { output: 'out.csv' }],
    [['report', 'x.test', '--output', 'csv'], { output: 'csv' }],
  ])('%j is %j', async (args, expected) => {
    expect(await optionsAfter(...args)).toMatchObject(expected);
  });

  it('text changes nothing, and another word is refused', async () => {
    const options = await optionsAfter('search', 'x', '--output', 'text');
    expect([options.csv, options.json]).toEqual([undefined, undefined]);
    await expect(optionsAfter('search', 'x', '--output', 'xml')).rejects.toThrow('text, json, csv');
    await expect(optionsAfter('webhook', 'pause', '1', '--output', 'csv')).rejects.toThrow('text, json');
  });
});
