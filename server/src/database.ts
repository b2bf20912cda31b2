import mongoose, { type Connection, type mongo } from 'mongoose';
import { rateLimitModel } from './common/rate-limit.ts';
import { migrate, requireMigrated } from './migrations/migrate.ts';
import { knownDeviceModel } from './modules/account/known-device.model.ts';
import { oauthAttemptModel } from './modules/account/oauth-attempt.model.ts';
import { sessionModel } from './modules/account/session.model.ts';
import { userModel } from './modules/account/user.model.ts';
import { addressBookModel } from './modules/address/address-book.model.ts';
import { announcementModel } from './modules/announcement/announcement.model.ts';
import { auditModel } from './modules/audit/audit.model.ts';
import { cartModel } from './modules/cart/cart.model.ts';
import { productModel } from './modules/catalogue/product.model.ts';
import { productPictureModel } from './modules/catalogue/product-picture.model.ts';
import { productPreviewModel } from './modules/catalogue/product-preview.model.ts';
import { productRankingModel } from './modules/catalogue/product-ranking.model.ts';
import { checkoutModel } from './modules/checkout/checkout.model.ts';
import { emailModel } from './modules/email/email.model.ts';
import { ledgerModel } from './modules/finance/ledger.model.ts';
import { providerAnswerModel } from './modules/finance/provider-answer.model.ts';
import { orderModel } from './modules/order/order.model.ts';
import { taxRateModel } from './modules/purchase/tax-rate.model.ts';
import { completeOldReviews } from './modules/review/old-reviews.ts';
import { reviewModel } from './modules/review/review.model.ts';
import { reviewPictureModel } from './modules/review/review-picture.model.ts';
import { reviewScoreModel } from './modules/review/review-score.model.ts';
import { roleChangePinModel } from './modules/staff/role-change-pin.model.ts';
import { savedViewsModel } from './modules/staff/saved-view.model.ts';
import { saleMarkModel } from './modules/statistics/sale-mark.model.ts';
import { saleRollupModel } from './modules/statistics/sale-rollup.model.ts';
import { visitMarkModel } from './modules/statistics/visit-mark.model.ts';
import { visitRollupModel } from './modules/statistics/visit-rollup.model.ts';
import { reservationModel } from './modules/stock/reservation.model.ts';
import { restockSubscriptionModel } from './modules/stock/restock-subscription.model.ts';
import { stockModel } from './modules/stock/stock.model.ts';
import { stockMovementModel } from './modules/stock/stock-movement.model.ts';
import { contactMessageModel } from './modules/support/contact-message.model.ts';
import { faqModel } from './modules/support/faq.model.ts';
import { mailingListModel } from './modules/support/mailing-list.model.ts';
import { partnershipRequestModel } from './modules/support/partnership-request.model.ts';
import { visitModel } from './modules/visit/visit.model.ts';
import { visitEventModel } from './modules/visit/visit-event.model.ts';
import { visitorAddressModel } from './modules/visit/visitor-address.model.ts';

const SERVER_SELECTION_MS = 8000;
/** So many collections are prepared at once: all of them would open a connection each, which is most of the work. */
const PREPARED_AT_ONCE = 4;

const MODELS = [
  addressBookModel,
  auditModel,
  cartModel,
  checkoutModel,
  contactMessageModel,
  faqModel,
  knownDeviceModel,
  ledgerModel,
  emailModel,
  mailingListModel,
  announcementModel,
  orderModel,
  partnershipRequestModel,
  productModel,
  providerAnswerModel,
  productPictureModel,
  productRankingModel,
  productPreviewModel,
  rateLimitModel,
  reservationModel,
  restockSubscriptionModel,
  reviewModel,
  reviewPictureModel,
  reviewScoreModel,
  saleMarkModel,
  saleRollupModel,
  savedViewsModel,
  roleChangePinModel,
  sessionModel,
  oauthAttemptModel,
  stockModel,
  stockMovementModel,
  visitModel,
  visitEventModel,
  visitMarkModel,
  visitRollupModel,
  visitorAddressModel,
  taxRateModel,
  userModel,
];

interface ConnectOptions {
  /** Brings data of an older version up to date first; without it such data is refused. */
  readonly migrates?: boolean;
}

type Model = ReturnType<(typeof MODELS)[number]>;

/**
 * Connects and makes sure that every collection and index exists: transactions cannot create collections in all versions,
 * and a missing unique index would let races through. Fills in what documents of former versions have to have by now.
 * Throws MigrationError where the data is of another version.
 */
export async function connectDatabase(uri: string, { migrates = false }: ConnectOptions = {}): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    // Money, stock and orders are safe before anybody hears of them; collections that may be less careful say so.
    writeConcern: { w: 'majority' },
  });
  await connection.asPromise();
  try {
    const db = connection.db as mongo.Db;
    await (migrates ? migrate(db) : requireMigrated(db));
  } catch (error) {
    await connection.close();
    throw error;
  }
  const models = MODELS.map((model) => model(connection));
  await prepareAll(models);
  await completeOldReviews(connection);
  return connection;
}

async function prepareAll(models: readonly Model[]): Promise<void> {
  const waiting = [...models];
  async function prepareFromWaiting(): Promise<void> {
    for (let model = waiting.shift(); model; model = waiting.shift()) await prepare(model);
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, prepareFromWaiting));
}

/** All indexes of a collection in one command, which makes the collection, too: a command each would be most of a start. */
async function prepare(model: Model): Promise<void> {
  const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  if (indexes.length > 0) await model.collection.createIndexes(indexes);
  else await model.createCollection();
}
