import type { Document } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import type { MemoryLimit } from '../sorting/memory-limit.ts';
import type { Pause } from '../yielding.ts';

/** The rows that flow between stages. Stages pass pauses on, so that long pipelines yield to other operations. */
export type Rows = Iterable<Document | Pause>;

/** The variables and the collation of a stage's expressions, and its memory limit. */
export interface StageSettings {
  variables: Document | undefined;
  collation: Collation | undefined;
  /** Whether stages that hold rows are limited to 100 MB because they may not use the disk. */
  staysInMemory: boolean;
}

/** Transforms the rows of a stage one by one; passes pauses on. */
export type StageRunner = (rows: Rows) => Rows;

/** Transforms all rows of a stage together. */
export type WholeRunner = (rows: readonly Document[], memory: MemoryLimit) => Iterable<Document>;
