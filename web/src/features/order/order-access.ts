import type { Market } from '@eunbit/schema/market';
import { isRecord, type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';

/** The page of an order that was just placed. */
export const SUCCESS_PATH: Readonly<Record<Market, string>> = { KR: '/success_ko', US: '/success' };

/** Access to one order without its pass code; granted at purchase and after a look-up. */
export interface OrderAccess {
  readonly orderNumber: string;
  readonly accessToken: string;
}

/** Converts the access that a response grants. */
export const toOrderAccess = ({ order, accessToken }: Granted): OrderAccess => ({
  orderNumber: order.number,
  accessToken,
});

interface Granted {
  readonly order: { readonly number: string };
  readonly accessToken: string;
}

const KEY = 'order-access';

/**
 * Tokens are stored in session storage and never in the address, which is shared, logged and stored in the history. `last` is the
 * order that the success page shows.
 */
export function rememberPlacedOrder(storage: KeyValueStorage | null, access: OrderAccess): void {
  rememberOrder(storage, access);
  writeJson(storage, KEY, { ...readKept(storage), last: access.orderNumber });
}

export function rememberOrder(storage: KeyValueStorage | null, { orderNumber, accessToken }: OrderAccess): void {
  const kept = readKept(storage);
  writeJson(storage, KEY, { ...kept, tokens: { ...kept.tokens, [orderNumber]: accessToken } });
}

/** The last order placed in this browser tab; null if there is none. */
export function findLastPlacedOrder(storage: KeyValueStorage | null): OrderAccess | null {
  const { last } = readKept(storage);
  return last ? findOrderAccess(storage, last) : null;
}

/** Access to an order that was opened before in this tab; null if its pass code is needed. */
export function findOrderAccess(storage: KeyValueStorage | null, orderNumber: string): OrderAccess | null {
  const accessToken = readKept(storage).tokens[orderNumber];
  return accessToken ? { orderNumber, accessToken } : null;
}

function readKept(storage: KeyValueStorage | null): { last: string; tokens: Record<string, string> } {
  const kept = readJson(storage, KEY) ?? {};
  const tokens = isRecord(kept.tokens) ? kept.tokens : {};
  const readable = Object.entries(tokens).flatMap(([number, token]) =>
    toText(token) ? [[number, toText(token)]] : [],
  );
  return { last: toText(kept.last), tokens: Object.fromEntries(readable) };
}
