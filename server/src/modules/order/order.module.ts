import { BuyAgainResolver } from './buy-again.resolver.ts';
import { CashReceiptResolver } from './cash-receipt.resolver.ts';
import { orderModel } from './order.model.ts';
import { OrderResolver } from './order.resolver.ts';
import { createOrderServices } from './order.services.ts';
import { OrderSubscription } from './order.subscription.ts';
import { OrderAccessResolver } from './order-access.resolver.ts';
import { OrderAccountResolver } from './order-account.resolver.ts';
import { OrderBulkResolver } from './order-bulk.resolver.ts';
import { OrderEmailPreviewResolver } from './order-email-preview.resolver.ts';
import { OrderListResolver } from './order-list.resolver.ts';
import { OrderStaffDetailsResolver } from './order-staff-details.resolver.ts';
import { OwnOrdersResolver } from './own-orders.resolver.ts';
import { ReceiptResolver } from './receipt.resolver.ts';
import { saleMarkModel } from './sale-mark.model.ts';

export const orderModule = {
  models: [orderModel, saleMarkModel],
  resolvers: [
    BuyAgainResolver,
    CashReceiptResolver,
    OrderResolver,
    OrderSubscription,
    OrderAccessResolver,
    OrderAccountResolver,
    OrderBulkResolver,
    OrderEmailPreviewResolver,
    OrderListResolver,
    OrderStaffDetailsResolver,
    OwnOrdersResolver,
    ReceiptResolver,
  ],
  createServices: createOrderServices,
};
