import type { Market } from '@eunbit/schema/market';
import type { ClientSession } from 'mongoose';

/** The part of a stock level that the product form sets. */
export interface SaleState {
  readonly stopped: boolean;
}

/** Stock operations of the product form, implemented by the stock module. */
export interface ProductStock {
  /** Creates the stock levels of a new product in the transaction that adds it. */
  open(
    session: ClientSession,
    productId: string,
    levels: Readonly<Record<Market, { readonly quantity: number; readonly stopped: boolean }>>,
    staffId: string,
  ): Promise<void>;
  /** Stops or resumes the sale; false if the level no longer meets `expects`. */
  changeSale(
    session: ClientSession,
    of: { readonly market: Market; readonly productId: string },
    stopped: boolean,
    by: { readonly staffId: string; expects(level: SaleState): boolean },
  ): Promise<boolean>;
  /** State per store; null if there is no stock level. */
  states(productId: string): Promise<Readonly<Record<Market, SaleState | null>>>;
}

/** Delegates to the stock module once that is created; breaks the cycle between the two modules. */
export interface ProductStockSlot extends ProductStock {
  /** Called once at startup. */
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
