import { createHash } from 'node:crypto';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { VirtualAccount } from '../../integrations/virtual-account/virtual-account-issuer.ts';
import type { PaymentRecord } from '../order/index.ts';

/** The change of an order's payment that follows from the state of its virtual account. */
export type DepositChange =
  /** The agreed amount was deposited, or more. */
  | { readonly kind: 'paid' }
  /** Less than the agreed amount was deposited: staff decide. */
  | { readonly kind: 'differs' }
  /** The order was cancelled before the deposit arrived: it has to be refunded. */
  | { readonly kind: 'tooLate' }
  /** The bank took back a deposit that it had reported. */
  | { readonly kind: 'takenBack' }
  /** The account was closed without a deposit. */
  | { readonly kind: 'closed' };

const DEPOSITED: ReadonlySet<PaymentStatus> = new Set(['PAID', 'REFUND_DUE']);
const CANCELLED: ReadonlySet<PaymentStatus> = new Set(['RELEASE_DUE', 'VOID']);

/** Compares the issuer's account with the order's payment. Null if nothing changes. */
export function classifyDeposit(
  payment: Pick<PaymentRecord, 'status' | 'depositedAmount'>,
  total: number,
  { status, amount }: Pick<VirtualAccount, 'status' | 'amount'>,
): DepositChange | null {
  if (status === 'CLOSED') return payment.status === 'RELEASE_DUE' ? { kind: 'closed' } : null;
  if (status === 'WAITING') {
    const hasDeposit =
      DEPOSITED.has(payment.status) ||
      (payment.status === 'AWAITING_PAYMENT' && typeof payment.depositedAmount === 'number');
    return hasDeposit ? { kind: 'takenBack' } : null;
  }
  if (status !== 'DEPOSITED') return null;
  if (CANCELLED.has(payment.status)) return { kind: 'tooLate' };
  if (payment.status !== 'AWAITING_PAYMENT' || typeof payment.depositedAmount === 'number') return null;
  return { kind: amount >= total ? 'paid' : 'differs' };
}

interface Asked {
  readonly checkoutId: string;
  readonly amount: number;
  readonly bankId: string;
  readonly depositorName: string;
}

/**
 * The shop's reference for an account: a hash of the request and the day, so submitting twice issues one account, and a different
 * request issues another.
 */
export function referenceFor({ checkoutId, amount, bankId, depositorName }: Asked, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const values = JSON.stringify([amount, bankId, depositorName, day]);
  return `${checkoutId}-${createHash('sha256').update(values).digest('hex').slice(0, 16)}`;
}
