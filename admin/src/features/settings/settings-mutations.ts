import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const UpdateShopSettingsDocument = graphql(`
  mutation UpdateShopSettings($input: UpdateShopSettingsInput!) {
    updateShopSettings(input: $input) {
      ... on ShopSettingsUpdated { shopSettings { ...SettingsFields } }
      ...OperationError_UserError
      ... on ShopSettingsConflictError { shopSettings { ...SettingsFields } }
    }
  }
`);

/** The result, even of a conflict, updates the settings in the cache. */
export const useUpdateShopSettings = () => useSend(UpdateShopSettingsDocument, { refetchQueries: ['SettingsHistory'] });
