import { UNKNOWN_PATH } from '@eunbit/schema/statistics';

/** The pages of the storefront. Paths of personal pages contain no id, so statistics never contain an order number. */
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
  '/compare',
  '/confirm-email',
  '/contact',
  '/dashboard',
  '/dashboard-address',
  '/dashboard-edit-review',
  '/dashboard-leave-a-new-review',
  '/dashboard-password',
  '/dashboard-personal',
  '/dashboard-questions',
  '/dashboard-review',
  '/dashboard-support',
  '/edit-a-review',
  '/faq',
  '/find',
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
/** Pages whose slug, id or number is dropped, with the page of a return behind an order's. */
const WITH_PART = /^(\/(?:contact|faq|guest-order|message-board|orders|product-preview))\/[^/]+(?:\/return)?\/?$/;

/**
 * Normalises a path for statistics: a known page, a product by its current slug, or one name for all others, so that
 * made-up paths cannot flood the statistics.
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
