import type { NormalizedCacheObject, Reference } from '@apollo/client';
import type { Language } from '@eunbit/schema/market';
import { createCache } from '@eunbit/ui/apollo-cache';
import type { Execute } from '@eunbit/ui/apollo-client';
import { LocaleProvider, type Messages } from '@eunbit/ui/LocaleProvider.tsx';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadMessages } from '../app/messages.ts';
import { CartBadgeLink } from '../features/cart/CartBadge.tsx';
import type { ShopLayoutQuery } from '../gql/graphql.ts';
import { possibleTypes } from '../gql/possible-types.ts';
import { joinDocument, splitDocument } from '../server/document.ts';
import { LayoutDocument } from './layout-query.ts';

const LAYOUT_QUERY = print(createCache(possibleTypes).transformDocument(LayoutDocument));

/**
 * Renders a guest's cart into a page that was rendered without one: the number in the header, and the cart in the state with
 * which the browser hydrates. A guest's cart changes nothing else in a listed page. Returns null if the page depends on the guest
 * in another way, or if its badge is not found.
 */
export async function renderCartInto(html: string, { execute }: { execute: Execute }): Promise<string | null> {
  const { start, state, end } = splitDocument(html);
  const { data, errors } = (await execute({ query: LAYOUT_QUERY })) as { data?: ShopLayoutQuery; errors?: unknown };
  if (errors || !data || data.unseenOrder || data.visitor.viewer) return null;
  const cache = createCache(possibleTypes);
  cache.writeQuery({ query: LayoutDocument, data });
  const { language } = state.settings;
  const messages = await loadMessages(language);
  const parts = start.split(renderBadge(0, language, messages));
  if (parts.length !== 2) return null;
  return joinDocument({
    start: parts.join(renderBadge(data.cart.itemCount, language, messages)),
    state: { ...state, apollo: overlay(cache.extract() as NormalizedCacheObject, state.apollo) },
    end,
  });
}

function renderBadge(count: number, language: Language, messages: Messages): string {
  return renderToString(
    <LocaleProvider language={language} messages={messages}>
      <StaticRouter location="/">
        <CartBadgeLink count={count} />
      </StaticRouter>
    </LocaleProvider>,
  );
}

/**
 * Merges the page's cache over the one with the cart. A render writes the layout before its screen: for a product that is in
 * both, the screen's fields are kept.
 */
function overlay(cart: NormalizedCacheObject, page: NormalizedCacheObject): NormalizedCacheObject {
  const cartId = (cart.ROOT_QUERY?.cart as Reference | undefined)?.__ref;
  const entries = Object.entries(page).filter(([id]) => id !== cartId);
  return { ...cart, ...Object.fromEntries(entries.map(([id, fields]) => [id, { ...cart[id], ...fields }])) };
}
