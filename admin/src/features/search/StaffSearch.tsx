import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_STAFF_SEARCH_LENGTH } from '@eunbit/schema/order-list';
import { personName } from '@eunbit/schema/person-name';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import type { StaffSearchQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { StatusBadge } from '../../labels/StatusBadge.tsx';
import { orderListUrl, orderUrl } from '../../urls/orders.urls.ts';
import { productListUrl } from '../../urls/products.urls.ts';
import { userUrl } from '../../urls/users.urls.ts';

const StaffSearchDocument = graphql(`
  query StaffSearch($text: String!) {
    staffSearch(text: $text) {
      orders {
        id
        number
        market
        customerKind
        status
        createdAt
        email
        address {
          firstname
          lastname
        }
      }
      products {
        id
        market
        title
      }
      users {
        id
        firstname
        lastname
        email
        location
      }
    }
  }
`);

const Input = chakra('input', inputRecipe);
const MARKETS: readonly Market[] = ['KR', 'US'];

interface Hit {
  readonly key: string;
  readonly to: string;
  readonly content: ReactNode;
}

/** Searches orders, accounts and products; the arrow keys choose a result, Enter opens it. */
export function StaffSearch({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  // Typing has priority over the search.
  const asked = useDeferredValue(text.trim());
  const { data, previousData, loading, error } = useQuery(StaffSearchDocument, {
    variables: { text: asked },
    skip: asked === '',
    fetchPolicy: 'network-only',
  });
  const hits = useHits(asked === '' ? undefined : (data ?? previousData)?.staffSearch);
  const chosen = hits[Math.min(active, hits.length - 1)];

  function open({ to }: Hit) {
    onClose();
    void navigate(to);
  }

  function choose(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The browser would use Escape to clear the search field, and the dialog would stay open.
      event.preventDefault();
      onClose();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, hits.length - 1) + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  }

  return (
    <ModalDialog title={t('search.title')} onClose={onClose} withClose>
      <Input
        type="search"
        role="combobox"
        aria-label={t('search.title')}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}${chosen.key}` : undefined}
        autoComplete="off"
        autoFocus
        maxLength={MAXIMUM_STAFF_SEARCH_LENGTH}
        placeholder={t('search.hint')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={choose}
      />
      <chakra.p role="status" color="fg.muted" mt="3" minHeight="1.5em">
        {error ? t('search.failed') : asked !== '' && !loading && hits.length === 0 ? t('search.nothing') : null}
      </chakra.p>
      <chakra.div id={listId} role="listbox" aria-label={t('search.finds')} display="grid" gap="1">
        {hits.map((hit) => (
          <chakra.div
            key={hit.key}
            id={`${listId}${hit.key}`}
            role="option"
            aria-selected={hit === chosen}
            tabIndex={-1}
            display="flex"
            alignItems="center"
            flexWrap="wrap"
            gap="2"
            minHeight="11"
            px="3"
            py="2"
            borderRadius="md"
            cursor="pointer"
            _hover={{ bg: 'gray.100' }}
            css={
              hit === chosen ? { background: '{colors.gray.100}', outline: '2px solid {colors.gray.800}' } : undefined
            }
            onClick={() => open(hit)}
          >
            {hit.content}
          </chakra.div>
        ))}
      </chakra.div>
    </ModalDialog>
  );
}

function useHits(found: StaffSearchQuery['staffSearch'] | undefined): readonly Hit[] {
  const t = useText();
  const language = useLanguage();
  if (!found) return [];
  const orders = found.orders.map((order) => ({
    key: order.number,
    to: orderUrl(order),
    content: (
      <>
        <MarketFlag market={order.market} />
        <chakra.span fontWeight="semibold">{order.number}</chakra.span>
        <span>{personName(order.address)}</span>
        <StatusBadge status={order.status} />
        <chakra.span color="fg.muted">
          {order.email} · {dateTimeText(order.createdAt, language, order.market)}
        </chakra.span>
      </>
    ),
  }));
  const users = found.users.map((user) => ({
    key: `user${user.id}`,
    to: userUrl(user.id),
    content: (
      <>
        <MarketFlag market={user.location} />
        <chakra.span fontWeight="semibold">{personName(user)}</chakra.span>
        <span>{t('search.user')}</span>
        <chakra.span color="fg.muted">{user.email}</chakra.span>
      </>
    ),
  }));
  const products = found.products.flatMap(({ id, title }) =>
    MARKETS.flatMap((market) => [
      {
        key: `stock${market}${id}`,
        to: productListUrl(market),
        content: productHit(market, title, t('search.stockOf')),
      },
      {
        key: `orders${market}${id}`,
        to: orderListUrl(market, { filter: { productId: id } }),
        content: productHit(market, title, t('search.ordersOf')),
      },
    ]),
  );
  return [...orders, ...users, ...products];
}

function productHit(market: Market, title: string, what: string): ReactNode {
  return (
    <>
      <MarketFlag market={market} />
      <chakra.span fontWeight="semibold">{title}</chakra.span>
      <chakra.span color="fg.muted">{what}</chakra.span>
    </>
  );
}
