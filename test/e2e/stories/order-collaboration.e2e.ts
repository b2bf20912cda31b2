import { describe, expect } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { MANAGER } from '../kit/accounts.ts';
import { load } from '../kit/load.ts';
import { signIn } from '../kit/members.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { ask } from '../kit/shopper-api.ts';
import { story } from '../kit/story.ts';

const OwnName = graphql(`query OwnName { visitor { viewer { firstName lastName } } }`);

describe('two staff members at the same order', () => {
  story(
    'see its assignee, tag it, and mention each other (COLLABORATION-2, COLLABORATION-3, COLLABORATION-4)',
    async ({ visit }) => {
      const number = await buyByDeposit(newGuest({ market: 'KR', language: 'ko' }), 'all-purpose-spray');
      const manager = await visit({ market: 'KR', language: 'en' });
      await signIn(manager, MANAGER.email);
      const { viewer } = (await ask(manager, OwnName, {})).visitor;
      const name = [viewer?.firstName, viewer?.lastName].join(' ');
      const { page } = await visit({ staff: true });
      await load(page, `/admin/order_guest_ko/${number}`);
      await load(manager.page, `/admin/order_guest_ko/${number}`);

      // The next step is at the top and is the only primary button of the page (COLLABORATION-1).
      await page
        .getByRole('region', { name: 'To do next' })
        .getByText(/^Waits for .*원$/)
        .waitFor();

      await page.getByRole('button', { name: 'Take it' }).click();
      const theirs = manager.page.getByRole('region', { name: 'Assignee and tags' });
      const assignee = manager.page.getByLabel('Assignee');
      await expect.poll(() => assignee.locator('option:checked').innerText()).not.toBe('Nobody');
      await page.getByLabel('New tag').fill('Gift Wrap');
      await page.getByLabel('New tag').press('Enter');
      await theirs.getByText('#gift wrap').waitFor();

      const note = page.getByLabel('New note');
      await note.pressSequentially(`Please call, @${name.slice(0, 3)}`);
      await page.getByRole('listbox').getByRole('option', { name }).waitFor();
      expect.soft(await seriousViolations(page), 'colleagues to name').toBe('');
      await note.press('Enter');
      expect(await note.inputValue()).toBe(`Please call, @${name} `);
      await page.getByRole('button', { name: 'Add the note' }).click();
      const menu = manager.page.getByRole('navigation', { name: 'Menu' });
      await menu.getByText('1 new', { exact: true }).waitFor();

      // The dashboard links to unread mentions (COLLABORATION-12).
      await menu.getByRole('link', { name: 'Dashboard' }).click();
      const toDo = manager.page.getByRole('region', { name: 'To do' });
      await toDo.getByRole('link', { name: /Unread mentions 1 under 1 hour/ }).click();
      await manager.page
        .getByRole('link', { name: 'Unread, oldest first' })
        .and(manager.page.locator('[aria-current]'))
        .waitFor();
      const mention = manager.page.getByRole('listitem').filter({ hasText: number });
      await mention.getByText(`Please call, @${name}`).waitFor();
      expect.soft(await seriousViolations(manager.page), 'mentions').toBe('');
      await mention.getByRole('link', { name: number }).click();
      await manager.page.getByRole('region', { name: 'History' }).getByText('Please call').waitFor();
      await menu.getByText('1 new', { exact: true }).waitFor({ state: 'detached' });
      await load(manager.page, '/admin/mentions?show=unread');
      await manager.page.getByText('Nothing is unread.').waitFor();

      await load(manager.page, '/admin/orders_ko?tag=gift+wrap');
      await manager.page.getByText(number).first().waitFor();

      // Many orders at once (COLLABORATION-11); the dashboard links to one's own orders (COLLABORATION-12).
      await manager.page.getByLabel('Select all orders on this page').click();
      await manager.page.getByRole('button', { name: 'Assignee and tags' }).click();
      const dialog = manager.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Apply' }).waitFor();
      expect.soft(await seriousViolations(manager.page), 'assigning many').toBe('');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await dialog.getByText('1 order processed.').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await menu.getByRole('link', { name: 'Dashboard' }).click();
      await toDo.getByRole('link', { name: /Mine, nothing shipped yet 1 under 1 hour/ }).click();
      await manager.page.getByText(number).first().waitFor();
    },
  );
});
