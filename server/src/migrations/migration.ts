import type { mongo } from 'mongoose';

/** One change of stored data. Doing it again changes nothing, so that a migration that was cut short is run once more. */
export interface MigrationStep {
  /** What it changes, for whoever reads a dry run. */
  readonly what: string;
  /** How many documents (of a collection that is renamed: collections) it would change now. */
  count(db: mongo.Db): Promise<number>;
  apply(db: mongo.Db): Promise<void>;
}

/** Brings the data of the version before to the present one. Never edited once it is released. */
export interface Migration {
  /** `0001-…`: its place in the order, and what it is about. */
  readonly id: string;
  readonly steps: readonly MigrationStep[];
}
