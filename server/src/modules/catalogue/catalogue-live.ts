import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { type CatalogueCache, loadCatalogueCache } from './catalogue-cache.ts';
import { productModel } from './product.model.ts';
import type { ProductRecord } from './product.record.ts';

export interface CatalogueEvents {
  /** The id of a product that was changed: what it says in a store and language, each page reads for itself. */
  readonly products: string;
}

export interface CatalogueLive {
  /** The catalogue, as fresh as the last event. */
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly catalogueEvents: TopicBoard<CatalogueEvents>;
}

export function createCatalogueLive(connection: Connection, live: LiveHub): CatalogueLive {
  const products = productModel(connection);
  const catalogueEvents = live.createBoard<CatalogueEvents>();
  const catalogueCache = live.mirror<CatalogueCache, ProductRecord>(products, () => loadCatalogueCache(products), {
    onChange: ({ documentKey }) => catalogueEvents.publish('products', String(documentKey._id)),
  });
  return { catalogueCache, catalogueEvents };
}
