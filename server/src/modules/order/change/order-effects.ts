import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { StockService } from '../../stock/stock.service.ts';
import type { OrderEffects, OrderEmail } from '../decision.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import type { OrderRecord } from '../order.record.ts';

interface Deps {
  readonly orderEmails: OrderEmailQueue;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly stock: StockService;
}

/** Hands the effects of a change to their owners; `order` is what it has become. */
export function createOrderEffects({ orderEmails, audit, ledger, stock }: Deps) {
  function queue(session: ClientSession, order: OrderRecord, [kind, ...about]: OrderEmail): void {
    // Each name comes with the arguments of its own function, which TypeScript cannot follow through the union.
    const send = orderEmails[kind] as (
      session: ClientSession,
      order: OrderRecord,
      ...about: readonly unknown[]
    ) => void;
    send(session, order, ...about);
  }

  return async function apply(session: ClientSession, order: OrderRecord, effects: OrderEffects): Promise<void> {
    if (effects.unitsSold) await stock.sell(session, order.market, effects.unitsSold, order.number);
    if (effects.ledger) ledger.note(session, effects.ledger);
    for (const email of effects.emails ?? []) queue(session, order, email);
    if (effects.audit) {
      await audit.record(session, { ...effects.audit, subject: 'ORDER', subjectId: order.number });
    }
  };
}

export type ApplyOrderEffects = ReturnType<typeof createOrderEffects>;
