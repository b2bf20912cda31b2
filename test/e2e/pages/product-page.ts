import type { Locator, Page } from 'playwright-core';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';
import { Cart } from './cart.ts';
import { WORDS } from './words.ts';

/** `/product/:slug` */
export class ProductPage {
  readonly stock: Locator;
  private readonly visit: Visit;
  private readonly page: Page;

  constructor(visit: Visit) {
    this.visit = visit;
    this.page = visit.page;
    this.stock = this.page.getByRole('main').getByRole('status');
  }

  async open(slug: string): Promise<this> {
    await load(this.page, `/product/${slug}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    return this;
  }

  /** The button that puts the product into the cart; its text says if the product is unavailable. */
  get buyButton(): Locator {
    const { addToCart, outOfStock } = WORDS[this.visit.language];
    const either = new RegExp(`^(${addToCart}|${outOfStock})$`);
    return this.page.getByRole('main').getByRole('button', { name: either }).first();
  }

  /** Adds the chosen quantity to the cart; returns the drawer that opens. */
  async addToCart(): Promise<Cart> {
    await this.buyButton.click();
    const drawer = new Cart(this.visit, this.page.getByRole('dialog', { name: WORDS[this.visit.language].cart }));
    await drawer.root.waitFor();
    return drawer;
  }

  /** Resolves as soon as the page shows this text; the page is not reloaded. */
  async showsStock(text: string): Promise<void> {
    await this.stock.getByText(text).waitFor();
  }
}
