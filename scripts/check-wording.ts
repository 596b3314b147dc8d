/**
 * Refuses wordings that readers misunderstand, in comments and in descriptions of the API and the command line,
 * and comment lines that are too wide. CONTRIBUTING.md, "How we write", has the rule; only its clearest cases are
 * checked here.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COLUMNS_MAX = 110;
interface Wording {
  pattern: RegExp;
  instead: string;
}

const WORDINGS: Wording[] = [
  { pattern: /\bin any case\b/i, instead: '"case-insensitive", "regardless of case" or "always"' },
  { pattern: /\bspaces apart\b/i, instead: '"not counting spaces"' },
  { pattern: /\bof now\b/i, instead: '"current"' },
  { pattern: /\bat hand\b/i, instead: 'the place where it is' },
  { pattern: /^Those (?:of|that|which|who|whose)\b/, instead: 'the noun, or "Which of these …"' },
  {
    pattern: /^The same(?:,| (?:as|at|by|for|from|in|of|where|with|without)\b)[^.]{0,40}\.$/,
    instead: 'what is meant, by its name',
  },
  {
    pattern: /\bso (?:many|few)\b(?! that| \w+ that)/i,
    instead: '"this many", "at most this many", or the number',
  },
];

interface Text {
  /** Line of its beginning, counted from 1. */
  line: number;
  text: string;
}

const COMMENT_LINE = /^\s*(?:\/\/|\/\*\*?|\*)/;
const DESCRIBED = /\b(?:description|summary|help|label):\s*(['"`])((?:(?!\1).)+)\1/gs;

export function checkWording(source: string): string[] {
  const lines = source.split('\n');
  const texts = [...commentsOf(lines), ...descriptionsOf(source)];
  return [
    ...texts.flatMap(({ line, text }) =>
      WORDINGS.filter(({ pattern }) => pattern.test(text)).map(
        ({ pattern, instead }) => `${line}: "${pattern.exec(text)?.[0]}"; write ${instead}.`,
      ),
    ),
    ...lines.flatMap((line, index) =>
      isTooWide(line) ? [`${index + 1}: a comment of ${line.length} columns (at most ${COLUMNS_MAX}).`] : [],
    ),
  ];
}

/** Comments that fill their lines. Line comments that follow each other are one text. */
function commentsOf(lines: string[]): Text[] {
  const comments: Text[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (!COMMENT_LINE.test(line)) {
      isOpen = false;
      continue;
    }
    const words = line.replace(/^\s*(?:\/\/|\/\*\*?|\*(?!\/))?\s*|\s*\*\/.*$/g, '');
    const last = comments.at(-1);
    if (isOpen && last && !/^\s*\/\*/.test(line)) last.text = `${last.text} ${words}`.trim();
    else comments.push({ line: index + 1, text: words });
    isOpen = !line.includes('*/');
  }
  return comments;
}

function descriptionsOf(source: string): Text[] {
  return [...source.matchAll(DESCRIBED)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    text: match[2] ?? '',
  }));
}

/** Usage lines, which are indented, long code and suppressions cannot be wrapped. */
function isTooWide(line: string): boolean {
  if (line.length <= COLUMNS_MAX || !COMMENT_LINE.test(line)) return false;
  return !/^\s*\* {3}|biome-ignore|`[^`]{60,}`/.test(line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'];
  const files = execFileSync('git', list, { encoding: 'utf8' })
    .split('\n')
    // The rules name what they refuse; a deleted file is listed until the deletion is committed.
    .filter((file) => file && !file.startsWith('scripts/check-wording') && existsSync(file))
    .filter((file) => file !== 'src/client/api-types.ts');
  const messages = files.flatMap((file) =>
    checkWording(readFileSync(file, 'utf8')).map((message) => `${file}:${message}`),
  );
  for (const message of messages) console.error(message);
  process.exit(messages.length > 0 ? 1 : 0);
}
