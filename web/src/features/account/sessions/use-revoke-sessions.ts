import { useApolloClient, useMutation } from '@apollo/client/react';
import { message } from '@eunbit/schema/messages';
import { useState } from 'react';
import { useSettings } from '../../../app/settings.tsx';
import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';
import { MySessionsDocument } from './session-query.ts';

const RevokeSessionDocument = graphql(`
  mutation RevokeSession($input: RevokeSessionInput!) {
    revokeSession(input: $input) {
      __typename
      ... on SessionsEnded {
        count
      }
      ...SendOutcome_UserError
    }
  }
`);

const RevokeOtherSessionsDocument = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions {
      count
    }
  }
`);

export interface EndedSessions {
  /** How many sessions have just ended; null before and after a failure. */
  readonly count: number | null;
  readonly problem: string | null;
}

const NOTHING: EndedSessions = { count: null, problem: null };

/** Ends one session or all others, and reads the remaining ones. Never rejects. */
export function useRevokeSessions() {
  const client = useApolloClient();
  const { language } = useSettings();
  const sendEnd = useSend(RevokeSessionDocument);
  const [mutateOthers] = useMutation(RevokeOtherSessionsDocument);
  const [ended, setEnded] = useState(NOTHING);
  /** Id of the session that is being ended, `others`, or null. */
  const [busy, setBusy] = useState<string | null>(null);

  async function run(what: string, work: () => Promise<EndedSessions>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setEnded(NOTHING);
    const failed = { count: null, problem: message('account.failed', language) };
    const outcome = await work().catch(() => failed);
    await client.query({ query: MySessionsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    setEnded(outcome);
    setBusy(null);
  }

  const end = (id: string) =>
    run(id, async () => {
      const outcome = await sendEnd({ id });
      if (outcome.kind === 'done') return { count: outcome.answer.count, problem: null };
      return {
        count: null,
        problem: outcome.kind === 'refused' ? outcome.message : message('account.failed', language),
      };
    });

  const endOthers = () =>
    run('others', async () => {
      const { data } = await mutateOthers();
      return { count: data?.revokeOtherSessions.count ?? null, problem: null };
    });

  return { end, endOthers, busy, ended };
}
