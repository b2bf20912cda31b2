import { useApolloClient } from '@apollo/client/react';
import { message } from '@eunbit/schema/messages';
import { useState } from 'react';
import { useSettings } from '../../../app/settings.tsx';
import { useRevokeOtherSessions, useRevokeSession } from '../account-mutations.ts';
import { MySessionsDocument } from './session-query.ts';

interface EndedSessions {
  /** How many sessions were just ended; null before that and after a failure. */
  readonly count: number | null;
  readonly problem: string | null;
}

const NOTHING: EndedSessions = { count: null, problem: null };

/** Ends one session or all others, and reads the remaining ones. Never rejects. */
export function useRevokeSessions() {
  const client = useApolloClient();
  const { language } = useSettings();
  const { send: sendEnd } = useRevokeSession();
  const { send: sendEndOthers } = useRevokeOtherSessions();
  const [ended, setEnded] = useState(NOTHING);
  /** Id of the session that is being ended, `others`, or null. */
  const [busy, setBusy] = useState<string | null>(null);

  async function run(what: string, send: () => ReturnType<typeof sendEnd | typeof sendEndOthers>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setEnded(NOTHING);
    const { answer, problem } = await send();
    await client.query({ query: MySessionsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    setEnded(
      problem
        ? { count: null, problem: problem.message ?? message('account.failed', language) }
        : { count: answer.count, problem: null },
    );
    setBusy(null);
  }

  return {
    end: (id: string) => run(id, () => sendEnd({ id })),
    endOthers: () => run('others', sendEndOthers),
    busy,
    ended,
  };
}
