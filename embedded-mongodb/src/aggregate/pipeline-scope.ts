import type { Document } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import type { View } from '../storage/view.ts';
import type { Rows, StageSettings } from './stage.ts';

/** What the stages of a pipeline may read. */
export interface PipelineScope extends StageSettings {
  /** The collection of a namespace, if it exists. */
  findCollection(namespace: string): Collection | undefined;
  view: View;
  database: string;
  /** Whether the newest state is read: only then do the stored document counts of collections apply. */
  isNewest: boolean;
}

/** Runs a pipeline over a collection, which may be missing; passed to the stages that have their own pipelines. */
export type PipelineRunner = (
  scope: PipelineScope,
  collection: Collection | undefined,
  pipeline: readonly Document[],
) => Rows;
