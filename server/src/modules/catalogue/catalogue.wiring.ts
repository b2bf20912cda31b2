import type { Openings } from '@eunbit/schema/openings';
import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { AuditService, SubjectTitles } from '../audit/index.ts';
import type { DownloadService } from '../download/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { AvifEncoding, MediaService } from '../media/index.ts';
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
import { type CatalogueLive, createCatalogueLive } from './catalogue-live.ts';
import { createPackedUnits, type PackedUnits } from './packed-units.service.ts';
import { createProductEditor, type ProductEditor } from './product-editor.service.ts';
import { createProductPictureService, type ProductPictureService } from './product-picture.service.ts';
import { createProductPreviews, type ProductPreviews } from './product-preview.service.ts';
import { createProductRanking } from './product-ranking.service.ts';
import { createProductStockSlot, type ProductStockSlot } from './product-stock.ts';

/** Dependencies of the module. */
interface CatalogueNeeds {
  readonly avifEncoding: AvifEncoding;
  readonly config: { readonly hidesSamples: boolean; readonly open: Pick<Openings, 'stores'> };
  readonly connection: Connection;
  readonly idempotency: Idempotency;
  readonly live: LiveHub;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
  readonly media: MediaService;
  readonly downloads: DownloadService;
  readonly subjectTitles: SubjectTitles;
}

export interface CatalogueServices {
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly catalogueEvents: CatalogueLive['catalogueEvents'];
  readonly packedUnits: PackedUnits;
  readonly productEditor: ProductEditor;
  readonly productPictures: ProductPictureService;
  readonly productPreviews: ProductPreviews;
  readonly productRanking: ReturnType<typeof createProductRanking>;
  readonly productStock: ProductStockSlot;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type CatalogueContext = RequestContext<CatalogueNeeds & CatalogueServices>;

export function createCatalogueServices(needs: CatalogueNeeds): CatalogueServices {
  const { connection, live, audit, subjectTitles } = needs;
  const catalogueLive = createCatalogueLive(connection, live);
  const catalogue = createCatalogueService(catalogueLive.catalogueCache);
  const productStock = createProductStockSlot();
  const productPictures = createProductPictureService(needs);
  const { stores } = needs.config.open;
  const productEditor = createProductEditor({ connection, audit, pictures: productPictures, productStock, stores });
  subjectTitles.provide('PRODUCT', async (language) => {
    const { products } = await catalogueLive.catalogueCache.read();
    return new Map(products.map(({ id, title }) => [id, title[language]]));
  });
  return {
    ...catalogueLive,
    catalogue,
    packedUnits: createPackedUnits(connection),
    productEditor,
    productPictures,
    productPreviews: createProductPreviews(connection, productEditor),
    productRanking: createProductRanking(connection, audit),
    productStock,
  };
}
