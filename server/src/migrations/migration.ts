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
  /**
   * Id of the last migration that a server has to know to go on working while and after this one is applied: the last of
   * the version before, in a migration that only adds, or that removes what that version no longer uses. Null if it has to
   * know none, because the version before had none. Left out, all servers of older versions have to be stopped first.
   */
  readonly survivedBy?: string | null;
  readonly steps: readonly MigrationStep[];
}
