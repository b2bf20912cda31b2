import { graphql } from '../gql/gql.ts';
import type { UpdateShopSettingsInput } from '../gql/graphql.ts';
import { addMember, createMemberClient } from './members.ts';
import type { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';
import type { TestShop } from './test-shop.ts';

export const UpdateShopSettings = graphql(`
  mutation UpdateShopSettings($input: UpdateShopSettingsInput!) {
    updateShopSettings(input: $input) {
      __typename
      ... on ShopSettingsUpdated { shopSettings { versions { section version } } }
      ... on ShopSettingsConflictError { shopSettings { stock { lowStockAt fewLeftBelow } versions { section version } } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
    }
  }
`);

/** A client of an admin. */
export async function createAdminClient(shop: TestShop, server = 0): Promise<ShopClient> {
  return createMemberClient(shop, await addMember(shop, { role: 'ADMIN' }), { server, language: 'en' });
}

/** Saves a section, by default for the first time. */
export async function saveSettings(
  client: ShopClient,
  section: Omit<UpdateShopSettingsInput, 'expectedVersion'>,
  expectedVersion = 0,
): Promise<void> {
  const input = { expectedVersion, ...section };
  expectResult((await client.run(UpdateShopSettings, { input })).updateShopSettings, 'ShopSettingsUpdated');
}
