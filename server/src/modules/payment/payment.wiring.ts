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
import type { AuditService } from '../audit/audit.service.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueLive } from '../catalogue/catalogue-live.ts';
import type { CheckoutService } from '../checkout/checkout.service.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { EmailRegistry } from '../email/email-registry.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import type { ChangeOrder } from '../order/change/change-order.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderTokens } from '../order/order-tokens.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { UnpaidHolds } from '../order/stores/unpaid-holds.ts';
import type { CurrentSettings, ShownSettings } from '../shop-settings/shop-settings-live.ts';
import type { ReservationService } from '../stock/reservation.service.ts';
import type { StockService } from '../stock/stock.service.ts';
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
  readonly unpaidHolds: UnpaidHolds;
  readonly cart: CartService;
  readonly checkout: CheckoutService;
  readonly checkoutPayments: CheckoutPayments;
  readonly ledger: LedgerService;
  readonly changeOrder: ChangeOrder;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
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
  const { jobs, emails, catalogueCache, checkoutPayments, orderPayments, orderReader, orderTokens } = needs;
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
    unseenOrders: createUnseenOrderService({ checkoutPayments, orderPayments, tokens: orderTokens }),
  };
}
