import type { JobRegistry } from '../../common/job-registry.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { ChangeOrder, OrderLoaders, OrderReader, OrderTokens, OwnOrdersService } from '../order/index.ts';
import type { PaymentService } from '../payment/index.ts';
import { createPaymentRequestService, type PaymentRequestService } from './payment-request.service.ts';

/** Dependencies of the module. */
interface PaymentRequestNeeds {
  readonly jobs: JobRegistry;
  readonly limiter: RateLimiter;
  readonly paymentProvider: PaymentProvider;
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly orderTokens: OrderTokens;
  readonly ownOrders: OwnOrdersService;
  readonly payment: PaymentService;
}

export interface PaymentRequestServices {
  readonly paymentRequests: PaymentRequestService;
}

/** Context, services and loaders available to the module's resolvers. */
export type PaymentRequestContext = RequestContext<PaymentRequestNeeds & PaymentRequestServices, OrderLoaders>;

export function createPaymentRequestServices(needs: PaymentRequestNeeds): PaymentRequestServices {
  const { paymentProvider: provider, orderTokens: tokens } = needs;
  const paymentRequests = createPaymentRequestService({ ...needs, provider, tokens });
  needs.jobs.register({
    'settle-payment-requests': { every: '15 seconds', run: () => paymentRequests.settleDue() },
  });
  return { paymentRequests };
}
