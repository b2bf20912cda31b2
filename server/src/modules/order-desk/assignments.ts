import { personName } from '@eunbit/schema/person-name';
import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { UserRecord } from '../account/user.record.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { DeskOrders } from '../order/stores/desk-orders.ts';
import { isColleague } from './colleague-rules.ts';

/** Whose an order is to be, and whose it was when somebody looked; null for nobody. */
export interface Assignment {
  readonly seen: string | null;
  readonly assigneeId: string | null;
}

/** How an account is named in the log. */
type NameOf = (id: string | null) => string | null;

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly accountReader: AccountReader;
  readonly deskOrders: DeskOrders;
}

/** Gives orders to members of staff (DESK-3). */
export function createAssignments({ connection, audit, accountReader, deskOrders }: Deps) {
  return {
    /** Those of the ids that are at work; whoever has left, is blocked or may not read orders is missing. */
    async staffAmong(ids: readonly string[]): Promise<UserRecord[]> {
      const accounts = await accountReader.recordsById(ids);
      return [...accounts.values()].filter(isColleague);
    },

    async namesOf(ids: readonly (string | null)[]): Promise<NameOf> {
      const names = await accountReader.names(ids);
      return (id) => {
        const name = id === null ? null : names.get(id);
        return name ? personName(name) : id;
      };
    },

    /** Null where there is no such order, or it is not `seen`'s any more. */
    write(
      orderNumber: string,
      { seen, assigneeId }: Assignment,
      nameOf: NameOf,
      by: string,
    ): Promise<OrderRecord | null> {
      return inTransaction(connection, async (session) => {
        const order = await deskOrders.assign(session, orderNumber, { seen, assigneeId });
        if (!order) return null;
        await audit.record(session, {
          by,
          action: 'ORDER_ASSIGNED',
          subject: 'ORDER',
          subjectId: order.number,
          before: { assignee: nameOf(seen) },
          after: { assignee: nameOf(assigneeId) },
        });
        return order;
      });
    },
  };
}

export type Assignments = ReturnType<typeof createAssignments>;
