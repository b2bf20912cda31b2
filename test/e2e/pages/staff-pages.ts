import type { Market } from '@eunbit/schema/market';
import type { Page } from 'playwright-core';
import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';
import { CustomerPage } from './customer-page.ts';

/** `/admin/users_ko`, `/admin/users_us` and `/admin/user/:id`, in English. */
export class UserPages {
  private readonly page: Page;

  constructor({ page }: Visit) {
    this.page = page;
  }

  async open(market: Market): Promise<this> {
    await load(this.page, `/admin/users_${market === 'KR' ? 'ko' : 'us'}`);
    await this.page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    return this;
  }

  async search(text: string): Promise<void> {
    await this.page.getByLabel('Search customers').fill(text);
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
    await this.page.getByText('1 customer found').waitFor();
  }

  /** Opens the account of the only row. */
  async openFound(): Promise<void> {
    await this.page.getByRole('row').nth(1).getByRole('link').click();
    await this.page.getByRole('heading', { level: 2, name: 'Profile' }).waitFor();
  }

  async chooseGuests(): Promise<void> {
    await this.page.getByRole('link', { name: 'Guests', exact: true }).click();
    await this.page.getByRole('region', { name: /Guests$/ }).waitFor();
  }

  /** Opens the guest of the only row. */
  async openFoundGuest(): Promise<CustomerPage> {
    await this.page.getByRole('row').nth(1).getByRole('link').first().click();
    await this.page.getByRole('heading', { level: 2, name: 'Guest', exact: true }).waitFor();
    return new CustomerPage({ page: this.page });
  }

  async block(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Block comments' }).click();
    await this.page.getByRole('dialog').getByLabel('Reason (optional)').fill(reason);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.page.getByRole('button', { name: 'Unblock comments' }).waitFor();
  }

  /** Changes the role with a role change PIN, and expects the message `answer`. */
  async updateUserRole(role: string, code: string, answer: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    if ((await dialog.count()) === 0) await this.page.getByRole('button', { name: 'Change position' }).first().click();
    await dialog.getByLabel('New position').selectOption(role);
    await dialog.getByLabel('Role change PIN').fill(code);
    await dialog.getByRole('button', { name: 'Change position' }).click();
    await this.page.getByText(answer).waitFor();
  }

  /** The current values of the role dialog. */
  async typedRole(): Promise<{ readonly role: string; readonly code: string }> {
    const dialog = this.page.getByRole('dialog');
    return {
      role: await dialog.getByLabel('New position').inputValue(),
      code: await dialog.getByLabel('Role change PIN').inputValue(),
    };
  }
}
