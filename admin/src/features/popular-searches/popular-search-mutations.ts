import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const HidePopularSearchDocument = graphql(`
  mutation HidePopularSearch($input: HidePopularSearchInput!) {
    hidePopularSearch(input: $input) {
      ... on PopularSearchModerated { search { id ...SearchRow_ModeratedSearch } }
      ...OperationError_UserError
    }
  }
`);

export const useHidePopularSearch = () => useSend(HidePopularSearchDocument);
