import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { Frame } from '../pages/frame.ts';

/** The parts of the browser's API used here; these tests are compiled without its types. */
interface Control {
  click(): void;
  readonly open: boolean;
  addEventListener(event: string, heard: () => void, options: object): void;
}
declare const document: {
  querySelector(selector: string): Control;
  readonly documentElement: { readonly dataset: Record<string, string> };
};
declare const MutationObserver: new (
  seen: () => void,
) => { observe(target: Control, options: object): void; disconnect(): void };

/** Presses the button as soon as the dialog is closed, before the browser sends its `close` event. */
function pressWhenClosed(button: Control): void {
  const dialog = document.querySelector('dialog[open]');
  const observer = new MutationObserver(() => {
    observer.disconnect();
    button.click();
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  const countClose = () => {
    document.documentElement.dataset.pressedAgain = 'and told';
  };
  dialog.addEventListener('close', countClose, { once: true });
}

describe('the mailing list in the footer', () => {
  story('accepts an address once and clears the field', async ({ visit }) => {
    const shopper = await visit();
    await load(shopper.page, '/products-pet');
    const frame = new Frame(shopper);

    const wrong = await frame.join('mina@');
    await wrong.getByText('You have entered an invalid email address').waitFor();
    await wrong.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => frame.emailField.inputValue()).toBe('mina@');

    const joined = await frame.join('mina.of.the.list@example.com');
    await joined.getByText('Your email is signed up in our mailing list. Thank you!').waitFor();
    await shopper.page.keyboard.press('Escape');
    await expect.poll(() => frame.emailField.inputValue()).toBe('');

    const again = await frame.join('Mina.Of.The.List@example.com');
    await again.getByText('Your email is already signed in.').waitFor();
    await again.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => frame.emailField.inputValue()).toBe('');
  });

  story('keeps the address if the shop does not respond', async ({ visit }) => {
    const shopper = await visit({ provokes: /ERR_FAILED|Failed to fetch/ });
    await load(shopper.page, '/privacy');
    await shopper.page.route('**/graphql', (route) => route.abort());
    const frame = new Frame(shopper);

    const dialog = await frame.join('mina@example.com');
    await dialog.getByText('We could not reach our server.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => frame.emailField.inputValue()).toBe('mina@example.com');
  });
});

describe('the help drawer', () => {
  story('ignores capitals in a search and links to the answer', async ({ visit }) => {
    const shopper = await visit();
    await load(shopper.page, '/company');
    const drawer = await new Frame(shopper).openHelp();

    await drawer.getByLabel('What can we help you with?').fill('WHO PAYS');
    await drawer.getByText('1 question matches.').waitFor();
    const snippet = await drawer.getByRole('listitem').locator('span').last().textContent();
    expect(Array.from(present(snippet, 'the words around what was found')).length).toBeLessThanOrEqual(31);
    await drawer.getByRole('link', { name: /Who pays/ }).click();

    await shopper.page.waitForURL(/\/faq#/);
    await drawer.waitFor({ state: 'hidden' });
    await shopper.page.locator('details[open] > summary:focus').getByText('Who pays for return shipping?').waitFor();
  });

  story('closes on Escape, returns the focus, and links to all help and to contact', async ({ visit }) => {
    const shopper = await visit({ language: 'ko', viewport: { width: 390, height: 844 } });
    const { page } = shopper;
    await load(page, '/');
    const frame = new Frame(shopper);
    const drawer = await frame.openHelp();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await frame.header.getByRole('button', { name: '도움말' }).and(page.locator(':focus')).waitFor();

    await frame.openHelp();
    await drawer.getByRole('link', { name: '도움말 모두 보기' }).click();
    await page.waitForURL(/\/faq$/);
    await frame.openHelp();
    await drawer.getByRole('link', { name: '고객센터 문의하기' }).click();
    await page.waitForURL(/\/contact$/);
  });

  story('opens again if its button is pressed at the moment it closes', async ({ visit }) => {
    const shopper = await visit();
    await load(shopper.page, '/company');
    const drawer = await new Frame(shopper).openHelp();
    await shopper.page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).evaluate(pressWhenClosed);

    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await shopper.page.waitForFunction(() => document.documentElement.dataset.pressedAgain === 'and told');

    await drawer.getByLabel('What can we help you with?').fill('who pays');
    await drawer.getByText('1 question matches.').waitFor();
  });

  story('shows a message if it cannot be loaded', async ({ visit }) => {
    const shopper = await visit({ provokes: /ERR_FAILED/ });
    const { page } = shopper;
    await load(page, '/media');
    await page.route('**/assets/HelpDrawer*', (route) => route.abort());

    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();

    await page.getByRole('status').getByText('This could not be loaded.', { exact: false }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Media');
  });
});

describe('the search in the header', () => {
  story('finds products and questions, which the arrow keys select', async ({ visit }) => {
    const shopper = await visit();
    const { page } = shopper;
    await load(page, '/');
    const field = await new Frame(shopper).openSearch();

    await field.fill('WIPE');
    const options = page.getByRole('dialog').getByRole('option');
    await options.filter({ hasText: 'Pet Antibacterial Wipe' }).waitFor();
    await options.filter({ hasText: 'What are the wipes made of?' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = present(await options.nth(1).getAttribute('id'), 'the id of the second option');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(second);
    const path = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');

    await page.waitForURL(`**${path}`);
    await field.waitFor({ state: 'hidden' });
  });

  story('shows a message if nothing is found or if it fails', async ({ visit }) => {
    const shopper = await visit({ provokes: /ERR_FAILED|Failed to fetch/ });
    const { page } = shopper;
    await load(page, '/technology');
    const field = await new Frame(shopper).openSearch();

    await field.fill('<b>zebra</b>');
    await page.getByText('Nothing found for “<b>zebra</b>”.').waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await field.fill('spray');
    await page.getByText('The search did not work just now.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').getByRole('option').filter({ hasText: 'Pet Antibacterial Spray' }).waitFor();
  });
});

describe('the header', () => {
  story('opens its menus by keyboard and links to a product', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/faq');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Show Pet products' });

    await menu.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/product\/pet-/);
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  });

  story('keeps the scroll position while the focus moves through it', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/company');
    await page.evaluate('scrollTo(0, 600)');

    await page.getByRole('banner').getByRole('button', { name: '한국어' }).focus();
    await page.keyboard.press('Tab');

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).and(page.locator(':focus')).waitFor();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(600);
  });

  story('links to the back office for staff only (STAFF-1)', async ({ visit }) => {
    const staff = await visit({ staff: true });
    await load(staff.page, '/');
    await staff.page.getByRole('banner').getByRole('link', { name: 'Back office' }).click();
    await staff.page.waitForURL(/\/admin\/dashboard/);

    const guest = await visit();
    await load(guest.page, '/');
    await expect.poll(() => guest.page.getByRole('link', { name: 'Back office' }).count()).toBe(0);
  });

  story('switches the language and keeps page, scroll position and typed text', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/contact');
    await page.getByLabel('Message', { exact: true }).fill('Where is my parcel?');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(0);
    const before = await page.evaluate<number>('window.scrollY');

    await page.getByRole('banner').getByRole('button', { name: '한국어' }).click();

    await page.getByRole('heading', { level: 1, name: '문의하기' }).waitFor();
    await expect.poll(() => page.getByLabel('문의 내용').inputValue()).toBe('Where is my parcel?');
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - before)).toBeLessThan(40);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko');
  });
});

describe('the footer', () => {
  story('includes all that Korean law requires, in the Korean store (STORE-14)', async ({ visit }) => {
    const shopper = await visit({ market: 'KR', language: 'ko' });
    await load(shopper.page, '/');
    const { footer } = new Frame(shopper);
    for (const fact of [
      '대표',
      '주소',
      '이메일',
      '사업자등록번호',
      '통신판매업신고',
      '개인정보보호책임자',
      '에스크로',
    ]) {
      await footer.getByText(fact, { exact: false }).first().waitFor();
    }
  });

  story('links from its products title to the list of all products', async ({ visit }) => {
    const shopper = await visit();
    const { page } = shopper;
    await load(page, '/company');

    await new Frame(shopper).footer.getByRole('link', { name: 'All products', exact: true }).click();

    await page.waitForURL(/\/products#top$/);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    // Another story may have put another product on sale.
    await main.getByText(/^[67] products$/).waitFor();
    await main.getByRole('link', { name: /Shoe/ }).waitFor();
    await main.getByRole('link', { name: /Pet Antibacterial Spray/ }).waitFor();
  });
});

describe('the contact in the footer', () => {
  story.for(['KR', 'US'] as const)(
    'includes the email, but no phone while that of the shop is a placeholder: %s (STORE-28)',
    async (market, { visit }) => {
      const shopper = await visit({ market, language: 'en' });
      await load(shopper.page, '/faq');
      const { footer } = new Frame(shopper);

      await footer.getByText(DEFAULT_SHOP_SETTINGS.company.email).first().waitFor();
      expect(await footer.getByText(DEFAULT_SHOP_SETTINGS.company.phone).count()).toBe(0);
    },
  );
});
