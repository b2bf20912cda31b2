import type { StatementLineState } from '@eunbit/schema/bank-statement';
import type { Types } from 'mongoose';

/** A deposit of a bank statement. It is kept so that it is booked once, however often its statement is sent. */
export interface StatementLineRecord {
  _id: Types.ObjectId;
  /** What the line is known by, see `read-statement.ts`. */
  hash: string;
  bankId: string;
  /** The day in Seoul, `2026-03-02`. */
  receivedOn: string;
  /** `14:05:09`; null where the bank tells days only. */
  receivedTime: string | null;
  /** The same as an instant, for lists; the beginning of the day where there is no time. */
  receivedAt: Date;
  /** Won. */
  amount: number;
  depositorName: string;
  memo: string;
  state: StatementLineState;
  takenAt: Date;
  /** Ids of members of staff. */
  takenBy: string;
  /** When it was booked or set aside last, and by whom. */
  handledAt: Date | null;
  handledBy: string | null;
  /** BOOKED: the order it is a deposit of. */
  orderNumber: string | null;
  /** SET_ASIDE: why. */
  setAsideReason: string | null;
}
