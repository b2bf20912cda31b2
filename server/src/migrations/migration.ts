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
   * Id of the last migration that a server has to know to keep working while and after this one is applied: the last one of the
   * previous version, if this migration only adds data or removes what that version no longer uses. Null if a server has to know
   * none, because the previous version had none. If it is absent, all servers of older versions have to be stopped first.
   */
  readonly survivedBy?: string | null;
  readonly steps: readonly MigrationStep[];
}
