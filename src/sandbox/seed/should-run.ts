import { SANDBOX_SOURCE } from './seed.store.ts';

export interface SandboxSettings {
  /** `SANDBOX`; undefined when it is not set. */
  sandbox: boolean | undefined;
  companiesHouse: { apiKey: string | undefined; streamKey: string | undefined };
}

/**
 * On until a register is imported or a Companies House key is set, unless `SANDBOX` says otherwise. A real register
 * ends the sandbox for good, whatever the setting: fictional changes must not be told of real companies.
 */
export function shouldRunSandbox(
  { sandbox, companiesHouse }: SandboxSettings,
  register: { source: string | null },
): boolean {
  if (register.source !== null && register.source !== SANDBOX_SOURCE) return false;
  return sandbox ?? (companiesHouse.apiKey === undefined && companiesHouse.streamKey === undefined);
}
