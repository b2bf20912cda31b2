import type { Language, Market } from '@eunbit/schema/market';
import type { RefundReason, UnshippedUnits } from '@eunbit/schema/order-refund';
import { message } from '@eunbit/schema/staff-messages';
import { type RefundChoice, validateRefundChoice, validateRefundReason } from '@eunbit/schema/validation-refund';
import type { OperationError } from '@eunbit/ui/operation-error';
import { formatAmountField, parseAmount } from '../../../../app/amount-text.ts';

/** Form values of the refund dialog. */
export interface RefundDraft {
  /** Units by product, as typed. */
  readonly units: Readonly<Record<string, string>>;
  readonly withShipping: boolean;
  /** Empty for the total of the chosen parts. */
  readonly amount: string;
  /** What to do with units that have not shipped; empty until chosen. */
  readonly unshipped: UnshippedUnits | '';
  readonly reason: RefundReason | '';
  readonly note: string;
}

export const EMPTY_DRAFT: RefundDraft = {
  units: {},
  withShipping: false,
  amount: '',
  unshipped: '',
  reason: '',
  note: '',
};

/** A refund of the surplus of an order, in minor units. */
export function draftSurplus(amount: number, market: Market): RefundDraft {
  return { ...EMPTY_DRAFT, amount: formatAmountField(amount, market), reason: 'OVERPAID' };
}

/** The refundable rest of an order. */
export interface RefundOffer {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  readonly shipping: { readonly amount: number };
}

const toUnits = (typed = '') => (typed.trim() === '' ? 0 : Number(typed));

/** The draft as the API's input; text that is not a number becomes a value that validation rejects. */
export function toChoice(draft: RefundDraft, { lines, shipping }: RefundOffer, market: Market): RefundChoice {
  return {
    lines: lines.flatMap(({ productId }) => {
      const quantity = toUnits(draft.units[productId]);
      return quantity === 0 ? [] : [{ productId, quantity }];
    }),
    shipping: draft.withShipping ? shipping.amount : 0,
    amount: draft.amount.trim() === '' ? null : (parseAmount(draft.amount, market) ?? Number.NaN),
  };
}

/** Chooses everything that is refundable. */
export function chooseAll(draft: RefundDraft, { lines, shipping }: RefundOffer): RefundDraft {
  const left = lines.filter(({ quantity }) => quantity > 0);
  const units = Object.fromEntries(left.map(({ productId, quantity }) => [productId, String(quantity)]));
  return { ...draft, units, withShipping: shipping.amount > 0, amount: '' };
}

/** Messages by field: `units.` with a product id, `amount`, `unshipped`, `reason`, `note`, or `choice` for the whole choice. */
export type RefundProblems = Readonly<Record<string, string>>;

const OWN_FIELDS: ReadonlySet<string> = new Set(['amount', 'note', 'reason', 'unshipped']);

/** The dialog's field for a path of the API. */
function toField(path: string, { lines }: Pick<RefundChoice, 'lines'>): string {
  const [, index] = /^lines\.(\d+)\./.exec(path) ?? [];
  if (index !== undefined) return `units.${lines[Number(index)]?.productId}`;
  return OWN_FIELDS.has(path) ? path : 'choice';
}

/** Why a refund was rejected, by field of the dialog. */
export function toRefundProblems({ message, fields }: OperationError, choice: Pick<RefundChoice, 'lines'>) {
  const all = Object.entries(fields);
  const named = all.length > 0 ? all : [['', message] as const];
  return Object.fromEntries(named.map(([path, text]) => [toField(path, choice), text]));
}

/** Errors of the chosen parts, as far as they can be checked here; an empty choice is valid until it is sent. */
export function findChoiceProblems(choice: RefundChoice, language: Language): RefundProblems {
  const failures = validateRefundChoice(choice).filter(({ key }) => key !== 'refund.nothingChosen');
  return Object.fromEntries(failures.map(({ path, key }) => [toField(path, choice), message(key, language)]));
}

/** Errors of a draft that is about to be sent. */
export function findDraftProblems(draft: RefundDraft, choice: RefundChoice, language: Language): RefundProblems {
  const failures = validateRefundChoice(choice).map(({ path, key }) => [toField(path, choice), message(key, language)]);
  if (draft.reason === '') failures.push(['reason', message('refund.reasonRequired', language)]);
  else {
    for (const { path, key } of validateRefundReason(draft.reason, draft.note)) {
      failures.push([path, message(key, language)]);
    }
  }
  return Object.fromEntries(failures);
}
