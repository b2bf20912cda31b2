import type { Locator } from 'playwright-core';
import type { Visit } from '../kit/story.ts';

const WORDS = {
  ko: { help: '도움말', search: '검색', searchField: '제품과 질문 검색', join: '등록', email: '이메일' },
  en: { help: 'Help', search: 'Search', searchField: 'Search products and questions', join: 'Join', email: 'Email' },
} as const;

/** Header and footer of every page of the shop. */
export class Frame {
  readonly header: Locator;
  readonly footer: Locator;
  private readonly visit: Visit;

  constructor(visit: Visit) {
    this.visit = visit;
    this.header = visit.page.getByRole('banner');
    this.footer = visit.page.getByRole('contentinfo');
  }

  async openHelp(): Promise<Locator> {
    await this.header.getByRole('button', { name: this.words.help, exact: true }).click();
    const drawer = this.visit.page.getByRole('dialog', { name: this.words.help });
    await drawer.waitFor();
    return drawer;
  }

  /** Opens the search and returns its field. */
  async openSearch(): Promise<Locator> {
    await this.header.getByRole('button', { name: this.words.search, exact: true }).click();
    const field = this.visit.page.getByRole('combobox', { name: this.words.searchField });
    await field.waitFor();
    return field;
  }

  get emailField(): Locator {
    return this.footer.getByLabel(this.words.email, { exact: true });
  }

  /** Joins the mailing list; returns the dialog with the result. */
  async join(email: string): Promise<Locator> {
    await this.emailField.fill(email);
    await this.footer.getByRole('button', { name: this.words.join, exact: true }).click();
    const dialog = this.visit.page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  }

  private get words() {
    return WORDS[this.visit.language];
  }
}
