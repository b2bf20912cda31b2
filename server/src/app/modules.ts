import 'reflect-metadata';

import { EmailKind } from '@eunbit/schema/email';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createJobRegistry, type JobRegistry } from '../common/job-registry.ts';
import { createPersonNames, type PersonNames } from '../common/person-names.ts';
import { createPersonalDataRegistry, type PersonalDataRegistry } from '../common/personal-data.ts';
import { createRateLimiter, type WaitingRateLimiter } from '../common/rate-limit.ts';
import { createVault, type Vault } from '../common/tokens.ts';
import type { Config } from '../config.ts';
import type { BotProtection } from '../integrations/bot-protection/bot-protection.ts';
import type { CarrierTracking } from '../integrations/carrier-tracking/carrier-tracking.ts';
import type { EmailProvider } from '../integrations/email/email-provider.ts';
import type { GeoIp } from '../integrations/geoip/geoip.ts';
import type { PaymentAccount } from '../integrations/payment/payment-account.ts';
import type { PaymentProvider } from '../integrations/payment/payment-provider.ts';
import type { PaymentRecords } from '../integrations/payment/payment-records.ts';
import type { ShippingProvider } from '../integrations/shipping/shipping-provider.ts';
import type { IdentityProviders } from '../integrations/social/identity-provider.ts';
import type { TaxProvider } from '../integrations/tax/tax-provider.ts';
import type { CashReceiptIssuer } from '../integrations/virtual-account/cash-receipt-issuer.ts';
import type { VirtualAccountIssuer } from '../integrations/virtual-account/virtual-account-issuer.ts';
import { createLiveHub, type LiveHub } from '../live/live-hub.ts';
import { createSecurityLog, type SecurityLog } from '../log/security-events.ts';
import { accountModule } from '../modules/account/account.module.ts';
import { addressModule } from '../modules/address/address.module.ts';
import { announcementModule } from '../modules/announcement/announcement.module.ts';
import { auditModule } from '../modules/audit/audit.module.ts';
import { bankStatementModule } from '../modules/bank-statement/bank-statement.module.ts';
import { browserErrorModule } from '../modules/browser-error/browser-error.module.ts';
import type { BuildFolders } from '../modules/browser-error/index.ts';
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
import { guidanceModule } from '../modules/guidance/guidance.module.ts';
import { idempotencyModule } from '../modules/idempotency/idempotency.module.ts';
import { launchChecklistModule } from '../modules/launch-checklist/launch-checklist.module.ts';
import { ledgerModule } from '../modules/ledger/ledger.module.ts';
import { mailingListModule } from '../modules/mailing-list/mailing-list.module.ts';
import { mediaModule } from '../modules/media/media.module.ts';
import { nodeModule } from '../modules/node/node.module.ts';
import { orderModule } from '../modules/order/order.module.ts';
import { orderDeskModule } from '../modules/order-desk/order-desk.module.ts';
import { orderEditModule } from '../modules/order-edit/order-edit.module.ts';
import { overviewModule } from '../modules/overview/overview.module.ts';
import { paymentModule } from '../modules/payment/payment.module.ts';
import { paymentRequestModule } from '../modules/payment-request/payment-request.module.ts';
import { popularityModule } from '../modules/popularity/popularity.module.ts';
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
import { userModule } from '../modules/user/user.module.ts';
import { visitModule } from '../modules/visit/visit.module.ts';
import { visitorModule } from '../modules/visitor/visitor.module.ts';
import { ModuleList } from './module-list.ts';

export interface Resources {
  readonly config: Config;
  readonly connection: Connection;
  readonly log: Logger;
  readonly geoip: GeoIp;
  readonly botProtection: BotProtection;
  readonly paymentProvider: PaymentProvider;
  readonly paymentAccount: PaymentAccount;
  readonly paymentRecords: PaymentRecords;
  readonly virtualAccountIssuer: VirtualAccountIssuer;
  readonly cashReceiptIssuer: CashReceiptIssuer;
  readonly identityProviders: IdentityProviders;
  readonly emailProvider: EmailProvider;
  readonly shippingProvider: ShippingProvider;
  /** Null where no carrier is asked. */
  readonly carrierTracking: CarrierTracking | null;
  readonly taxProvider: TaxProvider;
  /** Folder of the downloadable documents. */
  readonly downloadsFolder: string;
  /** Folders of the built clients; null where they are not built or not served. */
  readonly builtFiles: BuildFolders | null;
}

/** What every module may depend on: external services, and the shared registries. */
interface Base extends Resources {
  readonly publicUrl: () => string;
  readonly vault: Vault;
  readonly limiter: WaitingRateLimiter;
  readonly security: SecurityLog;
  readonly live: LiveHub;
  readonly jobs: JobRegistry;
  readonly personNames: PersonNames;
  readonly personalData: PersonalDataRegistry;
}

/** All modules, in the order of docs/architecture.md. A new module adds one line here. */
export const MODULES = new ModuleList<Base>()
  .add(auditModule)
  .add(browserErrorModule)
  .add(shopSettingsModule)
  .add(idempotencyModule)
  .add(mediaModule)
  .add(releaseModule)
  .add(downloadModule)
  .add(companyModule)
  .add(popularityModule)
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
  .add(orderDeskModule)
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
  .add(guidanceModule)
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
  const { config, connection, log } = resources;
  const live = createLiveHub(log);
  const vault = createVault(config.appSecret, config.previousAppSecret);
  const security = createSecurityLog({ log, pseudonym: vault.pseudonym });
  const services = await MODULES.createServices({
    ...resources,
    publicUrl,
    vault,
    security,
    limiter: createRateLimiter(connection, security),
    live,
    jobs: createJobRegistry(),
    personNames: createPersonNames(),
    personalData: createPersonalDataRegistry(),
  });
  services.emails.requireAll(Object.values(EmailKind));
  await live.open();
  return services;
}

export type Services = Awaited<ReturnType<typeof createServices>>;
