import { useMutation } from '@apollo/client/react';
import type { AnnouncementInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const EditAnnouncementDocument = graphql(`
  mutation EditAnnouncement($input: EditAnnouncementInput!) {
    editAnnouncement(input: $input) {
      ... on AnnouncementSaved {
        announcement {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Changes a stored announcement. Rejects when no answer came. */
export function useEditAnnouncement() {
  const [run, { loading }] = useMutation(EditAnnouncementDocument);

  async function edit(id: string, input: AnnouncementInput): Promise<SaveOutcome> {
    const { data } = await run({ variables: { input: { ...input, id } } });
    return toSaveOutcome(data?.editAnnouncement);
  }

  return { edit, busy: loading };
}
