import { emailModel } from '@eunbit/server/modules/email/email.model';
import { describe, expect, it } from 'vitest';
import { RequestPasswordReset, ResetPassword, SignUp } from '../kit/account-operations.ts';
import { addMember, tokenFor } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import { ADDRESSES, CARDS, CONTACT, confirmCard, expectResult, fillCheckout, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const PERSON = { firstName: 'Gwendolyn', lastName: 'Featherstone', email: 'gwendolyn@letters.example' };
const PASSWORD = 'a very silver light';

let lines: string[] = [];
const shop = useTestShop({ writeLog: (line) => lines.push(line) });

/** The lines that the servers log while `work` runs. */
async function captureLog(work: () => Promise<unknown>): Promise<string> {
  lines = [];
  await work();
  return lines.join('');
}

function expectNobodyIn(log: string, ...secrets: readonly string[]): void {
  const { street, ...rest } = { street: ADDRESSES.US.address, ...PERSON, ...CONTACT, password: PASSWORD };
  for (const value of [street, ...Object.values(rest), ...secrets]) {
    expect(log.toLowerCase()).not.toContain(value.toLowerCase());
  }
}

/** Makes the database reject every document of a collection while `work` runs. */
async function whileRefused(collection: string, work: () => Promise<unknown>): Promise<void> {
  const { db } = shop.connection;
  await db?.command({ collMod: collection, validator: { isNeverThere: { $exists: true } } });
  try {
    await work();
  } finally {
    await db?.command({ collMod: collection, validator: {} });
  }
}

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';

describe('the log at its most verbose level', () => {
  it('contains no personal data of a sign-up, a failed sign-in and a repeated sign-up', async () => {
    const log = await captureLog(async () => {
      const input = { ...PERSON, password: PASSWORD, hasMailingConsent: true };
      expectResult((await shop.client().run(SignUp, { input })).signUp, 'Viewer');
      const wrong = { email: PERSON.email, password: 'wrong-guess' };
      expectResult((await shop.client().run(SignIn, { input: wrong })).signIn, 'AccountError');
      expectResult((await shop.client().run(SignUp, { input })).signUp, 'AccountError');
    });
    expectNobodyIn(log, 'wrong-guess');
  });

  it('names the collection that rejected a batch of emails, but none of the emails', async () => {
    const email = `x${PERSON.email}`;
    const log = await captureLog(() =>
      whileRefused('emails', () =>
        shop.client().send({
          query: SIGN_UP,
          variables: { input: { ...PERSON, email, password: PASSWORD, hasMailingConsent: true } },
        }),
      ),
    );
    expect(log).toContain('operation failed');
    expect(log).toContain('"code":121');
    expectNobodyIn(log, email);
  });

  it('contains no part of a document with a duplicate key', async () => {
    const users = shop.serverConnection.collection('users');
    const log = await captureLog(async () => {
      const twin = { email: PERSON.email, firstName: PERSON.firstName };
      const error = await users.insertOne(twin).catch((refused: unknown) => refused);
      shop.app().http.log.error({ err: error }, 'not written');
    });
    expect(log).toContain('"code":11000');
    expect(log).toContain('"keyPattern":{"email":1}');
    expectNobodyIn(log);
  });

  it('contains no personal data of a guest who buys, even if the provider fails or repeats an event', async () => {
    const client = shop.client({ market: 'US' });
    const log = await captureLog(async () => {
      const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
      await shop.controlStripe('POST', '/sandbox/faults', {
        endpoint: 'POST /v1/payment_intents',
        kind: 'status',
        status: 400,
      });
      await expect(startCardPayment(client, ready)).rejects.toThrow('INTERNAL');
      const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
      expect(await confirmCard(shop.stripeUrl, clientSecret, CARDS.declined)).toBe(402);
      await shop
        .app()
        .services.payment.settleIntent('pi_unknown')
        .catch((error: unknown) => {
          shop.app().http.log.error({ err: error }, 'webhook not handled');
        });
      const forged = await fetch(`${shop.url()}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=forged' },
        body: JSON.stringify({ receipt_email: CONTACT.email, name: PERSON.firstName }),
      });
      expect(forged.status).toBe(400);
    });
    expect(log).toContain('operation failed');
    expect(log).toContain('webhook not handled');
    expectNobodyIn(log);
  });

  it('contains no part of an email that the provider rejects, nor its recipient', async () => {
    const log = await captureLog(async () => {
      await shop.controlPostmark('POST', '/sandbox/faults', {
        endpoint: 'POST /email',
        kind: 'status',
        status: 500,
        count: 9,
      });
      await emailModel(shop.connection).updateMany({}, { $set: { status: 'QUEUED', dueAt: new Date() } });
      await shop.deliver();
      await shop.controlPostmark('DELETE', '/sandbox/faults');
    });
    expect(log).toContain('email not sent');
    expectNobodyIn(log);
  });

  it('contains no token of an opened link, on known or unknown paths', async () => {
    const member = await addMember(shop);
    const { email } = member;
    await shop.client().run(RequestPasswordReset, { input: { email } });
    const token = await tokenFor(shop, member, { kind: 'PASSWORD_RESET', to: email });
    const log = await captureLog(async () => {
      const client = shop.client();
      await client.visit(`/reset-password?token=${encodeURIComponent(token)}`);
      await client.visit(`/guest-order/${token}`);
      await client.run(ResetPassword, { input: { token, password: PASSWORD, confirmation: PASSWORD } });
      await client.visit(`/order-link?token=${encodeURIComponent(token)}&email=${PERSON.email}`);
    });
    expectNobodyIn(log, token, email);
  });
});
