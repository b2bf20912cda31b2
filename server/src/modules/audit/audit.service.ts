import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import type { PersonName } from '@eunbit/schema/person-name';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { countDocuments } from '../../common/count.ts';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, toPage } from '../../common/pagination.ts';
import type { ReadPersonNames } from '../../common/person-names.ts';
import { afterCommit } from '../../common/transaction.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import { type AuditRecord, auditModel } from './audit.model.ts';
import { changedValues, type Values } from './changed-values.ts';

const NEWEST_FIRST: Keyset = { field: 'at', direction: -1, kind: 'date' };
/** The number of entries shown beside a subject; the log has all. */
const ENTRIES_OF_A_THING = 100;

/** The batch size of an export: entries read in one query, with one query for the names. */
const EXPORT_BATCH = 500;

/** An action of a member of staff on a subject. */
export interface AuditEvent {
  /** The account of the member of staff. */
  readonly by: string;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** Values before; null for a new record or if nothing was changed. */
  readonly before?: Values | null;
  /** Values after; null for a deleted record or if nothing was changed. */
  readonly after?: Values | null;
}

/** An entry with the names of its users; null if an account is deleted. */
export interface NamedEntry extends AuditRecord {
  /** The staff member who did it. */
  readonly staff: PersonName | null;
  /** The account that was changed; null also for other subjects. */
  readonly person: PersonName | null;
}

const getPersonId = ({ subject, subjectId }: AuditRecord) => (subject === 'USER' ? subjectId : null);

export interface AuditFilter {
  readonly subject?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
  readonly by?: string | undefined;
}

/** Actions that are also security events. */
const SECURITY_EVENTS: Partial<Record<AuditAction, 'rightsChanged' | 'credentialsChanged'>> = {
  ROLE_CHANGED: 'rightsChanged',
  STAFF_ROLE_CREATED: 'rightsChanged',
  STAFF_ROLE_EDITED: 'rightsChanged',
  STAFF_ROLE_DELETED: 'rightsChanged',
  STAFF_INVITED: 'rightsChanged',
  STAFF_INVITATION_REVOKED: 'rightsChanged',
  STAFF_INVITATION_ACCEPTED: 'rightsChanged',
  ADMIN_APPOINTED: 'rightsChanged',
  USER_BLOCK_CHANGED: 'rightsChanged',
  ROLE_CHANGE_PIN_SET: 'credentialsChanged',
  SECOND_FACTOR_ADDED: 'credentialsChanged',
  SECOND_FACTOR_REMOVED: 'credentialsChanged',
  SECOND_FACTOR_RESET: 'credentialsChanged',
  RECOVERY_CODES_RENEWED: 'credentialsChanged',
  RECOVERY_CODE_USED: 'credentialsChanged',
};

/**
 * The audit log of staff: who, when, what, before and after. Changes of rights and credentials are security events, too;
 * `security` is missing for commands at a terminal, which have no log.
 */
export function createAuditService(connection: Connection, readNames: ReadPersonNames, security?: SecurityLog) {
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
    const securityEvent = SECURITY_EVENTS[action];
    if (session && securityEvent) {
      afterCommit(session, () => security?.record(securityEvent, { userId: by, action, subjectId }));
    }
    await entries.insertMany([{ at: new Date(), by, action, subject, subjectId, changes }], session ? { session } : {});
  }

  return {
    /** Writes an entry in the transaction of the change: neither is committed without the other. */
    record: (session: ClientSession, event: AuditEvent): Promise<void> => write(event, session),

    /** Records read access before the data are returned; there is no other write. */
    recordRead: (event: AuditEvent): Promise<void> => write(event),

    /** The log, newest first. */
    async list(filter: AuditFilter, first: number, after?: string): Promise<Page<AuditRecord>> {
      requirePageSize(first);
      const { subject, subjectId, by } = filter;
      const wanted: QueryFilter<AuditRecord> = {
        ...(subject && { subject }),
        ...(subject && subjectId && { subjectId }),
        ...(by && { by }),
      };
      const rows = await entries
        .find({ ...wanted, ...(after && beyondCursor<AuditRecord>(NEWEST_FIRST, after)) })
        .sort(keysetOrder(NEWEST_FIRST))
        .limit(first + 1)
        .lean();
      const toCursor = (row: AuditRecord) => keysetCursor(NEWEST_FIRST, row);
      return toPage(rows, { first, after }, toCursor, () => countDocuments(entries, wanted));
    },

    /** Streams the log, or the entries of one kind of subject, newest first, with names. */
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

    /** The entries of one subject, newest first. */
    of(subject: AuditSubject, subjectId: string): Promise<AuditRecord[]> {
      return entries
        .find({ subject, subjectId })
        .sort(keysetOrder(NEWEST_FIRST))
        .limit(ENTRIES_OF_A_THING)
        .lean()
        .exec();
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
