import { personName } from '@eunbit/schema/person-name';
import type { AccountReader, UserRecord } from '../account/index.ts';
import type { ChangeOrder, OrderRefusal } from '../order/index.ts';
import { type Assignment, decideAssigned, type NameOf } from './collaboration-decisions.ts';
import { isColleague } from './colleague-rules.ts';

interface Deps {
  readonly accountReader: AccountReader;
  readonly changeOrder: ChangeOrder;
}

/** Assigns orders to staff (COLLABORATION-3). */
export function createAssignments({ accountReader, changeOrder }: Deps) {
  return {
    /** Active staff among the ids, without people who have left, are blocked or may not read orders. */
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

    /** Returns a conflict if the assignee is no longer `seen`. */
    write: (orderNumber: string, assignment: Assignment, nameOf: NameOf, by: string) =>
      changeOrder<OrderRefusal>(orderNumber, (order) => decideAssigned(order, assignment, { nameOf, by })),
  };
}

export type Assignments = ReturnType<typeof createAssignments>;
