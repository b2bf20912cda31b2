import { useApolloClient } from '@apollo/client/react';
import { problemIn } from '../../app/refusal.ts';
import type {
  LetterPreview_LetterPreviewFragment,
  PreviewAnswerInput,
  UpdateOrderStatusInput,
} from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const LetterPreviewFragment = graphql(`
  fragment LetterPreview_LetterPreview on LetterPreview {
    to
    language
    contents {
      subject
      html
      text
    }
  }
`);

const PreviewStatusLetterDocument = graphql(`
  query PreviewStatusLetter($input: UpdateOrderStatusInput!) {
    previewStatusLetter(input: $input) {
      ...LetterPreview_LetterPreview
      ...Refusal_UserError
    }
  }
`);

const PreviewReceiptDocument = graphql(`
  query PreviewReceipt($orderNumber: String!) {
    previewReceipt(input: { orderNumber: $orderNumber }) {
      ...LetterPreview_LetterPreview
      ...Refusal_UserError
    }
  }
`);

const PreviewAnswerDocument = graphql(`
  query PreviewAnswer($input: PreviewAnswerInput!) {
    previewAnswer(input: $input) {
      ...LetterPreview_LetterPreview
      ...Refusal_UserError
    }
  }
`);

export type LetterPreview = LetterPreview_LetterPreviewFragment;

/** A letter before it is sent, or why there would be none. */
export type PreviewAnswer =
  | { readonly kind: 'written'; readonly letter: LetterPreview }
  | { readonly kind: 'refused'; readonly message: string };

function answerOf(result: object | undefined): PreviewAnswer {
  const refused = problemIn(result);
  if (refused !== null) return { kind: 'refused', message: refused };
  return {
    kind: 'written',
    letter: readFragment(LetterPreviewFragment, result as FragmentType<typeof LetterPreviewFragment>),
  };
}

/** Asks the server to write letters that nobody has sent yet. Each rejects without an answer. */
export function useLetterPreviews() {
  const client = useApolloClient();
  // A letter is written anew each time: what it tells about may have changed.
  const fetchPolicy = 'no-cache';
  return {
    async ofStatus(input: UpdateOrderStatusInput): Promise<PreviewAnswer> {
      const { data } = await client.query({ query: PreviewStatusLetterDocument, variables: { input }, fetchPolicy });
      return answerOf(data?.previewStatusLetter);
    },
    async ofReceipt(orderNumber: string): Promise<PreviewAnswer> {
      const { data } = await client.query({ query: PreviewReceiptDocument, variables: { orderNumber }, fetchPolicy });
      return answerOf(data?.previewReceipt);
    },
    async ofAnswer(input: PreviewAnswerInput): Promise<PreviewAnswer> {
      const { data } = await client.query({ query: PreviewAnswerDocument, variables: { input }, fetchPolicy });
      return answerOf(data?.previewAnswer);
    },
  };
}
