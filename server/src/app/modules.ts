import 'reflect-metadata';

import { EmailKind } from '@eunbit/schema/email';
import { accountModule } from '../modules/account/account.module.ts';
import { addressModule } from '../modules/address/address.module.ts';
import { announcementModule } from '../modules/announcement/announcement.module.ts';
import { auditModule } from '../modules/audit/audit.module.ts';
import { bankStatementModule } from '../modules/bank-statement/bank-statement.module.ts';
import { cartModule } from '../modules/cart/cart.module.ts';
import { catalogueModule } from '../modules/catalogue/catalogue.module.ts';
import { checkoutModule } from '../modules/checkout/checkout.module.ts';
import { companyModule } from '../modules/company/company.module.ts';
import { composedEmailModule } from '../modules/composed-email/composed-email.module.ts';
import { depositModule } from '../modules/deposit/deposit.module.ts';
import { downloadModule } from '../modules/download/download.module.ts';
import { draftOrderModule } from '../modules/draft-order/draft-order.module.ts';
import { emailModule } from '../modules/email/email.module.ts';
import { faqModule } from '../modules/faq/faq.module.ts';
import { financeModule } from '../modules/finance/finance.module.ts';
import { idempotencyModule } from '../modules/idempotency/idempotency.module.ts';
import { launchChecklistModule } from '../modules/launch-checklist/launch-checklist.module.ts';
import { ledgerModule } from '../modules/ledger/ledger.module.ts';
import { mailingListModule } from '../modules/mailing-list/mailing-list.module.ts';
import { mediaModule } from '../modules/media/media.module.ts';
import { nodeModule } from '../modules/node/node.module.ts';
import { orderModule } from '../modules/order/order.module.ts';
import { orderCollaborationModule } from '../modules/order-collaboration/order-collaboration.module.ts';
import { orderEditModule } from '../modules/order-edit/order-edit.module.ts';
import { overviewModule } from '../modules/overview/overview.module.ts';
import { paymentModule } from '../modules/payment/payment.module.ts';
import { paymentRequestModule } from '../modules/payment-request/payment-request.module.ts';
import { productDiscoveryModule } from '../modules/product-discovery/product-discovery.module.ts';
import { productQuestionModule } from '../modules/product-question/product-question.module.ts';
import { purchaseModule } from '../modules/purchase/purchase.module.ts';
import { refundModule } from '../modules/refund/refund.module.ts';
import { releaseModule } from '../modules/release/release.module.ts';
import { returnModule } from '../modules/return/return.module.ts';
import { reviewModule } from '../modules/review/review.module.ts';
import { roleModule } from '../modules/role/role.module.ts';
import { searchModule } from '../modules/search/search.module.ts';
import { secondFactorModule } from '../modules/second-factor/second-factor.module.ts';
import { secretRotationModule } from '../modules/secret-rotation/secret-rotation.module.ts';
import { shipmentModule } from '../modules/shipment/shipment.module.ts';
import { shippingModule } from '../modules/shipping/shipping.module.ts';
import { shopSettingsModule } from '../modules/shop-settings/shop-settings.module.ts';
import { staffModule } from '../modules/staff/staff.module.ts';
import { statisticsModule } from '../modules/statistics/statistics.module.ts';
import { stockModule } from '../modules/stock/stock.module.ts';
import { supportModule } from '../modules/support/support.module.ts';
import { trendingModule } from '../modules/trending/trending.module.ts';
import { userModule } from '../modules/user/user.module.ts';
import { visitModule } from '../modules/visit/visit.module.ts';
import { visitorModule } from '../modules/visitor/visitor.module.ts';
import { createPlatform, type Platform, type Resources } from '../platform/platform.ts';
import { ModuleList } from './module-list.ts';

/** All modules, in the order of docs/architecture.md. A new module adds one line here. */
export const MODULES = new ModuleList<Platform>()
  .add(auditModule)
  .add(shopSettingsModule)
  .add(idempotencyModule)
  .add(mediaModule)
  .add(releaseModule)
  .add(downloadModule)
  .add(companyModule)
  .add(trendingModule)
  .add(emailModule)
  .add(mailingListModule)
  .add(accountModule)
  .add(secondFactorModule)
  .add(catalogueModule)
  .add(announcementModule)
  .add(stockModule)
  .add(faqModule)
  .add(searchModule)
  .add(purchaseModule)
  .add(addressModule)
  .add(cartModule)
  .add(visitModule)
  .add(supportModule)
  .add(checkoutModule)
  .add(ledgerModule)
  .add(orderModule)
  .add(orderCollaborationModule)
  .add(composedEmailModule)
  .add(paymentModule)
  .add(refundModule)
  .add(draftOrderModule)
  .add(shipmentModule)
  .add(depositModule)
  .add(paymentRequestModule)
  .add(bankStatementModule)
  .add(shippingModule)
  .add(orderEditModule)
  .add(returnModule)
  .add(secretRotationModule)
  .add(reviewModule)
  .add(productQuestionModule)
  .add(productDiscoveryModule)
  .add(financeModule)
  .add(statisticsModule)
  .add(userModule)
  .add(roleModule)
  .add(staffModule)
  .add(nodeModule)
  .add(overviewModule)
  .add(visitorModule)
  .add(launchChecklistModule);

/** Creates all services of a server process, once at start. Services hold no state that other processes need. */
export async function createServices(resources: Resources, publicUrl: () => string) {
  const platform = createPlatform(resources, publicUrl);
  const services = await MODULES.createServices(platform);
  services.emails.requireAll(Object.values(EmailKind));
  await platform.live.open();
  return services;
}

export type Services = Awaited<ReturnType<typeof createServices>>;
