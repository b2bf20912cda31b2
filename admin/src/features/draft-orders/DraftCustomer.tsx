import { useLazyQuery } from '@apollo/client/react';
import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { DraftCustomersQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { userUrl } from '../../urls/users.urls.ts';
import type { DraftForm } from './draft-form.ts';

const DraftCustomersDocument = graphql(`
  query DraftCustomers($text: String!) {
    staffSearch(text: $text) { users { id email firstName lastName phone } }
  }
`);

const DraftCustomerAddressesDocument = graphql(`
  query DraftCustomerAddresses($userId: ID!) {
    userAddresses(userId: $userId) { id market isDefault firstName lastName address apt city state zipCode }
  }
`);

type Customer = DraftCustomersQuery['staffSearch']['users'][number];

interface DraftCustomerProps {
  readonly market: Market;
  readonly userId: string | null;
  readonly onChange: (more: Partial<DraftForm>) => void;
}

/** The customer of a draft: a member, found by name, phone or email, or a guest (DRAFT-15). */
export function DraftCustomer({ market, userId, onChange }: DraftCustomerProps) {
  const t = useText();
  const [name, setName] = useState<string | null>(null);
  const [readAddresses] = useLazyQuery(DraftCustomerAddressesDocument, { fetchPolicy: 'network-only' });

  /** Typed values stay if the account has no such value. */
  async function choose({ id, email, phone, firstName, lastName }: Customer) {
    setName(personName({ firstName, lastName }));
    const { data } = await readAddresses({ variables: { userId: id } }).catch(() => ({ data: undefined }));
    const ofStore = data?.userAddresses.filter((one) => one.market === market) ?? [];
    const saved = ofStore.find(({ isDefault }) => isDefault) ?? ofStore[0];
    const { address, apt = '', city, state, zipCode } = saved ?? {};
    onChange({
      userId: id,
      email,
      ...(phone && { phone }),
      firstName: saved?.firstName ?? firstName,
      lastName: saved?.lastName ?? lastName,
      ...(saved && { address, apt, city, state, zipCode }),
    });
  }

  return (
    <Grid gap="3">
      <Flex role="status" wrap="wrap" align="center" gap="3">
        {userId ? (
          <>
            <TextLink to={userUrl(userId)}>
              {name ? t('draftOrders.whose.named', { name }) : t('draftOrders.member')}
            </TextLink>
            <Button size="sm" variant="plain" onClick={() => onChange({ userId: null })}>
              {t('draftOrders.whose.makeGuest')}
            </Button>
          </>
        ) : (
          <Text>{t('draftOrders.whose.guest')}</Text>
        )}
      </Flex>
      <IfMay needed="USER_READ">
        <CustomerSearch onChoose={(customer) => void choose(customer)} />
      </IfMay>
    </Grid>
  );
}

function CustomerSearch({ onChoose }: { readonly onChoose: (customer: Customer) => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [search, { data, loading, error, called }] = useLazyQuery(DraftCustomersDocument, {
    fetchPolicy: 'network-only',
  });
  const found = data?.staffSearch.users;

  function searchNow() {
    if (text.trim()) void search({ variables: { text } }).catch(() => {});
  }

  /** Enter would otherwise submit the form of the draft. */
  function follow(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    searchNow();
  }

  return (
    <Grid gap="3">
      <Flex wrap="wrap" align="flex-end" gap="2">
        <chakra.div flex="1 1 14rem">
          <TextField
            label={t('draftOrders.whose.search')}
            autoComplete="off"
            value={text}
            error={null}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={follow}
          />
        </chakra.div>
        <Button variant="outline" loading={loading} onClick={searchNow}>
          {t('draftOrders.whose.find')}
        </Button>
      </Flex>
      <chakra.div role="status">
        {error ? <Text color="fg.error">{t('draftOrders.noAnswer')}</Text> : null}
        {called && !loading && found?.length === 0 ? (
          <Text color="fg.muted">{t('draftOrders.whose.nobody')}</Text>
        ) : null}
      </chakra.div>
      {found && found.length > 0 ? (
        <chakra.ul listStyle="none" display="grid" gap="2">
          {found.map((customer) => (
            <chakra.li key={customer.id}>
              <Button
                size="sm"
                variant="outline"
                height="auto"
                py="2"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => onChoose(customer)}
              >
                {[personName(customer), customer.email, customer.phone].filter(Boolean).join(' · ')}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </Grid>
  );
}
