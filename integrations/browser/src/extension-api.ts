/**
 * The part of the browsers' extension API that is used here. Chromium and Firefox have it by this name, with
 * promises.
 */
export interface ExtensionApi {
  tabs: { query(query: { active: true; currentWindow: true }): Promise<{ url?: string }[]> };
  storage: {
    local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(items: Record<string, unknown>): Promise<void>;
    };
  };
  permissions: {
    contains(permissions: HostPermissions): Promise<boolean>;
    request(permissions: HostPermissions): Promise<boolean>;
    remove(permissions: HostPermissions): Promise<boolean>;
  };
  runtime: { openOptionsPage(): Promise<void> };
}

export interface HostPermissions {
  origins: string[];
}

declare const chrome: ExtensionApi;

export const extension = (): ExtensionApi => chrome;
