import type { Document } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import type { MemoryLimit } from '../sorting/memory-limit.ts';
import type { Pause } from '../yielding.ts';

/** The rows that flow between stages. Stages pass pauses on, so that long pipelines let others run. */
export type Rows = Iterable<Document | Pause>;

/** What a stage's expressions may refer to, and how texts compare. */
export interface StageSettings {
  variables: Document | undefined;
  collation: Collation | undefined;
  /** Stages that hold rows may not use the disk, and so only so much memory. */
  staysInMemory: boolean;
}

/** What a stage makes of its rows. Pauses are passed on. */
export type StageRunner = (rows: Rows) => Rows;

/** What a stage makes of all its rows at once. */
export type WholeRunner = (rows: readonly Document[], memory: MemoryLimit) => Iterable<Document>;
