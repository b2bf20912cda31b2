import type { Connection } from 'mongoose';
import { cursorError } from '../../common/cursor.ts';
import type {
  AccountPayment,
  AccountPaymentPage,
  HeldMoney,
  PaymentAccount,
} from '../../integrations/payment/payment-account.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import type { LedgerRecord, LedgerService } from '../ledger/index.ts';
import { byIntents, type OrderReader, type OrderRecord } from '../order/index.ts';
import { type Difference, findDifferences, refundedDifference } from './differences.ts';
import { type Answer, createProviderAnswers } from './provider-answers.ts';

/** Payments per page. */
const PAGE_SIZE = 10;
/** Milliseconds. Movements younger than this may not be in the ledger yet and are not reported as differences. */
export const UNDER_WAY_MS = 10 * 60_000;

/** A payment with both the provider's and the shop's view of it. */
export interface ComparedPayment {
  readonly payment: AccountPayment;
  readonly order: OrderRecord | null;
  readonly entries: readonly LedgerRecord[];
  readonly differences: readonly Difference[];
}

/** Whether to query the provider or return its last stored answer. */
export type AnswerSource = 'PROVIDER' | 'LAST_ANSWER';

interface Deps {
  readonly connection: Connection;
  readonly paymentAccount: PaymentAccount;
  readonly ledger: LedgerService;
  readonly orderReader: OrderReader;
}

/** The shop's account at the payment provider, compared with the shop's own ledger, for staff. */
export function createProviderAccountService({ connection, paymentAccount: account, ledger, orderReader }: Deps) {
  const answers = createProviderAnswers(connection);

  async function compare(payments: readonly AccountPayment[]): Promise<ComparedPayment[]> {
    const ids = payments.map(({ intentId }) => intentId);
    const [sold, noted] = await Promise.all([orderReader.byIntents(ids), ledger.ofIntents(ids)]);
    const ordersByIntent = byIntents(sold);
    const settledBy = new Date(Date.now() - UNDER_WAY_MS);
    return payments.map((payment) => {
      const order = ordersByIntent.get(payment.intentId) ?? null;
      const entries = noted.filter(({ intentId }) => intentId === payment.intentId);
      // Payments that another application made through the same provider account have no checkout.
      const ours = payment.checkoutId !== null;
      const found = { payment, order, entries };
      const refunds = refundedDifference(found, settledBy);
      const differences = ours ? [...findDifferences(found, settledBy), ...(refunds ? [refunds] : [])] : [];
      return { ...found, differences };
    });
  }

  async function firstPage(source: AnswerSource): Promise<Answer<AccountPaymentPage>> {
    if (source === 'LAST_ANSWER' || !account.isConfigured) return answers.last('PAYMENTS');
    return answers.ask('PAYMENTS', async () => {
      const page = await account.payments(PAGE_SIZE, null);
      if (!page) throw new Error('the first page of payments was not found');
      return page;
    });
  }

  /** Pages after the first are not stored: the list may have shifted since. */
  async function laterPage(after: string): Promise<Answer<AccountPaymentPage>> {
    try {
      const page = await account.payments(PAGE_SIZE, after);
      if (!page) throw cursorError();
      return { value: page, at: new Date(), outOfReach: false };
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      return { value: null, at: null, outOfReach: true };
    }
  }

  return {
    isConfigured: account.isConfigured,

    dashboardUrl: account.dashboardUrl,

    balance(source: AnswerSource): Promise<Answer<readonly HeldMoney[]>> {
      const isAsked = source === 'PROVIDER' && account.isConfigured;
      return isAsked ? answers.ask('BALANCE', account.balance) : answers.last('BALANCE');
    },

    /** The shop's ledger data for payments, in the same order. Never cached. */
    compare,

    /** Payments, newest first. */
    payments(source: AnswerSource, after: string | null): Promise<Answer<AccountPaymentPage>> {
      if (after !== null && !/^pi_\w{1,100}$/.test(after)) throw cursorError();
      return after === null ? firstPage(source) : laterPage(after);
    },
  };
}

export type ProviderAccountService = ReturnType<typeof createProviderAccountService>;
