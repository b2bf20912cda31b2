import { randomUUID } from 'node:crypto';
import { COOKIE } from '@eunbit/schema/wire';
import { describe, expect } from 'vitest';
import { linkIn } from '../../kit/emails.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { emailTo } from '../kit/emails.ts';
import { runJob } from '../kit/jobs.ts';
import { load } from '../kit/load.ts';
import { PASSWORD, signUp } from '../kit/members.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { AccountPages } from '../pages/account.ts';
import { CustomerPage } from '../pages/customer-page.ts';
import { UserPages } from '../pages/staff-pages.ts';

const PHONE = { width: 390, height: 844 };
const KOREAN = { market: 'KR', language: 'ko' } as const;
const PRODUCT = 'all-purpose-spray';

describe('a guest who becomes a member', () => {
  story('keeps orders, notes and tags (CUSTOMER-1, CUSTOMER-2, CUSTOMER-4, CUSTOMER-5)', async ({ visit }) => {
    const email = `${randomUUID()}@example.com`;
    const guest = newGuest(KOREAN);
    const first = await buyByDeposit(guest, PRODUCT, email);
    await buyByDeposit(guest, PRODUCT, email);
    await runJob('collect-guests');
    const staff = await visit({ staff: true });
    const { page } = staff;

    // Staff can find the guest before there is an account.
    const users = await new UserPages(staff).open('KR');
    await users.chooseGuests();
    await users.search(email);
    expect.soft(await seriousViolations(page), 'list of guests').toBe('');
    const customer = await users.openFoundGuest();
    await customer.addTag(' #VIP ', 'vip');
    await customer.addNote('Asked for an invoice.');
    expect.soft(await seriousViolations(page), 'one guest').toBe('');
    await load(page, `/admin/order_guest_ko/${first}`);
    await page.getByRole('region', { name: 'Account' }).getByText('2 orders').waitFor();
    await page.getByRole('link', { name: '010-1234-5678' }).waitFor();

    // The guest signs up, which does not verify the email address, so staff can only send the link.
    const member = await visit({ market: 'KR' });
    await signUp(member, email);
    await users.open('KR');
    await users.search(email);
    await users.openFound();
    await customer.openGuestOrders(2);
    expect.soft(await seriousViolations(page), 'dialog of guest orders').toBe('');
    await customer.sendLink(email);
    const { pathname, hash } = linkIn(await emailTo(email, 'CLAIM_ORDERS'), '/claim-orders');
    // A signed-out member signs in first. The link's token is not sent to any server before the button is pressed.
    const sent: string[] = [];
    member.page.on('request', (request) => {
      sent.push(request.url().split('#')[0] ?? '', request.headers().referer ?? '');
    });
    await member.page.context().clearCookies({ name: COOKIE.session });
    await load(member.page, `${pathname}${hash}`);
    const account = new AccountPages(member);
    await account.signIn({ email, password: PASSWORD });
    await account.arrive(pathname);
    expect(sent.filter((part) => part.includes(hash.replace('#link=', '')))).toEqual([]);
    await member.page.getByRole('button', { name: 'Add the orders' }).click();
    await member.page.getByText('2 orders are in your account now.').waitFor();
    await page.reload();
    await page.getByText('Asked for an invoice.').waitFor();
    await page.getByRole('link', { name: 'vip', exact: true }).waitFor();

    // An order placed later without signing in is moved by staff, on a phone.
    const last = await buyByDeposit(guest, PRODUCT, email);
    const colleague = await visit({ staff: true, viewport: PHONE });
    await load(colleague.page, new URL(page.url()).pathname);
    const onPhone = new CustomerPage(colleague);
    await onPhone.openGuestOrders(1);
    await colleague.page.getByRole('dialog').getByText(last).waitFor();
    await onPhone.move(1);
    await colleague.page.getByRole('link', { name: last }).waitFor();
    await load(member.page, `/orders/${last}`);
    await member.page.getByRole('main').getByText(last).first().waitFor();
  });
});
