import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CartServices } from '../cart/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { CheckoutServices } from '../checkout/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { LedgerServices } from '../ledger/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { StockServices } from '../stock/index.ts';
import { createPaymentEmailTemplates } from './emails/payment-email-templates.ts';
import { HeldUnitsResolver } from './held-units.resolver.ts';
import { createHeldUnitsService } from './held-units.service.ts';
import { holdGateModel } from './hold-gate.model.ts';
import { createOpenHolds } from './open-holds.ts';
import { createOrderPlacement } from './order-placement.ts';
import { CardProviderResolver, PaymentResolver, UnseenOrderResolver } from './payment.resolver.ts';
import { createPaymentService } from './payment.service.ts';
import { createPaymentStep } from './payment-step.service.ts';
import { createUnseenOrderService } from './unseen-order.service.ts';

type Needs = Platform &
  AuditServices &
  CartServices &
  CatalogueServices &
  CheckoutServices &
  EmailServices &
  LedgerServices &
  OrderServices &
  ShopSettingsServices &
  StockServices;

function setup(needs: Needs) {
  const { jobs, emails, catalogueCache, checkoutPayments, orderReader, orderTokens } = needs;
  const openHolds = createOpenHolds({ ...needs, openUnitsPerNetwork: needs.config.openUnitsPerNetwork });
  const placement = createOrderPlacement({ ...needs, openHolds });
  const payment = createPaymentService({
    ...needs,
    provider: needs.paymentProvider,
    issuer: needs.virtualAccountIssuer,
    placement,
    openHolds,
  });
  emails.register(
    createPaymentEmailTemplates({
      createSources() {
        const checkouts = createLoader(checkoutPayments.byIds);
        const orders = createLoader(orderReader.byNumbers);
        return { checkout: (id) => checkouts.load(id), order: (number) => orders.load(number) };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  jobs.register({
    'expire-reservations': { every: '15 seconds', run: () => payment.expireReservations() },
    'check-payments': { every: '30 seconds', run: () => payment.checkRunning() },
    'follow-payments': { every: '10 seconds', run: () => payment.followUp() },
    'pay-due-refunds': { every: '10 seconds', run: () => payment.payDueRefunds() },
  });
  return {
    orderPlacement: placement,
    payment,
    paymentStep: createPaymentStep({ ...needs, checkouts: needs.checkout, payment, openHolds }),
    heldUnits: createHeldUnitsService({ ...needs, payment }),
    unseenOrders: createUnseenOrderService({ checkoutPayments, orderReader, tokens: orderTokens }),
  };
}

export type PaymentServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type PaymentContext = ModuleContext<typeof setup>;

export const paymentModule = defineModule({
  models: [holdGateModel],
  resolvers: [CardProviderResolver, HeldUnitsResolver, PaymentResolver, UnseenOrderResolver],
  setup,
});
