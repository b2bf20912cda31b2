import { MAXIMUM_TAGS } from '@eunbit/schema/tag';
import type { Connection } from 'mongoose';
import { type Result, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { Customer, CustomerRef, Customers } from './customers.ts';

type Tagged = Result<Customer, 'CUSTOMER_NOT_FOUND'>;

/** Matches if the tag is already set, or there is room for another one. */
const hasRoomFor = (tag: string) => ({
  $or: [{ tags: tag }, { [`tags.${MAXIMUM_TAGS - 1}`]: { $exists: false } }],
});

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly customers: Customers;
}

/** Tags of customers. Each write changes one tag, so that concurrent changes do not overwrite each other. */
export function createCustomerTags({ connection, audit, customers }: Deps) {
  /** The tag must be normalised. */
  return function setTag(customer: CustomerRef, tag: string, isSet: boolean, staffId: string): Promise<Tagged> {
    return inTransaction(connection, async (session): Promise<Tagged> => {
      const found = await customers.change(session, customer);
      if (!found) return refuse('CUSTOMER_NOT_FOUND', 'customer.notFound');
      const had = found.record.tags?.includes(tag) ?? false;
      if (had === isSet) return { value: found };
      const update = isSet ? { $addToSet: { tags: tag } } : { $pull: { tags: tag } };
      const changed = await customers.change(session, customer, update, isSet ? hasRoomFor(tag) : {});
      if (!changed) return { refused: { failures: [{ path: 'tag', key: 'tag.tooMany' }] } };
      await audit.record(session, {
        by: staffId,
        action: 'CUSTOMER_TAGS_CHANGED',
        subject: customer.kind === 'MEMBER' ? 'USER' : 'GUEST',
        subjectId: customer.id,
        before: { tags: found.record.tags?.join(', ') ?? '' },
        after: { tags: changed.record.tags?.join(', ') ?? '' },
      });
      return { value: changed };
    });
  };
}

export type SetCustomerTag = ReturnType<typeof createCustomerTags>;
