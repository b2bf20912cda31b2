import type { BuyerNotes } from '@eunbit/schema/buyer-notes';
import type { AddressCheck, ShippingOption } from '@eunbit/schema/checkout';
import type { DraftOrderKind, DraftOrderStatus, DraftPayment } from '@eunbit/schema/draft-order';
import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { AddressRecord, Amounts, OrderLineRecord, TaxQuote } from '../purchase/index.ts';

/** A line as it is sold, beside what the store asks for it. */
export interface DraftLineRecord extends OrderLineRecord {
  /** Minor units, when the draft was last priced. */
  listPrice: number;
  /** Minor units; null where the listed price applies. */
  agreedPrice: number | null;
}

/** What staff have agreed with a customer. */
export interface DraftContents extends BuyerNotes {
  language: Language;
  /** Id of the member; null for whoever has none. */
  userId: string | null;
  email: string;
  phone: string;
  /** Null while it is not known yet. */
  address: AddressRecord | null;
  lines: DraftLineRecord[];
  /** Null for the default of the store. */
  shippingOption: ShippingOption | null;
  /** Minor units; null where the listed price applies. */
  agreedShipping: number | null;
  payment: DraftPayment;
  /** Deposits: the account; empty while none is chosen. */
  bankId: string;
  depositorName: string;
  /** Deposits: until which day, `YYYY-MM-DD`; null for the time that every deposit has. */
  paymentDueOn: string | null;
  /** Why it costs what was agreed; empty where all prices are those listed. */
  reason: string;
  expiresInDays: number;
}

export interface DraftOrderRecord extends DraftContents {
  /** Also the id of the checkout that takes its payment: one order at most is made of it. */
  _id: Types.ObjectId;
  /** The number shown to people, `DR-YYMMDD-XXXXXXXX`. */
  number: string;
  market: Market;
  kind: DraftOrderKind;
  state: DraftOrderStatus;
  /** Rises with each change by staff, which states the one it saw. */
  version: number;
  /** How a US address was verified; null before it is sent, and elsewhere. */
  addressCheck: AddressCheck | null;
  amounts: Amounts;
  taxQuote: TaxQuote | null;
  /** The order that it replaces, or whose goods it exchanges; null for a sale of its own. */
  originalNumber: string | null;
  returnNumber: string | null;
  createdAt: Date;
  /** Id of the member of staff. */
  createdBy: string;
  updatedAt: Date;
  sentAt: Date | null;
  /** When its link expires; null if it has no link. */
  expiresAt: Date | null;
  /** Of the units that are held for it. */
  reservationId: Types.ObjectId | null;
  remindedAt: Date | null;
  /** When it was placed, cancelled or has expired. */
  endedAt: Date | null;
  /** Number of the order that was made of it. */
  orderNumber: string | null;
}
