import type { Connection, mongo } from 'mongoose';
import type { ClassType } from 'type-graphql';
import type { CallerContext } from './request-context.ts';

/** A collection to create at start, with its indexes. */
export interface PreparedModel {
  readonly schema: { indexes(): [key: object, options: object][] };
  readonly collection: { createIndexes(indexes: mongo.IndexDescription[]): Promise<unknown> };
  createCollection(): Promise<unknown>;
}

export type ModelFactory = (connection: Connection) => PreparedModel;

/** One folder of `modules/`. */
export interface ShopModule<Needs extends object, Services extends object> {
  readonly models?: readonly ModelFactory[];
  readonly resolvers?: readonly ClassType[];
  /**
   * Creates the module's services once per process from the platform and the services of the modules before it. Here the
   * module also registers its email templates, jobs, personal data and followed collections.
   */
  readonly setup: (needs: Needs) => Services | Promise<Services>;
  /** Creates the module's loaders, for one request. */
  readonly createLoaders?: (context: CallerContext<Needs & Services>) => object;
}

/** A module with the types of its needs and its services, from which the compiler checks the order of modules. */
export const defineModule = <Needs extends object, Services extends object>(
  module: ShopModule<Needs, Services>,
): ShopModule<Needs, Services> => module;
