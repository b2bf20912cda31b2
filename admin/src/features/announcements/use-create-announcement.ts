import { useMutation } from '@apollo/client/react';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import type { CreateAnnouncementInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const CreateAnnouncementDocument = graphql(`
  mutation CreateAnnouncement($input: CreateAnnouncementInput!) {
    createAnnouncement(input: $input) {
      ... on AnnouncementSaved {
        announcement {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Stores a new announcement. Rejects when no answer came. */
export function useCreateAnnouncement() {
  const [run, { loading }] = useMutation(CreateAnnouncementDocument);
  const keys = useIdempotencyKeys();

  async function create(input: CreateAnnouncementInput): Promise<SaveOutcome> {
    const { data } = await run({ variables: { input: keys.withKey(input) } });
    keys.forget();
    return toSaveOutcome(data?.createAnnouncement);
  }

  return { create, busy: loading };
}
