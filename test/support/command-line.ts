import { makeDataDir, type PreparedDir } from './data-dir.ts';
import {
  type Finished,
  runCommand,
  type ServiceProcess,
  startService,
  stopService,
} from './service-process.ts';

/** A person at a command line, with an account of a service on the sandbox. */
export interface CommandLine {
  dir: PreparedDir;
  service: ServiceProcess;
  /** That of the commands: where the service is, and the key. */
  environment: Record<string, string>;
  run(...args: string[]): Promise<Finished>;
  close(): Promise<void>;
}

export async function openCommandLine(settings: Record<string, string> = {}): Promise<CommandLine> {
  const dir = await makeDataDir('sandbox');
  const DATA_DIR = dir.data;
  const service = await startService('start', { DATA_DIR, ...settings });
  const made = await runCommand(['account', 'create', 'reader@example.com'], { DATA_DIR }).ended;
  const DOMESDAY_API_KEY = /API key: (\S+)/.exec(made.stdout)?.[1] ?? '';
  const environment = { DATA_DIR, DOMESDAY_URL: service.url, DOMESDAY_API_KEY };
  return {
    dir,
    service,
    environment,
    run: (...args) => runCommand(args, environment).ended,
    async close() {
      await stopService(service);
      dir.remove();
    },
  };
}
