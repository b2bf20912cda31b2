import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { StockService } from '../../stock/stock.service.ts';
import type { CancellationSteps } from '../cancellation-steps.ts';
import type { OrderEffects, OrderEmail } from '../decision.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import type { OrderRecord } from '../order.record.ts';

interface Deps {
  readonly orderEmails: OrderEmailQueue;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly stock: StockService;
  readonly cancellationSteps: CancellationSteps;
}

/** Hands the effects of a change to their owners; `order` is what it has become. */
export function createOrderEffects({ orderEmails, audit, ledger, stock, cancellationSteps }: Deps) {
  function queue(session: ClientSession, order: OrderRecord, [kind, ...about]: OrderEmail): void {
    // Each name comes with the arguments of its own function, which TypeScript cannot follow through the union.
    const send = orderEmails[kind] as (
      session: ClientSession,
      order: OrderRecord,
      ...about: readonly unknown[]
    ) => void;
    send(session, order, ...about);
  }

  /** `before` is what the order was. */
  return async function apply(
    session: ClientSession,
    before: OrderRecord,
    order: OrderRecord,
    effects: OrderEffects,
  ): Promise<void> {
    const { market, number } = order;
    const { emails = [], unitsSold = [], unitsBack = [], ledger: movements = [], audit: entries = [] } = effects;
    if (unitsSold.length > 0) await stock.sell(session, market, unitsSold, number);
    for (const { lines, by, cause } of unitsBack) {
      await stock.takeBack(session, { market, orderNumber: number, lines }, by, cause);
    }
    ledger.note(session, movements);
    for (const email of emails) queue(session, order, email);
    for (const entry of entries) await audit.record(session, { ...entry, subject: 'ORDER', subjectId: number });
    const isCancelled = order.status === 'ORDER_CANCELLED' && before.status !== order.status;
    if (isCancelled) await cancellationSteps.run(session, order);
  };
}

export type ApplyOrderEffects = ReturnType<typeof createOrderEffects>;
