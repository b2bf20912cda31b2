import type { Locator } from 'playwright-core';
import { alive, load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';
import { CheckoutPage } from './checkout-page.ts';
import { WORDS } from './words.ts';

/** The cart as a drawer or as a page; both show the same lines. */
export class Cart {
  /** The drawer's dialog or the page's main part. */
  readonly root: Locator;
  private readonly visit: Visit;

  constructor(visit: Visit, root: Locator = visit.page.getByRole('main')) {
    this.visit = visit;
    this.root = root;
  }

  static async open(visit: Visit): Promise<Cart> {
    await load(visit.page, '/cart');
    return new Cart(visit);
  }

  /** The link in the header with the number of items. */
  static badge({ page, language }: Visit): Locator {
    return page.getByRole('banner').getByRole('link', { name: new RegExp(`^${WORDS[language].cart},`) });
  }

  readQuantity(title: string): Promise<string> {
    return this.root.getByLabel(this.words.quantityLabel(title), { exact: true }).inputValue();
  }

  oneMore(title: string): Promise<void> {
    return this.root.getByRole('button', { name: this.words.oneMore(title) }).click();
  }

  oneLess(title: string): Promise<void> {
    return this.root.getByRole('button', { name: this.words.oneLess(title) }).click();
  }

  remove(title: string): Promise<void> {
    return this.root.getByRole('button', { name: this.words.remove(title), exact: true }).click();
  }

  /** The row of a product. */
  line(title: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: title });
  }

  /** Goes from the drawer to the page. */
  async viewCart(): Promise<Cart> {
    await this.root.getByRole('link', { name: this.words.viewCart }).click();
    await this.visit.page.waitForURL(/\/cart/);
    return new Cart(this.visit);
  }

  async checkOut(): Promise<CheckoutPage> {
    await this.root.getByRole('link', { name: this.words.checkOut }).click();
    // The checkout is a separate document, which has to hydrate.
    await this.visit.page.waitForURL(/\/checkout_/);
    await alive(this.visit.page);
    return new CheckoutPage(this.visit);
  }

  private get words() {
    return WORDS[this.visit.language];
  }
}
