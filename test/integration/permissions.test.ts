import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAnyCall } from '../kit/any-call.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Root fields that anyone may call; every other root field must reject an anonymous caller. */
const PUBLIC = new Set([
  'acceptStaffInvitation',
  'receivedStaffInvitation',
  'acknowledgeOrder',
  'addCartLine',
  'adjustCartLineQuantity',
  'announcement',
  'announcements',
  'buyAgain',
  'cancelOrder',
  'cancelOwnPaymentRequest',
  'cart',
  'checkout',
  'completeCheckout',
  'completeDraftOrderPayment',
  'completeOrderPayment',
  'confirmEmailChange',
  'confirmOrderChange',
  'recordAnnouncementView',
  'recordFaqOpening',
  'recordSearch',
  'deliveryTerms',
  'downloads',
  'draftOrderOffer',
  'editOwnOrder',
  'emptyCart',
  'faqEntries',
  'findProducts',
  'completeSocialSignUp',
  'guestOrder',
  'subscribeToMailingList',
  'lookUpGuestOrder',
  'node',
  'openOrderLink',
  'orderPayment',
  'ownPaymentToken',
  'popularFaqEntries',
  'popularSearches',
  'postcodeOrigin',
  'pressReleases',
  'product',
  'products',
  'registrations',
  'removeCartLine',
  'reportVisit',
  'requestOrderAccess',
  'requestPartnership',
  'requestPasswordReset',
  'requestReturn',
  'reportReturnSent',
  'resetPassword',
  'returnFromPayment',
  'returnPreview',
  'productQuestions',
  'reviewSummary',
  'reviews',
  'search',
  'searchAnnouncements',
  'sendContactMessage',
  'shopInfo',
  'updateCartLineQuantity',
  'updateCheckoutAddress',
  'updateCheckoutContact',
  'updateCheckoutShipping',
  'signIn',
  'signInStatus',
  'signOut',
  'signUp',
  'signUpWithOrder',
  'socialSignUp',
  'startCheckout',
  'startDraftOrderPayment',
  'startOrderPayment',
  'startPayment',
  'subscribeToRestock',
  'unseenOrder',
  'visitor',
  'updateRefundAccount',
  'withdrawReturn',
  'companyPlaces',
  'teamMembers',
  'testimonials',
]);

/** Root fields that signed-in users may call for their own data; every other root field must reject a customer. */
const OWN = new Set([
  'createAddress',
  'createProductQuestion',
  'createReview',
  'changePassword',
  'claimOrders',
  'deleteAccount',
  'deleteAddress',
  'deleteProductQuestion',
  'deleteReview',
  'markReviewHelpful',
  'updateAddress',
  'updateProductQuestion',
  'updateReview',
  'revokeOtherSessions',
  'revokeSession',
  'updateDefaultAddress',
  'myAddresses',
  'myOrder',
  'myOrders',
  'myProductQuestions',
  'myReview',
  'myReviews',
  'mySessions',
  'orderHistory',
  'requestEmailChange',
  'requestOrderClaim',
  'updateLanguage',
  'unlinkSocialAccount',
  'updateCommunication',
  'updateProfile',
]);

const notPublic = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
].filter(([, field]) => !PUBLIC.has(field.name));

const staffOnly = notPublic.filter(([, field]) => !OWN.has(field.name));
const own = notPublic.filter(([, field]) => OWN.has(field.name));

const shop = useTestShop();
let customer: Member;
let admin: Member;

beforeAll(async () => {
  customer = await addMember(shop, { email: 'shopper@example.com' });
  admin = await addMember(shop, { role: 'ADMIN' });
});

describe('operations for staff (STAFF-1)', () => {
  it('are exactly these', () => {
    expect(staffOnly.map(([, { name }]) => name).sort()).toEqual([
      'addAuthenticator',
      'addOrderTag',
      'addPasskey',
      'announcementPreview',
      'answerPreview',
      'answerProductQuestion',
      'answerSupportRequest',
      'approveReturn',
      'arrangeReturnPickup',
      'askPasskeys',
      'assignOrder',
      'auditLog',
      'bookStatementLines',
      'booksComparison',
      'cancelDraftOrder',
      'cancelPaymentRequest',
      'cancelRefund',
      'closedStores',
      'colleagues',
      'companyBlocks',
      'composedEmailPreview',
      'confirmIdentity',
      'correctOrderStatus',
      'createAnnouncement',
      'createCompanyBlock',
      'createCustomerNote',
      'createDraftOrder',
      'createEmailTemplate',
      'createOrderNote',
      'createProduct',
      'createProductPreview',
      'createSavedView',
      'createStaffRole',
      'customerNotes',
      'deleteAnnouncement',
      'deleteCompanyBlock',
      'deleteEmailTemplate',
      'deleteReviewAsStaff',
      'deleteSavedView',
      'deleteStaffRole',
      'dismissStatementLines',
      'draftDepositAccounts',
      'draftOrder',
      'draftOrders',
      'editOrder',
      'editOrderLines',
      'email',
      'emailTemplates',
      'emails',
      'finishSignIn',
      'guest',
      'guestOrders',
      'guestOrdersOfUser',
      'guests',
      'heldUnits',
      'hidePopularSearch',
      'hideProductQuestion',
      'inspectReturn',
      'inviteStaff',
      'jobs',
      'launchChecklist',
      'ledger',
      'ledgerSummary',
      'markMentionsRead',
      'markParcel',
      'mentionSettings',
      'mentions',
      'mergeGuestOrders',
      'moderatedProductQuestions',
      'moderatedReviews',
      'moderatedSearches',
      'moveCompanyBlock',
      'openStatementLineCount',
      'order',
      'orderCorrection',
      'orderCounts',
      'orderLedger',
      'orderStaffDetails',
      'orderTags',
      'orderTimeline',
      'orders',
      'ordersToShip',
      'ownSecondFactor',
      'previewDraftOrder',
      'previewOrderLines',
      'productPreview',
      'productRanking',
      'productStock',
      'productStocks',
      'providerBalance',
      'providerPayments',
      'reactivateEmailAddress',
      'receiptPreview',
      'receiveReturn',
      'recordCashReceipt',
      'recordDeposit',
      'recordEscrowDelivery',
      'recordRefundAccount',
      'recordRefundSent',
      'refundEmailPreview',
      'refundPreview',
      'refundReturn',
      'refuseReturn',
      'releaseHold',
      'removeAuthenticator',
      'removeDeposit',
      'removeOrderTag',
      'removePasskey',
      'renewRecoveryCodes',
      'reopenStatementLine',
      'reorderProducts',
      'replaceReturn',
      'replyToReview',
      'requestDepositRest',
      'requestRefund',
      'requestReturnLabel',
      'resetSecondFactor',
      'retryCashReceipt',
      'retryEmail',
      'retryFailedRefund',
      'retryRefund',
      'retryShipment',
      'return',
      'returnCounts',
      'returns',
      'revealCashReceiptNumber',
      'revealPassCode',
      'revealRefundAccount',
      'revokeStaffInvitation',
      'roleChangePin',
      'saleStatistics',
      'savedViews',
      'sendComposedEmail',
      'sendDraftOrder',
      'sendDraftOrderLink',
      'sendOrderClaim',
      'sendPaymentRequest',
      'sendReceipt',
      'settleFailedRefund',
      'settleRefund',
      'settleSupportRequest',
      'shipOrders',
      'shippingEmailPreview',
      'shopSettings',
      'shopSettingsHistory',
      'staff',
      'staffAnnouncement',
      'staffAnnouncements',
      'staffInvitations',
      'staffProduct',
      'staffRoles',
      'staffSearch',
      'startAuthenticator',
      'startPasskey',
      'statementAccounts',
      'statementLines',
      'statusEmailPreview',
      'stockCounts',
      'stockMovements',
      'storeOverview',
      'supportRequest',
      'supportRequests',
      'systemHealth',
      'undoStatusChanges',
      'updateAnnouncement',
      'updateCompanyBlock',
      'updateCustomerTag',
      'updateDefaultSavedView',
      'updateDraftOrder',
      'updateEmailTemplate',
      'updateFulfilmentParcels',
      'updateLowStockThreshold',
      'updateMentionSettings',
      'updateOrderStatus',
      'updateOrderStatuses',
      'updateOrderTagsAndAssignees',
      'updatePaymentDue',
      'updateProduct',
      'updateRoleChangePin',
      'updateSavedView',
      'updateShopSettings',
      'updateStaffRole',
      'updateStatementColumns',
      'updateStock',
      'updateTracking',
      'updateUserBlocked',
      'updateUserRole',
      'usedTrackingNumbers',
      'user',
      'userAddresses',
      'userOrders',
      'userPurchases',
      'users',
      'visitStatistics',
      'visitsNow',
      'workToDo',
    ]);
  });

  it.each(staffOnly.map(([kind, field]) => [field.name, kind, field] as const))(
    '%s refuses strangers and customers',
    async (_name, kind, field) => {
      const query = `${kind} { ${buildAnyCall(field)} }`;
      const stranger = await shop.client().send({ query });
      expect(stranger.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      const refused = await (await createMemberClient(shop, customer)).send({ query });
      expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
      const { errors } = await (await createMemberClient(shop, admin)).send({ query });
      expect(errors).toEqual([]);
    },
  );
});

describe("operations on one's own data", () => {
  it('all exist in the schema', () => {
    expect(own.map(([, { name }]) => name).sort()).toEqual([...OWN].sort());
  });

  it.each(own.map(([kind, field]) => [field.name, kind, field] as const))(
    '%s refuses strangers',
    async (_name, kind, field) => {
      const query = `${kind} { ${buildAnyCall(field)} }`;
      const stranger = await shop.client().send({ query });
      expect(stranger.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      const { errors } = await (await createMemberClient(shop, customer)).send({ query });
      expect(errors).toEqual([]);
    },
  );
});

describe('signing in', () => {
  const signIn = async (email: string, password: string) =>
    (await shop.client({ language: 'en' }).run(SignIn, { input: { email, password } })).signIn;

  it('distinguishes an unknown address from a wrong password (ACCOUNT-5)', async () => {
    expect(expectResult(await signIn('nobody@example.com', 'silver-light'), 'AccountError').message).toBe(
      "User with this email doesn't exist.",
    );
    expect(expectResult(await signIn('shopper@example.com', 'wrong-password'), 'AccountError').message).toBe(
      'Your password is wrong.',
    );
    expect(expectResult(await signIn('shopper@example.com', '12345'), 'ValidationError').fieldErrors[0]?.message).toBe(
      "Password's minimum length is 6.",
    );
  });

  it('ends with signing out, which invalidates the old cookie', async () => {
    const client = await signInStaff(shop);
    const ask = { query: '{ visitor { viewer { email } } }' };
    const cookie = client.cookieHeader();
    expect((await client.send(ask)).data).toEqual({ visitor: { viewer: { email: shop.staff.email } } });
    await client.send({ query: 'mutation { signOut { hasEndedSession } }' });
    expect((await shop.client().send(ask, { cookie })).data).toEqual({ visitor: { viewer: null } });
  });

  it('is rate-limited after ten attempts', async () => {
    const codes: string[] = [];
    // Ten fit into each quarter of an hour, and one may end in between.
    while (codes.length < 21 && codes.at(-1) !== 'TOO_MANY_REQUESTS') {
      codes.push(expectResult(await signIn('guessed@example.com', `guess-${codes.length}`), 'AccountError').code);
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(codes.length).toBeGreaterThan(10);
  });
});
