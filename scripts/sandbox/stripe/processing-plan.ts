export interface ProcessingOrder {
  /** How many of the next payments take their time. */
  count: number;
  /** How long each stays in `processing`. */
  milliseconds: number;
  outcome: 'succeeded' | 'failed';
}

/** Which payments stay in `processing` for a while, as bank debits do, instead of settling at once. */
export class ProcessingPlan {
  private order: ProcessingOrder | undefined;

  set(order: ProcessingOrder): void {
    this.order = { ...order };
  }

  clear(): void {
    this.order = undefined;
  }

  take(): ProcessingOrder | undefined {
    const { order } = this;
    if (!order) return undefined;
    order.count -= 1;
    if (order.count <= 0) this.order = undefined;
    return order;
  }
}
