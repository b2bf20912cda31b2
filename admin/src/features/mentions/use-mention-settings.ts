import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

export const MentionSettingsDocument = graphql(`
  query MentionSettings {
    mentionSettings { hasEmails }
  }
`);

/** How the viewer is notified of mentions; null until it is loaded. */
export function useMentionSettings() {
  return useQuery(MentionSettingsDocument, { fetchPolicy: 'cache-and-network' }).data?.mentionSettings ?? null;
}
