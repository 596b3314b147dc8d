/**
 * Refuses wordings that readers misunderstand, in comments, in descriptions of the API and the command line and in
 * the documents, and lines of comments and documents that are too wide. CONTRIBUTING.md, "How we write", has the
 * rule; only its clearest cases are checked here.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COLUMNS_MAX = 110;
const DOCUMENT_COLUMNS_MAX = 120;
interface Wording {
  pattern: RegExp;
  instead: string;
}

const WORDINGS: Wording[] = [
  { pattern: /\bin any case\b/i, instead: '"case-insensitive", "regardless of case" or "always"' },
  { pattern: /\bspaces apart\b/i, instead: '"not counting spaces"' },
  { pattern: /\bof now\b/i, instead: '"current"' },
  { pattern: /\bunder ?way\b/i, instead: '"in progress"' },
  { pattern: /\bmeanwhile\b/i, instead: '"in the meantime"' },
  { pattern: /\bone an? (?:line|fact|processor|row)\b/, instead: '"one per …"' },
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

/** The rules themselves, generated files, and what was written about past releases. */
const EXEMPT = /^(?:scripts\/check-wording|src\/client\/api-types\.ts|bench\/results\/|CHANGELOG\.md)/;

const COMMENT_LINE = /^\s*(?:\/\/|\/\*\*?|\*)/;
const DESCRIBED = /\b(?:description|summary|help|label):\s*(['"`])((?:(?!\1).)+)\1/gs;

export function checkWording(source: string): string[] {
  const lines = source.split('\n');
  return [
    ...refuseWordings([...commentsOf(lines), ...descriptionsOf(source)]),
    ...lines.flatMap((line, index) =>
      isTooWide(line) ? [`${index + 1}: a comment of ${line.length} columns (at most ${COLUMNS_MAX}).`] : [],
    ),
  ];
}

/** The same for Markdown. Code is left out; rows of tables and images cannot be wrapped. */
export function checkDocument(source: string): string[] {
  const lines = withoutBlocks(source.split('\n'));
  return [
    ...refuseWordings(paragraphsOf(lines)),
    ...lines.flatMap((line, index) =>
      line.length > DOCUMENT_COLUMNS_MAX && !/^\s*(?:\||!\[)/.test(line)
        ? [`${index + 1}: a line of ${line.length} columns (at most ${DOCUMENT_COLUMNS_MAX}).`]
        : [],
    ),
  ];
}

function refuseWordings(texts: Text[]): string[] {
  return texts.flatMap(({ line, text }) =>
    WORDINGS.filter(({ pattern }) => pattern.test(text)).map(
      ({ pattern, instead }) => `${line}: "${pattern.exec(text)?.[0]}"; write ${instead}.`,
    ),
  );
}

/** The lines, with those of code blocks empty. */
function withoutBlocks(lines: string[]): string[] {
  let isCode = false;
  return lines.map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line;
  });
}

/** Paragraphs, items of lists and rows of tables, without code and emphasised words, which may name a wording. */
function paragraphsOf(lines: string[]): Text[] {
  const paragraphs: Text[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const [marker = ''] = /^\s*(?:(?:[-*|]|#+|\d+\.) )?/.exec(line) ?? [];
    const words = line
      .slice(marker.length)
      .trim()
      .replace(/`[^`]*`|(?<!\*)\*[^*]+\*(?!\*)/g, '…');
    const last = paragraphs.at(-1);
    if (words !== '' && isOpen && marker.trim() === '' && last) last.text += ` ${words}`;
    else if (words !== '') paragraphs.push({ line: index + 1, text: words });
    isOpen = words !== '' && !line.startsWith('|');
  }
  return paragraphs;
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
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md'];
  const files = execFileSync('git', [...list, ...patterns], { encoding: 'utf8' })
    .split('\n')
    // A deleted file is listed until the deletion is committed.
    .filter((file) => file && !EXEMPT.test(file) && existsSync(file));
  const messages = files.flatMap((file) => {
    const check = file.endsWith('.md') ? checkDocument : checkWording;
    return check(readFileSync(file, 'utf8')).map((message) => `${file}:${message}`);
  });
  for (const message of messages) console.error(message);
  process.exit(messages.length > 0 ? 1 : 0);
}
