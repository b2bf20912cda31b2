import mongoose, { type Connection } from 'mongoose';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { PASSWORD, signOut, signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';
import { LoginPage } from '../pages/back-office.ts';

let database: Connection;

beforeAll(async () => {
  database = await mongoose.createConnection(inject('databaseUri')).asPromise();
});
afterAll(() => database.close());

/** A virtual authenticator of the browser that always verifies its user. */
async function giveSecurityKey(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const focusedText = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

/** Makes the last confirmation of identity in all sessions of this user 16 minutes old. */
async function forgetConfirmations(email: string): Promise<void> {
  const user = await database.collection('users').findOne({ email });
  const longAgo = new Date(Date.now() - 16 * 60_000);
  await database
    .collection('sessions')
    .updateMany({ userId: user?._id }, { $set: { signedInAt: longAgo }, $unset: { confirmedAt: 1 } });
}

describe('the second factor of staff', () => {
  story(
    'is set up with passkey and app, required at sign-in and for an export, and reset by an admin',
    async ({ visit }) => {
      const manager = await visit({ changesBrowser: true });
      const { page } = manager;
      const email = await signUp(manager);
      await database.collection('users').updateOne({ email }, { $set: { role: 'MANAGER' } });
      await giveSecurityKey(page);

      // A session from before the promotion to staff may still be cached as that of a shopper.
      await signOut(manager);
      await load(page, '/admin/login?next=%2Fsecurity');
      await new LoginPage(manager).signIn({ email, password: PASSWORD });
      await page.waitForURL(/\/admin\/security$/);
      await load(page, '/admin/security');
      await page.getByLabel('Name of a new passkey').fill('Work laptop');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      const codes = page.getByRole('dialog', { name: 'Recovery codes' });
      await codes.getByRole('listitem').nth(9).waitFor();
      expect.soft(await seriousViolations(page), 'recovery codes').toBe('');
      const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
      await codes.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByText('Work laptop', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Set up an app' }).click();
      const key = ((await page.getByTestId('authenticator-key').textContent()) ?? '').replaceAll(' ', '');
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
      expect.soft(await seriousViolations(page), 'set-up of an app').toBe('');
      const codeAt = (steps: number) =>
        generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
      await page.getByLabel('Code of the authenticator app').fill('000000');
      await page.getByRole('button', { name: 'Finish set-up' }).click();
      await page.getByText('This does not match').waitFor();
      await page.getByLabel('Code of the authenticator app').fill(codeAt(0));
      await page.getByRole('button', { name: 'Finish set-up' }).click();
      await page.getByText(/^Set up on/).waitFor();

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL(/\/admin\/login/);
      await new LoginPage(manager).signIn({ email, password: PASSWORD });
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      expect.soft(await seriousViolations(page), 'second step').toBe('');
      // The password alone gives no access, even by URL.
      await load(page, '/admin/orders_ko');
      await page.waitForURL((url) => url.pathname === '/');
      await load(page, '/admin/login?next=%2Forders_ko');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL(/\/admin\/orders_ko/);

      await load(page, '/admin/users_ko');
      await forgetConfirmations(email);
      await page.getByRole('link', { name: 'Download CSV' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
      expect.soft(await seriousViolations(page), 'who it is').toBe('');
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
      await dialog.getByLabel('Recovery code').fill('ABCD-ABCD-ABCD-ABCD');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await dialog.getByText('This does not match').waitFor();
      await dialog.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Confirm' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^users-KR-.*\.csv$/);

      // The operation is retried automatically with the original input.
      await forgetConfirmations(email);
      await load(page, '/admin/security');
      await page.getByRole('button', { name: 'Make new codes' }).click();
      await dialog.getByLabel('Code of the authenticator app').fill(codeAt(1));
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await codes.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByText('10 codes left').waitFor();
      await expect.poll(() => focusedText(page)).toBe('Make new codes');
      await page.getByRole('button', { name: 'Remove the app' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('No app is set up.').waitFor();
      // A page that is open when its session ends may send a request at that moment and log an error about the response.
      await page.goto('about:blank');

      const admin = (await visit({ staff: true })).page;
      await load(admin, '/admin/admins');
      const row = admin.getByRole('listitem').filter({ hasText: email });
      await row.getByText('Second factor set up').waitFor();
      await row.getByRole('button', { name: /^Reset second factor of/ }).click();
      const question = admin.getByRole('dialog');
      expect.soft(await seriousViolations(admin), 'reset').toBe('');
      await question.getByRole('button', { name: 'Reset', exact: true }).click();
      await row.getByText('No second factor').waitFor();
      await load(page, '/admin/dashboard');
      await page.waitForURL((url) => url.pathname === '/');
    },
  );
});
