import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { addOccurrence, type GroupContent } from './add-occurrence.ts';
import { browserErrorGroupModel } from './browser-error.model.ts';
import type { BrowserErrorGroupRecord } from './browser-error.record.ts';
import { errorFingerprint, overflowFingerprint } from './error-fingerprint.ts';
import type { ErrorOccurrence } from './error-occurrence.ts';

/** Groups that are told apart. Others are counted together. */
const MAXIMUM_GROUPS = 1000;
/** Groups that one process begins in an hour, so that a flood of made-up errors does not push out real ones. */
const NEW_GROUPS_PER_HOUR = 50;
/** Where all groups are in use, a new one takes the place of one that was not seen for as long. */
const REPLACED_AFTER_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Each failed attempt means that another process wrote the group. */
const WRITE_ATTEMPTS = 10;

type Occurrences = readonly [ErrorOccurrence, ...ErrorOccurrence[]];

/** Writes batches of occurrences: each group is read and written once, however many of them it has. */
export function createErrorIngestion(connection: Connection) {
  const groups = browserErrorGroupModel(connection);
  const begun = { hour: 0, count: 0 };

  async function hasRoom(now: number): Promise<boolean> {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== begun.hour) Object.assign(begun, { hour, count: 0 });
    if (begun.count >= NEW_GROUPS_PER_HOUR) return false;
    if ((await groups.estimatedDocumentCount()) >= MAXIMUM_GROUPS) {
      const unseen = { lastSeenAt: { $lt: new Date(now - REPLACED_AFTER_MS) } };
      if (!(await groups.findOneAndDelete(unseen).sort({ lastSeenAt: 1 }))) return false;
    }
    begun.count += 1;
    return true;
  }

  /** Returns whether it was written; otherwise another process has begun the group. */
  async function insert(fingerprint: string, occurrences: Occurrences): Promise<boolean> {
    const [{ app, kind, name, message }] = occurrences;
    const isOverflow = fingerprint === overflowFingerprint({ app });
    const told = isOverflow ? { kind: 'OVERFLOW' as const, name: '', message: '' } : { kind, name, message };
    const record = { _id: new Types.ObjectId(), fingerprint, app, ...told, ...addAll(null, occurrences) };
    try {
      await groups.insertMany([record], { lean: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Returns whether it was written; otherwise somebody else has written the group, or it is gone. */
  async function update(known: BrowserErrorGroupRecord, occurrences: Occurrences): Promise<boolean> {
    const { _id, fingerprint, app, kind, name, message, ...content } = known;
    const { revision, ...fields } = addAll(content, occurrences);
    const next = { $set: { ...fields, revision: revision + 1 } };
    return (await groups.updateOne({ _id, revision }, next)).matchedCount === 1;
  }

  async function record(fingerprint: string, occurrences: Occurrences): Promise<void> {
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const known = await groups.findOne({ fingerprint }).lean();
      const overflow = overflowFingerprint(occurrences[0]);
      if (!known && fingerprint !== overflow && !(await hasRoom(Date.now()))) return record(overflow, occurrences);
      const isWritten = known ? await update(known, occurrences) : await insert(fingerprint, occurrences);
      if (isWritten) return;
    }
    throw new Error('a group of browser errors is being written by too many processes at once');
  }

  return async function ingest(occurrences: readonly ErrorOccurrence[]): Promise<void> {
    for (const [fingerprint, ofGroup] of groupByFingerprint(occurrences)) await record(fingerprint, ofGroup);
  };
}

function addAll(content: GroupContent | null, [first, ...others]: Occurrences): GroupContent {
  return others.reduce(addOccurrence, addOccurrence(content, first));
}

function groupByFingerprint(occurrences: readonly ErrorOccurrence[]): Map<string, Occurrences> {
  const grouped = new Map<string, Occurrences>();
  for (const occurrence of occurrences) {
    const fingerprint = errorFingerprint(occurrence);
    const known = grouped.get(fingerprint);
    grouped.set(fingerprint, known ? [...known, occurrence] : [occurrence]);
  }
  return grouped;
}
