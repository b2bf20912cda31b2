import { useSyncExternalStore } from 'react';
import { sessionStorageOrNull } from '../../../browser/session-json.ts';
import { findLastPlacedOrder, findOrderAccess } from './order-access.ts';

/** Server and hydration know nothing of the browser's storage; `undefined` says so. */
const notYetKnown = () => undefined;
const subscribe = () => () => undefined;

/** Token of the order placed last in this tab; null without one, undefined before the page is hydrated. */
export function useLastOrderToken(): string | null | undefined {
  const read = () => findLastPlacedOrder(sessionStorageOrNull())?.accessToken ?? null;
  return useSyncExternalStore(subscribe, read, notYetKnown);
}

/** Token of an order that was opened before in this tab; null without one, undefined before the page is hydrated. */
export function useOrderToken(orderNumber: string): string | null | undefined {
  const read = () => findOrderAccess(sessionStorageOrNull(), orderNumber)?.accessToken ?? null;
  return useSyncExternalStore(subscribe, read, notYetKnown);
}
