import { CardProviderResolver } from './card-provider.resolver.ts';
import { HeldUnitsResolver } from './held-units.resolver.ts';
import { holdGateModel } from './hold-gate.model.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { createPaymentServices } from './payment.wiring.ts';
import { UnseenOrderResolver } from './unseen-order.resolver.ts';

export const paymentModule = {
  models: [holdGateModel],
  resolvers: [CardProviderResolver, HeldUnitsResolver, PaymentResolver, UnseenOrderResolver],
  createServices: createPaymentServices,
};
