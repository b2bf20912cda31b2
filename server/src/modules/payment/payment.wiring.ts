import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import { createLoader } from '../../common/loader.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { Config } from '../../config.ts';
import type { BotProtection } from '../../integrations/bot-protection/bot-protection.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { VirtualAccountIssuer } from '../../integrations/virtual-account/virtual-account-issuer.ts';
import type { AuditService } from '../audit/index.ts';
import type { CartService } from '../cart/index.ts';
import type { CatalogueLive, CatalogueService } from '../catalogue/index.ts';
import type { CheckoutPayments, CheckoutService } from '../checkout/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { ChangeOrder, InsertOrder, OrderEmailBuilder, OrderReader, OrderTokens } from '../order/index.ts';
import type { CurrentSettings, ShownSettings } from '../shop-settings/index.ts';
import type { ReservationService, StockService } from '../stock/index.ts';
import { createPaymentEmailTemplates } from './emails/payment-email-templates.ts';
import { createHeldUnitsService, type HeldUnitsService } from './held-units.service.ts';
import { createOpenHolds } from './open-holds.ts';
import { createOrderPlacement, type OrderPlacement } from './order-placement.ts';
import { createPaymentService, type PaymentService } from './payment.service.ts';
import { createPaymentStep, type PaymentStep } from './payment-step.service.ts';
import { createUnseenOrderService, type UnseenOrderService } from './unseen-order.service.ts';

/** Dependencies of the module. */
interface PaymentNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly vault: Vault;
  readonly jobs: JobRegistry;
  readonly config: Pick<Config, 'open' | 'openUnitsPerNetwork'>;
  readonly botProtection: BotProtection;
  readonly audit: AuditService;
  readonly paymentProvider: PaymentProvider;
  readonly virtualAccountIssuer: VirtualAccountIssuer;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly stock: StockService;
  readonly reservations: ReservationService;
  readonly cart: CartService;
  readonly checkout: CheckoutService;
  readonly checkoutPayments: CheckoutPayments;
  readonly ledger: LedgerService;
  readonly changeOrder: ChangeOrder;
  readonly orderEmails: OrderEmailBuilder;
  readonly insertOrder: InsertOrder;
  readonly orderReader: OrderReader;
  readonly orderTokens: OrderTokens;
  readonly shopSettings: CurrentSettings & ShownSettings;
}

export interface PaymentServices {
  readonly orderPlacement: OrderPlacement;
  readonly payment: PaymentService;
  readonly paymentStep: PaymentStep;
  readonly heldUnits: HeldUnitsService;
  readonly unseenOrders: UnseenOrderService;
}

/** Context and services available to the module's resolvers. */
export type PaymentContext = RequestContext<PaymentNeeds & PaymentServices>;

export function createPaymentServices(needs: PaymentNeeds): PaymentServices {
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
