import type { FrameLocator, Locator } from 'playwright-core';
import { load } from '../kit/load.ts';
import { FOUND_ADDRESS } from '../kit/postcode-service.ts';
import type { Visit } from '../kit/story.ts';
import { WORDS } from './words.ts';

/** `/dashboard-address` and its dialogs. */
export class AddressBookPage {
  /** Saved addresses, one per row. */
  readonly rows: Locator;
  readonly dialog: Locator;
  private readonly visit: Visit;

  constructor(visit: Visit) {
    this.visit = visit;
    this.rows = visit.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: visit.page.getByRole('button') });
    this.dialog = visit.page.getByRole('dialog');
  }

  async open(): Promise<this> {
    await load(this.visit.page, '/dashboard-address');
    return this;
  }

  get addButton(): Locator {
    return this.button(this.words.createAddress);
  }

  async add(): Promise<void> {
    await this.addButton.click();
    await this.dialog.waitFor();
  }

  /** Fills in fields of the open dialog by their labels. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = this.dialog.getByLabel(label, { exact: true });
      if ((await field.evaluate((element) => (element as { tagName: string }).tagName)) === 'SELECT') {
        await field.selectOption(value);
      } else await field.fill(value);
    }
  }

  /** Opens the Korean postcode search. Returns its frame. */
  async openSearch(): Promise<FrameLocator> {
    await this.dialog.getByRole('button', { name: this.words.searchAddress, exact: true }).click();
    return this.visit.page.frameLocator('iframe[src$="/postcode-search"]');
  }

  /**
   * Opens the Korean postcode search and selects its result, in the provider's frame inside the shop's. Returns the shop's frame.
   */
  async search(): Promise<FrameLocator> {
    const frame = await this.openSearch();
    await frame.frameLocator('iframe').getByRole('button', { name: FOUND_ADDRESS }).click();
    return frame;
  }

  save(): Promise<void> {
    return this.dialog.getByRole('button', { name: this.words.save, exact: true }).click();
  }

  edit(row: Locator): Promise<void> {
    return row.getByRole('button', { name: new RegExp(`^${this.words.updateAddress}`) }).click();
  }

  /** Clicks delete, which opens the confirmation. */
  askToDelete(row: Locator): Promise<void> {
    return row.getByRole('button', { name: new RegExp(`^${this.words.deleteAddress}`) }).click();
  }

  confirmDelete(): Promise<void> {
    return this.dialog.getByRole('button', { name: this.words.confirmDelete, exact: true }).click();
  }

  cancelDelete(): Promise<void> {
    return this.dialog.getByRole('button', { name: this.words.cancel, exact: true }).click();
  }

  private button(name: string): Locator {
    return this.visit.page.getByRole('button', { name, exact: true });
  }

  private get words() {
    return WORDS[this.visit.language];
  }
}
