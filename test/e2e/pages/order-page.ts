import type { Page } from 'playwright-core';
import { present } from '../kit/present.ts';
import type { Visit } from '../kit/story.ts';

const ORDER_NUMBER = /EB-\d{6}-[0-9A-Z]{8}/;

/** An order as its buyer sees it, on the success page and after a look-up. */
export class OrderPage {
  private readonly page: Page;

  constructor({ page }: Visit) {
    this.page = page;
  }

  /** The order number on the page. */
  async number(): Promise<string> {
    const text = await this.page.getByText(ORDER_NUMBER).first().innerText();
    return present(ORDER_NUMBER.exec(text), `an order number in "${text}"`)[0];
  }

  /** Resolves as soon as the status has this text; the page is not reloaded. */
  async showsStatus(text: string): Promise<void> {
    const status = this.page.getByRole('main').getByRole('status').filter({ hasText: text });
    await status.waitFor();
  }
}
