import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import './common/market.types.ts';
import { enforcePermissions } from './common/allow.ts';
import { normaliseInput } from './common/normalise-input.ts';
import { AccountResolver } from './modules/account/account.resolver.ts';
import { EmailChangeResolver } from './modules/account/email-change.resolver.ts';
import { OrderAccountResolver } from './modules/account/order-account.resolver.ts';
import { OwnDataResolver } from './modules/account/own-data.resolver.ts';
import { PasswordResolver } from './modules/account/password.resolver.ts';
import { ProfileResolver } from './modules/account/profile.resolver.ts';
import { SessionResolver } from './modules/account/session.resolver.ts';
import { SocialResolver } from './modules/account/social.resolver.ts';
import { AddressResolver } from './modules/address/address.resolver.ts';
import { AnnouncementResolver, StaffAnnouncementResolver } from './modules/announcement/announcement.resolver.ts';
import { AuditResolver } from './modules/audit/audit.resolver.ts';
import { CartResolver } from './modules/cart/cart.resolver.ts';
import { CatalogueResolver } from './modules/catalogue/catalogue.resolver.ts';
import { ProductEditorResolver } from './modules/catalogue/product-editor.resolver.ts';
import { ProductFactsResolver } from './modules/catalogue/product-facts.resolver.ts';
import { ProductRankingResolver } from './modules/catalogue/product-ranking.resolver.ts';
import { CheckoutResolver } from './modules/checkout/checkout.resolver.ts';
import { DownloadResolver } from './modules/download/download.resolver.ts';
import { EmailLogResolver } from './modules/email/email-log.resolver.ts';
import { EmailPreviewResolver } from './modules/email/email-preview.resolver.ts';
import { FinanceResolver } from './modules/finance/finance.resolver.ts';
import { ProviderAccountResolver } from './modules/finance/provider-account.resolver.ts';
import { BuyAgainResolver } from './modules/order/buy-again.resolver.ts';
import { CashReceiptResolver } from './modules/order/cash-receipt.resolver.ts';
import { OrderResolver } from './modules/order/order.resolver.ts';
import { OrderSubscription } from './modules/order/order.subscription.ts';
import { OrderAccessResolver } from './modules/order/order-access.resolver.ts';
import { OrderBulkResolver } from './modules/order/order-bulk.resolver.ts';
import { OrderListResolver } from './modules/order/order-list.resolver.ts';
import { OrderStaffDetailsResolver } from './modules/order/order-staff-details.resolver.ts';
import { OwnOrdersResolver } from './modules/order/own-orders.resolver.ts';
import { ReceiptResolver } from './modules/order/receipt.resolver.ts';
import { OverviewResolver } from './modules/overview/overview.resolver.ts';
import { CardProviderResolver } from './modules/payment/card-provider.resolver.ts';
import { PaymentResolver } from './modules/payment/payment.resolver.ts';
import { UnseenOrderResolver } from './modules/payment/unseen-order.resolver.ts';
import { DeliveryResolver } from './modules/purchase/delivery.resolver.ts';
import { ReviewResolver } from './modules/review/review.resolver.ts';
import {
  ProductReviewsResolver,
  ReviewFieldsResolver,
  ReviewSubscription,
} from './modules/review/review-fields.resolver.ts';
import { ReviewModerationResolver } from './modules/review/review-moderation.resolver.ts';
import { SearchResolver } from './modules/search/search.resolver.ts';
import { ShipmentResolver } from './modules/shipment/shipment.resolver.ts';
import { AppointmentResolver } from './modules/staff/appointment.resolver.ts';
import { SavedViewResolver } from './modules/staff/saved-view.resolver.ts';
import { StaffSearchResolver } from './modules/staff/staff-search.resolver.ts';
import { StatisticsResolver } from './modules/statistics/statistics.resolver.ts';
import { RestockResolver } from './modules/stock/restock.resolver.ts';
import { StockResolver } from './modules/stock/stock.resolver.ts';
import { StockHistoryResolver } from './modules/stock/stock-history.resolver.ts';
import { ContactResolver } from './modules/support/contact.resolver.ts';
import { FaqResolver } from './modules/support/faq.resolver.ts';
import { MailingListResolver } from './modules/support/mailing-list.resolver.ts';
import { PartnershipResolver } from './modules/support/partnership.resolver.ts';
import { SupportRequestResolver } from './modules/support/support-request.resolver.ts';
import { UserResolver } from './modules/user/user.resolver.ts';
import { VisitResolver } from './modules/visit/visit.resolver.ts';
import { VisitorResolver } from './modules/visitor/visitor.resolver.ts';

/** Subscriptions name their source themselves (live/); a topic given to the library would be a mistake. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('events come from the database, nothing is published by hand');
  },
  subscribe: () => {
    throw new Error('a subscription must name its source with `subscribe`');
  },
};

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      OrderAccountResolver,
      AddressResolver,
      AuditResolver,
      AppointmentResolver,
      CartResolver,
      CashReceiptResolver,
      CatalogueResolver,
      CheckoutResolver,
      ContactResolver,
      DownloadResolver,
      EmailChangeResolver,
      FaqResolver,
      FinanceResolver,
      EmailPreviewResolver,
      EmailLogResolver,
      MailingListResolver,
      DeliveryResolver,
      BuyAgainResolver,
      OrderAccessResolver,
      OrderBulkResolver,
      OrderStaffDetailsResolver,
      OrderListResolver,
      StaffSearchResolver,
      AnnouncementResolver,
      OrderResolver,
      OrderSubscription,
      OverviewResolver,
      OwnDataResolver,
      PartnershipResolver,
      PasswordResolver,
      OwnOrdersResolver,
      CardProviderResolver,
      PaymentResolver,
      ProductEditorResolver,
      ProductFactsResolver,
      ProductRankingResolver,
      ProfileResolver,
      ProductReviewsResolver,
      ProviderAccountResolver,
      ReceiptResolver,
      RestockResolver,
      ReviewFieldsResolver,
      ReviewModerationResolver,
      ReviewResolver,
      ReviewSubscription,
      SavedViewResolver,
      SearchResolver,
      SessionResolver,
      ShipmentResolver,
      SocialResolver,
      StaffAnnouncementResolver,
      StatisticsResolver,
      StockHistoryResolver,
      StockResolver,
      UnseenOrderResolver,
      UserResolver,
      SupportRequestResolver,
      VisitorResolver,
      VisitResolver,
    ],
    // Inputs are checked by the rules in schema/, whose messages both sides share.
    validate: false,
    pubSub: NO_TOPICS,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
  return normaliseInput(enforcePermissions(schema));
}

let built: GraphQLSchema | null = null;

/**
 * The executable schema, the same for all servers in a process. Throws at start when a root field does not declare who
 * may call it.
 */
export function executableSchema(): GraphQLSchema {
  built ??= buildSchema();
  return built;
}
