import type { Language, Market } from '@eunbit/schema/market';
import { Types } from 'mongoose';
import type { UserRecord } from '../../account/user.record.ts';
import type { ProductRecord } from '../../catalogue/product.record.ts';
import type { CheckoutRecord } from '../../checkout/checkout.record.ts';
import type { OrderRecord, StatusChangeRecord } from '../../order/order.record.ts';
import type { AddressRecord } from '../../purchase/address.record.ts';
import type { OrderLineRecord } from '../../purchase/order-line.record.ts';
import { type StockRecord, stockId } from '../../stock/stock.model.ts';
import type { ContactMessageRecord } from '../../support/contact-message.model.ts';
import type { PartnershipRequestRecord } from '../../support/partnership-request.model.ts';
import { createEmailLinks } from '../templates/email-links.ts';
import type { EmailSources } from '../templates/email-sources.ts';
import { SAMPLE } from './sample-emails.ts';

const DAY = 86_400_000;
const ID = new Types.ObjectId('000000000000000000000001');

const NAME: Readonly<Record<Market, Pick<AddressRecord, 'firstname' | 'lastname'>>> = {
  KR: { firstname: '서연', lastname: '한' },
  US: { firstname: 'Mina', lastname: 'Lee' },
};

const ADDRESS: Readonly<Record<Market, AddressRecord>> = {
  KR: {
    ...NAME.KR,
    address: '은빛로 12',
    apt: '은빛아파트 101동 1503호',
    city: '성동구',
    state: '서울특별시',
    zipcode: '04790',
  },
  US: { ...NAME.US, address: '1600 Congress Avenue', apt: 'Apt 4B', city: 'Austin', state: 'TX', zipcode: '78701' },
};

export const SAMPLE_READER = 'mina@mail.example';

function linesOf(products: readonly ProductRecord[], market: Market): OrderLineRecord[] {
  return products.slice(0, 2).map((product, index) => ({
    productId: String(product._id),
    slug: product.slug,
    title: product.title,
    mediaId: product.images[0]?.mediaId ?? '',
    quantity: index + 1,
    unitPrice: product.listings[market].price,
  }));
}

function amountsOf(lines: readonly OrderLineRecord[], market: Market): OrderRecord['amounts'] {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const shipping = market === 'KR' ? 5000 : 500;
  const tax = market === 'US' ? Math.round(subtotal * 0.0825) : 0;
  return { subtotal, shipping, taxRate: market === 'US' ? '8.25' : '0', tax, total: subtotal + shipping + tax };
}

function historyOf(market: Market, now: Date): StatusChangeRecord[] {
  const detail = market === 'KR' ? '원단 입고가 하루 늦어졌습니다.' : 'Our fabric arrives one day late.';
  const change = (status: OrderRecord['status']) => ({ status, at: now, by: null, delay: null });
  return [
    change('PREPARING_FOR_SHIPMENT'),
    change('ORDER_CONFIRMED'),
    {
      ...change('ORDER_DELAYED'),
      delay: { reason: 'PREPARING_PRODUCT', until: new Date(now.getTime() + 4 * DAY), detail },
    },
    change('ORDER_CANCELLED'),
    change('ORDER_SHIPPED'),
  ];
}

function orderOf(products: readonly ProductRecord[], market: Market, language: Language, now: Date): OrderRecord {
  const lines = linesOf(products, market);
  const isKorean = market === 'KR';
  return {
    _id: ID,
    number: SAMPLE.orderNumber,
    market,
    language,
    checkoutId: ID,
    userId: null,
    encryptedPassCode: null,
    linksOpened: 0,
    status: 'PREPARING_FOR_SHIPMENT',
    statusHistory: historyOf(market, now),
    email: SAMPLE_READER,
    phone: isKorean ? '010-1234-5678' : '(512) 555-0134',
    address: ADDRESS[market],
    lines,
    shippingOption: 'STANDARD',
    amounts: amountsOf(lines, market),
    payment: {
      method: isKorean ? 'DEPOSIT' : 'CARD',
      state: isKorean ? 'AWAITING_DEPOSIT' : 'REFUND_DUE',
      intentId: null,
      bankId: isKorean ? 'kb' : null,
      depositorName: isKorean ? '한서연' : null,
      card: isKorean ? null : { brand: 'visa', last4: '4242' },
      dueAt: isKorean ? new Date(now.getTime() + 3 * DAY) : null,
    },
    promisedDelivery: isKorean ? null : { earliest: '2026-03-06', latest: '2026-03-12' },
    tracking: isKorean
      ? [{ carrier: 'CJ_LOGISTICS', trackingNumber: '123456789012' }]
      : [
          { carrier: 'USPS', trackingNumber: '9400111899223344556677' },
          { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
        ],
    createdAt: now,
  };
}

function paidOrderOf(order: OrderRecord): OrderRecord {
  return { ...order, number: SAMPLE.paidOrderNumber, payment: { ...order.payment, state: 'PAID' } };
}

function userOf(market: Market, language: Language, now: Date): UserRecord {
  const { firstname, lastname } = NAME[market];
  return {
    _id: ID,
    // One reader gets all samples: the email to the present address and the one to the new.
    email: SAMPLE_READER,
    pendingEmail: SAMPLE_READER,
    passwordHash: null,
    socialIds: [],
    firstname: firstname.toUpperCase(),
    lastname: lastname.toUpperCase(),
    phone: null,
    role: 'USER',
    blocked: false,
    language,
    location: market,
    orderEmails: true,
    createdAt: now,
  };
}

function messageOf(market: Market, language: Language, now: Date): ContactMessageRecord {
  const isKorean = language === 'ko';
  return {
    _id: ID,
    number: SAMPLE.contactNumber,
    market,
    language,
    name: isKorean ? '한서연' : 'Mina Lee',
    phone: isKorean ? '010-1234-5678' : '(512) 555-0134',
    email: SAMPLE_READER,
    message: isKorean
      ? '안녕하세요.\n주문한 상품을 다른 주소로 받을 수 있을까요?\n\n<b>꼭</b> 확인 부탁드립니다.'
      : 'Hello,\ncan my order go to another address?\n\n<b>Please</b> let me know.',
    orderNumber: SAMPLE.orderNumber,
    subject: 'MY_ORDER',
    state: 'ANSWERED',
    answers: [
      {
        text: isKorean
          ? '안녕하세요, 은빛입니다.\n아직 발송 전이라 주소를 바꿔 드렸습니다.'
          : 'Hello,\nyour order had not left yet, so we have changed the address.',
        at: now,
        by: String(ID),
        byName: isKorean ? '김은빛' : 'Ann Lee',
      },
    ],
    createdAt: now,
  };
}

function partnershipOf(market: Market, language: Language, now: Date): PartnershipRequestRecord {
  const isKorean = language === 'ko';
  return {
    _id: ID,
    number: SAMPLE.partnershipNumber,
    market,
    language,
    ...NAME[isKorean ? 'KR' : 'US'],
    company: isKorean ? '맑은숲 어린이집' : 'Clearwood Clinics',
    phone: isKorean ? '02-123-4567' : '(512) 555-0188',
    industry: isKorean ? '보육' : 'Health care',
    email: SAMPLE_READER,
    message: isKorean ? '원 다섯 곳에서 쓸 제품을 찾고 있습니다.' : 'We look for wipes for five clinics.',
    createdAt: now,
  };
}

function stockOf(market: Market, now: Date): StockRecord {
  const { productId } = SAMPLE;
  return {
    _id: stockId(market, productId),
    productId,
    market,
    quantity: 3,
    reserved: 1,
    stopped: false,
    version: 2,
    updatedAt: now,
  };
}

function checkoutOf(order: OrderRecord): CheckoutRecord {
  const { market, language, email, phone, address, lines, amounts, createdAt } = order;
  const contact = { email, phone };
  const payment = {
    buyer: { contact, address, shippingOption: null },
    intentId: 'sample',
    clientSecret: 'sample',
    reservationId: ID,
    lines,
    amounts,
    reservedUntil: createdAt,
    checkAt: createdAt,
  };
  return {
    _id: ID,
    cartId: 'sample',
    userId: null,
    market,
    language,
    state: 'REFUNDED',
    contact,
    encryptedPassCode: null,
    address,
    shippingOption: null,
    payment,
    attempt: 0,
    orderId: null,
    createdAt,
    expiresAt: createdAt,
  };
}

interface SampleShop {
  readonly products: readonly ProductRecord[];
  readonly publicUrl: () => string;
}

/** A customer, an order and whatever else emails are about, of one store; nothing of it is in the database. */
export function sampleSources({ products, publicUrl }: SampleShop, market: Market, language: Language): EmailSources {
  const now = new Date();
  const order = orderOf(products, market, language, now);
  return {
    links: createEmailLinks(publicUrl, () => 'sample'),
    accountLinks: {
      passwordResetLink: () => '/reset-password?token=sample',
      emailChangeLink: () => '/confirm-email?token=sample',
    },
    orderLinks: {
      linkPath: ({ number }) => `/guest-order/${number}#link=sample`,
      claimPath: () => '/claim-orders?link=sample',
      newestOf: async () => order,
    },
    order: async (number) => (number === SAMPLE.paidOrderNumber ? paidOrderOf(order) : order),
    checkout: async () => checkoutOf(order),
    contactMessage: async () => messageOf(market, language, now),
    partnershipRequest: async () => partnershipOf(market, language, now),
    user: async () => userOf(market, language, now),
    wantsOrderEmails: async () => true,
    product: async () => products[0] ?? null,
    stockLevel: async () => stockOf(market, now),
  };
}
