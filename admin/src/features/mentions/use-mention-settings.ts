import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

const MentionSettingsDocument = graphql(`
  query MentionSettings {
    mentionSettings {
      hasEmails
    }
  }
`);

const UpdateMentionSettingsDocument = graphql(`
  mutation UpdateMentionSettings($input: UpdateMentionSettingsInput!) {
    updateMentionSettings(input: $input) {
      hasEmails
    }
  }
`);

/** How the viewer is told of mentions; null until that is known. `choose` rejects when no answer came. */
export function useMentionSettings() {
  const { data } = useQuery(MentionSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const [run] = useMutation(UpdateMentionSettingsDocument);

  async function choose(hasEmails: boolean): Promise<void> {
    await run({
      variables: { input: { hasEmails } },
      update(cache, { data: saved }) {
        if (!saved) return;
        cache.writeQuery({ query: MentionSettingsDocument, data: { mentionSettings: saved.updateMentionSettings } });
      },
    });
  }

  return { settings: data?.mentionSettings ?? null, choose };
}
