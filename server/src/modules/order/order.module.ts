import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CartServices } from '../cart/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailLoaders, EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { LedgerServices } from '../ledger/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { StockServices } from '../stock/index.ts';
import { OrderActionsResolver } from './actions/order-actions.resolver.ts';
import { BuyAgainResolver } from './buyer/buy-again.resolver.ts';
import { OrderAccessResolver } from './buyer/order-access.resolver.ts';
import { createOrderAccessService } from './buyer/order-access.service.ts';
import { OrderAccountResolver } from './buyer/order-account.resolver.ts';
import { createOrderAccountService } from './buyer/order-account.service.ts';
import { createOrderCancellationService } from './buyer/order-cancellation.service.ts';
import { createOrderClaimService, type OrderClaimService } from './buyer/order-claim.service.ts';
import { OwnOrdersResolver } from './buyer/own-orders.resolver.ts';
import { createOwnOrdersService } from './buyer/own-orders.service.ts';
import { createCancellationSteps } from './cancellation-steps.ts';
import { CashReceiptResolver } from './cash-receipt/cash-receipt.resolver.ts';
import { createCashReceiptService } from './cash-receipt/cash-receipt.service.ts';
import { createCashReceiptIssue } from './cash-receipt/cash-receipt-issue.service.ts';
import { createChangeOrder } from './change/change-order.ts';
import { createOrderEffects } from './change/order-effects.ts';
import { OrderCorrectionResolver } from './correction/order-correction.resolver.ts';
import { createOrderCorrectionService } from './correction/order-correction.service.ts';
import { orderCounterModel } from './counting/order-counter.model.ts';
import { createOrderCounters } from './counting/order-counters.ts';
import { createOrderSales } from './counting/order-sales.ts';
import { saleMarkModel } from './counting/sale-mark.model.ts';
import { createOrderEmailBuilder } from './emails/order-email-builder.ts';
import { createOrderEmailTemplates } from './emails/order-email-templates.ts';
import { guestModel } from './guest/guest.model.ts';
import { guestMarkModel } from './guest/guest-mark.model.ts';
import { createGuests } from './guest/guests.ts';
import { OrderListResolver } from './list/order-list.resolver.ts';
import { createOrderListService } from './list/order-list.service.ts';
import type { OrderLoaders } from './order.loader.ts';
import { createOrderLoaders } from './order.loader.ts';
import { orderModel } from './order.model.ts';
import { OrderResolver } from './order.resolver.ts';
import { createOrderService } from './order.service.ts';
import { OrderSubscription } from './order.subscription.ts';
import { createOrderEvents } from './order-live.ts';
import { orderPersonalData } from './order-personal-data.ts';
import { createOrderReturns } from './order-returns.ts';
import { createOrderTokens, type OrderTokens } from './order-tokens.ts';
import { createInsertOrder } from './placement/insert-order.ts';
import { createBuyerSums } from './reading/buyer-sums.ts';
import { createCustomerOrdersReader } from './reading/customer-orders-reader.ts';
import { createOrderParcels } from './reading/order-parcels.ts';
import { createOrderReader, type OrderReader } from './reading/order-reader.ts';
import { RefundAccountResolver } from './refund-account/refund-account.resolver.ts';
import { createRefundAccountService } from './refund-account/refund-account.service.ts';
import { EscrowDeliveryResolver } from './staff/escrow-delivery.resolver.ts';
import { FulfilmentResolver } from './staff/fulfilment.resolver.ts';
import { createFulfilmentService } from './staff/fulfilment.service.ts';
import { OrderEmailPreviewResolver } from './staff/order-email-preview.resolver.ts';
import { createOrderEmailPreviewService } from './staff/order-email-preview.service.ts';
import {
  OrderCustomerResolver,
  OrderNoteResolver,
  OrderStaffDetailsResolver,
} from './staff/order-staff-details.resolver.ts';
import { createOrderStaffDetailsService } from './staff/order-staff-details.service.ts';
import { ReceiptResolver } from './staff/receipt.resolver.ts';
import { createReceiptService } from './staff/receipt.service.ts';
import { RefundSettlementResolver } from './staff/refund-settlement.resolver.ts';
import { OrderBulkResolver } from './status/order-bulk.resolver.ts';
import { createOrderBulkService } from './status/order-bulk.service.ts';
import { createUnpaidOrders } from './status/unpaid-orders.service.ts';
import { createStatusUndo } from './undo/status-undo.service.ts';
import { StatusUndoResolver } from './undo/undo.resolver.ts';

type Needs = Platform &
  AccountServices &
  AuditServices &
  CartServices &
  CatalogueServices &
  EmailServices &
  IdempotencyServices &
  LedgerServices &
  ShopSettingsServices &
  StockServices;

/** The stores by which other modules read and write orders. */
function createOrderStores({ connection, live }: Needs) {
  const orderCounters = createOrderCounters(connection);
  return {
    customerOrdersReader: createCustomerOrdersReader(connection),
    orderCounters,
    orderEvents: createOrderEvents(connection, live),
    orderParcels: createOrderParcels(connection),
    insertOrder: createInsertOrder(connection),
    orderReader: createOrderReader(connection),
    orderReturns: createOrderReturns(),
    orderSales: createOrderSales(connection, orderCounters),
  };
}

function registerEmails(needs: Needs, tokens: OrderTokens, claim: OrderClaimService, orderReader: OrderReader): void {
  const { emails, accountReader, catalogueCache } = needs;
  emails.register(
    createOrderEmailTemplates({
      createSources() {
        const orders = createLoader(orderReader.byNumbers);
        const users = createLoader(accountReader.recordsById);
        const newest = createLoader(claim.newestByEmail);
        return {
          orderLinks: tokens,
          newestGuestOrder: (email) => newest.load(email),
          order: (number) => orders.load(number),
          user: (id) => users.load(id),
          wantsOrderEmails: async (userId) => (userId ? await users.load(userId) : null)?.orderEmails ?? true,
        };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
}

function setup(needs: Needs) {
  const { connection, log, limiter, security, vault, jobs, personalData, audit, emails, outbox } = needs;
  const { signUp, profile, stock, ledger, shopSettings } = needs;
  const stores = createOrderStores(needs);
  const { orderReader } = stores;
  const orderEmails = createOrderEmailBuilder(shopSettings);
  const cancellationSteps = createCancellationSteps();
  const applyEffects = createOrderEffects({ outbox, orderEmails, audit, ledger, stock, cancellationSteps });
  const { changeOrder, changeOrderWithin } = createChangeOrder({ connection, ledger, applyEffects });
  const orderTokens = createOrderTokens(vault);
  const guests = createGuests(connection);
  const { accountAdmin } = needs;
  const orderClaim = createOrderClaimService({
    connection,
    changeOrderWithin,
    tokens: orderTokens,
    outbox,
    limiter,
    guests,
    accountAdmin,
  });
  const { undoSeconds } = needs.config;
  const statusUndo = createStatusUndo({ changeOrder, orderReader, undoSeconds });
  const ownOrders = createOwnOrdersService(connection, orderReader, orderTokens);
  const unpaidOrders = createUnpaidOrders({ connection, changeOrder });

  registerEmails(needs, orderTokens, orderClaim, orderReader);
  personalData.register(orderPersonalData({ connection, vault, changeOrderWithin }));
  const cashReceiptIssue = createCashReceiptIssue({
    connection,
    issuer: needs.cashReceiptIssuer,
    vault,
    log,
    changeOrder,
  });
  jobs.register({
    'issue-cash-receipts': { every: '30 seconds', run: () => cashReceiptIssue.run() },
    'chase-unpaid-orders': { every: '5 minutes', run: () => unpaidOrders.chase() },
    'collect-guests': { every: '10 seconds', run: () => guests.collect() },
    'recount-orders': { every: '1 hour', run: () => stores.orderCounters.refresh() },
  });
  // Emails a new member a link to claim the guest orders of their address.
  signUp.addStep((transaction, { _id, email }, language) =>
    orderClaim.offer(transaction, { id: String(_id), email }, language),
  );

  return {
    ...stores,
    buyerSums: createBuyerSums(connection),
    cancellationSteps,
    cashReceiptIssue,
    cashReceipts: createCashReceiptService({ orderReader, audit, vault, changeOrder }),
    changeOrder,
    changeOrderWithin,
    fulfilments: createFulfilmentService(changeOrder),
    guests,
    order: createOrderService({
      orderReader,
      changeOrder,
      offerUndo: statusUndo.offer,
      tokens: orderTokens,
      vault,
      limiter,
      security,
      log,
    }),
    orderAccess: createOrderAccessService({
      connection,
      orderReader,
      tokens: orderTokens,
      outbox,
      orderEmails,
      changeOrder,
      limiter,
    }),
    orderAccount: createOrderAccountService({ signUp, profile, orderClaim }),
    orderBulk: createOrderBulkService({ connection, changeOrder, offerUndo: statusUndo.offer, log }),
    orderCancellation: createOrderCancellationService(ownOrders, changeOrder),
    orderClaim,
    orderCorrections: createOrderCorrectionService(orderReader, changeOrder),
    orderEmailPreviews: createOrderEmailPreviewService({ orders: orderReader, emails }),
    orderEmails,
    orderList: createOrderListService(connection, stores.orderCounters),
    orderStaffDetails: createOrderStaffDetailsService({ orderReader, audit, vault }),
    orderTokens,
    ownOrders,
    statusUndo,
    unpaidOrders,
    refundAccounts: createRefundAccountService({ orderReader, audit, vault, ownOrders, changeOrder }),
    receipts: createReceiptService({ connection, orderReader, outbox, orderEmails, limiter, audit }),
  };
}

export type OrderServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type OrderContext = ModuleContext<typeof setup, OrderLoaders & EmailLoaders>;

export const orderModule = defineModule({
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
  setup,
  createLoaders: createOrderLoaders,
});
