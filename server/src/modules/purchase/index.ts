export type { AddressCheckService } from './address-check.service.ts';
export {
  BUYER_NOTE_VALUES,
  BUYER_NOTE_WORDS,
  BuyerNotesInput,
  BuyerNotesType,
  presentBuyerNotes,
  toBuyerNotes,
} from './buyer-notes.types.ts';
export { offeredDraftPayments, offeredMethods, type Selling } from './offered-methods.ts';
export { computeLineTotal, computeSubtotal, type PricedLine, priceOrder } from './pricing.ts';
export type { PurchaseServices } from './purchase.module.ts';
export { presentBank, presentOrderLine } from './purchase.presenter.ts';
export { AddressInput, AddressType, BankType, OrderLineType } from './purchase.types.ts';
export {
  type AddressRecord,
  type Amounts,
  addressSchema,
  amountsFields,
  buyerNotesFields,
  type OrderLineRecord,
  orderLineSchema,
  orderOriginSchema,
  type TaxQuote,
  taxQuoteSchema,
} from './purchase-schemas.ts';
export type { SalesTaxService } from './sales-tax.service.ts';
export { buildTaxedSale, NOT_TAXED, type SalesTax } from './sales-tax.ts';
export {
  arrivalDays,
  chosenRate,
  freeShippingRemaining,
  paidOption,
  promiseDelivery,
  type ShippingRate,
  shippingRates,
} from './shipping-rates.ts';
export { HOME_STATE } from './taxed-states.ts';
export { VIRTUAL_ACCOUNT_BANKS, virtualAccountBankById } from './virtual-account-banks.ts';
