import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { type CatalogueCache, loadCatalogue } from './catalogue-cache.ts';
import { type ProductRecord, productModel } from './product.model.ts';

export interface CatalogueEvents {
  /** Id of a changed product. Subscribers read its content for their own store and language. */
  readonly products: string;
}

export interface CatalogueLive {
  /** In-memory copy of the catalogue, updated by change events. */
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly catalogueEvents: TopicBoard<CatalogueEvents>;
}

export function createCatalogueLive(connection: Connection, live: LiveHub): CatalogueLive {
  const products = productModel(connection);
  const catalogueEvents = live.createBoard<CatalogueEvents>();
  const catalogueCache = live.mirror<CatalogueCache, ProductRecord>(
    products,
    { load: () => loadCatalogue(products) },
    { onChange: ({ documentKey }) => catalogueEvents.publish('products', String(documentKey._id)) },
  );
  return { catalogueCache, catalogueEvents };
}
