import type { Language } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** Which letter; its text is made from what it is about when it is sent. */
export type MailKind =
  | 'ORDER_PLACED'
  | 'ORDER_STATUS_CHANGED'
  | 'PAYMENT_REFUNDED'
  /** A link that opens a guest order whose pass code was lost; `orderTokens.linkPath` makes it. */
  | 'GUEST_ORDER_LINK'
  /** A link that takes guest orders over into an account; `orderTokens.claimPath` makes it. */
  | 'CLAIM_ORDERS'
  /** To the company: somebody wrote. */
  | 'CONTACT_MESSAGE'
  /** To the customer: what they wrote has arrived. */
  | 'CONTACT_CONFIRMATION'
  /** To the company: a business asked for a partnership. */
  | 'B2B_REQUEST'
  /** To whoever asked. */
  | 'B2B_CONFIRMATION'
  | 'BACK_IN_STOCK'
  | 'WELCOME'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED_NOTICE'
  /** To the new address, with the link that makes it the account's. */
  | 'EMAIL_CHANGE_CONFIRM'
  /** To the former address. */
  | 'EMAIL_CHANGED_NOTICE';

/** What a letter is about; at most one of these is set. */
export interface MailSubject {
  readonly orderNumber?: string | null;
  /** Ticket number of a contact message. */
  readonly contactNumber?: string | null;
  /** Ticket number of a request for a partnership. */
  readonly partnershipNumber?: string | null;
  /** Product and market together. */
  readonly stockId?: string | null;
  readonly userId?: string | null;
}

/** A letter waiting to be sent. Written in the transaction of what it tells about, so neither exists without the other. */
export interface MailRecord extends MailSubject {
  _id: Types.ObjectId;
  /** Says what the letter is about, once: a second entry with the same key is refused by the index. */
  key: string;
  kind: MailKind;
  to: string;
  language: Language;
  state: 'QUEUED';
  createdAt: Date;
}

const schema = new Schema<MailRecord>(
  {
    key: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, required: true },
    language: { type: String, required: true },
    orderNumber: { type: String, default: null },
    contactNumber: { type: String, default: null },
    partnershipNumber: { type: String, default: null },
    stockId: { type: String, default: null },
    userId: { type: String, default: null },
    state: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ state: 1, createdAt: 1 });

export type MailModel = Model<MailRecord>;
export const mailModel = (connection: Connection): MailModel => modelOn(connection, 'Mail', schema, 'mails');
