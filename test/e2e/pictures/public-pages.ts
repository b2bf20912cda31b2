import { SHOPPER } from '../kit/accounts.ts';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';
import { AccountPages } from '../pages/account.ts';
import { Cart } from '../pages/cart.ts';
import { Frame } from '../pages/frame.ts';
import type { SheetPage } from './sheet-page.ts';

/** Every page of the storefront. */
export const PUBLIC_PAGES: readonly SheetPage[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'cleansing', path: '/products-cleansing' },
  { name: 'living', path: '/products-living', wordsOnly: true },
  { name: 'pet', path: '/products-pet', wordsOnly: true },
  { name: 'fragrance', path: '/products-fragrance', wordsOnly: true },
  { name: 'product', path: '/product/all-purpose-wipe' },
  { name: 'product-low-stock', path: '/product/shoe-tissue', wordsOnly: true },
  { name: 'technology', path: '/technology' },
  { name: 'faq', path: '/faq' },
  { name: 'faq-return', path: '/faq/return', wordsOnly: true },
  { name: 'faq-nothing-found', path: '/faq?q=zebra', wordsOnly: true },
  { name: 'search-results', path: '/search?q=dog' },
  { name: 'search-nothing-found', path: '/search?q=zebra', wordsOnly: true },
  { name: 'contact', path: '/contact' },
  { name: 'contact-order', path: '/contact/EB-261121-ABCDEFGH', wordsOnly: true },
  { name: 'b2b', path: '/b2b', wordsOnly: true },
  { name: 'company', path: '/company', wordsOnly: true },
  { name: 'media', path: '/media', wordsOnly: true },
  { name: 'privacy', path: '/privacy', wordsOnly: true },
  { name: 'terms', path: '/terms-and-condition', wordsOnly: true },
  { name: 'return', path: '/return', wordsOnly: true },
  { name: 'cancel', path: '/cancel', wordsOnly: true },
  { name: 'guest-order', path: '/guest-order', wordsOnly: true },
  { name: 'login', path: '/login', wordsOnly: true },
  { name: 'signup', path: '/signup', wordsOnly: true },
  { name: 'forgot', path: '/forgot', wordsOnly: true },
  { name: 'reset-password', path: '/reset-password', wordsOnly: true },
  { name: 'confirm-email', path: '/confirm-email', wordsOnly: true },
  { name: 'cart-empty', path: '/cart' },
  { name: 'not-found', path: '/no-such-page', wordsOnly: true },
  { name: 'cart-drawer-empty', path: '/company', prepare: openCartDrawer, wordsOnly: true },
  { name: 'help-drawer', path: '/company', prepare: (visit) => new Frame(visit).openHelp() },
  { name: 'search', path: '/company', prepare: openSearch },
  { name: 'menu', path: '/company', prepare: openMenu },
  { name: 'slow-list', path: '/company', prepare: (visit) => goToProducts(visit, () => new Promise(() => {})) },
  { name: 'failed-list', path: '/company', prepare: failToShowProducts },
  // The last, because whoever looks stays signed in.
  { name: 'account-personal', path: '/change-userinfo', wordsOnly: true, prepare: signIn },
  { name: 'account-password', path: '/change-password', wordsOnly: true, prepare: signIn },
  { name: 'account-communication', path: '/communication', wordsOnly: true, prepare: signIn },
  { name: 'account-sessions', path: '/sessions', wordsOnly: true, prepare: signIn },
  { name: 'account-support', path: '/dashboard-support', wordsOnly: true, prepare: signIn },
];

/** The page leads to the login page first, and back; whoever is signed in already is there. */
async function signIn(visit: Visit): Promise<void> {
  const wanted = new URL(visit.page.url()).searchParams.get('next');
  if (!wanted) return;
  await new AccountPages(visit).signIn(SHOPPER);
  await visit.page.waitForURL((url) => url.pathname === wanted);
  // Signing in brings the language of the account.
  await visit.page.context().addCookies([{ name: 'language', value: visit.language, url: visit.page.url() }]);
  await load(visit.page, wanted);
}

async function openCartDrawer(visit: Visit): Promise<void> {
  await Cart.badge(visit).click();
  await visit.page.getByRole('dialog').waitFor();
}

async function openSearch(visit: Visit): Promise<void> {
  const field = await new Frame(visit).openSearch();
  await field.fill(visit.language === 'ko' ? '티슈' : 'wipe');
  await visit.page.getByRole('dialog').getByRole('option').first().waitFor();
}

/** The whole menu on a phone, the first category's products on a desktop. */
async function openMenu({ page }: Visit): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: /^(메뉴 열기|Open menu)$/ });
  const category = page.getByRole('banner').locator('button[aria-expanded=false]:visible').first();
  await menu.or(category).filter({ visible: true }).first().click();
}

/** Opens a list from the footer, whose links are folded on phones. */
async function followFooter({ page }: Visit): Promise<void> {
  const link = page.getByRole('contentinfo').locator('a[href="/products-pet"]');
  if (!(await link.isVisible()))
    await page.getByRole('contentinfo').locator('details:not([open]) summary').first().click();
  await link.click();
}

async function goToProducts(visit: Visit, answer: () => Promise<unknown>): Promise<void> {
  await visit.page.route('**/graphql', answer);
  await followFooter(visit);
  await visit.page.waitForURL('**/products-pet');
}

async function failToShowProducts(visit: Visit): Promise<void> {
  await visit.page.route('**/graphql', (route) => route.abort());
  await followFooter(visit);
  await visit.page.getByRole('main').getByRole('alert').waitFor();
}
