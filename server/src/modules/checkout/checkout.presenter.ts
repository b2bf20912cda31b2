import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import {
  arrivalDays,
  offeredMethods,
  presentBank,
  presentOrderLine,
  promiseDelivery,
  type Selling,
  type ShippingRate,
  shippingRates,
  VIRTUAL_ACCOUNT_BANKS,
} from '../purchase/index.ts';
import type { CheckoutRecord } from './checkout.model.ts';
import type { CheckoutType, ShippingChoiceType } from './checkout.types.ts';
import type { Draft } from './checkout-draft.ts';

function presentChoice({ option, price }: ShippingRate, market: Market, prices: ShippingSettings): ShippingChoiceType {
  const days = arrivalDays(prices, market, option);
  const { earliest, latest } = promiseDelivery(market, days, new Date());
  return {
    option,
    price: { amount: price, currency: CURRENCY_BY_MARKET[market] },
    minimumBusinessDays: days.minimum,
    maximumBusinessDays: days.maximum,
    earliestDelivery: earliest,
    latestDelivery: latest,
  };
}

export function presentCheckout(
  checkout: CheckoutRecord,
  draft: Draft,
  language: Language,
  selling: Selling,
): CheckoutType {
  const { market } = checkout;
  const { shipping: prices, banks } = selling.shopSettings.shown;
  const currency = CURRENCY_BY_MARKET[market];
  const id = String(checkout._id);
  const { subtotal, shipping, tax, taxRate, taxSource, total } = draft.amounts;
  const methods = offeredMethods(selling, market);
  return {
    id,
    market,
    status: checkout.status,
    contact: checkout.contact,
    isGuest: !checkout.userId,
    hasPassCode: checkout.encryptedPassCode !== null,
    address: checkout.address,
    addressCheck: checkout.addressCheck,
    shippingOption: draft.rate.option,
    shippingChoices: shippingRates(prices, market, subtotal).map((rate) => presentChoice(rate, market, prices)),
    lines: draft.lines.map((line) => presentOrderLine(line, id, market, language)),
    subtotal: { amount: subtotal, currency },
    shipping: { amount: shipping, currency },
    tax: { amount: tax, currency },
    taxRate,
    taxSource,
    total: { amount: total, currency },
    paymentMethods: [...methods],
    banks: methods.includes('DEPOSIT') ? banks.accounts.map((bank) => presentBank(bank, language)) : [],
    virtualAccountBanks: methods.includes('VIRTUAL_ACCOUNT')
      ? VIRTUAL_ACCOUNT_BANKS.map(({ id: bankId, name }) => ({ id: bankId, name: name[language] }))
      : [],
  };
}
