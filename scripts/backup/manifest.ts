import type { BSON } from 'mongodb';

/** Collection of the manifest in the archive. Only mongorestore creates it. */
export const MANIFEST_COLLECTION = 'backup_manifest';

/** A sum that must be the same before and after; `of` says what is summed, such as `ledger KR PAYMENT`. */
export interface Figure {
  readonly of: string;
  readonly count: number;
  readonly sum: number;
}

/** Metadata of a backup: its last entry, so a backup with a manifest is complete. */
export interface Manifest {
  readonly _id: string;
  readonly database: string;
  readonly shopVersion: string;
  /** Migrations that were applied to the data. */
  readonly migrations: readonly string[];
  readonly serverVersion: string;
  readonly startedAt: Date;
  /** The time of the snapshot. */
  readonly snapshotAt: Date;
  readonly clusterTime: BSON.Timestamp;
  /** Number of documents in each collection at that time, as counted by the database. */
  readonly collections: Readonly<Record<string, number>>;
  /** Number of documents that were written during the copying, and are included as of the snapshot. */
  readonly changedMeanwhile: number;
  /** Sums of money and stock at that time. */
  readonly figures: readonly Figure[];
}
