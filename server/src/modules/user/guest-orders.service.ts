import type { ClientSession, Connection } from 'mongoose';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type AccountAdmin, isEmailProven, type UserRecord } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { GuestOrders, GuestRecord, OrderClaimService } from '../order/index.ts';
import type { CustomerErrorCode } from './customer.types.ts';
import type { CustomerNotes } from './customer-notes.service.ts';
import type { Customers } from './customers.ts';

type Merged = CodedResult<{ readonly user: UserRecord; readonly orderCount: number }, CustomerErrorCode>;

const NOT_FOUND = refuse('CUSTOMER_NOT_FOUND', 'account.notFound');
const NO_GUEST_ORDERS = refuse('NO_GUEST_ORDERS', 'guestOrders.none');

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly audit: AuditService;
  readonly customers: Customers;
  readonly notes: CustomerNotes;
  readonly orderClaim: OrderClaimService;
}

/** Moves guest orders with a member's email address to the account, by staff. */
export function createGuestOrders({ connection, accounts, audit, customers, notes, orderClaim }: Deps) {
  return {
    /**
     * Moves exactly the orders that the staff member has seen. Of two concurrent requests the second finds nothing left; an
     * account that is being deleted gets nothing.
     */
    merge(userId: string, seen: GuestOrders, staffId: string): Promise<Merged> {
      return inTransaction(connection, async (session): Promise<Merged> => {
        const member = await customers.change(session, { kind: 'MEMBER', id: userId });
        if (member?.kind !== 'MEMBER') return NOT_FOUND;
        const { email } = member.record;
        if (!isEmailProven(member.record)) return refuse('EMAIL_UNPROVEN', 'guestOrders.unproven');
        const found = await orderClaim.find(email, session);
        if (!found) return NO_GUEST_ORDERS;
        if (found.orderCount !== seen.orderCount || found.newestNumber !== seen.newestNumber) {
          return refuse('GUEST_ORDERS_CHANGED', 'guestOrders.changed');
        }
        const orderCount = await orderClaim.merge(session, { id: userId, email });
        await audit.record(session, {
          by: staffId,
          action: 'GUEST_ORDERS_MERGED',
          subject: 'USER',
          subjectId: userId,
          after: { movedOrders: orderCount, newestOrder: found.newestNumber },
        });
        const user = await accounts.read(session, userId);
        return user ? { value: { user, orderCount } } : NOT_FOUND;
      });
    },

    /** Emails the member a link to take the orders over themselves, which proves their address. */
    async offer(userId: string, staffId: string): Promise<CodedResult<string, CustomerErrorCode>> {
      const user = await accounts.read(null, userId);
      if (!user) return NOT_FOUND;
      if (!(await orderClaim.find(user.email))) return NO_GUEST_ORDERS;
      if (!(await orderClaim.mayOffer({ id: userId }))) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      await inTransaction(connection, async (session) => {
        await orderClaim.offer(session, { id: userId, email: user.email }, user.language);
        await audit.record(session, {
          by: staffId,
          action: 'GUEST_ORDERS_OFFERED',
          subject: 'USER',
          subjectId: userId,
        });
      });
      return { value: userId };
    },

    /** Moves staff data about a guest along with the orders. Surplus tags stay until staff remove some. */
    async follow(session: ClientSession, guest: GuestRecord, userId: string): Promise<void> {
      await notes.move(session, String(guest._id), userId);
      if (!guest.tags?.length) return;
      await customers.change(session, { kind: 'MEMBER', id: userId }, { $addToSet: { tags: { $each: guest.tags } } });
    },
  };
}

export type GuestOrdersService = ReturnType<typeof createGuestOrders>;
