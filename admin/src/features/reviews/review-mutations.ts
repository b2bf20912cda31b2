import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const ReplyToReviewDocument = graphql(`
  mutation ReplyToReview($input: ReplyToReviewInput!) {
    replyToReview(input: $input) {
      ... on ReviewSaved {
        review { id reply { text at } }
      }
      ...OperationError_UserError
    }
  }
`);

const DeleteReviewAsStaffDocument = graphql(`
  mutation DeleteReviewAsStaff($input: DeleteReviewAsStaffInput!) {
    deleteReviewAsStaff(input: $input) {
      ... on ReviewDeleted { id }
      ...OperationError_UserError
    }
  }
`);

export const useReplyToReview = () => useSend(ReplyToReviewDocument);
export const useDeleteReviewAsStaff = () => useSend(DeleteReviewAsStaffDocument);
