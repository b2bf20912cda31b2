import { useQuery } from '@apollo/client/react';
import { Combobox, chakra, createListCollection, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_STAFF_SEARCH_LENGTH } from '@eunbit/schema/order-list';
import { personName } from '@eunbit/schema/person-name';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStores } from '../../app/stores.ts';
import { useAwaitedEnter } from '../../app/use-awaited-enter.ts';
import { type Text, useText } from '../../app/use-text.ts';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { Moment } from '../../components/Moment.tsx';
import type { StaffSearchQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { StatusBadge } from '../../labels/StatusBadge.tsx';
import { orderListUrl, orderUrl } from '../../urls/orders.urls.ts';
import { productListUrl } from '../../urls/products.urls.ts';
import { userUrl } from '../../urls/users.urls.ts';

const StaffSearchDocument = graphql(`
  query StaffSearch($text: String!) {
    staffSearch(text: $text) {
      orders { id number market customerKind status createdAt email address { firstName lastName } }
      products { id market title }
      users { id firstName lastName email location }
    }
  }
`);

interface Hit {
  readonly key: string;
  readonly to: string;
  readonly content: ReactNode;
}

/** Searches orders, accounts and products; the arrow keys choose a result, Enter opens it. */
export function StaffSearch({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  // Typing takes priority over the search.
  const asked = useDeferredValue(text.trim());
  const { data, previousData, loading, error } = useQuery(StaffSearchDocument, {
    variables: { text: asked },
    skip: asked === '',
    fetchPolicy: 'network-only',
  });
  const hits = useHits(asked === '' ? undefined : (data ?? previousData)?.staffSearch);
  const collection = useMemo(
    () => createListCollection({ items: hits, itemToValue: ({ key }) => key, itemToString: ({ key }) => key }),
    [hits],
  );
  const isSettled = !loading && asked === text.trim();
  // Until the response arrives, the results belong to an earlier text.
  const enter = useAwaitedEnter({ isSettled, follow: () => (error ? undefined : open(hits[0]?.key)) });

  function open(key: string | undefined) {
    const hit = hits.find((one) => one.key === key);
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  }

  return (
    <ModalDialog title={t('search.title')} onClose={onClose} withClose>
      <Combobox.Root
        collection={collection}
        open={hits.length > 0}
        onOpenChange={({ reason }) => {
          if (reason === 'escape-key') onClose();
        }}
        inputValue={text}
        onInputValueChange={(change) => {
          setText(change.inputValue);
          enter.takeBack();
        }}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        onSelect={({ itemValue }) => open(itemValue)}
        loopFocus
        size="lg"
      >
        <Combobox.Control>
          <Combobox.Input
            aria-label={t('search.title')}
            autoComplete="off"
            data-autofocus
            maxLength={MAXIMUM_STAFF_SEARCH_LENGTH}
            placeholder={t('search.hint')}
            // Runs before the list handles the key.
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || isSettled) return;
              event.preventDefault();
              event.stopPropagation();
              enter.press();
            }}
            onKeyDown={(event) => {
              // An open list consumes Escape, so the dialog would only close on the next press.
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
            }}
          />
        </Combobox.Control>
        <chakra.p role="status" color="fg.muted" minHeight="1.5em">
          {error ? t('search.failed') : asked !== '' && !loading && hits.length === 0 ? t('search.nothing') : null}
        </chakra.p>
        {/* In the dialog itself rather than over it. */}
        <Combobox.Content aria-label={t('search.finds')} boxShadow="none" maxH="none" p="0" textStyle="sm">
          {hits.map((hit) => (
            <Combobox.Item key={hit.key} item={hit}>
              {hit.content}
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Root>
    </ModalDialog>
  );
}

function useHits(found: StaffSearchQuery['staffSearch'] | undefined): readonly Hit[] {
  const t = useText();
  const stores = useStores();
  return useMemo(() => (found ? toHits(found, stores, t) : []), [found, stores, t]);
}

function toHits(found: StaffSearchQuery['staffSearch'], stores: readonly Market[], t: Text): readonly Hit[] {
  const orders = found.orders.map((order) => ({
    key: order.number,
    to: orderUrl(order),
    content: (
      <>
        <MarketFlag market={order.market} />
        <Span fontWeight="semibold">{order.number}</Span>
        <span>{personName(order.address)}</span>
        <StatusBadge status={order.status} />
        <Span color="fg.muted">
          {order.email} · <Moment at={order.createdAt} />
        </Span>
      </>
    ),
  }));
  const users = found.users.map((user) => ({
    key: `user${user.id}`,
    to: userUrl(user.id),
    content: (
      <>
        <MarketFlag market={user.location} />
        <Span fontWeight="semibold">{personName(user)}</Span>
        <span>{t('search.user')}</span>
        <Span color="fg.muted">{user.email}</Span>
      </>
    ),
  }));
  const products = found.products.flatMap(({ id, title }) =>
    stores.flatMap((market) => [
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
      <Span fontWeight="semibold">{title}</Span>
      <Span color="fg.muted">{what}</Span>
    </>
  );
}
