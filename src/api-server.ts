import type { Config } from './config.ts';
import { createCallLimit } from './http/call-limit.ts';
import { isSessionValid } from './http/console/console-session.routes.ts';
import { type RoutedModules, registerRoutes } from './http/routes.ts';
import { createServer, type ServerOptions } from './http/server.ts';
import { listCapabilities } from './mcp/list-capabilities.ts';
import { addMcpEndpoint } from './mcp/mcp-endpoint.ts';
import type { AppInstance } from './platform/http/index.ts';
import { consoleDir, docsDir, version } from './project-files.ts';

interface ApiServerOptions extends Pick<ServerOptions, 'log' | 'health' | 'replica' | 'metrics'> {
  config: Config;
  modules: Omit<RoutedModules, 'baseUrl' | 'callLimit' | 'secure'>;
  sandbox?: { pages: ServerOptions['sandboxPages']; isOn: ServerOptions['isSandboxOn'] } | undefined;
  agentPatienceMs: number | undefined;
}

/** The server of the API, the console and the agent tools. */
export function createApiServer(options: ApiServerOptions): Promise<AppInstance> {
  const { config, modules, sandbox, log, health, replica, metrics } = options;
  const { baseUrl, siteUrl, trustProxy, corsOrigins } = config;
  const callLimit = createCallLimit(modules.db, {
    clock: modules.clock,
    perMinute: config.callRateLimitPerMinute,
  });
  return createServer({
    baseUrl,
    siteUrl,
    trustProxy,
    corsOrigins,
    version,
    consoleDir,
    docsDir,
    log,
    health,
    replica,
    metrics,
    sandboxPages: sandbox?.pages,
    isSandboxOn: sandbox?.isOn,
    isSessionValid: (session) => isSessionValid(modules.accounts, session),
    routes: async (app) => {
      await registerRoutes(app, { ...modules, baseUrl, callLimit, secure: siteUrl.startsWith('https:') });
      await addMcpEndpoint(app, {
        accounts: modules.accounts,
        findTokenHolder: modules.oauth.findTokenHolder,
        callLimit,
        readCreditsRemaining: modules.resolution.questions.readCreditsRemaining,
        capabilities: listCapabilities({ ...modules, patienceMs: options.agentPatienceMs }),
        version,
        baseUrl,
        siteUrl,
      });
    },
  });
}
