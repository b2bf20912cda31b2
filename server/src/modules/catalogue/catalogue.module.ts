import { CatalogueResolver } from './catalogue.resolver.ts';
import { createCatalogueServices } from './catalogue.wiring.ts';
import { productModel } from './product.model.ts';
import { ProductEditorResolver } from './product-editor.resolver.ts';
import { ProductFactsResolver } from './product-facts.resolver.ts';
import { productPictureModel } from './product-picture.model.ts';
import { productPreviewModel } from './product-preview.model.ts';
import { productRankingModel } from './product-ranking.model.ts';
import { ProductRankingResolver } from './product-ranking.resolver.ts';

export const catalogueModule = {
  models: [productModel, productPictureModel, productPreviewModel, productRankingModel],
  resolvers: [CatalogueResolver, ProductEditorResolver, ProductFactsResolver, ProductRankingResolver],
  createServices: createCatalogueServices,
};
