import { CardProviderResolver } from './card-provider.resolver.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { createPaymentServices } from './payment.wiring.ts';
import { UnseenOrderResolver } from './unseen-order.resolver.ts';

export const paymentModule = {
  models: [],
  resolvers: [CardProviderResolver, PaymentResolver, UnseenOrderResolver],
  createServices: createPaymentServices,
};
