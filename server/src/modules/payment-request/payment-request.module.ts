import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderLoaders, OrderServices } from '../order/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import { OwnPaymentRequestResolver } from './own-payment-request.resolver.ts';
import { PaymentRequestResolver } from './payment-request.resolver.ts';
import { createPaymentRequestService } from './payment-request.service.ts';

type Needs = Platform & OrderServices & PaymentServices;

function setup(needs: Needs) {
  const { paymentProvider: provider, orderTokens: tokens } = needs;
  const paymentRequests = createPaymentRequestService({ ...needs, provider, tokens });
  needs.jobs.register({
    'settle-payment-requests': { every: '15 seconds', run: () => paymentRequests.settleDue() },
  });
  return { paymentRequests };
}

export type PaymentRequestServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type PaymentRequestContext = ModuleContext<typeof setup, OrderLoaders>;

export const paymentRequestModule = defineModule({
  resolvers: [PaymentRequestResolver, OwnPaymentRequestResolver],
  setup,
});
