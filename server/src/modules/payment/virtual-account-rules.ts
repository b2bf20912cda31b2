import { createHash } from 'node:crypto';
import type { VirtualAccount } from '../../integrations/virtual-account/virtual-account-issuer.ts';
import type { PaymentRecord, PaymentState } from '../order/order.record.ts';

/** What an account has come to, as the order has to note it. */
export type DepositChange =
  /** The deposit is there, as agreed. */
  | { readonly kind: 'paid' }
  /** Another amount came than was agreed: staff decide. */
  | { readonly kind: 'differs' }
  /** Money for an order that is cancelled: it has to go back. */
  | { readonly kind: 'tooLate' }
  /** Nothing came, and nothing can come any more. */
  | { readonly kind: 'closed' };

const CANCELLED: ReadonlySet<PaymentState> = new Set(['RELEASE_DUE', 'VOID']);

/** Judges what the issuer says against what the order waits for. Null where it is nothing new. */
export function classifyDeposit(
  { state, depositedAmount }: Pick<PaymentRecord, 'state' | 'depositedAmount'>,
  total: number,
  { status, amount }: Pick<VirtualAccount, 'status' | 'amount'>,
): DepositChange | null {
  if (status === 'CLOSED') return state === 'RELEASE_DUE' ? { kind: 'closed' } : null;
  if (status !== 'DEPOSITED') return null;
  if (CANCELLED.has(state)) return { kind: 'tooLate' };
  if (state !== 'AWAITING_DEPOSIT' || typeof depositedAmount === 'number') return null;
  return { kind: amount === total ? 'paid' : 'differs' };
}

interface Asked {
  readonly checkoutId: string;
  readonly amount: number;
  readonly bankId: string;
  readonly depositorName: string;
}

/**
 * The shop's name for an account: the same for the same wish on the same day, so that pressing twice asks for one
 * account, and another one as soon as anything differs.
 */
export function referenceFor({ checkoutId, amount, bankId, depositorName }: Asked, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const wish = JSON.stringify([amount, bankId, depositorName, day]);
  return `${checkoutId}-${createHash('sha256').update(wish).digest('hex').slice(0, 16)}`;
}
