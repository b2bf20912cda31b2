import { findBank } from '@eunbit/schema/shop-settings';
import type { ClientSession } from 'mongoose';
import { randomReadable, type Vault } from '../../common/tokens.ts';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import { dueOnDay, type OrderRecord, type PaymentRecord } from '../order/index.ts';
import type { OrderPlacement } from '../payment/index.ts';
import type { ShownSettings } from '../shop-settings/index.ts';
import type { StockService } from '../stock/index.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';
import type { DraftChange } from './draft-orders.ts';
import { type CompleteDraft, expiryOf, originOf, toCheckout, toOrderLines } from './draft-rules.ts';

/** Length of a generated pass code for guests; staff can read it to them, and an email link opens the order without it. */
const PASS_CODE_LENGTH = 8;

interface Deps {
  readonly vault: Vault;
  readonly stock: StockService;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderPlacement: OrderPlacement;
  readonly outbox: EmailOutbox;
  readonly shopSettings: ShownSettings;
}

type SalePayment = Pick<PaymentRecord, 'method' | 'status'> & Partial<PaymentRecord>;

/** Creates orders or payment links from drafts, in the transaction that updates the draft. */
export function createDraftWriter({ vault, stock, checkoutPayments, orderPlacement, outbox, shopSettings }: Deps) {
  /** Generates an encrypted pass code. */
  const newPassCode = (): string => vault.encrypt(randomReadable(PASS_CODE_LENGTH));

  /** The pass code of a guest; null for members. */
  const passCodeOf = ({ userId }: DraftOrderRecord, given: string | null): string | null =>
    userId ? null : (given ?? newPassCode());

  function paymentOf({ market, payment, bankId, depositorName, paymentDueOn }: CompleteDraft, at: Date): SalePayment {
    if (payment === 'NONE') return { method: 'NONE', status: 'PAID' };
    return {
      method: 'DEPOSIT',
      status: 'AWAITING_PAYMENT',
      bankId,
      depositorName,
      depositAccount: findBank(shopSettings.shown.banks, bankId),
      ...(paymentDueOn && dueOnDay({ market }, paymentDueOn, at)),
    };
  }

  return {
    newPassCode,

    /** Queues the email with the link; `sending` distinguishes repeated emails of a draft. */
    sendLink(session: ClientSession, { number, email, language }: DraftOrderRecord, sending: string): void {
      const refs = { draftNumber: number };
      outbox.queue(session, { kind: 'DRAFT_ORDER_SENT', about: `${number}:${sending}`, refs, to: email, language });
    },

    /** Holds the units until the link expires, and opens its checkout (DRAFT-6). Throws ShortageError. */
    async openLink(
      session: ClientSession,
      draft: CompleteDraft,
      at: Date,
      passCode: string | null = null,
    ): Promise<DraftChange> {
      const expiresAt = expiryOf(draft, at);
      const { reservationId } = await stock.hold(session, draft.market, draft._id, draft.lines, { until: expiresAt });
      const held = { encryptedPassCode: passCodeOf(draft, passCode), reservationId, heldUntil: expiresAt };
      checkoutPayments.open(session, toCheckout(draft, held, at));
      return { status: 'SENT', sentAt: at, expiresAt, reservationId };
    },

    /** Places the order at once, because it is at no charge or awaits a deposit (DRAFT-8). Throws ShortageError. */
    async placeNow(
      session: ClientSession,
      draft: CompleteDraft,
      at: Date,
      passCode: string | null = null,
    ): Promise<{ readonly order: OrderRecord; readonly change: DraftChange }> {
      const { email, phone, amounts } = draft;
      const order = await orderPlacement.placeAgreed(session, {
        checkout: { ...draft, contact: { email, phone }, encryptedPassCode: passCodeOf(draft, passCode) },
        lines: toOrderLines(draft),
        amounts,
        payment: paymentOf(draft, at),
        at,
        origin: originOf(draft),
      });
      return { order, change: { status: 'PLACED', orderNumber: order.number, sentAt: at, endedAt: at } };
    },
  };
}

export type DraftWriter = ReturnType<typeof createDraftWriter>;
