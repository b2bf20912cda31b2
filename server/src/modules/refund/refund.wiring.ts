import type { RequestContext } from '../../common/request-context.ts';
import type { EmailRegistry } from '../email/index.ts';
import type { ChangeOrder, OrderLoaders, OrderReader, OrderReturns } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createOrderRefundService, type OrderRefundService } from './order-refund.service.ts';
import { createRefundEmailPreview, type RefundEmailPreview } from './refund-email-preview.service.ts';

/** Dependencies of the module. */
interface RefundNeeds {
  readonly emails: EmailRegistry;
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly orderReturns: OrderReturns;
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
