import { useMutation } from '@apollo/client/react';
import { findOperationError } from '../../app/operation-error.ts';
import type { SettingsFieldsFragment, UpdateShopSettingsInput } from '../../gql/graphql.ts';
import { graphql, readFragment } from '../../gql/index.ts';
import { SettingsFields } from './settings-query.ts';

const UpdateShopSettingsDocument = graphql(`
  mutation UpdateShopSettings($input: UpdateShopSettingsInput!) {
    updateShopSettings(input: $input) {
      ... on ShopSettingsUpdated {
        shopSettings {
          ...SettingsFields
        }
      }
      ...OperationError_UserError
      ... on ShopSettingsConflictError {
        shopSettings {
          ...SettingsFields
        }
      }
    }
  }
`);

export type SettingsOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly message: string; readonly newer: SettingsFieldsFragment }
  /** `fields` by path where single fields are wrong. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** Saves a section; the answer, also that of a conflict, renews the settings in the cache. Rejects without an answer. */
export function useUpdateShopSettings() {
  const [run, { loading }] = useMutation(UpdateShopSettingsDocument, { refetchQueries: ['SettingsHistory'] });

  async function update(input: UpdateShopSettingsInput): Promise<SettingsOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.updateShopSettings;
    const operationError = findOperationError(result);
    if (!operationError) return { kind: 'saved' };
    const { message, fieldErrors = [] } = operationError;
    if (result && 'shopSettings' in result) {
      return { kind: 'conflict', message, newer: readFragment(SettingsFields, result.shopSettings) };
    }
    return { kind: 'refused', message, fields: Object.fromEntries(fieldErrors.map((one) => [one.path, one.message])) };
  }

  return { update, busy: loading };
}
