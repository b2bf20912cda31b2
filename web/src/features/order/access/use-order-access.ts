import { useSyncExternalStore } from 'react';
import { getSessionStorage } from '../../../browser/storage.ts';
import { findLastPlacedOrder, findOrderAccess } from '../order-access.ts';

/** Server rendering and hydration cannot read the browser's storage, so the value is `undefined`. */
const notYetKnown = () => undefined;
const subscribe = () => () => undefined;

/** Token of the last order placed in this tab; null if there is none, undefined before the page is hydrated. */
export function useLastOrderToken(): string | null | undefined {
  const read = () => findLastPlacedOrder(getSessionStorage())?.accessToken ?? null;
  return useSyncExternalStore(subscribe, read, notYetKnown);
}

/** Token of an order that was opened before in this tab; null if there is none, undefined before the page is hydrated. */
export function useOrderToken(orderNumber: string): string | null | undefined {
  const read = () => findOrderAccess(getSessionStorage(), orderNumber)?.accessToken ?? null;
  return useSyncExternalStore(subscribe, read, notYetKnown);
}
