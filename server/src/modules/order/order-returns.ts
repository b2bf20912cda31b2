import type { OrderRecord } from './order.record.ts';
import type { ReturnOfOrder } from './returns.record.ts';

/** Reads the returns of an order. */
type ReadReturns = (order: Pick<OrderRecord, 'number'>) => Promise<readonly ReturnOfOrder[]>;

/**
 * Lets the module that keeps returns tell those of an order. They are written with a change of their order alone, so whoever
 * decides on the order may read them first.
 */
export function createOrderReturns() {
  let registered: ReadReturns | null = null;
  return {
    register(read: ReadReturns): void {
      if (registered) throw new Error('two modules keep returns');
      registered = read;
    },
    /** Oldest first. Asks nobody for an order that never had any. */
    async of(order: Pick<OrderRecord, 'number' | 'returnsChangedAt'>): Promise<readonly ReturnOfOrder[]> {
      if (!order.returnsChangedAt) return [];
      if (!registered) throw new Error('no module keeps returns');
      return registered(order);
    },
  };
}

export type OrderReturns = ReturnType<typeof createOrderReturns>;
