import type { BSON } from 'mongodb';

/** Where the manifest stands in the archive. Only mongorestore makes a collection of it. */
export const MANIFEST_COLLECTION = 'backup_manifest';

/** A sum that has to be the same before and after; `of` says what is added up, such as `ledger KR PAYMENT`. */
export interface Figure {
  readonly of: string;
  readonly count: number;
  readonly sum: number;
}

/** What a backup says of itself: its last entry, so that one that has it is complete. */
export interface Manifest {
  readonly _id: string;
  readonly database: string;
  readonly shopVersion: string;
  /** Migrations that the data had. */
  readonly migrations: readonly string[];
  readonly serverVersion: string;
  readonly startedAt: Date;
  /** The moment whose data the backup holds. */
  readonly snapshotAt: Date;
  readonly clusterTime: BSON.Timestamp;
  /** Documents of each collection at that moment, as the database counts them. */
  readonly collections: Readonly<Record<string, number>>;
  /** Documents that were written while the others were copied, and are in the backup as of that moment. */
  readonly changedMeanwhile: number;
  /** Sums of money and stock at that moment. */
  readonly figures: readonly Figure[];
}
