import type { OrderRecord } from './order.record.ts';
import type { ReturnOfOrder } from './returns.record.ts';

/** Reads the returns of orders by the numbers of the orders, oldest first. */
type ReadReturns = (orderNumbers: readonly string[]) => Promise<ReadonlyMap<string, readonly ReturnOfOrder[]>>;

/**
 * Lets the return module supply the returns of an order. They are written only together with their order, so decisions on the
 * order may read them first.
 */
export function createOrderReturns() {
  let registered: ReadReturns | null = null;
  const read: ReadReturns = (orderNumbers) => {
    if (!registered) throw new Error('no module has registered returns');
    return registered(orderNumbers);
  };
  return {
    register(reader: ReadReturns): void {
      if (registered) throw new Error('two modules have registered returns');
      registered = reader;
    },
    byOrderNumbers: read,
    /** Oldest first. Makes no query if the order never had a return. */
    async of({
      number,
      returnsChangedAt,
    }: Pick<OrderRecord, 'number' | 'returnsChangedAt'>): Promise<readonly ReturnOfOrder[]> {
      return returnsChangedAt ? ((await read([number])).get(number) ?? []) : [];
    },
  };
}

export type OrderReturns = ReturnType<typeof createOrderReturns>;
