import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { completionScript } from './completion.ts';

const program = new Command('domesday').version('1.0.0');
program.command('resolve').description('who runs a domain').option('--json', 'as JSON');
const webhook = program.command('webhook').description('destinations');
webhook.command('create').option('--type <type>', 'of signals').option('--json', 'as JSON');
webhook.command('list').description("it’s a list, isn't it");

/** The completions that bash offers for the last of the words. */
function complete(...words: string[]): string[] {
  const script = `${completionScript(program, 'bash')}
COMP_WORDS=(domesday "$@"); COMP_CWORD=$#
_domesday; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['--norc', '-c', script, 'bash', ...words], { encoding: 'utf8' });
  return printed.split('\n').filter(Boolean);
}

describe('completion in bash', () => {
  it.each([
    [[''], ['resolve', 'webhook', '--version', '--help']],
    [['r'], ['resolve']],
    [
      ['webhook', ''],
      ['create', 'list', '--help'],
    ],
    [
      ['webhook', 'create', '--'],
      ['--type', '--json', '--help'],
    ],
    [['webhook', 'create', 'https://hooks.example.com', '--t'], ['--type']],
    [
      ['resolve', 'webhook', '--'],
      ['--json', '--help'],
    ],
    [['resolve', 'x'], []],
  ])('offers for %j the words %j', (words, expected) => {
    expect(complete(...words)).toEqual(expected);
  });
});

it('completion in zsh and fish offers the same commands', () => {
  const zsh = completionScript(program, 'zsh');
  expect(zsh).toMatch(/^#compdef domesday\n/);
  expect(zsh).toContain('"webhook create") words="--type --json --help" ;;');
  const fish = completionScript(program, 'fish');
  expect(fish).toContain(`-n 'test (__domesday_path) = "webhook"' -f -a list -d 'it’s a list, isn\\'t it'`);
  expect(fish).toContain(`-n 'test (__domesday_path) = "webhook create"' -l type -d 'of signals'`);
});

it('completion of another shell is refused, with the names of those that are supported', () => {
  expect(() => completionScript(program, 'tcsh')).toThrow('choose bash, zsh or fish');
});
