import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import { createLoader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { Config } from '../../config.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueLive, CatalogueService } from '../catalogue/index.ts';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { OrderReader, OrderTokens } from '../order/index.ts';
import type { OrderPlacement, PaymentService } from '../payment/index.ts';
import { type AddressCheckService, offeredDraftPayments, type SalesTaxService } from '../purchase/index.ts';
import type { CurrentSettings, ShownSettings } from '../shop-settings/index.ts';
import type { StockService } from '../stock/index.ts';
import { createDraftClosing } from './draft-closing.ts';
import { createDraftOrderService, type DraftOrderService } from './draft-order.service.ts';
import { createDraftOrderEvents, type DraftOrderEvents } from './draft-order-live.ts';
import { draftOrderPersonalData } from './draft-order-personal-data.ts';
import { createDraftOrders } from './draft-orders.ts';
import { createDraftPaymentService, type DraftPaymentService } from './draft-payment.service.ts';
import { createDraftPrices } from './draft-price.service.ts';
import { createDraftSending, type DraftSending } from './draft-sending.service.ts';
import { createDraftTokens, type DraftTokens } from './draft-tokens.ts';
import { createDraftWriter } from './draft-writer.ts';
import { createDraftOrderEmails } from './emails/draft-order-emails.ts';
import { createReplacementOrders, type ReplacementOrders } from './replacement-orders.service.ts';

/** Dependencies of the module. */
interface DraftOrderNeeds {
  readonly config: Pick<Config, 'open'>;
  readonly connection: Connection;
  readonly jobs: JobRegistry;
  readonly live: LiveHub;
  readonly limiter: RateLimiter;
  readonly vault: Vault;
  readonly personNames: PersonNames;
  readonly personalData: PersonalDataRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly accountReader: AccountReader;
  readonly addressCheck: AddressCheckService;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly checkoutPayments: CheckoutPayments;
  readonly orderPlacement: OrderPlacement;
  readonly orderReader: OrderReader;
  readonly orderTokens: OrderTokens;
  readonly payment: PaymentService;
  readonly salesTax: SalesTaxService;
  readonly shopSettings: CurrentSettings & ShownSettings;
  readonly stock: StockService;
}

export interface DraftOrderServices {
  readonly draftOrders: DraftOrderService;
  readonly draftOrderEvents: TopicBoard<DraftOrderEvents>;
  readonly draftPayments: DraftPaymentService;
  readonly draftSending: DraftSending;
  readonly draftTokens: DraftTokens;
  readonly replacementOrders: ReplacementOrders;
}

/** Context and services available to the module's resolvers. */
export type DraftOrderContext = RequestContext<DraftOrderNeeds & DraftOrderServices>;

export function createDraftOrderServices(needs: DraftOrderNeeds): DraftOrderServices {
  const { config, connection, jobs, emails, catalogueCache, orderPlacement, personalData, live } = needs;
  const drafts = createDraftOrders(connection);
  const offered = (market: Market) => offeredDraftPayments(config.open, market);
  const tokens = createDraftTokens(needs.vault);
  const writer = createDraftWriter(needs);
  const price = createDraftPrices(needs);
  const close = createDraftClosing({ ...needs, drafts });
  const draftOrders = createDraftOrderService({ ...needs, offered, drafts, price, writer, close });
  orderPlacement.addStep((session, { _id, draftOrder }, order) => {
    if (draftOrder) drafts.markPlaced(session, _id, order.number, order.createdAt);
  });
  emails.register(
    createDraftOrderEmails({
      createSources() {
        const byNumber = createLoader(drafts.byNumbers);
        return { draftTokens: tokens, draft: (number) => byNumber.load(number) };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  personalData.register(draftOrderPersonalData({ ...needs, drafts, writer }));
  jobs.register({
    'expire-draft-orders': { every: '30 seconds', run: () => draftOrders.expireDue() },
    'remind-of-draft-orders': { every: '5 minutes', run: () => draftOrders.remindDue() },
  });
  return {
    draftOrders,
    draftOrderEvents: createDraftOrderEvents(connection, live),
    draftPayments: createDraftPaymentService({ ...needs, offered, drafts, tokens }),
    draftSending: createDraftSending({ ...needs, offered, drafts, price, writer }),
    draftTokens: tokens,
    replacementOrders: createReplacementOrders({ ...needs, drafts, writer }),
  };
}
