import type { Locator, Page } from 'playwright-core';

/** Effort of a task. */
export interface Effort {
  readonly work: string;
  readonly clicks: number;
  readonly keys: number;
  /** Characters that a scanner types. */
  readonly scanned: number;
  readonly seconds: number;
}

/** Simulates and counts a person's actions with mouse, keyboard and scanner. The seconds do not include time to think. */
export class Hand {
  readonly efforts: Effort[] = [];
  private clicks = 0;
  private keys = 0;
  private scanned = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Measures one task, from the first action until its result is on the screen. */
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

  /** Opens a list and chooses an option. */
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

  /** Focuses a field and replaces its text. */
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
