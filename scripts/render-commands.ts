import type { Command } from 'commander';
import { EXAMPLES } from '../src/commands/examples.ts';
import { createProgram } from '../src/commands/program.ts';

const HEAD = `# Commands

Each command explains its options by \`--help\`. In a clone of the project call them as \`npx domesday …\`; where the
package is installed, as \`domesday …\`. Commands of the groups *Look up* to *Your account* use a service by its API,
after \`domesday login\` or with \`DOMESDAY_API_KEY\`; the others work beside the service and use its settings.

This page is generated from \`src/commands\` by \`npm run gen\`.
`;

export function renderCommands(): string {
  const all = leaves(createProgram());
  const sections = [...new Set(all.map(({ group }) => group))].map((group) => {
    const commands = all.filter((leaf) => leaf.group === group);
    const rows = commands.map(({ path, command }) => {
      const usage = [path, ...command.registeredArguments.map(argumentTerm)].join(' ');
      const example = EXAMPLES[path]?.[0];
      return `| \`${cell(usage)}\` | ${cell(command.description())} | ${example ? `\`${cell(example)}\`` : ''} |\n`;
    });
    return `\n## ${group}\n\n| command | what it does | example |\n|---|---|---|\n${rows.join('')}`;
  });
  return HEAD + sections.join('');
}

interface Leaf {
  group: string;
  path: string;
  command: Command;
}

/** A command that only groups others has no row of its own; one that also does something has. */
function leaves(program: Command): Leaf[] {
  return program.commands
    .filter((command) => command.name() !== 'help')
    .flatMap((top) => {
      const group = top.helpGroup().replace(/, such as .*/, '');
      const children = top.commands.filter((command) => command.name() !== 'help');
      const own = children.length === 0 || isRunnable(top) ? [{ group, path: top.name(), command: top }] : [];
      return [
        ...own,
        ...children.map((command) => ({ group, path: `${top.name()} ${command.name()}`, command })),
      ];
    });
}

/** Whether the command itself does something: its own example is not one of a command below it. */
function isRunnable(command: Command): boolean {
  const [example = ''] = EXAMPLES[command.name()] ?? [];
  const [, , next] = example.split(' ');
  return !command.commands.some((child) => child.name() === next);
}

function argumentTerm(argument: Command['registeredArguments'][number]): string {
  const term = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${term}>` : `[${term}]`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
