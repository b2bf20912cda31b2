// Changing an order: a pure rule decides, `changeOrder` saves.

export type { ChangeOrder, ChangeOrderWithin, ExtraWrites } from './change/change-order.ts';
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
export { ORDER_NOT_FOUND, OrderError, type OrderRefusal } from './order.errors.ts';
export { authorisedUntilFrom, buildOrder, getOwner, type Sale } from './order-draft.ts';
export type { InsertOrder } from './placement/insert-order.ts';

// Orders as they are stored, and reading them.

export { newCashReceipt } from './cash-receipt/cash-receipt.record.ts';
export { countedDeposits, type DepositRecord, whyNotTaken } from './deposits.record.ts';
export type { EditedContents, OrderEditRecord } from './edit/order-edit.record.ts';
export type { FulfilmentParcelRecord, FulfilmentRecord } from './fulfilment/fulfilment.record.ts';
export type { GuestRecord } from './guest/guest.model.ts';
export type { Guests } from './guest/guests.ts';
export { nextAuthorisation, refundsOfAuthorisation, releasedAmount } from './later-authorisation.record.ts';
export { byIntents, chargedThrough, intentsOf } from './later-intents.record.ts';
export type { OrderLoaders } from './order.loader.ts';
export type { OrderNoteRecord, OrderRecord, PaymentRecord, VirtualAccountRecord } from './order.record.ts';
export type { OrderReturns } from './order-returns.ts';
export {
  type ClosedRequestStatus,
  findPaymentRequest,
  isMade,
  openPaymentRequest,
  type PaymentRequestRecord,
  type ProposedEditRecord,
  placingIntentOf,
} from './payment-requests.record.ts';
export type { OrderMoney, OrderReader, ShippedOrder } from './reading/order-reader.ts';
export {
  newRequestKey,
  openRefundAccount,
  type RefundAccountRecord,
  type RefundFailureRecord,
} from './refund-account/refund-account.record.ts';
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
export {
  type BoxRecord,
  boxSchema,
  type LabelRecord,
  type ParcelRecord,
  type ShipmentRecord,
} from './shipment.record.ts';

// Reading for one purpose: transfers, collaboration, parcels, buyers, product discovery, statistics.

export { createOrderCounters } from './counting/order-counters.ts';
export { type CountedOrder, createOrderSales, type OrderSales } from './counting/order-sales.ts';
export { getRevenue, getSoldLines, type SoldLine } from './counting/sold-lines.ts';
export type { BoughtProduct } from './reading/bought-products.ts';
export type { BuyerSums, ReadBuyerSums } from './reading/buyer-sums.ts';
export type { CustomerOrdersReader, CustomerValue } from './reading/customer-orders-reader.ts';
export { createDepositOrders, type DepositOrder, type DepositOrders } from './reading/deposit-orders.ts';
export type { OrderParcels, ParcelOrder } from './reading/order-parcels.ts';
export { readPaidLines } from './reading/paid-lines.ts';

// API types of orders, and inputs and results of mutations.

export { type BulkRow, toBulkRow, unknownRow } from './bulk-row.ts';
export { CashReceiptInput } from './cash-receipt/cash-receipt.types.ts';
export { presentFulfilments } from './fulfilment/fulfilment.presenter.ts';
export { FulfilmentType } from './fulfilment/fulfilment-view.types.ts';
export { ParcelType } from './fulfilment/parcel.types.ts';
export { TrackingInput, UndoableField } from './order.inputs.ts';
export { presentOrder, presentStatusHistory } from './order.presenter.ts';
export { OrderConflictError, OrderUpdated, UpdateOrderResult } from './order.results.ts';
export { MemberOrderConnection, OrderStatusChangeType, OrderType } from './order.types.ts';
export { presentBulkRow, presentOrderConflict, presentOrderResult } from './order-result.presenter.ts';
export { RefundFailureType } from './refund-account/refund-account.types.ts';
export { OrderEmailPreviewResult } from './staff/order-email-preview.resolver.ts';
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
export { OrdersUpdated, UpdatedOrderType, UpdateOrdersResult } from './status/order-bulk.types.ts';

// Rules of money: paid, due and refundable amounts, and permission to refund.

export { CANCELLED_AFTER_DAYS, dueAfterAgreement, dueOnDay, getDueAt } from './deposit-deadlines.ts';
export { getOutstandingAmount, getPaidOfPrice } from './payment-amounts.ts';
export { isRefundUnderWay } from './refund-account/refund-account-rules.ts';
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

// Rules of units, parcels and statuses.

export {
  hasSentUnits,
  isNewer,
  linesToSend,
  openUnitsOf,
  parcelNews,
  parcelsOf,
  stateOf,
} from './fulfilment/fulfilment-rules.ts';
export { type CarrierAnswer, decideCarrierAnswers, decideParcelNews } from './fulfilment/parcel-decisions.ts';
export { isPollDue } from './fulfilment/poll-rules.ts';
export { packedParcels, type Shipping, statusAfterWithholding, validateShipping } from './fulfilment/shipping-rules.ts';
export { moveOrder } from './status/status-decisions.ts';
export { followUpAfter, moneyAllows } from './status/status-rules.ts';
export { trackingUrl } from './tracking.ts';
export { doneFrom, type OfferUndo, type UndoOffer } from './undo-rules.ts';

// Rules of edits.

export { findContentChanges, isChange, isSamePlace, toContents, unitsBeyond } from './edit/edit-contents.ts';
export { revisionOf, withEdit } from './edit/edited-order.ts';
export { applyProposed, closeRequest, toProposal, withRequest } from './edit/proposed-edit.ts';

// Services for other modules.

export type { GuestOrders, OrderClaimService } from './buyer/order-claim.service.ts';
export type { OwnOrdersService } from './buyer/own-orders.service.ts';
export type { OrderListService } from './list/order-list.service.ts';
export type { OrderServices } from './order.module.ts';
export type { OrderService } from './order.service.ts';
export type { BuyerClaim, OrderTokens } from './order-tokens.ts';
export type { OrderEmailPreviewService } from './staff/order-email-preview.service.ts';
export type { StatusUndo } from './undo/status-undo.service.ts';

// Lists, filters and exports for staff.

export { ORDER_HEADINGS, orderRows } from './list/order-export.ts';
export { ORDER_ATTENTION_VALUES } from './list/order-list.types.ts';

// Emails about orders.

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
export type { OrderEmailBuilder } from './emails/order-email-builder.ts';
export { CARRIERS, ORDER_WORDS } from './emails/order-words.ts';

// Samples and encrypted fields.

export { ORDER_ENCRYPTED_FIELDS } from './order.record.ts';
export { SAMPLE_ORDER, sampleOrder } from './sample-order.ts';
