import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const UpdateShopSettingsDocument = graphql(`
  mutation UpdateShopSettings($input: UpdateShopSettingsInput!) {
    updateShopSettings(input: $input) {
      ... on ShopSettingsUpdated {
        shopSettings { ...SettingsFields }
      }
      ...OperationError_UserError
      ... on ShopSettingsConflictError {
        shopSettings { ...SettingsFields }
      }
    }
  }
`);

/** The answer, also that of a conflict, renews the settings in the cache. */
export const useUpdateShopSettings = () => useSend(UpdateShopSettingsDocument, { refetchQueries: ['SettingsHistory'] });
