import type { ClientSession } from 'mongoose';
import type { OrderRecord } from './order.record.ts';

/** A step that runs in the same transaction as every cancellation of an order. It must not reject the cancellation. */
export type CancellationStep = (session: ClientSession, cancelled: OrderRecord) => Promise<void>;

/** Lets modules of higher layers add steps to a cancellation. */
export function createCancellationSteps() {
  const steps: CancellationStep[] = [];
  return {
    add(step: CancellationStep): void {
      steps.push(step);
    },
    async run(session: ClientSession, cancelled: OrderRecord): Promise<void> {
      for (const step of steps) await step(session, cancelled);
    },
  };
}

export type CancellationSteps = ReturnType<typeof createCancellationSteps>;
