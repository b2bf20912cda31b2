import { useMutation } from '@apollo/client/react';
import type { CreateAnnouncementInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const UpdateAnnouncementDocument = graphql(`
  mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) {
    updateAnnouncement(input: $input) {
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
export function useUpdateAnnouncement() {
  const [run, { loading }] = useMutation(UpdateAnnouncementDocument);

  async function edit(id: string, input: CreateAnnouncementInput): Promise<SaveOutcome> {
    const { data } = await run({ variables: { input: { ...input, id } } });
    return toSaveOutcome(data?.updateAnnouncement);
  }

  return { edit, busy: loading };
}
