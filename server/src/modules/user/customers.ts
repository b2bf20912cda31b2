import type { CustomerKind } from '@eunbit/schema/order-list';
import type { ClientSession } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import type { AccountAdmin, UserRecord } from '../account/index.ts';
import type { GuestRecord, Guests } from '../order/index.ts';

/** An account, or a guest who has ordered without one. */
export interface CustomerRef {
  readonly kind: CustomerKind;
  readonly id: string;
}

export type Customer =
  | { readonly kind: 'MEMBER'; readonly record: UserRecord }
  | { readonly kind: 'GUEST'; readonly record: GuestRecord };

interface TagChange {
  readonly $addToSet?: { readonly tags: string | { readonly $each: readonly string[] } };
  readonly $pull?: { readonly tags: string };
}

/** Writes staff data about members and guests. Each write conflicts with the deletion of the account or guest. */
export function createCustomers(accounts: AccountAdmin, guests: Guests) {
  return {
    /** Null if there is no such customer, or the condition does not match. */
    async change(
      session: ClientSession,
      { kind, id }: CustomerRef,
      update: TagChange = {},
      condition: Readonly<Record<string, object>> = {},
    ): Promise<Customer | null> {
      if (!isObjectId(id)) return null;
      if (kind === 'MEMBER') {
        const record = await accounts.changeCustomer(session, id, condition, update);
        return record && { kind, record };
      }
      const record = await guests.change(session, id, condition, { $set: { changedAt: new Date() }, ...update });
      return record && { kind, record };
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
