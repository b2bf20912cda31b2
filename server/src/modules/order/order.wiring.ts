import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import { createLoader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { WaitingRateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { Config } from '../../config.ts';
import type { PaymentAccount } from '../../integrations/payment/payment-account.ts';
import type { CashReceiptIssuer } from '../../integrations/virtual-account/cash-receipt-issuer.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { AccountAdmin, AccountReader, OpenSession, ProfileService, SignUpService } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CartService } from '../cart/index.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import type { EmailLoaders, EmailLogService, EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { StockService } from '../stock/index.ts';
import { createOrderAccessService, type OrderAccessService } from './buyer/order-access.service.ts';
import { createOrderAccountService, type OrderAccountService } from './buyer/order-account.service.ts';
import { createOrderCancellationService, type OrderCancellationService } from './buyer/order-cancellation.service.ts';
import { createOrderClaimService, type OrderClaimService } from './buyer/order-claim.service.ts';
import { createOwnOrdersService, type OwnOrdersService } from './buyer/own-orders.service.ts';
import { type CancellationSteps, createCancellationSteps } from './cancellation-steps.ts';
import { type CashReceiptService, createCashReceiptService } from './cash-receipt/cash-receipt.service.ts';
import { type CashReceiptIssue, createCashReceiptIssue } from './cash-receipt/cash-receipt-issue.service.ts';
import { type ChangeOrder, type ChangeOrderWithin, createChangeOrder } from './change/change-order.ts';
import { createOrderEffects } from './change/order-effects.ts';
import { createOrderCorrectionService, type OrderCorrectionService } from './correction/order-correction.service.ts';
import { createOrderCounters, type OrderCounters } from './counting/order-counters.ts';
import { createOrderSales, type OrderSales } from './counting/order-sales.ts';
import { createOrderEmailBuilder, type OrderEmailBuilder } from './emails/order-email-builder.ts';
import { createOrderEmailTemplates } from './emails/order-email-templates.ts';
import { createGuests, type Guests } from './guest/guests.ts';
import { createOrderListService, type OrderListService } from './list/order-list.service.ts';
import type { OrderLoaders } from './order.loader.ts';
import { createOrderService, type OrderService } from './order.service.ts';
import { createOrderEvents, type OrderEvents } from './order-live.ts';
import { orderPersonalData } from './order-personal-data.ts';
import { createOrderReturns, type OrderReturns } from './order-returns.ts';
import { createOrderTokens, type OrderTokens } from './order-tokens.ts';
import { createInsertOrder, type InsertOrder } from './placement/insert-order.ts';
import { createBuyerSums, type ReadBuyerSums } from './reading/buyer-sums.ts';
import { createDeskOrders, type DeskOrders } from './reading/desk-orders.ts';
import { createOrderParcels, type OrderParcels } from './reading/order-parcels.ts';
import { createOrderReader, type OrderReader } from './reading/order-reader.ts';
import { createRefundAccountService, type RefundAccountService } from './refund-account/refund-account.service.ts';
import { createFulfilmentService, type FulfilmentService } from './staff/fulfilment.service.ts';
import { createOrderEmailPreviewService, type OrderEmailPreviewService } from './staff/order-email-preview.service.ts';
import { createOrderStaffDetailsService, type OrderStaffDetailsService } from './staff/order-staff-details.service.ts';
import { createReceiptService, type ReceiptService } from './staff/receipt.service.ts';
import { createOrderBulkService, type OrderBulkService } from './status/order-bulk.service.ts';
import { createUnpaidOrders, type UnpaidOrders } from './status/unpaid-orders.service.ts';
import { createStatusUndo, type StatusUndo } from './undo/status-undo.service.ts';

/** Dependencies of the module. */
interface OrderNeeds {
  readonly connection: Connection;
  readonly paymentAccount: PaymentAccount;
  readonly idempotency: Idempotency;
  readonly config: Pick<Config, 'undoSeconds'>;
  readonly log: Logger;
  readonly limiter: WaitingRateLimiter;
  readonly security: SecurityLog;
  readonly vault: Vault;
  readonly live: LiveHub;
  readonly jobs: JobRegistry;
  readonly personNames: PersonNames;
  readonly personalData: PersonalDataRegistry;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly emailLog: EmailLogService;
  readonly accountAdmin: AccountAdmin;
  readonly accountReader: AccountReader;
  readonly signUp: SignUpService;
  readonly profile: ProfileService;
  readonly openSession: OpenSession;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly stock: StockService;
  readonly cart: CartService;
  readonly ledger: LedgerService;
  readonly shopSettings: CurrentSettings;
  readonly cashReceiptIssuer: CashReceiptIssuer;
}

export interface OrderServices {
  readonly buyerSums: ReadBuyerSums;
  readonly cancellationSteps: CancellationSteps;
  readonly cashReceiptIssue: CashReceiptIssue;
  readonly cashReceipts: CashReceiptService;
  readonly changeOrder: ChangeOrder;
  readonly changeOrderWithin: ChangeOrderWithin;
  readonly guests: Guests;
  readonly deskOrders: DeskOrders;
  readonly order: OrderService;
  readonly orderAccess: OrderAccessService;
  readonly orderAccount: OrderAccountService;
  readonly orderBulk: OrderBulkService;
  readonly orderCancellation: OrderCancellationService;
  readonly orderClaim: OrderClaimService;
  readonly orderCorrections: OrderCorrectionService;
  readonly orderEmailPreviews: OrderEmailPreviewService;
  readonly orderEmails: OrderEmailBuilder;
  readonly orderCounters: OrderCounters;
  readonly orderEvents: TopicBoard<OrderEvents>;
  readonly orderList: OrderListService;
  readonly fulfilments: FulfilmentService;
  readonly orderParcels: OrderParcels;
  readonly insertOrder: InsertOrder;
  readonly orderReader: OrderReader;
  readonly orderReturns: OrderReturns;
  readonly orderSales: OrderSales;
  readonly orderStaffDetails: OrderStaffDetailsService;
  readonly orderTokens: OrderTokens;
  readonly ownOrders: OwnOrdersService;
  readonly statusUndo: StatusUndo;
  readonly unpaidOrders: UnpaidOrders;
  readonly receipts: ReceiptService;
  readonly refundAccounts: RefundAccountService;
}

/** Context, services and loaders available to the module's resolvers. */
export type OrderContext = RequestContext<OrderNeeds & OrderServices, OrderLoaders & EmailLoaders>;

/** The stores by which other modules read and write orders. */
function createOrderStores({ connection, live }: OrderNeeds) {
  const orderCounters = createOrderCounters(connection);
  return {
    deskOrders: createDeskOrders(connection),
    orderCounters,
    orderEvents: createOrderEvents(connection, live),
    orderParcels: createOrderParcels(connection),
    insertOrder: createInsertOrder(connection),
    orderReader: createOrderReader(connection),
    orderReturns: createOrderReturns(),
    orderSales: createOrderSales(connection, orderCounters),
  };
}

function registerEmails(
  needs: OrderNeeds,
  tokens: OrderTokens,
  claim: OrderClaimService,
  orderReader: OrderReader,
): void {
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

export function createOrderServices(needs: OrderNeeds): OrderServices {
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
  // Offers a new member the guest orders of their email address, by an email to it.
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
