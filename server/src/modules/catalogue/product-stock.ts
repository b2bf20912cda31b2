import type { Market } from '@eunbit/schema/market';
import type { ClientSession } from 'mongoose';

/** Whether a product can be ordered in a store, as far as the form of a product says so. */
export interface SaleState {
  readonly stopped: boolean;
}

/** The stock of a product, as the form of a product needs it. The module that keeps stock provides it. */
export interface ProductStock {
  /** Levels of a new product, in the transaction that adds it. */
  open(
    session: ClientSession,
    productId: string,
    levels: Readonly<Record<Market, { readonly quantity: number; readonly stopped: boolean }>>,
    staffId: string,
  ): Promise<void>;
  /** Stops or resumes the sale; false where the level is not as expected any more. */
  changeSale(
    session: ClientSession,
    of: { readonly market: Market; readonly productId: string },
    stopped: boolean,
    by: { readonly staffId: string; expects(level: SaleState): boolean },
  ): Promise<boolean>;
  /** The state in each store; null where there is no level. */
  states(productId: string): Promise<Readonly<Record<Market, SaleState | null>>>;
}

/** Stands for the stock until its module is there. */
export interface ProductStockSlot extends ProductStock {
  /** Called once, at start. */
  provide(stock: ProductStock): void;
}

export function createProductStockSlot(): ProductStockSlot {
  let provided: ProductStock | null = null;
  function get(): ProductStock {
    if (!provided) throw new Error('no module has provided the stock of products');
    return provided;
  }
  return {
    open: (...args) => get().open(...args),
    changeSale: (...args) => get().changeSale(...args),
    states: (productId) => get().states(productId),
    provide(stock) {
      provided = stock;
    },
  };
}
