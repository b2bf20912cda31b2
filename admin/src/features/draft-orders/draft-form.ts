import type { DraftPayment } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import type { Money } from '@eunbit/schema/money';
import { validateAddress } from '@eunbit/schema/validation-address';
import { formatAmountField, parseAmount } from '../../app/amount-text.ts';
import type {
  DraftOrder_DraftOrderFragment,
  DraftOrderContentsInput,
  Language,
  ShippingOption,
} from '../../gql/graphql.ts';
import { type DestinationDraft, toDestination, toDestinationDraft } from '../orders/destination-draft.ts';

export interface LineForm {
  readonly productId: string;
  readonly title: string;
  readonly listPrice: Money;
  readonly quantity: string;
  /** As typed; empty for the listed price. */
  readonly agreedPrice: string;
}

/** Form values of a draft order. */
export interface DraftForm extends DestinationDraft {
  /** The member who gets the order; null for a guest. */
  readonly userId: string | null;
  readonly email: string;
  readonly language: Language;
  readonly lines: readonly LineForm[];
  /** Empty for the store's default. */
  readonly shippingOption: ShippingOption | '';
  /** Empty for the listed price. */
  readonly agreedShipping: string;
  readonly payment: DraftPayment;
  readonly bankId: string;
  readonly depositorName: string;
  /** Empty for the default due date. */
  readonly paymentDueOn: string;
  readonly reason: string;
  readonly expiresInDays: string;
}

const NO_ADDRESS = { firstName: '', lastName: '', address: '', apt: '', city: '', state: '', zipCode: '' } as const;

export function toDraftForm(draft: DraftOrder_DraftOrderFragment): DraftForm {
  const { market, address, lines, agreedShipping, paymentDueOn, expiresInDays } = draft;
  return {
    ...toDestinationDraft({ ...draft, address: address ?? NO_ADDRESS }),
    userId: draft.userId ?? null,
    email: draft.email,
    language: draft.language,
    lines: lines.map(({ productId, title, listPrice, quantity, agreedPrice }) => ({
      productId,
      title,
      listPrice,
      quantity: String(quantity),
      agreedPrice: formatAmountField(agreedPrice?.amount ?? null, market),
    })),
    shippingOption: draft.shippingOption ?? '',
    agreedShipping: formatAmountField(agreedShipping?.amount ?? null, market),
    payment: draft.payment,
    bankId: draft.bankId,
    depositorName: draft.depositorName,
    paymentDueOn: paymentDueOn ?? '',
    reason: draft.reason,
    expiresInDays: String(expiresInDays),
  };
}

/** Null for the listed price. Invalid text becomes -1, which the server rejects with an error for this field. */
const toPrice = (text: string, market: Market): number | null =>
  text.trim() ? (parseAmount(text, market) ?? -1) : null;

const toCount = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0);

export function toContents(form: DraftForm, market: Market): DraftOrderContentsInput {
  const { address, phone, ...notes } = toDestination(form, market);
  const isAddressed = Object.values(address).some((text) => text.trim() !== '');
  return {
    language: form.language,
    userId: form.userId,
    email: form.email,
    phone,
    address: isAddressed ? address : null,
    ...notes,
    lines: form.lines.map(({ productId, quantity, agreedPrice }) => ({
      productId,
      quantity: toCount(quantity),
      agreedPrice: toPrice(agreedPrice, market),
    })),
    shippingOption: form.shippingOption || null,
    agreedShipping: toPrice(form.agreedShipping, market),
    payment: form.payment,
    bankId: form.payment === 'DEPOSIT' ? form.bankId : '',
    depositorName: form.payment === 'DEPOSIT' ? form.depositorName : '',
    paymentDueOn: form.payment === 'DEPOSIT' ? form.paymentDueOn || null : null,
    reason: form.reason,
    expiresInDays: toCount(form.expiresInDays),
  };
}

/** The values that prices depend on, with an address only if it is complete, so that other typing requests no new prices. */
export function toPricedContents(contents: DraftOrderContentsInput, market: Market): DraftOrderContentsInput {
  const { address } = contents;
  const place = address && { ...address, apt: address.apt ?? '' };
  return {
    language: contents.language,
    email: '',
    phone: '',
    address: place && validateAddress(place, market).length === 0 ? place : null,
    lines: contents.lines,
    shippingOption: contents.shippingOption,
    agreedShipping: contents.agreedShipping,
    payment: contents.payment,
    expiresInDays: 1,
  };
}

/** Adds one unit of a product; a product that is already in the draft is left unchanged. */
export function withProduct(
  lines: readonly LineForm[],
  { productId, title, unitPrice }: { readonly productId: string; readonly title: string; readonly unitPrice: Money },
): readonly LineForm[] {
  if (lines.some((line) => line.productId === productId)) return lines;
  return [...lines, { productId, title, listPrice: unitPrice, quantity: '1', agreedPrice: '' }];
}
