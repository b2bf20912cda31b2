import { ProductStockResolver } from './product-stock.resolver.ts';
import { reservationModel } from './reservation.model.ts';
import { RestockResolver } from './restock.resolver.ts';
import { restockSubscriptionModel } from './restock-subscription.model.ts';
import { createStockLoaders } from './stock.loader.ts';
import { stockModel } from './stock.model.ts';
import { StockResolver } from './stock.resolver.ts';
import { createStockServices } from './stock.wiring.ts';
import { StockHistoryResolver, StockMovementResolver } from './stock-history.resolver.ts';
import { StockListResolver } from './stock-list.resolver.ts';
import { stockMovementModel } from './stock-movement.model.ts';

export const stockModule = {
  models: [reservationModel, restockSubscriptionModel, stockModel, stockMovementModel],
  resolvers: [
    ProductStockResolver,
    RestockResolver,
    StockResolver,
    StockListResolver,
    StockHistoryResolver,
    StockMovementResolver,
  ],
  createServices: createStockServices,
  createLoaders: createStockLoaders,
};
