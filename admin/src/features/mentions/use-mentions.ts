import { useQuery, useSubscription } from '@apollo/client/react';
import { useOnLive } from '../../components/use-on-live.ts';
import { useReload } from '../../components/use-reload.ts';
import type { Mentions_MentionFragment } from '../../gql/graphql.ts';
import { graphql, readFragment } from '../../gql/index.ts';

const MentionFragment = graphql(`
  fragment Mentions_Mention on Mention {
    id
    orderNumber
    market
    text
    at
    isRead
    author
  }
`);

const MentionsDocument = graphql(`
  query Mentions {
    mentions { ...Mentions_Mention }
  }
`);

const MentionChangedDocument = graphql(`
  subscription MentionChanged {
    mentionChanged { ...Mentions_Mention }
  }
`);

export type Mention = Mentions_MentionFragment;

/** Mentions of the viewer by colleagues, newest first; undefined while loading. */
export function useMentions() {
  const answer = useQuery(MentionsDocument);
  const mentions = readFragment(MentionFragment, answer.data?.mentions);
  return { ...answer, mentions, reload: useReload(answer) };
}

/** Number of unread mentions, live. */
export function useUnreadMentions(): number {
  const { mentions, reload } = useMentions();
  useSubscription(MentionChangedDocument, { ignoreResults: true, onData: reload, onError: reload });
  useOnLive(reload);
  return mentions?.filter(({ isRead }) => !isRead).length ?? 0;
}
