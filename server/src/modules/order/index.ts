export type { GuestOrders, OrderClaimService } from './buyer/order-claim.service.ts';
export type { OwnOrdersService } from './buyer/own-orders.service.ts';
export { newCashReceipt } from './cash-receipt/cash-receipt.record.ts';
export { CashReceiptInput } from './cash-receipt/cash-receipt.types.ts';
export type { Along, ChangeOrder, ChangeOrderWithin } from './change/change-order.ts';
export { presentStatusHistory } from './correction/status-history.presenter.ts';
export {
  andThen,
  type Changed,
  type Decision,
  type OrderChange,
  type OrderEmail,
  savedOrder,
  type Unchanged,
  type UnitsBack,
} from './decision.ts';
export { CANCELLED_AFTER_DAYS, dueAfterAgreement, dueOnDay, getDueAt } from './deposit-deadlines.ts';
export { countedDeposits, type DepositRecord, whyNotTaken } from './deposits.record.ts';
export { findContentChanges, isChange, isSamePlace, toContents, unitsBeyond } from './edit/edit-contents.ts';
export { revisionOf, withEdit } from './edit/edited-order.ts';
export type { EditedContents, OrderEditRecord } from './edit/order-edit.record.ts';
export { applyProposed, closeRequest, toProposal, withRequest } from './edit/proposed-edit.ts';
export {
  amountBlock,
  depositFacts,
  lineBlock,
  officeOrder,
  orderDay,
  orderFacts,
  orderMoment,
  orderMoney,
  orderPage,
  originBlocks,
  storeDayText,
  unitsText,
} from './emails/order-blocks.ts';
export type { OrderEmailQueue } from './emails/order-email-queue.ts';
export { CARRIERS, ORDER_WORDS } from './emails/order-words.ts';
export { presentFulfilments } from './fulfilment/fulfilment.presenter.ts';
export type { FulfilmentParcelRecord, FulfilmentRecord } from './fulfilment/fulfilment.record.ts';
export {
  hasSentUnits,
  isNewer,
  linesToSend,
  openUnitsOf,
  parcelNews,
  parcelsOf,
  stateOf,
} from './fulfilment/fulfilment-rules.ts';
export { FulfilmentType } from './fulfilment/fulfilment-view.types.ts';
export { isLookDue } from './fulfilment/look-rules.ts';
export { ParcelType } from './fulfilment/parcel.types.ts';
export { type CarrierAnswer, decideCarrierAnswers, decideParcelNews } from './fulfilment/parcel-decisions.ts';
export { packedParcels, type Shipping, statusAfterWithholding, validateShipping } from './fulfilment/shipping-rules.ts';
export type { GuestRecord } from './guest/guest.record.ts';
export type { Guests } from './guest/guests.ts';
export { nextAuthorisation, refundsOfAuthorisation, releasedAmount } from './later-authorisation.record.ts';
export { byIntents, chargedThrough, intentsOf } from './later-intents.record.ts';
export { ORDER_ATTENTION_VALUES } from './list/order-attention-values.ts';
export { ORDER_HEADINGS, orderRows } from './list/order-export.ts';
export type { OrderListService } from './list/order-list.service.ts';
export { OrderError } from './order.errors.ts';
export { TrackingInput, UndoableField } from './order.inputs.ts';
export type { OrderLoaders } from './order.loader.ts';
export { presentOrder } from './order.presenter.ts';
export type { OrderNoteRecord, OrderRecord, PaymentRecord, VirtualAccountRecord } from './order.record.ts';
export { OrderConflictError, OrderUpdated, UpdateOrderStatusResult } from './order.results.ts';
export type { OrderService } from './order.service.ts';
export { MemberOrderConnection, OrderStatusChangeType, OrderType } from './order.types.ts';
export type { OrderServices } from './order.wiring.ts';
export { presentOrderConflict } from './order-conflict.presenter.ts';
export { authorisedUntilFrom, buildOrder, getOwner, type Sale } from './order-draft.ts';
export { ORDER_ENCRYPTED_FIELDS } from './order-encrypted-fields.ts';
export type { OrderReturns } from './order-returns.ts';
export type { BuyerClaim, OrderTokens } from './order-tokens.ts';
export { getOutstandingAmount, getPaidOfPrice } from './payment-amounts.ts';
export {
  type ClosedRequestState,
  findPaymentRequest,
  isMade,
  openPaymentRequest,
  type PaymentRequestRecord,
  type ProposedEditRecord,
  placingIntentOf,
} from './payment-requests.record.ts';
export {
  newRequestKey,
  openRefundAccount,
  type RefundAccountRecord,
  type RefundFailureRecord,
} from './refund-account/refund-account.record.ts';
export { isRefundUnderWay } from './refund-account/refund-account-rules.ts';
export { RefundFailureType } from './refund-account/refund-account-view.types.ts';
export { isBeyondLimit, type RefundAuthority, refundAuthority, viewerLimitLeft } from './refund-authority.ts';
export {
  getDisputedAmount,
  getRefundable,
  getRefundableAmount,
  getRefundableThrough,
  getRestAmount,
  isRetryable,
  type Refundable,
  type RefundableOrder,
} from './refundable.ts';
export {
  dueRefunds,
  isSentByHand,
  type OrderRefundFailureRecord,
  type OrderRefundRecord,
  type RefundPartRecord,
  standingRefunds,
  withheldUnits,
  withRefund,
} from './refunds.record.ts';
export { type ReturnOfOrder, settledUnits, standingReturns, takenByReturns, unitsInReturns } from './returns.record.ts';
export {
  getSettledAmount,
  isDisputeOpen,
  type RefundRecord,
  type ReversalsRecord,
  waitsForStaff,
  withSettlements,
} from './reversals.record.ts';
export { SAMPLE_ORDER, sampleOrder } from './sample-order.ts';
export {
  type BoxRecord,
  boxSchema,
  type LabelRecord,
  type ParcelRecord,
  type ShipmentRecord,
} from './shipment.record.ts';
export type { OrderEmailPreviewService } from './staff/order-email-preview.service.ts';
export { presentOrderEmail, presentOrderStaffDetails } from './staff/order-staff-details.presenter.ts';
export type { OrderStaffDetailsService } from './staff/order-staff-details.service.ts';
export {
  CreateOrderNoteInput,
  OrderEmailType,
  OrderNoteType,
  OrderStaffDetailsResult,
  OrderStaffDetailsType,
  OrderStaffDetailsUpdated,
} from './staff/order-staff-details.types.ts';
export { OrdersUpdated, UpdatedOrderType } from './status/order-bulk.types.ts';
export { moveOrder } from './status/status-decisions.ts';
export { followUpAfter, moneyAllows } from './status/status-rules.ts';
export type { BoughtProduct } from './stores/bought-products.ts';
export type { BuyerSums, ReadBuyerSums } from './stores/buyer-sums.ts';
export { createDepositOrders, type DepositOrder, type DepositOrders } from './stores/deposit-orders.ts';
export type { CustomerValue, DeskOrders } from './stores/desk-orders.ts';
export { createOrderCounters } from './stores/order-counters.ts';
export type { OrderParcels, ParcelOrder } from './stores/order-parcels.ts';
export type { OrderPayments } from './stores/order-payments.ts';
export type { OrderMoney, OrderReader, ShippedOrder } from './stores/order-reader.ts';
export { type CountedOrder, createOrderSales, type OrderSales } from './stores/order-sales.ts';
export { readPaidLines } from './stores/paid-lines.ts';
export { getRevenue, getSoldLines, type SoldLine } from './stores/sold-lines.ts';
export type { UnpaidHolds } from './stores/unpaid-holds.ts';
export { trackingUrl } from './tracking.ts';
export type { StatusUndo } from './undo/status-undo.service.ts';
export { doneFrom, type OfferUndo, type UndoOffer } from './undo-rules.ts';
