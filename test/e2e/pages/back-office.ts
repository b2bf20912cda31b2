import type { Market } from '@eunbit/schema/market';
import type { Locator, Page } from 'playwright-core';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';

/** The back office in English. */
const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** `/admin/login` */
export class LoginPage {
  private readonly page: Page;

  constructor({ page }: Visit) {
    this.page = page;
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** The field with an error message. */
  refused(label: 'Email' | 'Password'): Locator {
    return this.page.locator('[aria-invalid="true"]').and(this.page.getByLabel(label, { exact: true }));
  }
}

/** `/admin/orders_ko` and `/admin/orders_us` */
export class OrderList {
  private readonly page: Page;

  constructor({ page }: Visit) {
    this.page = page;
  }

  /** Resolves when the live connection is open. `server` is the address of another server than the one that all stories visit. */
  async open(market: Market, query = '', server = ''): Promise<this> {
    await load(this.page, `${server}/admin/orders_${SUFFIX[market]}${query}`);
    await this.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await this.page.getByRole('banner').getByRole('status').filter({ hasText: 'Live' }).waitFor();
    return this;
  }

  row(orderNumber: string): Locator {
    return this.page.getByRole('row').filter({ hasText: orderNumber });
  }

  async select(orderNumber: string): Promise<void> {
    await this.page.getByLabel(`Select order ${orderNumber}`).click();
  }

  /** The dialog that a button above the list opens for the selected orders. */
  async ask(button: string): Promise<Locator> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  }

  async search(text: string): Promise<void> {
    await this.page.getByLabel('Search orders').fill(text);
    await this.page.getByLabel('Search orders').press('Enter');
  }

  /** Opens the order's page in a new tab. */
  async openOrder(orderNumber: string): Promise<OrderDetail> {
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('link', { name: orderNumber }).click();
    return new OrderDetail(await opened);
  }
}

/** `/admin/order_guest_ko/:number` and the corresponding pages */
export class OrderDetail {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Records the full open amount, as the dialog proposes. */
  async recordDeposit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Record a deposit' }).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirm order' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
  }

  /** Reverts the last status; the dialog has to list `consequences`. */
  async correct(reason: string, consequences: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Correct the status' }).click();
    const dialog = this.page.getByRole('dialog');
    for (const text of consequences) await dialog.getByText(text).waitFor();
    await dialog.getByLabel('What was wrong?').fill(reason);
    await dialog.getByRole('button', { name: 'Correct the status' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async showsDone(text: string): Promise<void> {
    await this.page.getByText(text).waitFor();
  }
}

/** `/admin/products_ko` and `/admin/products_us` */
export class ProductList {
  private readonly page: Page;

  constructor({ page }: Visit) {
    this.page = page;
  }

  async open(market: Market): Promise<this> {
    await load(this.page, `/admin/products_${SUFFIX[market]}`);
    await this.page.getByRole('heading', { level: 2 }).first().waitFor();
    return this;
  }

  async setQuantity(title: string, quantity: number): Promise<void> {
    await this.card(title).getByLabel('Quantity', { exact: true }).fill(String(quantity));
    await this.save(title);
  }

  async stopSale(title: string): Promise<void> {
    await this.card(title).getByRole('radio', { name: 'Stopped' }).check();
    await this.save(title);
  }

  private async save(title: string): Promise<void> {
    await this.card(title).getByRole('button', { name: 'Save The Change' }).click();
    await this.page.getByText(`Saved: ${title}`).last().waitFor();
  }

  private card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: title }) });
  }
}
