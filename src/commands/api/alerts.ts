import { OperatorError } from '../../shared/problem.ts';
import { SEVERITIES } from '../../shared/signal-types.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';

export interface AlertOptions extends ApiOptions {
  digest?: string;
  /** Comma-separated severities, or `none`. */
  instant?: string;
}

const DIGESTS = ['off', 'daily', 'weekly'] as const;

/** `domesday alerts`: shows or changes which mails the account gets about signals. */
export async function alertsCommand(options: AlertOptions): Promise<void> {
  const digest = options.digest === undefined ? undefined : readDigest(options.digest);
  const instant = options.instant === undefined ? undefined : readSeverities(options.instant);
  await withApi(options, async (client) => {
    const held = await client.signalMailSettings();
    const settings =
      digest === undefined && instant === undefined
        ? held
        : await client.setSignalMailSettings({
            digest: digest ?? held.digest,
            instant_severities: instant ?? held.instant_severities,
          });
    if (options.json) return printJson(settings);
    print(`To ${settings.recipients.join(', ')}`);
    print(`Digest: ${settings.digest}`);
    print(`At once: ${settings.instant_severities.join(', ') || 'none'}`);
  });
}

function readDigest(text: string) {
  const digest = DIGESTS.find((one) => one === text);
  if (!digest) throw new OperatorError(`--digest must be ${DIGESTS.join(', ')}, not "${text}".`);
  return digest;
}

function readSeverities(text: string) {
  if (text === 'none') return [];
  return text.split(',').map((part) => {
    const severity = SEVERITIES.find((one) => one === part.trim());
    if (!severity)
      throw new OperatorError(
        `--instant takes ${SEVERITIES.join(', ')} with commas, or none, not "${part}".`,
      );
    return severity;
  });
}
