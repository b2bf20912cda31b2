import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/index.ts';
import type { Email, EmailOutbox } from '../../email/index.ts';
import type { LedgerService } from '../../ledger/index.ts';
import type { StockService } from '../../stock/index.ts';
import type { CancellationSteps } from '../cancellation-steps.ts';
import type { OrderEffects, OrderEmail } from '../decision.ts';
import type { OrderEmailBuilder } from '../emails/order-email-builder.ts';
import type { OrderRecord } from '../order.record.ts';
import { doneFrom } from '../undo-rules.ts';

interface Deps {
  readonly outbox: EmailOutbox;
  readonly orderEmails: OrderEmailBuilder;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly stock: StockService;
  readonly cancellationSteps: CancellationSteps;
}

/** Passes the effects of a change to the modules that own them; `order` is the changed order. */
export function createOrderEffects({ outbox, orderEmails, audit, ledger, stock, cancellationSteps }: Deps) {
  const toEmails = (order: OrderRecord, emails: readonly OrderEmail[]): Email[] =>
    emails.flatMap(([kind, ...about]) => {
      // Each name is paired with the arguments of its own function, which TypeScript cannot infer through the union.
      const build = orderEmails[kind] as (order: OrderRecord, ...about: readonly unknown[]) => Email[];
      return build(order, ...about);
    });

  /** `before` is the order before the change. */
  return async function apply(
    session: ClientSession,
    before: OrderRecord,
    order: OrderRecord,
    effects: OrderEffects,
  ): Promise<void> {
    const { market, number } = order;
    const { emails = [], unitsSold = [], unitsBack = [], ledger: movements = [], audit: entries = [] } = effects;
    // No email is sent before an earlier one that waits until its change can no longer be undone.
    const dueAt = effects.emailsDueAt ?? doneFrom(before, new Date());
    if (unitsSold.length > 0) await stock.sell(session, market, unitsSold, number);
    for (const { lines, by, cause } of unitsBack) {
      await stock.takeBack(session, { market, orderNumber: number, lines }, by, cause);
    }
    ledger.note(session, movements);
    await outbox.withdraw(session, ...toEmails(before, effects.withdrawnEmails ?? []));
    outbox.queue(session, ...toEmails(order, emails).map((email) => ({ ...email, dueAt })));
    for (const entry of entries) await audit.record(session, { ...entry, subject: 'ORDER', subjectId: number });
    const isCancelled = order.status === 'ORDER_CANCELLED' && before.status !== order.status;
    if (isCancelled) await cancellationSteps.run(session, order);
  };
}

export type ApplyOrderEffects = ReturnType<typeof createOrderEffects>;
