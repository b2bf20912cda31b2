import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createLocalRateLimiter, createRateLimiter, type RateLimiter } from './common/rate-limit.ts';
import { createVault, type Vault } from './common/tokens.ts';
import type { Config } from './config.ts';
import type { EmailProvider } from './integrations/email/email-provider.ts';
import type { GeoIp } from './integrations/geoip/geoip.ts';
import type { PaymentAccount } from './integrations/payment/payment-account.ts';
import type { PaymentProvider } from './integrations/payment/payment-provider.ts';
import type { PaymentRecords } from './integrations/payment/payment-records.ts';
import type { ShippingProvider } from './integrations/shipping/shipping-provider.ts';
import type { IdentityProviders } from './integrations/social/identity-provider.ts';
import type { TaxProvider } from './integrations/tax/tax-provider.ts';
import type { VirtualAccountIssuer } from './integrations/virtual-account/virtual-account-issuer.ts';
import { createLiveHub } from './live/live-hub.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createAccountLinks } from './modules/account/account-links.ts';
import {
  accountPersonalData,
  knownDevicePersonalData,
  sessionPersonalData,
} from './modules/account/account-personal-data.ts';
import { createEmailChangeService } from './modules/account/email-change.service.ts';
import { createIdentityService } from './modules/account/identity.service.ts';
import { createKnownDeviceService } from './modules/account/known-device.service.ts';
import { createOAuthAttemptService } from './modules/account/oauth-attempt.service.ts';
import { createOwnDataService } from './modules/account/own-data.service.ts';
import { createPasswordService } from './modules/account/password.service.ts';
import { createPasswordHasher } from './modules/account/password-hasher.ts';
import { createProfileService } from './modules/account/profile.service.ts';
import { createSessionService } from './modules/account/session.service.ts';
import { createSignInService } from './modules/account/sign-in.service.ts';
import { createSignUpService } from './modules/account/sign-up.service.ts';
import { createSocialService } from './modules/account/social.service.ts';
import { createAddressService } from './modules/address/address.service.ts';
import { addressPersonalData } from './modules/address/address-personal-data.ts';
import { createAnnouncementService } from './modules/announcement/announcement.service.ts';
import { createAnnouncementPictureService } from './modules/announcement/announcement-picture.service.ts';
import { createAuditService } from './modules/audit/audit.service.ts';
import { createCartService } from './modules/cart/cart.service.ts';
import { createCartMerge } from './modules/cart/cart-merge.ts';
import { cartPersonalData } from './modules/cart/cart-personal-data.ts';
import { createCatalogueService } from './modules/catalogue/catalogue.service.ts';
import { createProductEditor } from './modules/catalogue/product-editor.service.ts';
import { createProductPictureService } from './modules/catalogue/product-picture.service.ts';
import { createProductPreviews } from './modules/catalogue/product-preview.service.ts';
import { createProductRanking } from './modules/catalogue/product-ranking.service.ts';
import { createAddressCheckService } from './modules/checkout/address-check.service.ts';
import { createCheckoutService } from './modules/checkout/checkout.service.ts';
import { createCheckoutDrafts } from './modules/checkout/checkout-draft.service.ts';
import { checkoutPersonalData } from './modules/checkout/checkout-personal-data.ts';
import { createDownloadService } from './modules/download/download.service.ts';
import { createEmailDelivery } from './modules/email/email-delivery.service.ts';
import { createEmailLogService } from './modules/email/email-log.service.ts';
import { createEmailOutbox, type EmailOutbox } from './modules/email/email-outbox.service.ts';
import { emailPersonalData } from './modules/email/email-personal-data.ts';
import { createEmailPreviewService } from './modules/email/email-preview.service.ts';
import {
  createEmailPreviewer,
  createEmailRenderer,
  createRedactedEmailRenderer,
} from './modules/email/email-renderer.ts';
import { createBooksComparison } from './modules/finance/books-comparison.service.ts';
import { createLedgerService } from './modules/finance/ledger.service.ts';
import { createProviderAccountService } from './modules/finance/provider-account.service.ts';
import { createMediaService } from './modules/media/media.service.ts';
import { createCashReceiptService } from './modules/order/cash-receipt.service.ts';
import { createOrderService } from './modules/order/order.service.ts';
import { createOrderAccessService } from './modules/order/order-access.service.ts';
import { createOrderBulkService } from './modules/order/order-bulk.service.ts';
import { createOrderCancellationService } from './modules/order/order-cancellation.service.ts';
import { createOrderClaimService, type OrderClaimService } from './modules/order/order-claim.service.ts';
import { createOrderListService } from './modules/order/order-list.service.ts';
import { orderPersonalData } from './modules/order/order-personal-data.ts';
import { createOrderStaffDetailsService } from './modules/order/order-staff-details.service.ts';
import { createOrderStatusWriter } from './modules/order/order-status-writer.ts';
import { createOrderTokens } from './modules/order/order-tokens.ts';
import { createOwnOrdersService } from './modules/order/own-orders.service.ts';
import { createReceiptService } from './modules/order/receipt.service.ts';
import { createUnpaidOrders } from './modules/order/unpaid-orders.service.ts';
import { createJobStates } from './modules/overview/job-states.service.ts';
import { createOverviewService } from './modules/overview/overview.service.ts';
import { createOrderPlacement } from './modules/payment/order-placement.ts';
import { createPaymentService } from './modules/payment/payment.service.ts';
import { createUnseenOrderService } from './modules/payment/unseen-order.service.ts';
import { createSalesTaxService } from './modules/purchase/sales-tax.service.ts';
import { createReviewService } from './modules/review/review.service.ts';
import { createReviewModeration } from './modules/review/review-moderation.service.ts';
import { reviewPersonalData } from './modules/review/review-personal-data.ts';
import { createReviewPictureService, type ReviewPictureService } from './modules/review/review-picture.service.ts';
import { createReviewReader } from './modules/review/review-reader.ts';
import { createSearchService } from './modules/search/search.service.ts';
import { createShipmentService } from './modules/shipment/shipment.service.ts';
import { createShipmentAdminService } from './modules/shipment/shipment-admin.service.ts';
import { createTrackerService } from './modules/shipment/tracker.service.ts';
import { createAppointmentService } from './modules/staff/appointment.service.ts';
import { createRoleChangePinService } from './modules/staff/role-change-pin.service.ts';
import { createSavedViewService } from './modules/staff/saved-view.service.ts';
import { savedViewPersonalData } from './modules/staff/saved-view-personal-data.ts';
import { createStaffSearchService } from './modules/staff/staff-search.service.ts';
import { createSaleCounting } from './modules/statistics/sale-counting.service.ts';
import { createSaleStatistics } from './modules/statistics/sale-statistics.service.ts';
import { createVisitCounting } from './modules/statistics/visit-counting.service.ts';
import { createVisitMarks } from './modules/statistics/visit-marks.ts';
import { createVisitStatistics } from './modules/statistics/visit-statistics.service.ts';
import { createVisitsNow } from './modules/statistics/visits-now.service.ts';
import { createLowStockWatch } from './modules/stock/low-stock.ts';
import { createRestockService } from './modules/stock/restock.service.ts';
import { createStockService } from './modules/stock/stock.service.ts';
import { createStockAdminService } from './modules/stock/stock-admin.service.ts';
import { createStockHistory } from './modules/stock/stock-history.service.ts';
import { createContactService } from './modules/support/contact.service.ts';
import { createMailingListService, type MailingListService } from './modules/support/mailing-list.service.ts';
import { mailingPersonalData } from './modules/support/mailing-personal-data.ts';
import { createPartnershipService } from './modules/support/partnership.service.ts';
import { createSupportRequestService } from './modules/support/support-request.service.ts';
import { createUnsubscribeTokens } from './modules/support/unsubscribe-token.ts';
import { createUserBlock } from './modules/user/user-block.ts';
import { createUserDirectory } from './modules/user/user-directory.service.ts';
import { createVisitService } from './modules/visit/visit.service.ts';
import { createVisitIngestion } from './modules/visit/visit-ingestion.ts';

export interface Resources {
  readonly config: Config;
  readonly connection: Connection;
  readonly log: Logger;
  readonly geoip: GeoIp;
  readonly paymentProvider: PaymentProvider;
  readonly paymentAccount: PaymentAccount;
  readonly paymentRecords: PaymentRecords;
  readonly virtualAccountIssuer: VirtualAccountIssuer;
  readonly identityProviders: IdentityProviders;
  readonly emailProvider: EmailProvider;
  readonly shippingProvider: ShippingProvider;
  readonly taxProvider: TaxProvider;
  /** Where the documents to download are. */
  readonly downloadsFolder: string;
}

/** Every service of one server process, wired once at start. Services hold no state that another process would need. */
export async function createServices(resources: Resources, publicUrl: () => string) {
  const { config, connection, log, geoip, downloadsFolder } = resources;
  const { paymentProvider, identityProviders, emailProvider, shippingProvider, taxProvider } = resources;
  const vault = createVault(config.appSecret);
  const limiter = createRateLimiter(connection);
  const audit = createAuditService(connection);
  const live = await createLiveHub(connection, log);
  const cart = createCartService(connection, live);
  const address = createAddressService(connection);
  const salesTax = createSalesTaxService({ connection, provider: taxProvider, log });
  const catalogue = createCatalogueService(live.catalogueCache);
  const outbox = createEmailOutbox(connection);
  const stockHistory = createStockHistory(connection);
  const lowStock = createLowStockWatch(connection, outbox);
  const stock = createStockService({ connection, history: stockHistory, lowStock });
  const ledger = createLedgerService(connection);
  const jobStates = createJobStates(connection);
  const media = createMediaService(connection);
  const stockAdmin = createStockAdminService({ connection, audit, history: stockHistory, lowStock });
  const productPictures = createProductPictureService({ connection, media, limiter });
  const productEditor = createProductEditor({ connection, audit, pictures: productPictures, stockAdmin });
  const reviewPictures = createReviewPictureService({ connection, media, limiter });
  const placement = createOrderPlacement({ connection, stock, cart, outbox, ledger });
  const mailingList = createMailingListService({ connection, limiter, outbox });
  const orderTokens = createOrderTokens(vault);
  const orderClaim = createOrderClaimService({ connection, tokens: orderTokens, outbox, limiter });
  const accounts = createAccountServices({
    connection,
    limiter,
    vault,
    outbox,
    mailingList,
    orderClaim,
    providers: identityProviders,
    reviewPictures,
  });
  const moveOrder = createOrderStatusWriter({ connection, stock, outbox, audit, ledger });
  const unsubscribeTokens = createUnsubscribeTokens(vault);
  const orderList = createOrderListService(connection);
  const ownOrders = createOwnOrdersService(connection, orderTokens);
  const roleChangePin = createRoleChangePinService({ connection, audit });
  const users = createUserDirectory(connection);
  const tracker = createTrackerService(connection);
  const visitStatistics = createVisitStatistics(connection);
  const saleStatistics = createSaleStatistics(connection);
  const emailRendering = {
    connection,
    publicUrl,
    fromAddress: config.email.from,
    accountLinks: accounts.accountLinks,
    orderLinks: { linkPath: orderTokens.linkPath, claimPath: orderTokens.claimPath, newestOf: orderClaim.newestOf },
    unsubscribeTokens,
  };
  return {
    ...accounts,
    address,
    audit,
    appointment: createAppointmentService({ connection, roleChangePin, sessions: accounts.sessions, outbox, audit }),
    booksComparison: createBooksComparison(connection, resources.paymentRecords),
    cart,
    cashReceipts: createCashReceiptService({ connection, audit, vault }),
    cartMerge: createCartMerge(connection, live),
    catalogue,
    checkout: createCheckoutService({
      connection,
      cart,
      addresses: address,
      profile: accounts.profile,
      addressCheck: createAddressCheckService({ provider: shippingProvider, limiter, log }),
      drafts: createCheckoutDrafts({ connection, cart, salesTax }),
      vault,
      log,
    }),
    contact: createContactService({ connection, outbox, limiter }),
    downloads: await createDownloadService(downloadsFolder),
    geoip,
    isRehearsal: config.rehearsal,
    jobStates,
    ledger,
    emailPreviews: createEmailPreviewService({ connection, preview: createEmailPreviewer(emailRendering) }),
    live,
    mailingList,
    media,
    announcementPictures: createAnnouncementPictureService(media, limiter),
    announcements: createAnnouncementService(connection, limiter, audit),
    emailDelivery: createEmailDelivery({
      connection,
      provider: emailProvider,
      log,
      write: createEmailRenderer(emailRendering),
    }),
    emailLog: createEmailLogService({ connection, audit, renderRedacted: createRedactedEmailRenderer(emailRendering) }),
    order: createOrderService({ connection, moveOrder, tokens: orderTokens, vault, limiter }),
    orderAccess: createOrderAccessService({ connection, tokens: orderTokens, outbox, limiter }),
    orderBulk: createOrderBulkService({ connection, moveOrder, log }),
    orderCancellation: createOrderCancellationService(ownOrders, moveOrder),
    orderClaim,
    orderStaffDetails: createOrderStaffDetailsService({ connection, audit, ledger, outbox, vault }),
    orderList,
    staffSearch: createStaffSearchService(live, orderList, users),
    orderTokens,
    overview: createOverviewService({ connection, jobs: jobStates, visitStatistics, saleStatistics }),
    ownOrders,
    unseenOrders: createUnseenOrderService(connection, orderTokens),
    partnership: createPartnershipService({ connection, outbox, limiter }),
    payment: createPaymentService({
      connection,
      provider: paymentProvider,
      issuer: resources.virtualAccountIssuer,
      stock,
      cart,
      outbox,
      ledger,
      placement,
      vault,
      log,
    }),
    paymentProvider,
    postcodeOrigin: config.postcodeOrigin,
    providerAccount: createProviderAccountService(connection, resources.paymentAccount),
    productEditor,
    productRanking: createProductRanking(connection, audit),
    productPictures,
    productPreviews: createProductPreviews(connection, productEditor),
    virtualAccountIssuer: resources.virtualAccountIssuer,
    receipts: createReceiptService({ connection, outbox, limiter, audit }),
    restock: createRestockService({ connection, catalogue, outbox, limiter }),
    review: createReviewService({ connection, catalogue, pictures: reviewPictures, limiter, audit }),
    reviewModeration: createReviewModeration(connection),
    reviewPictures,
    reviewReader: createReviewReader({ connection, scores: live.reviewScores, catalogueCache: live.catalogueCache }),
    saleCounting: createSaleCounting(connection),
    saleStatistics,
    savedViews: createSavedViewService(connection),
    search: createSearchService(live),
    roleChangePin,
    shipment: createShipmentService({ connection, provider: shippingProvider, tracker, log }),
    shipmentAdmin: createShipmentAdminService({ connection, audit }),
    shippingProvider,
    stock,
    stockAdmin,
    stockHistory,
    tracker,
    supportRequests: createSupportRequestService({ connection, outbox, audit }),
    unpaidOrders: createUnpaidOrders({ connection, outbox, move: moveOrder }),
    unsubscribeTokens,
    userBlock: createUserBlock(connection, audit),
    users,
    visitCounting: createVisitCounting(connection),
    visits: createVisitService({
      limiter: createLocalRateLimiter(),
      ingest: createVisitIngestion({
        connection,
        marks: createVisitMarks(connection),
        catalogueCache: live.catalogueCache,
        ownHost: config.publicUrl && new URL(config.publicUrl).host,
      }),
    }),
    visitsNow: createVisitsNow(connection, log),
    visitStatistics,
  };
}

interface AccountDeps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly vault: Vault;
  readonly outbox: EmailOutbox;
  readonly mailingList: MailingListService;
  readonly orderClaim: OrderClaimService;
  readonly providers: IdentityProviders;
  readonly reviewPictures: ReviewPictureService;
}

function createAccountServices(deps: AccountDeps) {
  const { connection, limiter, vault, outbox, mailingList, orderClaim, providers, reviewPictures } = deps;
  const hasher = createPasswordHasher();
  const links = createAccountLinks(vault);
  const sessions = createSessionService(connection);
  const identity = createIdentityService({ connection, sessions, hasher, limiter });
  const account = createAccountService(connection, hasher);
  const knownDevices = createKnownDeviceService(connection);
  const passwords = createPasswordService({ connection, sessions, identity, links, hasher, outbox, limiter });
  const signUp = createSignUpService({ connection, account, outbox, mailingList, orderClaim, limiter });
  const oauthAttempts = createOAuthAttemptService(connection, providers, limiter);
  // Whatever else links something to an account is listed here: it is downloaded with the account and forgotten with it.
  const parts = [
    accountPersonalData(connection),
    sessionPersonalData(connection),
    knownDevicePersonalData(connection),
    addressPersonalData(connection),
    cartPersonalData(connection),
    checkoutPersonalData(connection),
    orderPersonalData(connection, vault),
    mailingPersonalData(connection),
    emailPersonalData(connection),
    reviewPersonalData(connection, reviewPictures),
    savedViewPersonalData(connection),
  ];
  return {
    account,
    accountLinks: links,
    emailChange: createEmailChangeService({ connection, identity, links, outbox, mailingList, limiter }),
    identity,
    knownDevices,
    ownData: createOwnDataService({ connection, identity, limiter, parts }),
    passwords,
    profile: createProfileService(connection, mailingList),
    sessions,
    signIn: createSignInService({ connection, limiter, hasher, devices: knownDevices, passwords }),
    signUp,
    social: createSocialService({ connection, providers, visits: oauthAttempts, account, signUp, mailingList }),
    oauthAttempts,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
