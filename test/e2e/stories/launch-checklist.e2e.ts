import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

describe('an admin who opens the launch checklist', () => {
  story('sees what is done and what is missing, and runs the checks again (STAFF-17)', async ({ visit }) => {
    const { page } = await visit({ staff: true });
    await load(page, '/admin/launch-checklist');
    const main = page.getByRole('main');
    const placeholders = main.getByRole('region', { name: 'Placeholder data' });
    await placeholders.getByText('Still samples: accounts.0.accountNumber').waitFor();
    const stripe = main.getByRole('region', { name: 'Stripe' });
    await stripe.getByText('Stripe accepts the key').waitFor();
    await main.getByText(/\d+ things are wrong\./).waitFor();
    expect.soft(await seriousViolations(page)).toBe('');

    const again = main.getByRole('button', { name: 'Check again' });
    const answered = page.waitForResponse((response) => response.url().endsWith('/graphql') && response.ok());
    await again.click();
    await answered;
    await expect.poll(() => again.getAttribute('aria-busy')).toBe(null);
    await stripe.getByText('Stripe accepts the key').waitFor();

    const banks = placeholders.getByRole('listitem').filter({ hasText: 'accounts.0.accountNumber' });
    await banks.getByRole('link', { name: 'Go to where it is filled in' }).click();
    await page.waitForURL('**/admin/settings#settings-banks');
    await page.locator('#settings-banks:focus').waitFor();
  });
});
