import type { Page } from 'playwright-core';
import { linkIn } from '../../kit/emails.ts';
import { ADDRESSES } from '../../kit/story.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';

/** `/admin/draft_orders_us` and `/admin/draft_order_us/:number`, in English. */
export class DraftOrderPage {
  private readonly page: Page;

  constructor({ page }: Visit) {
    this.page = page;
  }

  /** Returns the number of the draft. */
  async create(): Promise<string> {
    await load(this.page, '/admin/draft_orders_us');
    await this.page.getByRole('button', { name: 'New draft order' }).click();
    const title = this.page.getByRole('heading', { name: /Draft order DR-/ });
    await title.waitFor();
    return /DR-[\w-]+/.exec((await title.textContent()) ?? '')?.[0] ?? '';
  }

  /** By keyboard: Enter adds the first result. */
  async addProduct(text: string): Promise<void> {
    await this.page.getByLabel('Add a product').focus();
    await this.page.keyboard.type(text);
    // Does not wait for the list: Enter adds the first result once it has loaded.
    await this.page.keyboard.press('Enter');
    await this.page.getByLabel('Quantity').waitFor();
  }

  async agree(quantity: number, price: string, reason: string): Promise<void> {
    await this.page.getByLabel('Quantity').fill(String(quantity));
    await this.page.getByLabel('Agreed price for one').fill(price);
    await this.page.getByLabel('Agreed price of shipping').fill('0');
    await this.page.getByLabel('Reason for agreed prices').fill(reason);
  }

  async addressTo(email: string): Promise<void> {
    const { firstName, lastName, address, city, state, zipCode } = ADDRESSES.US;
    await this.field('Email').fill(email);
    await this.field('Given name').fill(firstName);
    await this.field('Family name').fill(lastName);
    await this.field('Address').fill(address);
    await this.field('City').fill(city);
    await this.field('State').selectOption(state);
    await this.field('ZIP code').fill(zipCode);
    await this.field('Phone').fill('5125550123');
  }

  async expireIn(days: number): Promise<void> {
    await this.page.getByLabel('Days until the link expires').fill(String(days));
  }

  /** Sends the draft after checking that the dialog shows `texts`. */
  async send(texts: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Send payment link' }).click();
    const dialog = this.page.getByRole('dialog');
    for (const text of texts) await dialog.getByText(text).waitFor();
    await dialog.getByRole('button', { name: 'Send payment link' }).click();
    await this.state('Waits for payment');
  }

  async state(name: string): Promise<void> {
    await this.page.getByText(name, { exact: true }).first().waitFor();
  }

  /** The number of the order that the draft has become. */
  async order(): Promise<string> {
    return (await this.page.getByRole('link', { name: /^EB-/ }).textContent()) ?? '';
  }

  private field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }
}

/** Opens the link in the newest email to the address. */
export async function followDraftLink({ page }: Visit, email: string): Promise<void> {
  const { pathname, search, hash } = linkIn(await emailTo(email, 'DRAFT_ORDER_SENT'), '/draft-order');
  await load(page, `${pathname}${search}${hash}`);
}
