import { isStaff } from '@eunbit/schema/account';
import { CURRENCY_OF, type Language } from '@eunbit/schema/market';
import { buyerCanCancel, type Carrier, nextStatuses } from '@eunbit/schema/order';
import type { Viewer } from '../../context.ts';
import { bankById } from '../checkout/banks.ts';
import { presentBank } from '../checkout/checkout.presenter.ts';
import type { OrderRecord, PaymentRecord } from './order.model.ts';
import type { OrderPaymentType, OrderType } from './order.types.ts';
import { presentOrderLine } from './order-line.types.ts';

/** Where each carrier shows a parcel; the number is appended. */
const TRACKING_PAGES: Readonly<Record<Carrier, string>> = {
  CJ_LOGISTICS: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  LOTTE: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  HANJIN: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&wblnumText2=',
  KOREA_POST: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  LOGEN: 'https://www.ilogen.com/web/personal/trace/',
  CU_PARCEL: 'https://www.cupost.co.kr/postbox/delivery/localResult.cupost?invoice_no=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FEDEX: 'https://www.fedex.com/fedextrack/?trknbr=',
};

function presentPayment(payment: PaymentRecord, language: Language): OrderPaymentType {
  const bank = bankById(payment.bankId);
  const { method, state, depositorName, dueAt } = payment;
  return { method, state, depositorName, dueAt, bank: bank && presentBank(bank, language) };
}

interface Reader {
  readonly language: Language;
  readonly viewer: Viewer | null;
}

/** An order as its reader may see it. The pass code is never part of it. */
export function presentOrder(order: OrderRecord, { language, viewer }: Reader): OrderType {
  const { market, amounts } = order;
  const currency = CURRENCY_OF[market];
  const id = String(order._id);
  return {
    id,
    number: order.number,
    market,
    createdAt: order.createdAt,
    customerKind: order.userId ? 'MEMBER' : 'GUEST',
    status: order.status,
    statusHistory: order.statusHistory.map(({ status, at, delay, cancellation = null }) => {
      return { status, at, delay, cancellation };
    }),
    nextStatuses: viewer && isStaff(viewer.position) ? [...nextStatuses(order.status)] : [],
    buyerCanCancel: buyerCanCancel(order.status),
    email: order.email,
    phone: order.phone,
    address: order.address,
    lines: order.lines.map((line) => presentOrderLine(line, id, market, language)),
    subtotal: { amount: amounts.subtotal, currency },
    shippingOption: order.shippingOption,
    shippingPrice: { amount: amounts.shipping, currency },
    tax: { amount: amounts.tax, currency },
    taxRate: amounts.taxRate,
    total: { amount: amounts.total, currency },
    payment: presentPayment(order.payment, language),
    tracking: order.tracking.map(({ carrier, trackingNumber }) => ({
      carrier,
      trackingNumber,
      url: `${TRACKING_PAGES[carrier]}${encodeURIComponent(trackingNumber)}`,
    })),
  };
}
