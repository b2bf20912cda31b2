import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';
import { MentionSettingsDocument } from './use-mention-settings.ts';

const MarkMentionsReadDocument = graphql(`
  mutation MarkMentionsRead($input: MarkMentionsReadInput!) {
    markMentionsRead(input: $input) { ...Mentions_Mention }
  }
`);

const UpdateMentionSettingsDocument = graphql(`
  mutation UpdateMentionSettings($input: UpdateMentionSettingsInput!) {
    updateMentionSettings(input: $input) { hasEmails }
  }
`);

export const useMarkMentionsRead = () => useSend(MarkMentionsReadDocument);

export const useUpdateMentionSettings = () =>
  useSend(UpdateMentionSettingsDocument, {
    update: (cache, mentionSettings) => cache.writeQuery({ query: MentionSettingsDocument, data: { mentionSettings } }),
  });
