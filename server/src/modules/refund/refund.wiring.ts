import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { EmailRegistry } from '../email/email-registry.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderLoaders } from '../order/order.loader.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { OrderRefunds } from '../order/stores/order-refunds.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import type { StockService } from '../stock/stock.service.ts';
import { createOrderRefundService, type OrderRefundService } from './order-refund.service.ts';
import { createRefundEmailPreview, type RefundEmailPreview } from './refund-email-preview.service.ts';

/** Dependencies of the module. */
interface RefundNeeds {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly orderReader: OrderReader;
  readonly orderRefunds: OrderRefunds;
  readonly stock: StockService;
  readonly shopSettings: CurrentSettings;
}

export interface RefundServices {
  readonly refunds: OrderRefundService;
  readonly refundEmails: RefundEmailPreview;
}

/** Context, services and loaders available to the module's resolvers. */
export type RefundContext = RequestContext<RefundNeeds & RefundServices, OrderLoaders>;

export function createRefundServices(needs: RefundNeeds): RefundServices {
  return { refunds: createOrderRefundService(needs), refundEmails: createRefundEmailPreview(needs.emails) };
}
