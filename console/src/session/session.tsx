import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ApiError, api, consoleCall, dataOf } from '../api/client.ts';
import type { Account } from '../api/shapes.ts';

interface Session {
  /** Undefined while it is not known yet, null when nobody is signed in. */
  account: Account | null | undefined;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);
export const ACCOUNT_QUERY = ['account'] as const;

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data: account } = useQuery({ queryKey: ACCOUNT_QUERY, queryFn: readAccount, staleTime: 5_000 });
  const session = useMemo<Session>(
    () => ({
      account,
      async signIn(credentials) {
        await consoleCall('POST', '/console/session', credentials);
        await queries.invalidateQueries();
      },
      async signOut() {
        await consoleCall('DELETE', '/console/session');
        queries.clear();
        queries.setQueryData(ACCOUNT_QUERY, null);
      },
    }),
    [account, queries],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('the page stands outside the session');
  return session;
}

async function readAccount(): Promise<Account | null> {
  try {
    return dataOf(await api.GET('/v1/auth/me'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
