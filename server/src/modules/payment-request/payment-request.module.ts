import { OwnPaymentRequestResolver } from './own-payment-request.resolver.ts';
import { PaymentRequestResolver } from './payment-request.resolver.ts';
import { createPaymentRequestServices } from './payment-request.wiring.ts';

export const paymentRequestModule = {
  models: [],
  resolvers: [PaymentRequestResolver, OwnPaymentRequestResolver],
  createServices: createPaymentRequestServices,
};
