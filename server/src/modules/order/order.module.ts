import { OrderActionsResolver } from './actions/order-actions.resolver.ts';
import { BuyAgainResolver } from './buyer/buy-again.resolver.ts';
import { OrderAccessResolver } from './buyer/order-access.resolver.ts';
import { OrderAccountResolver } from './buyer/order-account.resolver.ts';
import { OwnOrdersResolver } from './buyer/own-orders.resolver.ts';
import { CashReceiptResolver } from './cash-receipt/cash-receipt.resolver.ts';
import { OrderCorrectionResolver } from './correction/order-correction.resolver.ts';
import { orderCounterModel } from './counting/order-counter.model.ts';
import { saleMarkModel } from './counting/sale-mark.model.ts';
import { guestModel } from './guest/guest.model.ts';
import { guestMarkModel } from './guest/guest-mark.model.ts';
import { OrderListResolver } from './list/order-list.resolver.ts';
import { createOrderLoaders } from './order.loader.ts';
import { orderModel } from './order.model.ts';
import { OrderResolver } from './order.resolver.ts';
import { OrderSubscription } from './order.subscription.ts';
import { createOrderServices } from './order.wiring.ts';
import { RefundAccountResolver } from './refund-account/refund-account.resolver.ts';
import { EscrowDeliveryResolver } from './staff/escrow-delivery.resolver.ts';
import { FulfilmentResolver } from './staff/fulfilment.resolver.ts';
import { OrderEmailPreviewResolver } from './staff/order-email-preview.resolver.ts';
import {
  OrderCustomerResolver,
  OrderNoteResolver,
  OrderStaffDetailsResolver,
} from './staff/order-staff-details.resolver.ts';
import { ReceiptResolver } from './staff/receipt.resolver.ts';
import { RefundSettlementResolver } from './staff/refund-settlement.resolver.ts';
import { OrderBulkResolver } from './status/order-bulk.resolver.ts';
import { StatusUndoResolver } from './undo/undo.resolver.ts';

export const orderModule = {
  models: [orderModel, orderCounterModel, saleMarkModel, guestModel, guestMarkModel],
  resolvers: [
    BuyAgainResolver,
    CashReceiptResolver,
    EscrowDeliveryResolver,
    FulfilmentResolver,
    OrderResolver,
    OrderActionsResolver,
    OrderSubscription,
    OrderAccessResolver,
    OrderAccountResolver,
    OrderBulkResolver,
    OrderCorrectionResolver,
    OrderCustomerResolver,
    OrderEmailPreviewResolver,
    OrderListResolver,
    OrderNoteResolver,
    OrderStaffDetailsResolver,
    OwnOrdersResolver,
    StatusUndoResolver,
    ReceiptResolver,
    RefundAccountResolver,
    RefundSettlementResolver,
  ],
  createServices: createOrderServices,
  createLoaders: createOrderLoaders,
};
