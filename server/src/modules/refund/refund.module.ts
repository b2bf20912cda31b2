import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { EmailServices } from '../email/index.ts';
import type { OrderLoaders, OrderServices } from '../order/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createOrderRefundService } from './order-refund.service.ts';
import { OrderRefundResolver, RefundResolver } from './refund.resolver.ts';
import { createRefundEmailPreview } from './refund-email-preview.service.ts';

type Needs = EmailServices & OrderServices & ShopSettingsServices;

function setup(needs: Needs) {
  return { refunds: createOrderRefundService(needs), refundEmails: createRefundEmailPreview(needs.emails) };
}

/** The context of the module's resolvers. */
export type RefundContext = ModuleContext<typeof setup, OrderLoaders>;

export const refundModule = defineModule({
  resolvers: [OrderRefundResolver, RefundResolver],
  setup,
});
