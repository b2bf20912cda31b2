import type { Carrier } from '@eunbit/schema/order';
import type { FulfilmentParcelRecord } from './fulfilment/fulfilment.record.ts';
import type { TrackingType } from './order.types.ts';

/** Tracking page of each carrier; the tracking number is appended. */
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

export function trackingUrl(carrier: Carrier, trackingNumber: string): string {
  return `${TRACKING_PAGES[carrier]}${encodeURIComponent(trackingNumber)}`;
}

export function presentTracking({
  carrier,
  trackingNumber,
}: Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>): TrackingType {
  return { carrier, trackingNumber, url: trackingUrl(carrier, trackingNumber) };
}
