import { chakra, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const UserAddressesFragment = graphql(`
  fragment UserAddresses_SavedAddress on SavedAddress {
    id
    market
    isDefault
    firstName
    lastName
    address
    apt
    city
    state
    zipCode
  }
`);

type AddressRef = FragmentType<typeof UserAddressesFragment> & { readonly id: string };

export function UserAddresses({ addresses }: { addresses: readonly AddressRef[] }) {
  const t = useText();
  return (
    <Panel title={t('users.addresses.title')}>
      {addresses.length === 0 ? <Text color="fg.muted">{t('users.addresses.empty')}</Text> : null}
      <chakra.ul display="grid" gap="3" listStyle="none">
        {addresses.map((address) => (
          <Address key={address.id} address={address} />
        ))}
      </chakra.ul>
    </Panel>
  );
}

function Address({ address: ref }: { address: AddressRef }) {
  const t = useText();
  const address = readFragment(UserAddressesFragment, ref);
  const kind = [t(MARKET_NAME[address.market]), ...(address.isDefault ? [t('users.addresses.default')] : [])];
  return (
    <chakra.li overflowWrap="anywhere">
      <Text fontWeight="medium">{personName(address)}</Text>
      <p>{addressLine(address, address.market)}</p>
      <Text color="fg.muted">{kind.join(' · ')}</Text>
    </chakra.li>
  );
}
