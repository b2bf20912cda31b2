import type { AddressFields } from './address.ts';
import type { ApiMessageKey } from './api-messages.ts';
import { type BuyerNotes, validateBuyerNotes } from './buyer-notes.ts';
import type { ShippingOption } from './checkout.ts';
import {
  DRAFT_PAYMENTS,
  type DraftPayment,
  MAXIMUM_AGREED_PRICE,
  MAXIMUM_DRAFT_EXPIRY_DAYS,
  MAXIMUM_DRAFT_QUANTITY,
  MAXIMUM_DRAFT_REASON_LENGTH,
} from './draft-order.ts';
import { MAXIMUM_EMAIL_LENGTH } from './email-address.ts';
import type { Market } from './market.ts';
import { MAXIMUM_ORDER_LINES } from './order-edit.ts';
import { isBlank } from './typed-line.ts';
import { validateAddress } from './validation-address.ts';
import { validatePaymentDue } from './validation-deposit.ts';
import { MAXIMUM_DEPOSITOR_NAME_LENGTH, validateDeposit } from './validation-payment.ts';
import {
  check,
  emailRules,
  type FieldFailure,
  phoneRules,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

export interface DraftLineFields {
  readonly productId: string;
  readonly quantity: number;
  /** Minor units; null for the listed price. */
  readonly agreedPrice: number | null;
}

/** Fields of a draft order that staff fill in. */
export interface DraftOrderFields extends BuyerNotes {
  readonly email: string;
  readonly phone: string;
  /** Null while it is not known yet. */
  readonly address: AddressFields | null;
  readonly lines: readonly DraftLineFields[];
  /** Null for the default of the store. */
  readonly shippingOption: ShippingOption | null;
  /** Minor units; null for the listed price. */
  readonly agreedShipping: number | null;
  readonly payment: DraftPayment;
  readonly bankId: string;
  readonly depositorName: string;
  /** Due date of a deposit, `YYYY-MM-DD`; null for the default period. */
  readonly paymentDueOn: string | null;
  readonly reason: string;
  readonly expiresInDays: number;
}

type Failure = FieldFailure<ApiMessageKey>;

const isPrice = (price: number, market: Market): boolean =>
  Number.isInteger(price) && price >= 0 && price <= MAXIMUM_AGREED_PRICE[market];

function validateLines(lines: readonly DraftLineFields[], market: Market): Failure[] {
  if (lines.length > MAXIMUM_ORDER_LINES) return [{ path: 'lines', key: 'editedLines.tooMany' }];
  const ids = new Set<string>();
  return lines.flatMap(({ productId, quantity, agreedPrice }, index): Failure[] => {
    const isTwice = ids.has(productId);
    ids.add(productId);
    if (isTwice) return [{ path: `lines.${index}.productId`, key: 'editedLines.twice' }];
    if (!Number.isInteger(quantity) || quantity < 1) {
      return [{ path: `lines.${index}.quantity`, key: 'quantity.invalid' }];
    }
    if (quantity > MAXIMUM_DRAFT_QUANTITY) return [{ path: `lines.${index}.quantity`, key: 'draftOrder.tooManyUnits' }];
    return agreedPrice !== null && !isPrice(agreedPrice, market)
      ? [{ path: `lines.${index}.agreedPrice`, key: 'draftOrder.priceInvalid' }]
      : [];
  });
}

/** Whether the draft has prices other than the listed ones, which need a reason (DRAFT-3). */
export const hasAgreedPrices = ({ lines, agreedShipping, payment }: DraftOrderFields): boolean =>
  payment === 'NONE' || agreedShipping !== null || lines.some(({ agreedPrice }) => agreedPrice !== null);

/**
 * Validates an unfinished draft order: the given values are valid, and many may be missing (DRAFT-2).
 * @param offered the payment methods of the store whose keys are set
 */
export function validateDraftOrder(
  draft: DraftOrderFields,
  market: Market,
  today: string,
  offered: readonly DraftPayment[] = DRAFT_PAYMENTS[market],
): Failure[] {
  const { email, phone, address, lines, agreedShipping, payment, paymentDueOn, expiresInDays } = draft;
  const failures: Failure[] = [
    ...check([
      ['email', email, ...(isBlank(email) ? [shortEnough(MAXIMUM_EMAIL_LENGTH)] : emailRules)],
      ['phone', phone, ...(isBlank(phone) ? [shortEnough(40)] : phoneRules)],
      ['bankId', draft.bankId, shortEnough(40)],
      ['depositorName', draft.depositorName, shortEnough(MAXIMUM_DEPOSITOR_NAME_LENGTH), singleLine],
      ['reason', draft.reason, shortEnough(MAXIMUM_DRAFT_REASON_LENGTH), singleLine],
    ]),
    ...(address ? validateAddress(address, market) : []),
    ...validateBuyerNotes(draft, market),
    ...validateLines(lines, market),
  ];
  if (agreedShipping !== null && !isPrice(agreedShipping, market)) {
    failures.push({ path: 'agreedShipping', key: 'draftOrder.priceInvalid' });
  }
  if (!offered.includes(payment)) failures.push({ path: 'payment', key: 'paymentMethod.unavailable' });
  if (paymentDueOn !== null) failures.push(...validatePaymentDue(paymentDueOn, today, 'paymentDueOn'));
  if (!Number.isInteger(expiresInDays) || expiresInDays < 1 || expiresInDays > MAXIMUM_DRAFT_EXPIRY_DAYS) {
    failures.push({ path: 'expiresInDays', key: 'draftOrder.expiryInvalid' });
  }
  return failures;
}

/** What a draft order lacks before it can be sent (DRAFT-4). */
export function validateDraftReadiness(draft: DraftOrderFields): Failure[] {
  const failures: Failure[] = check([
    ['email', draft.email, ...emailRules],
    ['phone', draft.phone, ...phoneRules],
  ]);
  if (!draft.address) failures.push({ path: 'address', key: 'draftOrder.addressRequired' });
  if (draft.lines.length === 0) failures.push({ path: 'lines', key: 'draftOrder.linesRequired' });
  if (draft.payment === 'DEPOSIT') failures.push(...validateDeposit(draft));
  if (hasAgreedPrices(draft)) failures.push(...check([['reason', draft.reason, required('editReason.required')]]));
  return failures;
}
