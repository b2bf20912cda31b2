import type { Page } from 'playwright-core';
import { STAFF } from '../kit/accounts.ts';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';
import { NothingToShow, type SheetPage } from './sheet-page.ts';

const ORDER_TO_CONFIRM = ['orders_ko?status=PREPARING_FOR_SHIPMENT', /\/order(_guest)?_ko\//] as const;

/** Every screen of the back office. Those of single things show the first of their list. */
export const STAFF_SCREENS: readonly SheetPage[] = [
  { name: 'staff-login', path: '/admin/login', prepare: ({ page }) => page.locator('[name=password]').waitFor() },
  ...screens({
    dashboard: 'dashboard',
    mentions: 'mentions',
    orders: 'orders',
    'orders-kr': 'orders_ko',
    'orders-us': 'orders_us',
    'order-kr': ['orders_ko', /\/order(_guest)?_ko\//],
    'order-us': ['orders_us', /\/order(_guest)?_us\//],
    // Of the store whose orders are all paid: others cannot be confirmed (ORDER-4).
    'order-confirm': ['orders_us?status=PREPARING_FOR_SHIPMENT', /\/order(_guest)?_us\//, '?action=confirm'],
    'order-delay': [...ORDER_TO_CONFIRM, '?action=delay'],
    'order-ship': [...ORDER_TO_CONFIRM, '?action=ship'],
    'shipping-kr': 'shipping_ko',
    'shipping-us': 'shipping_us',
    'draft-orders-kr': 'draft_orders_ko',
    'draft-orders-us': 'draft_orders_us',
    'draft-order-kr': ['draft_orders_ko', /\/draft_order_ko\//],
    'draft-order-us': ['draft_orders_us', /\/draft_order_us\//],
    returns: 'returns',
    'returns-kr': 'returns_ko',
    'returns-us': 'returns_us',
    'return-kr': ['returns_ko', /\/return_ko\//],
    'return-us': ['returns_us', /\/return_us\//],
    products: 'products',
    'products-kr': 'products_ko',
    'products-us': 'products_us',
    'product-kr': ['products_ko', /\/products_ko\/\w/],
    'product-us': ['products_us', /\/products_us\/\w/],
    'product-edit': ['products_ko', /\/edit-product\//],
    'product-add': 'add-products',
    'product-ranking': 'product-ranking',
    reviews: 'reviews',
    questions: 'questions',
    'popular-searches': 'popular-searches',
    'members-kr': 'users_ko',
    'members-us': 'users_us',
    'guests-kr': 'users_ko?kind=GUEST',
    'guests-us': 'users_us?kind=GUEST',
    member: ['users_ko', /\/user\/(?!guest\/)/],
    guest: ['users_us?kind=GUEST', /\/user\/guest\//],
    requests: 'requests',
    'requests-b2b': 'requests/b2b',
    request: ['requests', /\/request\//],
    announcements: 'board',
    'announcement-edit': ['board', /\/board_modify\//],
    'announcement-add': 'board_add',
    emails: 'sent-emails',
    'email-templates': 'email-templates',
    company: 'company',
    'company-add': 'company/add?kind=person',
    'company-edit': ['company', /\/company\/(?!add)/],
    deposits: 'deposits_ko',
    finance: 'finance',
    'statistics-users': 'stat',
    'statistics-website': 'stat2',
    'statistics-regions': 'stat3',
    'statistics-sales': 'ecommerce',
    jobs: 'jobs',
    staff: 'admins',
    roles: 'roles',
    log: 'audit',
    security: 'security',
    settings: 'settings',
    'launch-checklist': 'launch-checklist',
    'not-found': 'no-such-page',
  }),
];

/** The path of a screen, or that of a list with what its links to the wanted screens look like, and which dialog is open. */
type ScreenPath = string | readonly [list: string, wanted: RegExp, dialog?: string];

function screens(paths: Readonly<Record<string, ScreenPath>>): readonly SheetPage[] {
  return Object.entries(paths).map(([name, given]) => {
    const [path, wanted, dialog = ''] = typeof given === 'string' ? [given] : given;
    return {
      name: `staff-${name}`,
      path: `/admin/${path}`,
      prepare: async (visit) => {
        await signIn(visit);
        await answered(visit.page);
        if (wanted) await openFirst(visit.page, wanted, dialog);
      },
    };
  });
}

/** Whoever is signed in is not led to the login page. */
async function signIn({ page }: Visit): Promise<void> {
  const password = page.locator('[name=password]');
  const main = page.getByRole('main').getByRole('heading', { level: 1 });
  await main.or(password).first().waitFor();
  if (!(await password.isVisible())) return;
  await page.locator('[name=email]').fill(STAFF.email);
  await password.fill(STAFF.password);
  await page.locator('button[type=submit]').click();
  await password.waitFor({ state: 'detached' });
}

/** Waits until nothing is on its way: that is said by a progress bar, a skeleton or a button that is busy. */
async function answered(page: Page): Promise<void> {
  // A dialog hides the page behind it from screen readers.
  await page.locator('h1').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    '!document.querySelector("main :is([role=progressbar], .chakra-skeleton, [data-loading], [aria-busy=true])")',
  );
}

async function openFirst(page: Page, wanted: RegExp, dialog: string): Promise<void> {
  const links = page.getByRole('main').locator('a[href]');
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  const path = paths.find((one) => one && wanted.test(one));
  if (!path) throw new NothingToShow(`${page.url()} leads to nothing like ${wanted}`);
  await load(page, `${path}${dialog}`);
  await answered(page);
}
