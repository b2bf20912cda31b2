import type { Visit } from '../kit/story.ts';

/** The consent page of the sign-in sandbox. */
export class ConsentPage {
  private readonly page: Visit['page'];

  constructor({ page }: Visit) {
    this.page = page;
  }

  async agree(person: { readonly account: string; readonly name: string; readonly email: string }): Promise<void> {
    for (const [field, text] of Object.entries(person)) await this.page.locator(`#${field}`).fill(text);
    await this.page.getByRole('button', { name: 'Agree' }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel' }).click();
  }
}
