import { type ClientSession, type Connection, Types } from 'mongoose';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import { type CustomerNoteRecord, customerNoteModel } from './customer-note.model.ts';
import type { CustomerRef, Customers } from './customers.ts';

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly customers: Customers;
}

/** Notes of staff about customers. */
export function createCustomerNotes({ connection, audit, customers }: Deps) {
  const notes = customerNoteModel(connection);

  return {
    /** Newest first. */
    page({ id }: CustomerRef, request: NumberedPageRequest): Promise<NumberedPage<CustomerNoteRecord>> {
      return readNumberedPage(notes, { customerId: id }, NEWEST_FIRST, request);
    },

    byId: (id: string): Promise<CustomerNoteRecord | null> => notes.findById(id).lean().exec(),

    /** Null if there is no such customer. The activity log omits the text, since the log outlives the account. */
    add(
      customer: CustomerRef,
      text: string,
      staffId: string,
      recordCreated: RecordCreated,
    ): Promise<CustomerNoteRecord | null> {
      return inTransaction(connection, async (session) => {
        if (!(await customers.change(session, customer))) return null;
        const { id: customerId } = customer;
        const note = { _id: new Types.ObjectId(), customerId, text: text.trim(), by: staffId, at: new Date() };
        await notes.create([note], { session });
        await audit.record(session, {
          by: staffId,
          action: 'CUSTOMER_NOTE_ADDED',
          subject: customer.kind === 'MEMBER' ? 'USER' : 'GUEST',
          subjectId: customerId,
        });
        await recordCreated(session, String(note._id));
        return note;
      });
    },

    /** Moves the notes about a guest to the account. */
    async move(session: ClientSession, guestId: string, userId: string): Promise<void> {
      await notes.updateMany({ customerId: guestId }, { $set: { customerId: userId } }, { session });
    },

    all: (customerId: string): Promise<CustomerNoteRecord[]> =>
      notes.find({ customerId }).sort(NEWEST_FIRST).lean().exec(),

    async remove(session: ClientSession, customerId: string): Promise<void> {
      await notes.deleteMany({ customerId }, { session });
    },
  };
}

export type CustomerNotes = ReturnType<typeof createCustomerNotes>;
