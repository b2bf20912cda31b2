import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

/**
 * Somebody who has ordered without an account, known by their email address. Follows from their orders, so that staff can
 * list them; exists as long as one of these orders belongs to no account.
 */
export interface GuestRecord {
  _id: Types.ObjectId;
  /** Lower case, trimmed. */
  email: string;
  /** From their last order, in capitals like names of accounts. */
  firstName: string;
  lastName: string;
  /** As of accounts. */
  nameKeys?: string[];
  /** E.164, from their last order; null for what is no number. */
  phone: string | null;
  /** The store of their last order. */
  location: Market;
  lastOrderAt: Date;
  /** What staff have marked them with; missing before the first. */
  tags?: string[];
  /** Written with each note and tag, so that these and the end of the guest conflict. */
  changedAt?: Date;
}

/**
 * An email address whose guest orders have changed, until the guest is written anew. Marks are only inserted, in the
 * transaction that changes the orders, so that buyers of one address do not conflict.
 */
export interface GuestMarkRecord {
  _id: Types.ObjectId;
  email: string;
}
