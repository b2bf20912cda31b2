import { OrderRefundResolver, RefundResolver } from './refund.resolver.ts';
import { createRefundServices } from './refund.wiring.ts';

export const refundModule = {
  models: [],
  resolvers: [OrderRefundResolver, RefundResolver],
  createServices: createRefundServices,
};
