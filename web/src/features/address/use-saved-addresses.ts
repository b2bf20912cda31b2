import { useQuery } from '@apollo/client/react';
import type { SavedAddress_SavedAddressFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { MyAddressesDocument, SavedAddressContent } from './address-book-query.ts';

export type SavedAddress = SavedAddress_SavedAddressFragment;

/** The member's saved addresses; null while they are loading or if loading failed. `skip` for guests, who have none. */
export function useSavedAddresses({ skip = false }: { readonly skip?: boolean } = {}) {
  const { data, error, loading, refetch } = useQuery(MyAddressesDocument, { skip });
  const addresses = data ? readFragment(SavedAddressContent, data.myAddresses) : null;
  return { addresses, failed: Boolean(error), loading, reread: () => void refetch().catch(() => undefined) };
}
