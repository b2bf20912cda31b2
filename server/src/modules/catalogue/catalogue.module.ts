import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { DownloadServices } from '../download/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { MediaServices } from '../media/index.ts';
import { CatalogueResolver, ProductConnectionResolver } from './catalogue.resolver.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { createCatalogueLive } from './catalogue-live.ts';
import { createPackedUnits } from './packed-units.service.ts';
import { productModel } from './product.model.ts';
import { ProductEditorResolver } from './product-editor.resolver.ts';
import { createProductEditor } from './product-editor.service.ts';
import { ProductFactsResolver } from './product-facts.resolver.ts';
import { createProductList } from './product-list.service.ts';
import { productPictureModel } from './product-picture.model.ts';
import { createProductPictureService } from './product-picture.service.ts';
import { productPreviewModel } from './product-preview.model.ts';
import { createProductPreviews } from './product-preview.service.ts';
import { productRankingModel } from './product-ranking.model.ts';
import { ProductRankingResolver } from './product-ranking.resolver.ts';
import { createProductRanking } from './product-ranking.service.ts';
import { createProductStockSlot } from './product-stock.ts';

type Needs = Platform & AuditServices & DownloadServices & IdempotencyServices & MediaServices;

function setup(needs: Needs) {
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
    productList: createProductList(catalogueLive.catalogueCache),
    productPictures,
    productPreviews: createProductPreviews(connection, productEditor),
    productRanking: createProductRanking(connection, audit),
    productStock,
  };
}

export type CatalogueServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type CatalogueContext = ModuleContext<typeof setup>;

export const catalogueModule = defineModule({
  models: [productModel, productPictureModel, productPreviewModel, productRankingModel],
  resolvers: [
    CatalogueResolver,
    ProductConnectionResolver,
    ProductEditorResolver,
    ProductFactsResolver,
    ProductRankingResolver,
  ],
  setup,
});
