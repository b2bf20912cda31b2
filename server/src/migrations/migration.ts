import type { mongo } from 'mongoose';

/** One change of stored data. Must be idempotent: an interrupted migration runs again. */
export interface MigrationStep {
  /** Description of the change, for a dry run. */
  readonly what: string;
  /** Number of documents (for a renamed collection: collections) that it would change now. */
  count(db: mongo.Db): Promise<number>;
  apply(db: mongo.Db): Promise<void>;
}

/** Migrates data from the previous version to the current one. Never edited once released. */
export interface Migration {
  /** `0001-…`: position in the order, and topic. */
  readonly id: string;
  readonly steps: readonly MigrationStep[];
}
