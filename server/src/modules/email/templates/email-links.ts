import type { StoreChoice } from '@eunbit/schema/store-address';
import { storeAddress } from '@eunbit/schema/store-address';
import { emailPictureUrl } from '../../media/media.service.ts';
import type { OrderRecord } from '../../order/order.record.ts';
import type { StockRecord } from '../../stock/stock.model.ts';
import type { Unsubscribe } from './email-content.ts';

/** Addresses in emails. All are absolute, and open the store and the language of the email. */
export interface EmailLinks {
  page(path: string, choice: StoreChoice): string;
  picture(mediaId: string): string;
  /** A file of the storefront, such as its mark. */
  file(path: string): string;
  /** Of a member's own orders, or where guests look theirs up. */
  orderPage(order: OrderRecord, choice: StoreChoice): string;
  /** How somebody leaves the mailing list without signing in. */
  unsubscribe(email: string, choice: StoreChoice): Unsubscribe;
  /** The same order in the back office. */
  officeOrder(order: OrderRecord): string;
  /** The stock of a product in the back office. */
  officeStock(stock: StockRecord): string;
}

export function createEmailLinks(publicUrl: () => string, unsubscribeToken: (email: string) => string): EmailLinks {
  const page = (path: string, choice: StoreChoice) => `${publicUrl()}${storeAddress(path, choice)}`;
  return {
    page,
    picture: (mediaId) => `${publicUrl()}${emailPictureUrl(mediaId)}`,
    file: (path) => `${publicUrl()}${path}`,
    orderPage: ({ number, userId }, choice) =>
      page(`${userId ? '/orders' : '/guest-order'}/${encodeURIComponent(number)}`, choice),
    unsubscribe(email, choice) {
      const path = `/unsubscribe?token=${encodeURIComponent(unsubscribeToken(email))}`;
      return { pageUrl: page(path, choice), oneClickUrl: `${publicUrl()}${path}` };
    },
    officeOrder: ({ market, userId, number }) =>
      `${publicUrl()}/admin/order_${userId ? '' : 'guest_'}${market === 'KR' ? 'ko' : 'us'}/${number}`,
    officeStock: ({ market, productId }) =>
      `${publicUrl()}/admin/products_${market === 'KR' ? 'ko' : 'us'}/${productId}`,
  };
}
