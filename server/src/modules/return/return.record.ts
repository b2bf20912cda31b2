import type { Units } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import type { ReturnLabelStatus, ReturnPayer, ReturnReason, ReturnStatus, ReturnWish } from '@eunbit/schema/return';
import type { InspectedLine } from '@eunbit/schema/validation-return';
import type { Types } from 'mongoose';
import type { BoxRecord } from '../order/index.ts';

/** A picture as a return keeps it. */
export interface ReturnPicture {
  mediaId: string;
  width: number;
  height: number;
}

export interface ReturnLineRecord {
  productId: string;
  quantity: number;
  reason: ReturnReason;
}

/** Who paid for the way back, as the customer agreed to it. */
export interface ReturnShippingRecord {
  payer: ReturnPayer;
  /** What the customer pays, minor units. */
  fee: number;
}

/** A carrier that fetches the goods. */
export interface PickupRecord {
  /** `YYYY-MM-DD` in the store. */
  on: string;
  carrier: Carrier;
  /** What the customer is told beside it; may be empty. */
  note: string;
}

export interface ReturnChangeRecord {
  state: ReturnStatus;
  at: Date;
  /** Id of the member of staff; null for the customer and for the shop. */
  by: string | null;
  /** Of refusals: why, as the customer reads it; null for other states. */
  reason: string | null;
}

/**
 * Labels for the way back of a US return, one for each box. DUE → BOUGHT when every box has its number, or FAILED when EasyPost
 * refuses or all attempts have failed; staff may set it back to DUE. VOIDED when the return ended, or the goods left, without it.
 */
export interface ReturnLabelRecord {
  state: ReturnLabelStatus;
  /** When the next attempt is due; null if there is nothing to do. */
  dueAt: Date | null;
  /** Failed attempts in a row. */
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  /** Empty until the units are packed, before the first label is bought. */
  boxes: BoxRecord[];
}

/** A return of units of an order. */
export interface ReturnRecord {
  _id: Types.ObjectId;
  /** `RT-YYMMDD-XXXXXXXX`. */
  number: string;
  orderId: Types.ObjectId;
  orderNumber: string;
  market: Market;
  state: ReturnStatus;
  wish: ReturnWish;
  lines: ReturnLineRecord[];
  /** What the customer wrote; may be empty. */
  note: string;
  /** What the customer has sent. */
  pictures: ReturnPicture[];
  shipping: ReturnShippingRecord;
  /** Whether the goods are to be sent back: not what never came, nor what staff leave with the customer. */
  hasGoodsToSendBack: boolean;
  /** Null until it is arranged. */
  pickup: PickupRecord | null;
  /** Missing where none was asked for. */
  label?: ReturnLabelRecord;
  /** What came back; null before. */
  received: Units[] | null;
  /** What became of it; null before. */
  inspected: InspectedLine[] | null;
  /** The refund within the order that settled it; null before, and where no money went back. */
  refundId: string | null;
  /** Number of the order, or of the draft, that was sent in exchange; null where there is none. */
  replacementNumber: string | null;
  /** When the link ends of a draft that is not paid yet; null, or missing, where none waits. */
  replacementDueAt?: Date | null;
  /** Oldest first. */
  history: ReturnChangeRecord[];
  requestedAt: Date;
  /** Until when the goods have to be on their way; null where nothing is awaited. */
  dueAt: Date | null;
  /** When the customer was reminded; null before. */
  remindedAt: Date | null;
}
