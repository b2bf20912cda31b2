import { UNKNOWN_PATH } from '@eunbit/schema/statistics';

/** The pages of the storefront. Those of one person are kept without what names it: nobody's order stands in figures. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/after-naver-signup',
  '/all-reviews',
  '/b2b',
  '/cancel',
  '/cart',
  '/change-password',
  '/change-userinfo',
  '/checkout_Korea',
  '/checkout_US',
  '/claim-orders',
  '/communication',
  '/company',
  '/confirm-email',
  '/contact',
  '/dashboard',
  '/dashboard-address',
  '/dashboard-edit-review',
  '/dashboard-leave-a-new-review',
  '/dashboard-password',
  '/dashboard-personal',
  '/dashboard-review',
  '/dashboard-support',
  '/edit-a-review',
  '/faq',
  '/forgot',
  '/guest-order',
  '/leave-a-review',
  '/login',
  '/logout',
  '/media',
  '/message-board',
  '/order-history',
  '/orders',
  '/privacy',
  '/product-preview',
  '/products-cleansing',
  '/products-fragrance',
  '/products-living',
  '/products-pet',
  '/reset-password',
  '/return',
  '/search',
  '/sessions',
  '/signup',
  '/success',
  '/success_ko',
  '/technology',
  '/terms-and-condition',
]);

const PRODUCT = /^\/product\/([^/]+)\/?$/;
/** Pages with a name or number behind them, which is not kept. */
const WITH_PART = /^(\/(?:contact|faq|guest-order|message-board|orders|product-preview))\/[^/]+\/?$/;

/**
 * A path as it is counted: one that the shop has, products by their present address, and one name for all others. So
 * nobody can fill the figures with paths of their own.
 */
export function shopPage(path: string, findSlug: (slug: string) => string | null): string {
  const [, typed] = PRODUCT.exec(path) ?? [];
  if (typed !== undefined) {
    const slug = findSlug(decoded(typed));
    return slug === null ? UNKNOWN_PATH : `/product/${slug}`;
  }
  const [, page] = WITH_PART.exec(path) ?? [];
  const plain = page ?? (path.length > 1 ? path.replace(/\/$/, '') : path);
  return PAGES.has(plain) ? plain : UNKNOWN_PATH;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
