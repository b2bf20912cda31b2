import type { Currency } from '@eunbit/schema/market';
import type { StaffPermission } from '@eunbit/schema/permission';
import type { Types } from 'mongoose';

/** A role that admins have defined (STAFF-18). */
export interface RoleRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name as it is compared: there is one role of a name. */
  nameKey: string;
  permissions: StaffPermission[];
  /** The largest sum that may be paid back of an order, minor units; null for no limit. */
  refundLimit: Record<Currency, number> | null;
  /** Rises with each change, and each time that somebody gets the role: neither meets a role that it has not read. */
  version: number;
  createdAt: Date;
}
