import { NO_COMPANY_TEXT } from '@eunbit/schema/company-block';
import type { EmailKind } from '@eunbit/schema/email';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { sessionModel } from '@eunbit/server/modules/account/session.model';
import { addressBookModel } from '@eunbit/server/modules/address/address-book.model';
import { announcementModel } from '@eunbit/server/modules/announcement/announcement.model';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { statementLineModel } from '@eunbit/server/modules/bank-statement/statement-line.model';
import { cartModel } from '@eunbit/server/modules/cart/cart.model';
import { memberCartId } from '@eunbit/server/modules/cart/cart-owner';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { companyBlockModel } from '@eunbit/server/modules/company/company-block.model';
import { emailTemplateModel } from '@eunbit/server/modules/composed-email/email-template.model';
import { draftOrderModel } from '@eunbit/server/modules/draft-order/draft-order.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import type { Difference } from '@eunbit/server/modules/finance/differences';
import { providerAnswerModel } from '@eunbit/server/modules/finance/provider-answer.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { guestModel } from '@eunbit/server/modules/order/guest/guest.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { mentionModel } from '@eunbit/server/modules/order-collaboration/mention.model';
import { productQuestionModel } from '@eunbit/server/modules/product-question/product-question.model';
import { returnModel } from '@eunbit/server/modules/return/return.model';
import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { reviewScoreId, reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { roleModel } from '@eunbit/server/modules/role/role.model';
import { settingsChangeModel } from '@eunbit/server/modules/shop-settings/shop-settings.model';
import { invitationModel } from '@eunbit/server/modules/staff/invitation/invitation.model';
import { savedViewsModel } from '@eunbit/server/modules/staff/saved-view.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { partnershipRequestModel } from '@eunbit/server/modules/support/partnership-request.model';
import { customerNoteModel } from '@eunbit/server/modules/user/customer-note.model';
import { Types } from 'mongoose';
import { addMember, type Member } from './members.ts';
import { writeOrder } from './orders.ts';
import { suitsOf } from './product-discovery.ts';
import { ADDRESSES } from './story.ts';
import { createProduct, WIPE } from './test-catalogue.ts';
import type { TestShop } from './test-shop.ts';

/** One more row for every list, all about the same people and products. */
interface Row {
  readonly index: number;
  readonly at: Date;
  /** Owner of the personal lists, and actor in the lists of staff actions. */
  readonly staff: Member;
  readonly member: Member;
  readonly productId: string;
  readonly orderNumber: string;
  readonly intentId: string;
}

/** The order with many notes, emails, log entries and money movements. */
export const FIRST_ORDER = 'EB-260301-00000000';

/** The guest who has ordered with the viewer's email address. */
export const FIRST_GUEST = '0123456789abcdef01234567';

const bilingual = (text: string) => ({ ko: text, en: text });
const numberOf = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;

async function addProductAndReviews(shop: TestShop, { index, at, staff, member, productId }: Row): Promise<void> {
  const review = {
    market: 'KR',
    productId,
    authorName: 'mina****',
    title: `Review ${index}`,
    comment: 'Clean.',
    rating: 2,
    hasPictures: false,
    verifiedPurchase: true,
    createdAt: at,
    firstCreatedAt: at,
    reply: null,
  } as const;
  await reviewModel(shop.connection).create([
    { ...review, pictures: [], userId: member.id },
    { ...review, pictures: [], userId: staff.id },
  ]);
  const counts = Array.from({ length: 10 }, (_none, place) => (place === 3 ? 2 : 0));
  const _id = reviewScoreId('KR', productId);
  await reviewScoreModel(shop.connection).create({ _id, productId, market: 'KR', counts, version: 2 });
}

/** All about one product, since the list is on its page. */
async function addQuestions(shop: TestShop, { index, at, staff, member }: Row): Promise<void> {
  const question = {
    market: 'KR',
    productId: shop.productId('wipe'),
    authorName: 'mina****',
    language: 'ko',
    text: `Question ${index}`,
    isSecret: false,
    createdAt: at,
    isAnswered: false,
    isHidden: false,
    version: 1,
  } as const;
  await productQuestionModel(shop.connection).create([
    { ...question, userId: member.id },
    { ...question, userId: staff.id },
  ]);
}

async function addOrder(shop: TestShop, { staff, member, productId, orderNumber, intentId }: Row): Promise<void> {
  await writeOrder(shop, { number: orderNumber, userId: staff.id, payment: { method: 'CARD', intentId } });
  await writeOrder(shop, { number: `${orderNumber}-M`, userId: member.id });
  await writeOrder(shop, { number: `${orderNumber}-G`, email: member.email });
  const orders = orderModel(shop.connection);
  await orders.updateOne({ number: orderNumber }, { $set: { 'lines.0.productId': productId } });
  const note = { id: String(new Types.ObjectId()), text: 'Called.', by: member.id, at: new Date() };
  await orders.updateOne({ number: FIRST_ORDER }, { $push: { notes: note } });
  const { id: noteId, at: createdAt, ...written } = note;
  const mention = {
    ...written,
    noteId,
    createdAt,
    market: 'KR' as const,
    orderNumber: FIRST_ORDER,
    staffId: staff.id,
    readAt: null,
  };
  await mentionModel(shop.connection).create([mention]);
}

async function addCustomers(shop: TestShop, { index, at, staff, member, orderNumber }: Row): Promise<void> {
  await writeOrder(shop, { number: `${orderNumber}-A`, email: staff.email, market: 'US' });
  const email = index === 0 ? staff.email : member.email;
  const name = { firstName: 'MINA', lastName: 'LEE', phone: null, location: 'KR' } as const;
  const _id = index === 0 ? FIRST_GUEST : new Types.ObjectId();
  await guestModel(shop.connection).create({ _id, email, ...name, lastOrderAt: at, tags: ['vip'] });
  await customerNoteModel(shop.connection).create({ customerId: staff.id, text: 'Called.', by: member.id, at });
}

async function addEmails(shop: TestShop, { index, at, member, productId, orderNumber }: Row): Promise<void> {
  const userId = member.id;
  const refs: Partial<Record<EmailKind, Readonly<Record<string, string>>>> = {
    ORDER_STATUS_CHANGED: { orderNumber: `${orderNumber}-M`, status: 'ORDER_CONFIRMED' },
    GUEST_ORDER_LINK: { orderNumber: `${orderNumber}-G` },
    ORDER_PLACED: { orderNumber: FIRST_ORDER },
    CLAIM_ORDERS: { userId },
    WELCOME: { userId },
    ROLE_CHANGED: { userId, personId: userId, role: 'MANAGER' },
    LOW_STOCK: { stockId: stockId('KR', productId) },
    PAYMENT_REFUNDED: { checkoutId: String(new Types.ObjectId()) },
    CONTACT_CONFIRMATION: { contactNumber: `CS-${index}` },
    B2B_CONFIRMATION: { partnershipNumber: `B2B-${index}` },
    QUESTION_ANSWERED: { questionId: String(new Types.ObjectId()), userId },
    REQUEST_ANSWERED: { requestNumber: `B2B-${index}`, answer: '0' },
    MAILING_LIST_JOINED: { market: 'KR' },
  };
  const common = { to: member.email, language: 'en', status: 'SENT', createdAt: at } as const;
  await emailModel(shop.connection).insertMany(
    Object.entries(refs).map(([kind, about]) => ({ ...common, kind, refs: about, key: `${kind}:${index}` })),
  );
}

async function addRequests(shop: TestShop, { index, at, staff, member }: Row): Promise<void> {
  const answers = [{ text: 'It is on its way.', at, by: staff.id, byName: 'SEOYEON HAN' }];
  const written = {
    market: 'KR',
    language: 'en',
    phone: '010-1234-5678',
    email: member.email,
    message: 'When?',
  } as const;
  const common = { ...written, createdAt: at, status: 'ANSWERED' as const, answers };
  await contactMessageModel(shop.connection).create({ ...common, number: `CS-${index}`, name: 'Mina', subject: null });
  const business = { lastName: 'LEE', firstName: 'MINA', company: 'Hotel', industry: 'Hotels' };
  await partnershipRequestModel(shop.connection).create({ ...common, ...business, number: `B2B-${index}` });
}

async function addDraftOrders(shop: TestShop, { index, at, staff, member, productId }: Row): Promise<void> {
  const title = { ko: '물티슈', en: 'Wipe' };
  const line = { productId, slug: 'wipe', title, mediaId: 'wipe', quantity: 1, unitPrice: 100, listPrice: 100 };
  const amounts = { subtotal: 100, shipping: 0, taxRate: '0', tax: 0, total: 100 };
  await draftOrderModel(shop.connection).create({
    number: `DR-260301-${String(index).padStart(8, '0')}`,
    market: 'KR',
    language: 'en',
    kind: 'SALE',
    status: 'OPEN',
    version: 1,
    email: member.email,
    lines: [{ ...line, agreedPrice: null }],
    payment: 'LINK',
    expiresInDays: 7,
    amounts,
    createdAt: at,
    createdBy: staff.id,
    updatedAt: at,
  });
}

async function addBooks(shop: TestShop, { index, at, staff, orderNumber, intentId }: Row): Promise<void> {
  const movement = { kind: 'PAYMENT', method: 'CARD', market: 'KR', currency: 'KRW', amount: 12_120, at } as const;
  const through = { intentId, chargeId: null, refundId: null };
  const entries = ledgerModel(shop.connection);
  await entries.create({ ...movement, ...through, _id: `payment:${intentId}`, orderNumber });
  await entries.create({ ...movement, ...through, _id: `fee:${index}`, kind: 'FEE', orderNumber: FIRST_ORDER });
  const payment = {
    intentId,
    checkoutId: String(new Types.ObjectId()),
    received: 500,
    refunded: 0,
    currency: 'KRW',
    paidAt: at,
    status: 'SUCCEEDED',
    amount: 500,
    fee: null,
    startedAt: at,
    card: null,
    receiptUrl: null,
  };
  const difference: Difference = {
    ...{ kind: 'AMOUNT_UNEQUAL', orderNumber, intentId, refundId: null, disputeId: null, currency: 'KRW' },
    ...{ provider: 500, shop: 12_120 },
  };
  await statementLineModel(shop.connection).create({
    hash: `line-${index}`,
    bankId: 'kb',
    receivedOn: '2026-03-02',
    receivedAt: at,
    amount: 12_120,
    depositorName: '이미나',
    status: 'OPEN',
    takenAt: at,
    takenBy: staff.id,
  });
  await returnModel(shop.connection).create({
    ...{
      number: `RT-${index}`,
      orderId: new Types.ObjectId(),
      orderNumber,
      market: 'KR',
      status: 'APPROVED',
      resolution: 'REFUND',
    },
    lines: [{ productId: 'wipe', quantity: 1, reason: 'DEFECTIVE' }],
    shipping: { payer: 'SHOP', fee: 0 },
    hasGoodsToSendBack: true,
    history: [{ status: 'APPROVED', at, by: staff.id, reason: null }],
    requestedAt: at,
  });
  const answers = providerAnswerModel(shop.connection);
  const known = { $set: { at, failedAt: null, 'value.next': null } };
  const [paid, differs] = [{ 'value.payments': payment }, { 'value.differences': difference }];
  await answers.updateOne({ _id: 'PAYMENTS' }, { ...known, $push: paid }, { upsert: true });
  await answers.updateOne({ _id: 'DIFFERENCES' }, { ...known, $push: differs }, { upsert: true });
}

async function addLog(shop: TestShop, { index, at, staff, member, productId }: Row): Promise<void> {
  const entry = { at, by: index % 2 ? staff.id : member.id, changes: [] };
  await settingsChangeModel(shop.connection).create({
    section: 'stock',
    version: index + 1,
    at,
    by: staff.id,
    before: DEFAULT_SHOP_SETTINGS.stock,
    after: DEFAULT_SHOP_SETTINGS.stock,
  });
  await auditModel(shop.connection).insertMany([
    { ...entry, action: 'PRODUCT_EDITED', subject: 'PRODUCT', subjectId: productId },
    { ...entry, action: 'USER_BLOCK_CHANGED', subject: 'USER', subjectId: member.id },
    { ...entry, action: 'ORDER_NOTE_ADDED', subject: 'ORDER', subjectId: FIRST_ORDER },
  ]);
  const level = { stockId: stockId('KR', shop.productId('wipe')), version: index + 1 };
  const units = { unitsBefore: 100 + index, unitsAfter: 101 + index };
  const movement = { ...level, ...units, kind: 'RESTOCK', at, by: member.id, orderNumber: null } as const;
  await stockMovementModel(shop.connection).create(movement);
  await reservationModel(shop.connection).create({
    market: 'KR' as const,
    checkoutId: new Types.ObjectId(),
    lines: [{ productId: shop.productId('wipe'), quantity: 1 }],
    status: 'HELD' as const,
    holderKeys: [`network-${index}`],
    createdAt: at,
    heldUntil: new Date(Date.now() + 900_000),
  });
}

async function addTexts(shop: TestShop, { index, at }: Row): Promise<void> {
  const text = bilingual(`Text ${index}`);
  const announced = { number: index, pinned: false, title: text, body: text, author: 'Eunbit', viewed: 0 };
  await announcementModel(shop.connection).create({ ...announced, publishedAt: at, createdAt: at, updatedAt: at });
  const entry = { market: 'KR', slug: `question-${index}`, category: 'ORDER', position: index } as const;
  await faqModel(shop.connection).create({ ...entry, question: text, answer: { ko: ['대답'], en: ['Answer'] } });
  await shop.connection.collection('jobs').insertOne({ name: `job-${index}` });
  const draft = { subject: `Subject ${index}`, text: 'Hello {name}' };
  const template = { name: `Template ${index}`, nameKey: `template ${index}`, drafts: { ko: draft, en: draft } };
  await emailTemplateModel(shop.connection).create({ ...template, version: 0, createdAt: at });
  const blockTexts = { ...NO_COMPANY_TEXT, name: `Name ${index}`, text: 'About it' };
  const block = {
    position: index + 1,
    texts: { ko: blockTexts, en: blockTexts },
    photo: null,
    version: 1,
    createdAt: at,
  };
  await companyBlockModel(shop.connection).create([
    { kind: 'PERSON', ...block },
    { kind: 'PLACE', ...block },
  ]);
}

async function addRoles(shop: TestShop, { index, at, member }: Row): Promise<void> {
  const [role] = await roleModel(shop.connection).create([
    {
      name: `Role ${index}`,
      nameKey: `role ${index}`,
      permissions: ['order:read'],
      refundLimit: null,
      version: 0,
      createdAt: at,
    },
  ]);
  await invitationModel(shop.connection).create({
    email: `row-${index}@eunbit.example`,
    role: 'STAFF',
    staffRoleId: String(role?._id),
    status: 'OPEN',
    version: 0,
    invitedBy: member.id,
    at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  });
}

/** Rows in the personal lists of the staff member. */
async function addOwn(shop: TestShop, { index, at, staff, productId }: Row): Promise<void> {
  const expiresAt = new Date(at.getTime() + 86_400_000);
  const session = {
    userId: new Types.ObjectId(staff.id),
    signedInAt: at,
    userAgent: 'test',
    lastUsedAt: at,
    expiresAt,
  };
  await sessionModel(shop.connection).create({ ...session, _id: `session-${index}` });
  const address = { ...ADDRESSES.KR, apt: '', id: String(index), market: 'KR', isDefault: index === 0, version: 1 };
  const view = { id: String(index), list: 'ORDERS_KR', name: `View ${index}`, query: '', isDefault: false };
  const more = { upsert: true };
  const increased = { $inc: { version: 1 } };
  const books = addressBookModel(shop.connection);
  await books.updateOne({ _id: staff.id }, { ...increased, $push: { addresses: address } }, more);
  const views = savedViewsModel(shop.connection);
  await views.updateOne({ _id: staff.id }, { ...increased, $push: { views: view } }, more);
  const carts = cartModel(shop.connection);
  const line = { $push: { lines: { productId, quantity: 1 } }, $set: { expiresAt, holds: [] } };
  await carts.updateOne({ _id: memberCartId(staff.id) }, { ...increased, ...line }, more);
}

/** Adds rows `from` to `to` to every list of the API; `staff` also gets rows in the lists of members. */
export async function addListRows(shop: TestShop, staff: Member, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    const row = {
      index,
      // Old enough that the provider's movements are no longer pending.
      at: new Date(Date.now() - 3_600_000 + index * 1000),
      staff,
      member: await addMember(shop, { role: 'MANAGER' }),
      productId: await createProduct(shop.connection, { ...WIPE, slug: `row-${index}` }, 10 + index),
      orderNumber: numberOf(index),
      intentId: `pi_${index}`,
    };
    await addProductAndReviews(shop, row);
    await addQuestions(shop, row);
    await addOrder(shop, row);
    await addCustomers(shop, row);
    await addEmails(shop, row);
    await addRequests(shop, row);
    await addDraftOrders(shop, row);
    await addBooks(shop, row);
    await addLog(shop, row);
    await addTexts(shop, row);
    await addRoles(shop, row);
    await addOwn(shop, row);
  }
  // Bestsellers in addition to those of every test shop.
  await productModel(shop.connection).updateMany(
    { slug: /^row-/ },
    { $set: { bestseller: true, suits: suitsOf('KITCHEN') } },
  );
}
