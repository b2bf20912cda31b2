import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

export const MentionSettingsDocument = graphql(`
  query MentionSettings {
    mentionSettings { hasEmails }
  }
`);

/** How the viewer is told of mentions; null until that is known. */
export function useMentionSettings() {
  return useQuery(MentionSettingsDocument, { fetchPolicy: 'cache-and-network' }).data?.mentionSettings ?? null;
}
