import type { Page } from 'playwright-core';
import type { Visit } from '../kit/story.ts';

/** `/admin/user/:id` and `/admin/user/guest/:id`, in English: tags and notes about a customer. */
export class CustomerPage {
  private readonly page: Page;

  constructor({ page }: Pick<Visit, 'page'>) {
    this.page = page;
  }

  /** Adds a tag as typed, and waits for its normalised form. */
  async addTag(typed: string, tag: string): Promise<void> {
    const panel = this.page.getByRole('region', { name: 'Tags' });
    await panel.getByLabel('New tag').fill(typed);
    await panel.getByRole('button', { name: 'Add' }).click();
    await panel.getByRole('link', { name: tag, exact: true }).waitFor();
  }

  async addNote(text: string): Promise<void> {
    const panel = this.page.getByRole('region', { name: /^Notes of staff/ });
    await panel.getByLabel('New note').fill(text);
    await panel.getByRole('button', { name: 'Add note' }).click();
    await panel.getByRole('listitem').filter({ hasText: text }).waitFor();
  }

  async openGuestOrders(count: number): Promise<void> {
    const notice = this.page.getByRole('region', { name: 'Guest orders' });
    await notice.getByText(`${count} guest order`).waitFor();
    await notice.getByRole('button', { name: 'Look and move' }).click();
    await this.page.getByRole('dialog').waitFor();
  }

  async sendLink(email: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click();
    await this.page.getByText(`The link is on its way to ${email}.`).waitFor();
  }

  async move(count: number): Promise<void> {
    const orders = count === 1 ? '1 order' : `${count} orders`;
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: `Move ${orders}` })
      .click();
    await this.page.getByText(new RegExp(`${orders} (was|were) moved`)).waitFor();
    await this.page.getByRole('region', { name: 'Guest orders' }).waitFor({ state: 'detached' });
  }
}
