import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/**
 * Runs a program in a terminal of the given size, types the keys into it, and writes what the terminal
 * showed.
 */
const RUN_IN_TERMINAL = `
import fcntl, json, os, pty, struct, sys, termios
size, keys, command = json.loads(sys.argv[1])
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack('HHHH', size[1], size[0], 0, 0))
    os.execvp(command[0], command)
shown = b''
while True:
    try:
        more = os.read(terminal, 65536)
    except OSError:
        break
    if not more:
        break
    shown += more
    while keys and keys[0][0].encode() in shown:
        os.write(terminal, keys.pop(0)[1].encode())
os.write(1, shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

export interface TerminalOptions {
  columns?: number;
  rows?: number;
  environment?: Record<string, string>;
  /** Keys that are pressed once the text before them was shown. */
  keys?: [shown: string, pressed: string][];
}

/**
 * `domesday <args>` from the build, as a person sees it at a terminal: both its outputs, with the codes for
 * colours.
 */
export async function runInTerminal(
  args: string[],
  { columns = 80, rows = 24, environment = {}, keys = [] }: TerminalOptions = {},
): Promise<{ code: number | null; shown: string }> {
  const command = [process.execPath, main, ...args];
  const child = spawn('python3', ['-c', RUN_IN_TERMINAL, JSON.stringify([[columns, rows], keys, command])], {
    env: { PATH: process.env.PATH, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [shown, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, shown: shown.replaceAll('\r\n', '\n') };
}
