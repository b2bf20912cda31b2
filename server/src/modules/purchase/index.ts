export { type AddressRecord, addressSchema } from './address.record.ts';
export { AddressInput, AddressType } from './address.types.ts';
export type { AddressCheckService } from './address-check.service.ts';
export { type Amounts, amountsFields } from './amounts.record.ts';
export { presentBank } from './bank.presenter.ts';
export { BankType } from './bank.types.ts';
export { BUYER_NOTE_WORDS } from './buyer-note-words.ts';
export { buyerNotesFields } from './buyer-notes.record.ts';
export {
  BUYER_NOTE_VALUES,
  BuyerNotesInput,
  BuyerNotesType,
  presentBuyerNotes,
  toBuyerNotes,
} from './buyer-notes.types.ts';
export { offeredDraftPayments, offeredMethods, type Selling } from './offered-methods.ts';
export { presentOrderLine } from './order-line.presenter.ts';
export { type OrderLineRecord, orderLineSchema } from './order-line.record.ts';
export { OrderLineType } from './order-line.types.ts';
export { orderOriginSchema } from './order-origin.record.ts';
export { computeLineTotal, computeSubtotal, type PricedLine, priceOrder } from './pricing.ts';
export type { PurchaseServices } from './purchase.module.ts';
export type { SalesTaxService } from './sales-tax.service.ts';
export { buildTaxedSale, NOT_TAXED, type SalesTax, type TaxQuote } from './sales-tax.ts';
export {
  arrivalDays,
  chosenRate,
  freeShippingRemaining,
  paidOption,
  promiseDelivery,
  type ShippingRate,
  shippingRates,
} from './shipping-rates.ts';
export { taxQuoteSchema } from './tax-quote.record.ts';
export { HOME_STATE } from './taxed-states.ts';
export { VIRTUAL_ACCOUNT_BANKS, virtualAccountBankById } from './virtual-account-banks.ts';
