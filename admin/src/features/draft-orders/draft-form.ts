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
  /** As it is typed; empty for the listed price. */
  readonly agreedPrice: string;
}

/** A draft order as it is typed. */
export interface DraftForm extends DestinationDraft {
  /** The member whose order it will be; null for a guest's. */
  readonly userId: string | null;
  readonly email: string;
  readonly language: Language;
  readonly lines: readonly LineForm[];
  /** Empty for the default of the store. */
  readonly shippingOption: ShippingOption | '';
  /** Empty for the listed price. */
  readonly agreedShipping: string;
  readonly payment: DraftPayment;
  readonly bankId: string;
  readonly depositorName: string;
  /** Empty for the usual time. */
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

/** Null for the listed price; what is no price becomes one that the server refuses by name. */
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

/** What its price depends on: an address only once it is one. Typing of the rest asks for no other price. */
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

/** Adds one unit of a product; one that is in the draft stays as it is. */
export function withProduct(
  lines: readonly LineForm[],
  { productId, title, unitPrice }: { readonly productId: string; readonly title: string; readonly unitPrice: Money },
): readonly LineForm[] {
  if (lines.some((line) => line.productId === productId)) return lines;
  return [...lines, { productId, title, listPrice: unitPrice, quantity: '1', agreedPrice: '' }];
}
