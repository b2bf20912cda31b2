import type { Connection, mongo } from 'mongoose';
import type { ClassType } from 'type-graphql';

/** A collection as it is prepared at start: made, with its indexes. */
export interface PreparedModel {
  readonly schema: { indexes(): [key: object, options: object][] };
  readonly collection: { createIndexes(indexes: mongo.IndexDescription[]): Promise<unknown> };
  createCollection(): Promise<unknown>;
}

export type ModelFactory = (connection: Connection) => PreparedModel;

/** One folder of `modules/`, as the shop is put together from. */
export interface ShopModule<Needs extends object, Services extends object> {
  readonly models: readonly ModelFactory[];
  readonly resolvers: readonly ClassType[];
  /**
   * Makes its services once per process, from what the modules below provide. Here a module registers what general parts
   * ask for: email templates, jobs, personal data, collections to be followed.
   */
  readonly createServices: (needs: Needs) => Services | Promise<Services>;
}
