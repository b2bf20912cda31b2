import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import type { PersonName } from '@eunbit/schema/person-name';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { countDocuments } from '../../common/count.ts';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { clampPageSize, type Page, toPage } from '../../common/pagination.ts';
import type { ReadPersonNames } from '../../common/person-names.ts';
import { auditModel } from './audit.model.ts';
import type { AuditRecord } from './audit.record.ts';
import { changedValues, type Values } from './changed-values.ts';

const NEWEST_FIRST: Keyset = { field: 'at', direction: -1, kind: 'date' };
/** Entries that are shown beside one thing; the log has the rest. */
const ENTRIES_OF_A_THING = 100;

/** Entries that a file reads at a time, and whose names are read together. */
const EXPORT_BATCH = 500;

/** What a member of staff did to one thing. */
export interface AuditEvent {
  /** The account of the member of staff. */
  readonly by: string;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** What it was; null for a new thing, or where nothing was changed. */
  readonly before?: Values | null;
  /** What it is now; null for a deleted thing, or where nothing was changed. */
  readonly after?: Values | null;
}

/** An entry with the names of people; null where an account is gone. */
export interface NamedEntry extends AuditRecord {
  /** Whoever did it. */
  readonly staff: PersonName | null;
  /** Whose account it was done to; null for everything else, too. */
  readonly person: PersonName | null;
}

const getPersonId = ({ subject, subjectId }: AuditRecord) => (subject === 'USER' ? subjectId : null);

export interface AuditFilter {
  readonly subject?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
  readonly by?: string | undefined;
}

/** The log of what staff do: who, when, what, before and after. */
export function createAuditService(connection: Connection, readNames: ReadPersonNames) {
  const entries = auditModel(connection);

  async function withNames(rows: readonly AuditRecord[]): Promise<NamedEntry[]> {
    const names = await readNames(rows.flatMap((row) => [row.by, getPersonId(row)]));
    return rows.map((row) => ({
      ...row,
      staff: names.get(row.by) ?? null,
      person: names.get(getPersonId(row) ?? '') ?? null,
    }));
  }

  async function write(event: AuditEvent, session?: ClientSession): Promise<void> {
    const { by, action, subject, subjectId, before = null, after = null } = event;
    const changes = changedValues(before, after);
    await entries.insertMany([{ at: new Date(), by, action, subject, subjectId, changes }], session ? { session } : {});
  }

  return {
    /** Writes an entry, always in the transaction of the audit event: neither exists without the other. */
    record: (session: ClientSession, event: AuditEvent): Promise<void> => write(event, session),

    /** Writes that somebody looked at something, before it is shown: there is nothing else to write. */
    recordLook: (event: AuditEvent): Promise<void> => write(event),

    /** The log, newest first. */
    async list(filter: AuditFilter, first: number, after?: string): Promise<Page<NamedEntry>> {
      const size = clampPageSize(first);
      const { subject, subjectId, by } = filter;
      const wanted: QueryFilter<AuditRecord> = {
        ...(subject && { subject }),
        ...(subject && subjectId && { subjectId }),
        ...(by && { by }),
      };
      const rows = await entries
        .find({ ...wanted, ...(after && beyondCursor<AuditRecord>(NEWEST_FIRST, after)) })
        .sort(keysetOrder(NEWEST_FIRST))
        .limit(size + 1)
        .lean();
      const toCursor = (row: NamedEntry) => keysetCursor(NEWEST_FIRST, row);
      return toPage(await withNames(rows), size, toCursor, () => countDocuments(entries, wanted));
    },

    /** The whole log, or all about one kind of things, newest first, without holding more than some of it. */
    async *all(subject: AuditSubject | undefined): AsyncGenerator<NamedEntry> {
      let batch: AuditRecord[] = [];
      const log = entries.find(subject ? { subject } : {}).sort(keysetOrder(NEWEST_FIRST));
      for await (const row of log.lean().cursor({ batchSize: EXPORT_BATCH })) {
        batch.push(row);
        if (batch.length < EXPORT_BATCH) continue;
        yield* await withNames(batch);
        batch = [];
      }
      yield* await withNames(batch);
    },

    /** What was done to one thing, newest first. */
    async of(subject: AuditSubject, subjectId: string): Promise<NamedEntry[]> {
      const rows = await entries
        .find({ subject, subjectId })
        .sort(keysetOrder(NEWEST_FIRST))
        .limit(ENTRIES_OF_A_THING)
        .lean();
      return withNames(rows);
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
