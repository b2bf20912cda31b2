import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRereadAfterEvent } from '../../app/use-reread-after-event.ts';
import { graphql } from '../../gql/index.ts';

const MyOrderReturnsDocument = graphql(`
  query MyOrderReturns($number: String!) {
    myOrder(number: $number) { id ...OrderReturns_Order }
  }
`);

const GuestOrderReturnsDocument = graphql(`
  query GuestOrderReturns($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { id ...OrderReturns_Order }
  }
`);

export interface OrderReturnsOptions {
  readonly orderNumber: string;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  /** The state of the returns in the live events; they are read again when it changes. */
  readonly news: string;
}

/** An order with its returns, and the items that can be returned; null until it is loaded. */
export function useOrderReturns({ orderNumber, accessToken, news }: OrderReturnsOptions) {
  const isGuest = accessToken !== null;
  const mine = useQuery(MyOrderReturnsDocument, isGuest ? skipToken : { variables: { number: orderNumber } });
  const guests = useQuery(GuestOrderReturnsDocument, isGuest ? { variables: { accessToken } } : skipToken);
  const { loading } = isGuest ? guests : mine;
  const order = (isGuest ? guests.data?.guestOrder : mine.data?.myOrder) ?? null;
  const retry = () => void reread().catch(() => {});
  function reread(): Promise<unknown> {
    return isGuest ? guests.refetch() : mine.refetch();
  }
  const noteEvent = useRereadAfterEvent(loading, reread);
  const takeNews = useEffectEvent(() => {
    noteEvent();
    if (!loading) retry();
  });
  const known = useRef(news);
  useEffect(
    function readNews() {
      if (known.current === news) return;
      known.current = news;
      takeNews();
    },
    [news],
  );
  return { order, loading, failed: !loading && !order, retry };
}
