import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueLive } from '../catalogue/catalogue-live.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { EmailRegistry } from '../email/email-registry.ts';
import type { OwnOrdersService } from '../order/buyer/own-orders.service.ts';
import type { OrderEdits } from '../order/edit/order-edits.ts';
import type { OrderLoaders } from '../order/order.loader.ts';
import type { OrderTokens } from '../order/order-tokens.ts';
import type { PaymentRequestHookRegistry } from '../order/payment-request-hooks.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { PaymentRequestService } from '../payment-request/payment-request.service.ts';
import type { AddressCheckService } from '../purchase/address-check.service.ts';
import type { SalesTaxService } from '../purchase/sales-tax.service.ts';
import type { OrderRefundService } from '../refund/order-refund.service.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import type { StockService } from '../stock/stock.service.ts';
import type { StockLive } from '../stock/stock-live.ts';
import { createEditAttempts } from './edit-attempts.ts';
import { createEditMoney } from './edit-money.ts';
import { createEditPricing } from './edit-pricing.ts';
import { createEditWriter } from './edit-writer.ts';
import { createOrderEditEmails } from './emails/order-edit-emails.ts';
import { createLineEditService, type LineEditService } from './line-edit.service.ts';
import { createOrderEditService, type OrderEditService } from './order-edit.service.ts';

/** Dependencies of the module. */
interface OrderEditNeeds {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly limiter: RateLimiter;
  readonly outbox: EmailOutbox;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly stock: StockService;
  readonly stockLevels: StockLive['stockLevels'];
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
  readonly orderEdits: OrderEdits;
  readonly orderPayments: OrderPayments;
  readonly orderReader: OrderReader;
  readonly ownOrders: OwnOrdersService;
  readonly paymentRequestHooks: PaymentRequestHookRegistry;
  readonly paymentRequests: PaymentRequestService;
  readonly orderTokens: OrderTokens;
  readonly refunds: OrderRefundService;
  readonly shopSettings: CurrentSettings;
}

export interface OrderEditServices {
  readonly orderEdit: OrderEditService;
  readonly lineEdit: LineEditService;
}

/** Context, services and loaders available to the module's resolvers. */
export type OrderEditContext = RequestContext<OrderEditNeeds & OrderEditServices, OrderLoaders>;

export function createOrderEditServices(needs: OrderEditNeeds): OrderEditServices {
  const { connection, audit, emails, outbox, catalogueCache, addressCheck, salesTax, orderEdits, orderReader } = needs;
  const { stock, stockLevels, orderPayments, refunds, paymentRequests } = needs;
  emails.register(
    createOrderEditEmails({
      createSources() {
        const orders = createLoader(orderReader.byNumbers);
        return { orderTokens: needs.orderTokens, order: (number) => orders.load(number) };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  const money = createEditMoney({ orderPayments, refunds });
  const writer = createEditWriter({ connection, orderEdits, stock, money, audit, outbox, paymentRequests });
  needs.paymentRequestHooks.register({
    onPaid: writer.applyProposed,
    onClosed: writer.dropProposed,
    onAsked(session, { number, email, language }, { id: requestId }, sending) {
      const refs = { orderNumber: number, requestId };
      const about = `${requestId}:${sending}`;
      outbox.queue(session, { kind: 'ORDER_EDIT_PROPOSED', about, refs, to: email, language });
    },
    onPaidBack(session, { number, email, language }, { id: requestId }) {
      const refs = { orderNumber: number, requestId };
      outbox.queue(session, { kind: 'LATE_PAYMENT_REFUNDED', about: requestId, refs, to: email, language });
    },
  });
  const attempts = createEditAttempts({ orders: orderReader, writer, money });
  const price = createEditPricing(salesTax);
  return {
    orderEdit: createOrderEditService({ attempts, price, addressCheck, limiter: needs.limiter }),
    lineEdit: createLineEditService({ attempts, price, catalogueCache, stockLevels }),
  };
}
