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

/** The resources of a server process: its configuration, its database, and the providers. */
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
  /** Null if no carrier is polled for parcel states. */
  readonly carrierTracking: CarrierTracking | null;
  readonly taxProvider: TaxProvider;
  /** Folder of the downloadable documents. */
  readonly downloadsFolder: string;
}

/** The platform of every module: the resources, and the registries and tools that all modules share. */
export interface Platform extends Resources {
  readonly publicUrl: () => string;
  readonly vault: Vault;
  readonly limiter: WaitingRateLimiter;
  readonly security: SecurityLog;
  readonly live: LiveHub;
  readonly jobs: JobRegistry;
  readonly personNames: PersonNames;
  readonly personalData: PersonalDataRegistry;
}

export function createPlatform(resources: Resources, publicUrl: () => string): Platform {
  const { config, connection, log } = resources;
  const vault = createVault(config.appSecret, config.previousAppSecret);
  const security = createSecurityLog({ log, pseudonym: vault.pseudonym });
  return {
    ...resources,
    publicUrl,
    vault,
    security,
    limiter: createRateLimiter(connection, security),
    live: createLiveHub(log),
    jobs: createJobRegistry(),
    personNames: createPersonNames(),
    personalData: createPersonalDataRegistry(),
  };
}
