import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import type { PopularSearchesView } from '../../urls/popular-searches.urls.ts';

const HidePopularSearchDocument = graphql(`
  mutation HidePopularSearch($input: HidePopularSearchInput!) {
    hidePopularSearch(input: $input) {
      ... on PopularSearchModerated {
        search {
          id
          ...SearchRow_ModeratedSearch
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Hides a search or shows it again. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useHidePopularSearch({ market, language }: PopularSearchesView) {
  const [run, { loading }] = useMutation(HidePopularSearchDocument);

  async function hide(text: string, isHidden: boolean): Promise<string | null> {
    const { data } = await run({ variables: { input: { market, language, text, isHidden } } });
    return findErrorText(data?.hidePopularSearch);
  }

  return { hide, busy: loading };
}
