import type { Command } from 'commander';
import { OperatorError } from '../shared/problem.ts';

/**
 * The words that can follow a command: `path` is empty for the program itself, else such as `webhook create`.
 */
interface CommandWords {
  path: string;
  commands: { name: string; description: string }[];
  options: { flag: string; description: string }[];
}

const SHELLS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `domesday completion <shell>`: a script made from the commands, so that it never lacks one. */
export function completionScript(program: Command, shell: string): string {
  const script = SHELLS[shell as keyof typeof SHELLS];
  if (!script) throw new OperatorError(`There is no completion for "${shell}"; choose bash, zsh or fish.`);
  return script(listWords(program));
}

function listWords(command: Command, path = ''): CommandWords[] {
  const visible = command.commands.filter((child) => child.name() !== 'help');
  const options = command.options.filter(({ hidden }) => !hidden);
  return [
    {
      path,
      commands: visible.map((child) => ({ name: child.name(), description: child.description() })),
      options: [
        ...options.map(({ long, short, description }) => ({ flag: long ?? short ?? '', description })),
        { flag: '--help', description: 'show the help' },
      ],
    },
    ...visible.flatMap((child) => listWords(child, path ? `${path} ${child.name()}` : child.name())),
  ];
}

/**
 * The same function for bash and zsh: finds the command in the words so far, and sets `words` to what can
 * follow.
 */
function findWords(all: CommandWords[]): string {
  const paths = all.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  const cases = all.map(({ path, commands, options }) => {
    const words = [...commands.map(({ name }) => name), ...options.map(({ flag }) => flag)];
    return `    "${path}") words="${words.join(' ')}" ;;`;
  });
  return `_domesday_words() {
  local path="" next word
  for word in "$@"; do
    next="\${path:+$path }$word"
    case "$next" in
      ${paths.join('|')}) path="$next" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
}`;
}

function bashScript(all: CommandWords[]): string {
  return `# bash completion of domesday. Load it with: source <(domesday completion bash)
${findWords(all)}
_domesday() {
  local words=""
  _domesday_words "\${COMP_WORDS[@]:1:COMP_CWORD-1}"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _domesday domesday
`;
}

function zshScript(all: CommandWords[]): string {
  return `#compdef domesday
# zsh completion of domesday. Load it with: source <(domesday completion zsh)
${findWords(all)}
_domesday() {
  local words_so_far=("\${(@)words[2,CURRENT-1]}")
  local words=""
  _domesday_words "\${words_so_far[@]}"
  compadd -- \${=words} || _files
}
compdef _domesday domesday
`;
}

function fishScript(all: CommandWords[]): string {
  const lines = all.flatMap(({ path, commands, options }) => {
    const where = `complete -c domesday -n 'test (__domesday_path) = "${path}"'`;
    return [
      ...commands.map(({ name, description }) => `${where} -f -a ${name} -d ${quoted(description)}`),
      ...options.map(
        ({ flag, description }) => `${where} -l ${flag.replace(/^--/, '')} -d ${quoted(description)}`,
      ),
    ];
  });
  const paths = all.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  return `# fish completion of domesday. Load it with: domesday completion fish | source
function __domesday_path
  set -l path ''
  for word in (commandline -opc)[2..]
    set -l next (string trim "$path $word")
    contains -- $next ${paths.join(' ')}; and set path $next
  end
  echo -- "$path"
end
${lines.join('\n')}
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
