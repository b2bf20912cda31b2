import type { BuyerNotes } from '@eunbit/schema/buyer-notes';
import type { CardLabel } from '@eunbit/schema/card-label';
import type { AddressCheck, PaymentMethod, ShippingOption } from '@eunbit/schema/checkout';
import type { OrderOrigin } from '@eunbit/schema/draft-order';
import type { Language, Market } from '@eunbit/schema/market';
import type { CancelReason, OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus, PaymentSummary } from '@eunbit/schema/payment-status';
import type { Bank } from '@eunbit/schema/shop-settings';
import type { Types } from 'mongoose';
import type { AddressRecord, Amounts, OrderLineRecord } from '../purchase/index.ts';
import type { CashReceiptRecord } from './cash-receipt/cash-receipt.record.ts';
import type { CorrectionRecord } from './correction/correction.record.ts';
import type { DepositRecord } from './deposits.record.ts';
import type { OrderEditRecord } from './edit/order-edit.record.ts';
import type { EscrowDeliveryRecord } from './escrow-delivery.record.ts';
import type { FulfilmentFields } from './fulfilment/fulfilment.record.ts';
import type { LaterAuthorisationRecord } from './later-authorisation.record.ts';
import type { LaterIntentRecord } from './later-intents.record.ts';
import type { PaymentRequestRecord, ProposedEditRecord } from './payment-requests.record.ts';
import type { RefundAccountRecord } from './refund-account/refund-account.record.ts';
import type { OrderRefundRecord } from './refunds.record.ts';
import type { ReversalsRecord } from './reversals.record.ts';
import type { ShipmentRecord } from './shipment.record.ts';
import type { DelayRecord, DepositDue } from './status/delay.record.ts';

/** Why a buyer cancelled. */
export interface CancellationRecord {
  reason: CancelReason;
  detail: string | null;
}

export interface StatusChangeRecord {
  status: OrderStatus;
  at: Date;
  /** Id of the member of staff; null for changes by the shop or the buyer. */
  by: string | null;
  delay: DelayRecord | null;
  /** Set when the buyer cancelled. */
  cancellation?: CancellationRecord | null;
  /** Of changes that staff can undo, or could; missing elsewhere. */
  changeId?: string;
  /** Until when the change can be undone. Emails and tasks for providers wait that long. Missing where there is no `changeId`. */
  undoableUntil?: Date;
  /** Of cancellations and what else moved the payment: the status that it had; missing elsewhere. */
  paymentBefore?: PaymentStatus;
  /** The status that it got; missing where `paymentBefore` is. */
  paymentAfter?: PaymentStatus;
  /** Of delays that moved the deadline of a deposit: the one before; missing elsewhere. */
  dueBefore?: DepositDue;
  /** Set where the entry takes the one before it back. */
  correction?: CorrectionRecord;
}

export interface VirtualAccountRecord {
  /** The issuer's id of the account. */
  id: string;
  /** The shop's reference for the account, which callbacks carry. */
  reference: string;
  accountNumber: string;
  secretHash: string;
}

/** A note by staff; immutable. */
export interface OrderNoteRecord {
  id: string;
  text: string;
  by: string;
  at: Date;
  /** Ids of the members of staff whom it names; missing where it names none. */
  mentions?: string[];
}

/** SHORT: something has come, but not all. SURPLUS: more is here than the order costs. */
export type PaymentMismatch = 'SHORT' | 'SURPLUS';

export interface PaymentRecord {
  method: PaymentMethod;
  status: PaymentStatus;
  /** Derived from the status and the two sums, and written with them (`change/derived-fields.ts`). */
  summary: PaymentSummary;
  /** Everything that came in, less what banks took back, in minor units: the sum of the ledger, written with its entries. */
  paidAmount: number;
  /** Everything that went back, refunds that failed left out; like `paidAmount`. */
  refundedAmount: number;
  intentId: string | null;
  /** Card payments after that first one, oldest first; missing before the second. */
  laterIntents?: LaterIntentRecord[];
  bankId: string | null;
  depositorName: string | null;
  /** Transfers: the account that the depositor was told, whatever becomes of it; null or missing elsewhere. */
  depositAccount?: Bank | null;
  /** The card that paid; null or missing elsewhere. */
  card?: CardLabel | null;
  /** Deposits: the deadline; null where none is set, as after a delay. */
  dueAt: Date | null;
  /** When staff set that deadline themselves; missing where it follows from the day of the order. */
  dueSetAt?: Date | null;
  /** Deposits that staff have recorded, oldest first; missing before the first. */
  deposits?: DepositRecord[];
  /** The lines of bank statements that those deposits came from: no line belongs to two. */
  statementLineIds?: string[];
  /** Whether less or more has come than the order costs; for staff to see. Missing where neither is so. */
  mismatch?: PaymentMismatch | null;
  /** Deposits: when the reminder was queued; null or missing before. */
  remindedAt?: Date | null;
  /** Escrow: when the authorisation expires unless it was captured. */
  authorisedUntil?: Date | null;
  /** Escrow: the authorisation that `intentId` names, where it has replaced the first one; missing before. */
  laterAuthorisation?: LaterAuthorisationRecord;
  /** The order's own virtual account, with the hash of the secret that authenticates its callbacks. */
  virtualAccount?: VirtualAccountRecord | null;
  /** The amount deposited into it, in won. If it differs from the order total, staff decide. */
  depositedAmount?: number | null;
  /** When that deposit was noted: for some days it is asked whether it is still there. */
  depositNotedAt?: Date | null;
  /** Korean transfers: the cash receipt to issue; null or missing where there is none. */
  cashReceipt?: CashReceiptRecord | null;
  /** Its refunds and disputes at the card provider; missing before the first. */
  reversals?: ReversalsRecord;
  /** When banks took deposits back, oldest first; missing before the first. */
  depositsTakenBack?: Date[];
  /** Virtual accounts: whether the parcels are registered with the escrow; missing until shipped. */
  escrowDelivery?: EscrowDeliveryRecord | null;
  /** Transfers: where the money goes back to; missing until it is known. */
  refundAccount?: RefundAccountRecord | null;
  /** When what was left of a cancelled order's money last went back, or was found to be nothing; missing before. */
  refundedAt?: Date | null;
  /** Of cancelled orders: from when a card payment is paid back; missing where that is at once. */
  refundDueAt?: Date;
  /** When the next follow-up of the payment is due; null if none is. */
  followUpAt?: Date | null;
  /** Failed attempts of the current follow-up. */
  followUpTries?: number;
}

export interface OrderRecord extends FulfilmentFields, BuyerNotes {
  _id: Types.ObjectId;
  /** The number shown to people, `EB-YYMMDD-XXXXXXXX`; its random part makes it hard to guess. */
  number: string;
  market: Market;
  language: Language;
  /** Of orders that staff made: the id of the draft order. */
  checkoutId: Types.ObjectId;
  /** Of orders that staff made; missing where a customer's checkout placed it. */
  origin?: OrderOrigin;
  /** Id of the member; null for guest orders until an account claims them. */
  userId: string | null;
  encryptedPassCode: string | null;
  /** Number of email links that have opened this order. A link carries the value at its creation, so it works once. */
  linksOpened: number;
  /** Access tokens of an earlier version open nothing any more; missing until the order first got an owner. */
  accessVersion?: number;
  /** The status of the last history entry. */
  status: OrderStatus;
  statusHistory: StatusChangeRecord[];
  email: string;
  phone: string;
  address: AddressRecord;
  /** How a US address was verified; null elsewhere. */
  addressCheck: AddressCheck | null;
  lines: OrderLineRecord[];
  shippingOption: ShippingOption;
  /** First and last day of the promised delivery, `YYYY-MM-DD`; null until the order is paid. */
  promisedDelivery: { earliest: string; latest: string } | null;
  amounts: Amounts;
  payment: PaymentRecord;
  /** The shipment of a paid US order; null or missing elsewhere. */
  shipment?: ShipmentRecord | null;
  createdAt: Date;
  /** Rises with each write of the order: what was decided of an earlier one is not saved. */
  version: number;
  /** Refunds of parts of it, oldest first; missing before the first. */
  refunds?: OrderRefundRecord[];
  /** Whether staff have one of `refunds` to send; missing before the first. */
  hasRefundByHand?: boolean;
  /** When one of its returns last took a step, of which everybody hears who follows the order; missing before the first. */
  returnsChangedAt?: Date;
  /** Internal notes by staff, oldest first; missing before the first. */
  notes?: OrderNoteRecord[];
  /** Words by which staff find it again, normalised, oldest first; missing before the first. */
  tags?: string[];
  /** The member of staff whose it is; missing where it is nobody's. */
  assigneeId?: string;
  /** When its buyer deleted their account; missing where they have it, or never had one. */
  buyerErasedAt?: Date;
  /** Edits of what was ordered and where it goes, oldest first; missing before the first. */
  edits?: OrderEditRecord[];
  /** Further payments that its customer was asked for, oldest first; missing before the first. */
  paymentRequests?: PaymentRequestRecord[];
  /** What the open one of them pays for; missing where none is open. */
  proposedEdit?: ProposedEditRecord;
  /** Keys of the staff search, see `order-search-keys.ts`. */
  searchKeys?: string[];
  /** Of orders that await their deposit: whose limits they count against; see `HoldClaim` of the payment module. */
  holderKeys?: string[];
}
