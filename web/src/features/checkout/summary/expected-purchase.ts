import type { AddressFields } from '@eunbit/schema/address';
import type { ShippingOption } from '@eunbit/schema/checkout';
import { addMoney } from '@eunbit/schema/money';
import type { Checkout } from '../step/checkout-content.ts';
import type { Purchase } from './purchase.ts';

const PLACE = ['address', 'city', 'state', 'zipCode'] as const;

/** Whether the typed address is in another place than the address for which the amounts were calculated. */
export function isElsewhere(typed: AddressFields, { address }: Pick<Checkout, 'address'>): boolean {
  const normalize = (text: string) => text.trim().toLowerCase();
  return !address || PLACE.some((field) => normalize(typed[field]) !== normalize(address[field]));
}

/** Without an address, or for another one, the tax is unknown rather than zero, as in the cart. */
export function withoutTax(purchase: Purchase): Purchase {
  const total = addMoney(purchase.subtotal, purchase.shipping);
  return { ...purchase, tax: null, total };
}

/** The expected purchase with a shipping option; if shipping is taxed, only the server knows the tax. */
export function withShipping(checkout: Checkout, option: ShippingOption): Purchase {
  const price = checkout.shippingChoices.find((choice) => choice.option === option)?.price;
  if (!price || option === checkout.shippingOption) return checkout;
  const shipped = { ...checkout, shipping: price, isPending: true };
  if (checkout.taxRate !== '0') return withoutTax(shipped);
  return { ...shipped, total: addMoney(checkout.subtotal, price, checkout.tax) };
}
