import { type BrowserErrorApp, BrowserErrorState } from '@eunbit/schema/browser-error';
import type { Connection, QueryFilter } from 'mongoose';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { toLiteralPattern } from '../../common/literal-pattern.ts';
import { isObjectId } from '../../common/object-id.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, type PageRequest, toPage } from '../../common/pagination.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import { browserErrorGroupModel } from './browser-error.model.ts';
import type { BrowserErrorGroupRecord } from './browser-error.record.ts';

export interface BrowserErrorFilter {
  readonly app?: BrowserErrorApp | null | undefined;
  readonly state?: BrowserErrorState | null | undefined;
  /** Part of a message, a class of errors or a page; or the id of a request. */
  readonly search?: string | null | undefined;
}

const MAXIMUM_SEARCH_LENGTH = 200;

const KEYSETS = {
  LAST_SEEN: { field: 'lastSeenAt', direction: -1, kind: 'date' },
  MOST_OFTEN: { field: 'count', direction: -1, kind: 'number' },
} as const satisfies Record<string, Keyset>;
export type BrowserErrorOrder = keyof typeof KEYSETS;

function toFilter({ app, state, search }: BrowserErrorFilter): QueryFilter<BrowserErrorGroupRecord> {
  const text = (search ?? '').trim().slice(0, MAXIMUM_SEARCH_LENGTH);
  const part = { $regex: toLiteralPattern(text), $options: 'i' };
  return {
    // All are listed where none is chosen, so that the indexes that begin with the state apply.
    state: state ?? { $in: Object.values(BrowserErrorState) },
    ...(app && { app }),
    ...(text && { $or: [{ message: part }, { name: part }, { 'routes.name': part }, { 'samples.requestId': text }] }),
  };
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
}

/** Groups of browser errors, as staff look at them and settle them. */
export function createBrowserErrorService({ connection, audit }: Deps) {
  const groups = browserErrorGroupModel(connection);

  return {
    async list(
      filter: BrowserErrorFilter,
      order: BrowserErrorOrder,
      { first, after }: PageRequest,
    ): Promise<Page<BrowserErrorGroupRecord>> {
      requirePageSize(first);
      const keyset = KEYSETS[order];
      const wanted = toFilter(filter);
      const beyond = after ? beyondCursor<BrowserErrorGroupRecord>(keyset, after) : {};
      const rows = await groups
        .find({ $and: [wanted, beyond] } as QueryFilter<BrowserErrorGroupRecord>)
        .sort(keysetOrder(keyset))
        .limit(first + 1)
        .lean();
      const toCursor = (row: BrowserErrorGroupRecord) => keysetCursor(keyset, row);
      return toPage(rows, { first, after }, toCursor, () => groups.countDocuments(wanted).exec());
    },

    /** Null where there is none, or no more. */
    async byId(id: string): Promise<BrowserErrorGroupRecord | null> {
      return isObjectId(id) ? groups.findById(id).lean() : null;
    },

    countOpen: (): Promise<number> => groups.countDocuments({ state: BrowserErrorState.OPEN }).exec(),

    /**
     * Gives a group a state, with an entry in the log. One that is resolved comes back by itself once a build has the error
     * that did not have it until now. Null where the group is gone.
     */
    async settle(id: string, state: BrowserErrorState, staffId: string): Promise<BrowserErrorGroupRecord | null> {
      if (!isObjectId(id)) return null;
      return inTransaction(connection, async (session) => {
        const group = await groups.findById(id, null, { session }).lean();
        if (!group || group.state === state) return group;
        const resolvedBuilds = state === BrowserErrorState.RESOLVED ? group.builds.map(({ name }) => name) : [];
        const changed = { state, resolvedBuilds, reopenedAt: null, revision: group.revision + 1 };
        // An error that is counted meanwhile makes the transaction begin anew.
        await groups.updateOne({ _id: group._id, revision: group.revision }, { $set: changed }, { session });
        await audit.record(session, {
          by: staffId,
          action: 'BROWSER_ERROR_SETTLED',
          subject: 'BROWSER_ERROR',
          subjectId: id,
          before: { browserErrorState: group.state },
          after: { browserErrorState: state },
        });
        return { ...group, ...changed };
      });
    },
  };
}

export type BrowserErrorService = ReturnType<typeof createBrowserErrorService>;
