import type { Locator, Page } from 'playwright-core';

/** What a piece of work takes. */
export interface Effort {
  readonly work: string;
  readonly clicks: number;
  readonly keys: number;
  /** Characters that a scanner types. */
  readonly scanned: number;
  readonly seconds: number;
}

/** Does what a person does with mouse, keyboard and scanner, and counts it. A person's thinking is not in the seconds. */
export class Hand {
  readonly efforts: Effort[] = [];
  private clicks = 0;
  private keys = 0;
  private scanned = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Measures one piece of work, from the first move until its result is on the screen. */
  async measure(work: string, run: () => Promise<void>): Promise<void> {
    [this.clicks, this.keys, this.scanned] = [0, 0, 0];
    const begun = performance.now();
    await run();
    const seconds = (performance.now() - begun) / 1000;
    const { clicks, keys, scanned } = this;
    this.efforts.push({ work, clicks, keys, scanned, seconds: Math.round(seconds * 10) / 10 });
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** A choice from a list: opened and chosen. */
  async choose(list: Locator, value: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption(value);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Puts the cursor into a field and types over what is in it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  /** Scanners end with Enter. */
  async scan(text: string): Promise<void> {
    this.scanned += text.length;
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }
}
