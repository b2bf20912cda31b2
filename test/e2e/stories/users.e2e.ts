import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { DEVELOPMENT_ROLE_CHANGE_PIN } from '../../../scripts/seed/accounts.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';
import { UserPages } from '../pages/staff-pages.ts';

describe('staff', () => {
  story('find a person, block their reviews, and promote them with the role change PIN', async ({ visit }) => {
    const member = await visit({ market: 'KR' });
    const email = await signUp(member);
    const staff = await visit({ staff: true });
    const { page } = staff;
    const users = await new UserPages(staff).open('KR');

    await users.search(email);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(email);
    expect.soft(await seriousViolations(page), 'list of users').toBe('');
    await users.openFound();
    await users.block('Advertises another shop');
    await page.getByText('Advertises another shop').waitFor();
    expect.soft(await seriousViolations(page), 'one user').toBe('');

    // The shop does not let blocked users write reviews.
    await load(member.page, '/dashboard-review');
    await member.page.getByText('cannot write reviews').first().waitFor();

    await users.updateUserRole(
      'MANAGER',
      String(Number(DEVELOPMENT_ROLE_CHANGE_PIN) + 1),
      'Role change PIN is not matched.',
    );
    expect(await users.typedRole()).toEqual({ role: 'MANAGER', code: '' });
    expect.soft(await seriousViolations(page), 'change of a position').toBe('');
    await users.updateUserRole('MANAGER', DEVELOPMENT_ROLE_CHANGE_PIN, 'New position is set. Thank you.');
    await load(page, '/admin/admins');
    await page.getByRole('listitem').filter({ hasText: email }).getByText('Member since').waitFor();
    expect.soft(await seriousViolations(page), 'staff').toBe('');
  });

  story('who open an account that does not exist are redirected to the dashboard (STAFF-16)', async ({ visit }) => {
    const { page } = await visit({ staff: true });
    await load(page, `/admin/user/${randomUUID()}`);
    await page.waitForURL('**/admin/dashboard');
  });
});
