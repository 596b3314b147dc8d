import { accountRoutes } from '../modules/accounts/accounts.routes.ts';
import type { Accounts } from '../modules/accounts/index.ts';
import type { AppInstance } from '../platform/http/index.ts';
import { addAuthentication } from './authenticate.ts';

export interface RoutedModules {
  accounts: Accounts;
}

/** Every module's routes, one line each, by hand: what is not listed here is not served. */
export function registerRoutes(app: AppInstance, { accounts }: RoutedModules): void {
  addAuthentication(app, accounts);
  accountRoutes(app, accounts);
}
