import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { isRecord, type KeyValueStorage, readJson, toText, writeJson } from '../../../browser/storage.ts';

/** What a shopper typed, kept over a reload. Card data and the pass code have no place in it. */
export interface CheckoutDraft {
  /** The checkout that was last worked on; empty before the first. */
  readonly checkoutId: string;
  /** Whose it is: `member` or `guest`; empty before the first. */
  readonly buyer: string;
  readonly email: string;
  readonly phone: string;
  /** Null until something was typed or chosen: then the address that the server knows stands in the form. */
  readonly address: AddressFields | null;
  /** What the courier is asked to do; empty for nothing. */
  readonly deliveryInstruction: string;
  readonly deliveryText: string;
  /** Empty until chosen: then the first one that the store offers. */
  readonly paymentMethod: string;
  readonly bankId: string;
  readonly depositorName: string;
  /** What a cash receipt is for; empty for none. Each kind keeps its own number. */
  readonly cashReceipt: string;
  readonly cashReceiptPersonal: string;
  readonly cashReceiptBusiness: string;
}

export const EMPTY_DRAFT: CheckoutDraft = {
  checkoutId: '',
  buyer: '',
  email: '',
  phone: '',
  address: null,
  deliveryInstruction: '',
  deliveryText: '',
  paymentMethod: '',
  bankId: '',
  depositorName: '',
  cashReceipt: '',
  cashReceiptPersonal: '',
  cashReceiptBusiness: '',
};

/** The draft of a market; an absent or damaged one reads as empty. */
export function readDraft(storage: KeyValueStorage | null, market: Market): CheckoutDraft {
  const kept = readJson(storage, getKey(market));
  return kept ? pickDraft(kept) : EMPTY_DRAFT;
}

export function writeDraft(storage: KeyValueStorage | null, market: Market, draft: CheckoutDraft): void {
  writeJson(storage, getKey(market), pickDraft({ ...draft }));
}

export function removeDraft(storage: KeyValueStorage | null, market: Market): void {
  storage?.removeItem(getKey(market));
}

function getKey(market: Market): string {
  return `checkout.${market}`;
}

/** Only the known fields, so that nothing secret slips in with an object that carries more. */
function pickDraft(value: Record<string, unknown>): CheckoutDraft {
  return {
    checkoutId: toText(value.checkoutId),
    buyer: toText(value.buyer),
    email: toText(value.email),
    phone: toText(value.phone),
    address: isRecord(value.address) ? pickAddress(value.address) : null,
    deliveryInstruction: toText(value.deliveryInstruction),
    deliveryText: toText(value.deliveryText),
    paymentMethod: toText(value.paymentMethod),
    bankId: toText(value.bankId),
    depositorName: toText(value.depositorName),
    cashReceipt: toText(value.cashReceipt),
    cashReceiptPersonal: toText(value.cashReceiptPersonal),
    cashReceiptBusiness: toText(value.cashReceiptBusiness),
  };
}

function pickAddress(value: Record<string, unknown>): AddressFields {
  return {
    firstname: toText(value.firstname),
    lastname: toText(value.lastname),
    address: toText(value.address),
    apt: toText(value.apt),
    city: toText(value.city),
    state: toText(value.state),
    zipcode: toText(value.zipcode),
  };
}
