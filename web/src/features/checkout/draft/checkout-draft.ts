import type { AddressFields } from '@eunbit/schema/address';
import { NO_TYPED_NOTES, type TypedNotes } from '@eunbit/schema/buyer-notes';
import type { Market } from '@eunbit/schema/market';
import { isRecord, type KeyValueStorage, readJson, toText, writeJson } from '../../../browser/storage.ts';

/** A shopper's input, stored so that it survives a reload. It never contains card data or the pass code. */
export interface CheckoutDraft extends TypedNotes {
  /** Id of the last checkout; empty before the first. */
  readonly checkoutId: string;
  /** `member` or `guest`; empty before the first checkout. */
  readonly buyer: string;
  readonly email: string;
  readonly phone: string;
  /** Null until an address was typed or chosen: the form shows the one on the server then. */
  readonly address: AddressFields | null;
  /** Empty until chosen: the first method of the store applies then. */
  readonly paymentMethod: string;
  readonly bankId: string;
  readonly depositorName: string;
  /** Kind of the cash receipt; empty if there is none. Each kind keeps its own number. */
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
  ...NO_TYPED_NOTES,
  paymentMethod: '',
  bankId: '',
  depositorName: '',
  cashReceipt: '',
  cashReceiptPersonal: '',
  cashReceiptBusiness: '',
};

/** The draft of a market; empty if it is missing or damaged. */
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

/** Copies only the known fields, so that no secret of a larger object is stored. */
function pickDraft(value: Record<string, unknown>): CheckoutDraft {
  return {
    checkoutId: toText(value.checkoutId),
    buyer: toText(value.buyer),
    email: toText(value.email),
    phone: toText(value.phone),
    address: isRecord(value.address) ? pickAddress(value.address) : null,
    deliveryInstruction: toText(value.deliveryInstruction),
    deliveryText: toText(value.deliveryText),
    giftMessage: toText(value.giftMessage),
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
    firstName: toText(value.firstName),
    lastName: toText(value.lastName),
    address: toText(value.address),
    apt: toText(value.apt),
    city: toText(value.city),
    state: toText(value.state),
    zipCode: toText(value.zipCode),
  };
}
