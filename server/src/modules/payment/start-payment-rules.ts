import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { type BuyerNotes, validateBuyerNotes } from '@eunbit/schema/buyer-notes';
import type { CashReceiptRequest } from '@eunbit/schema/cash-receipt';
import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import { isCardMethod, isOfferedMethod, isTransferMethod, type TransferMethod } from '@eunbit/schema/payment-method';
import { type Bank, findBank, type ShopSettings } from '@eunbit/schema/shop-settings';
import { validateCashReceipt } from '@eunbit/schema/validation-cash-receipt';
import { validateDeposit } from '@eunbit/schema/validation-payment';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { SeenCheckout } from '../checkout/index.ts';
import { virtualAccountBankById } from '../purchase/index.ts';
import type { PaymentMethodChoice } from './payment-method-choice.ts';

/** The request of the payment step. */
export interface StartPaymentRequest extends BuyerNotes {
  readonly checkoutId: string;
  readonly method: PaymentMethod;
  /** The total shown to the shopper, in minor units. */
  readonly expectedTotal: number;
  /** The other amounts and lines shown; missing from clients that compare the total only. */
  readonly seen?: SeenCheckout;
  readonly hasAgreedToTerms: boolean;
  /** For transfers only. */
  readonly bankId?: string;
  readonly depositorName?: string;
  readonly cashReceipt?: CashReceiptRequest | null;
  /** The response to the challenge of an earlier call. */
  readonly proof?: string | null;
}

/** The account that a transfer goes to; null for a bank that cannot be chosen (any more). */
function findAccount(method: TransferMethod, bankId: string, { banks, company }: ShopSettings): Bank | null {
  if (method === 'DEPOSIT') return findBank(banks, bankId);
  const bank = virtualAccountBankById(bankId);
  return bank && { id: bank.id, name: bank.name, accountNumber: '', accountHolder: company.name.ko };
}

/** Card payments are reported to the tax office already; a cash receipt would report them twice. */
function validateReceipt({ cashReceipt, method }: StartPaymentRequest): FieldFailure[] {
  if (!cashReceipt) return [];
  return isTransferMethod(method)
    ? validateCashReceipt(cashReceipt)
    : [{ path: 'cashReceipt', key: 'cashReceipt.unavailable' }];
}

/** Validates the request of the payment step before any units are reserved. */
export function validateStartPayment(
  request: StartPaymentRequest,
  market: Market,
  settings: ShopSettings,
  { paymentMethods }: Pick<Openings, 'paymentMethods'>,
): FieldFailure<ApiMessageKey>[] {
  const { method, bankId = '', depositorName = '' } = request;
  if (!isOfferedMethod(method) || !paymentMethods[market].includes(method))
    return [{ path: 'method', key: 'paymentMethod.unavailable' }];
  const failures: FieldFailure<ApiMessageKey>[] = isTransferMethod(method)
    ? validateDeposit({ bankId, depositorName })
    : [];
  if (failures.length === 0 && isTransferMethod(method) && findAccount(method, bankId, settings) === null) {
    failures.push({ path: 'bankId', key: 'bank.required' });
  }
  failures.push(...validateBuyerNotes(request, market));
  failures.push(...validateReceipt(request));
  if (!request.hasAgreedToTerms) failures.push({ path: 'hasAgreedToTerms', key: 'terms.required' });
  return failures;
}

export function toPaymentMethodChoice(request: StartPaymentRequest, settings: ShopSettings): PaymentMethodChoice {
  const { method, bankId = '', depositorName = '', cashReceipt = null } = request;
  if (isCardMethod(method)) return { method };
  // No checkout offers this; `validateStartPayment` refuses it.
  if (!isTransferMethod(method)) return { method: 'CARD' };
  const depositAccount = findAccount(method, bankId, settings);
  return { method, bankId, depositAccount, depositorName: depositorName.trim(), cashReceipt };
}
