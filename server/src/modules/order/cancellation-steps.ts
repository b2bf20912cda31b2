import type { ClientSession } from 'mongoose';
import type { OrderRecord } from './order.record.ts';

/** What else happens when an order is cancelled, whoever cancels it, in the same transaction. It may not refuse. */
export type CancellationStep = (session: ClientSession, cancelled: OrderRecord) => Promise<void>;

/** Lets modules above add what follows from a cancellation. */
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
