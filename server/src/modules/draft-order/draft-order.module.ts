import type { Market } from '@eunbit/schema/market';
import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { CheckoutServices } from '../checkout/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { PurchaseServices } from '../purchase/index.ts';
import { offeredDraftPayments } from '../purchase/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { StockServices } from '../stock/index.ts';
import { createDraftClosing } from './draft-closing.ts';
import { DraftOfferResolver } from './draft-offer.resolver.ts';
import { type DraftOrderRecord, draftOrderModel } from './draft-order.model.ts';
import { DraftOrderResolver } from './draft-order.resolver.ts';
import { createDraftOrderService } from './draft-order.service.ts';
import { draftOrderPersonalData } from './draft-order-personal-data.ts';
import { createDraftOrders } from './draft-orders.ts';
import { createDraftPaymentService } from './draft-payment.service.ts';
import { createDraftPrices } from './draft-price.service.ts';
import { createDraftSending } from './draft-sending.service.ts';
import { createDraftTokens } from './draft-tokens.ts';
import { createDraftWriter } from './draft-writer.ts';
import { createDraftOrderEmails } from './emails/draft-order-emails.ts';
import { createReplacementOrders } from './replacement-orders.service.ts';

type Needs = Platform &
  AccountServices &
  AuditServices &
  CatalogueServices &
  CheckoutServices &
  EmailServices &
  OrderServices &
  PaymentServices &
  PurchaseServices &
  ShopSettingsServices &
  StockServices;

/** Every new and changed draft of a store, for staff. */
type DraftOrderEvents = Record<`draftOrders:${Market}`, DraftOrderRecord>;

function setup(needs: Needs) {
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
  const draftOrderEvents = live.createBoard<DraftOrderEvents>();
  live.follow<DraftOrderRecord>(draftOrderModel(connection), {
    onChange(change) {
      if (change.operationType === 'delete' || !change.fullDocument) return;
      draftOrderEvents.publish(`draftOrders:${change.fullDocument.market}`, change.fullDocument);
    },
  });
  return {
    draftOrders,
    draftOrderEvents,
    draftPayments: createDraftPaymentService({ ...needs, offered, drafts, tokens }),
    draftSending: createDraftSending({ ...needs, offered, drafts, price, writer }),
    draftTokens: tokens,
    replacementOrders: createReplacementOrders({ ...needs, drafts, writer }),
  };
}

export type DraftOrderServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type DraftOrderContext = ModuleContext<typeof setup>;

export const draftOrderModule = defineModule({
  models: [draftOrderModel],
  resolvers: [DraftOrderResolver, DraftOfferResolver],
  setup,
});
