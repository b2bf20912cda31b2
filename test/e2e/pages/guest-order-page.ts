import type { Locator, Page } from 'playwright-core';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';
import { OrderPage } from './order-page.ts';
import { WORDS } from './words.ts';

/** `/guest-order`: an order by its number and pass code. */
export class GuestOrderPage {
  readonly heading: Locator;
  private readonly visit: Visit;
  private readonly page: Page;

  constructor(visit: Visit) {
    this.visit = visit;
    this.page = visit.page;
    this.heading = this.page.getByRole('heading', { level: 1 });
  }

  async open(): Promise<this> {
    await load(this.page, '/guest-order');
    return this;
  }

  async lookUp(orderNumber: string, passCode: string): Promise<OrderPage> {
    const words = WORDS[this.visit.language];
    const main = this.page.getByRole('main');
    await main.getByLabel(words.orderNumber, { exact: true }).fill(orderNumber);
    await main.getByLabel(words.lookUpPassCode, { exact: true }).fill(passCode);
    await main.getByRole('button', { name: words.lookUp }).click();
    return new OrderPage(this.visit);
  }

  async showsMessage(text: string): Promise<void> {
    await this.heading.filter({ hasText: text }).waitFor();
  }
}
