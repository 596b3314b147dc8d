import type { Command } from 'commander';

const WHEN = 'a day, or a time such as 2026-03-31T09:30:00Z';
const TYPES = 'the type of signal; several are separated by commas';

/** `domesday webhook …`. Each command loads its code when it runs. */
export function addWebhookCommands(
  program: Command,
  apiCommand: (name: string, description: string, parent: Command) => Command,
): void {
  const webhook = program
    .command('webhook')
    .description('destinations of webhooks, and receiving them on this machine');
  const load = () => import('./api/webhook.ts');

  apiCommand('create', 'register a destination; prints its signing secret, once', webhook)
    .argument('<url>')
    .option('--type <types>', TYPES, 'all')
    .option('--description <text>', 'your own words about it')
    .action(async (url, options) => (await load()).createWebhookCommand(url, options));

  apiCommand('list', 'list your destinations and how they do', webhook).action(async (options) =>
    (await load()).listWebhooksCommand(options),
  );

  apiCommand('edit', 'change the address, the types or the description of a destination', webhook)
    .argument('<id>')
    .option('--address <url>', 'the new address; the signing secret stays the same')
    .option('--type <types>', TYPES)
    .option('--description <text>', 'your own words about it; empty for none')
    .action(async (id, options) => (await load()).editWebhookCommand(id, options));

  apiCommand('pause', 'hold signals back until you resume', webhook)
    .argument('<id>')
    .action(async (id, options) => (await load()).pauseWebhookCommand(id, options));

  apiCommand('resume', 'send to a paused or disabled destination again', webhook)
    .argument('<id>')
    .option('--send-held-back', 'also send what was held back meanwhile')
    .action(async (id, options) => (await load()).resumeWebhookCommand(id, options));

  apiCommand('test', 'send a test delivery to a destination', webhook)
    .argument('<id>')
    .option('--type <type>', 'the type of signal; by default the first of the destination')
    .action(async (id, options) => (await load()).testWebhookCommand(id, options));

  apiCommand('log', 'what was sent to a destination and what it answered, newest first', webhook)
    .argument('<id>')
    .option('--status <status>', 'pending, delivered, failed or held_back')
    .option('--type <type>', 'one type of signal')
    .option('--limit <number>', 'from 1 to 100')
    .action(async (id, options) => (await load()).webhookLogCommand(id, options));

  apiCommand(
    'listen',
    'register a destination, check and print what is delivered, delete it at the end',
    webhook,
  )
    .option('--port <port>', 'where to listen', '4040')
    .option(
      '--address <url>',
      'the address to register; by default one that the sandbox on this machine delivers to',
    )
    .option('--type <type>', 'the type of signal', 'all')
    .option('--secret <secret>', 'register nothing; check deliveries of a destination with this secret')
    .action(async (options) => (await import('./api/webhook-listen.ts')).webhookListenCommand(options));

  apiCommand('replay', 'send the signals of a span of time to a destination again', webhook)
    .argument('<id>', 'the destination')
    .requiredOption('--since <time>', `detected then or later: ${WHEN}`)
    .option('--until <time>', 'detected then or earlier; by default, until now')
    .option('--failed', 'only those whose last attempt failed')
    .action(async (id, options) => (await load()).webhookReplayCommand(id, options));
}
