import { describe, expect, it } from 'vitest';
import { submitForm } from './submit-form.ts';

type Operation = { query: string; variables?: Record<string, unknown> };

/** Submits a page's form to an API that returns `data`. */
async function submit(
  fields: Record<string, string>,
  {
    data = {},
    url = '/',
    isWithinLimit = true,
    errors,
  }: Partial<Record<'url', string>> & {
    data?: object;
    isWithinLimit?: boolean;
    errors?: readonly object[];
  } = {},
) {
  const asked: Operation[] = [];
  const result = await submitForm({
    url,
    market: 'US',
    language: 'en',
    fields: new URLSearchParams(fields),
    isWithinLimit,
    execute: async (operation) => {
      asked.push(operation);
      return errors ? { errors } : { data };
    },
  });
  return {
    result,
    asked: asked.map(({ query, variables }) => ({ name: /mutation (\w+)/.exec(query)?.[1], variables })),
  };
}

const CONTACT = { form: 'contact', name: 'Mina', phone: '212-555-7777', email: 'mina@example.com', message: 'Hello' };

describe('a form that is sent without the script of its page (STORE-25)', () => {
  it('runs its mutation, and the next page shows the result', async () => {
    const answer = { __typename: 'SupportRequestReceived', number: 'C-1', message: 'Sent.' };
    const { result, asked } = await submit(CONTACT, { url: '/contact', data: { sendContactMessage: answer } });
    const { form: _, ...typed } = CONTACT;
    expect(asked).toEqual([
      {
        name: 'SendContactMessage',
        variables: { input: { ...typed, orderNumber: null, subject: null, idempotencyKey: expect.any(String) } },
      },
    ]);
    expect(result).toEqual({
      kind: 'done',
      marker: 'contact',
      posted: { name: 'contact', values: {}, answer, problem: null },
      choice: {},
    });
  });

  it('has the same idempotency key when it is sent twice', async () => {
    const keyOf = async (fields: Record<string, string>) => {
      const { asked } = await submit(fields);
      const input = asked[0]?.variables?.input as { idempotencyKey: string } | undefined;
      return input?.idempotencyKey;
    };
    expect(await keyOf(CONTACT)).toBe(await keyOf(CONTACT));
    expect(await keyOf({ ...CONTACT, message: 'Hello again' })).not.toBe(await keyOf(CONTACT));
    expect(await keyOf(CONTACT)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });

  it('returns the typed values and the errors, but never a secret', async () => {
    const fieldErrors = [{ __typename: 'FieldError', path: 'password', message: 'Too short.' }];
    const refused = { __typename: 'ValidationError', code: 'VALIDATION', message: 'Please check.', fieldErrors };
    const fields = {
      form: 'sign-up',
      firstName: 'Mina',
      lastName: 'Lee',
      email: 'mina@example.com',
      password: 'short',
    };
    const { result, asked } = await submit(fields, { data: { signUp: refused } });
    expect(asked[0]?.variables).toEqual({
      input: {
        firstName: 'Mina',
        lastName: 'Lee',
        email: 'mina@example.com',
        password: 'short',
        hasMailingConsent: false,
      },
    });
    expect(result).toMatchObject({
      kind: 'refused',
      posted: {
        name: 'sign-up',
        values: { firstName: 'Mina', lastName: 'Lee', email: 'mina@example.com' },
        problem: { fields: { password: 'Too short.' } },
      },
    });
    expect(JSON.stringify(result)).not.toContain('short"');
  });

  it('is refused if the API fails or too many requests are sent', async () => {
    const { result } = await submit(CONTACT, { errors: [{ message: 'no' }] });
    expect(result).toMatchObject({
      kind: 'refused',
      posted: { problem: { message: null }, values: { name: 'Mina' } },
    });
    const many = await submit(CONTACT, { isWithinLimit: false });
    expect(many.asked).toEqual([]);
    expect(many.result).toMatchObject({ posted: { problem: { message: 'Too many requests. Try again later.' } } });
  });

  it('redirects after a sign-in and shows no result', async () => {
    const signedIn = { __typename: 'Viewer', viewer: { __typename: 'User', id: '1', language: 'EN' } };
    const { result } = await submit(
      { form: 'sign-in', email: 'a@b.com', password: 'x' },
      { data: { signIn: signedIn } },
    );
    expect(result).toEqual({ kind: 'done', marker: 'sign-in', posted: null, choice: {} });
  });

  it('sets store and language, also in the account', async () => {
    expect(await submit({ form: 'choice', market: 'KR' })).toEqual({
      result: { kind: 'done', marker: null, posted: null, choice: { market: 'KR' } },
      asked: [],
    });
    const chosen = await submit({ form: 'choice', language: 'ko' }, { errors: [{ message: 'Please sign in.' }] });
    expect(chosen.result).toMatchObject({ choice: { language: 'ko' } });
    expect(chosen.asked).toEqual([{ name: 'UpdateLanguage', variables: { input: { language: 'KO' } } }]);
    expect((await submit({ form: 'choice', market: 'XX' })).result).toMatchObject({ choice: {} });
  });

  it.each(['', 'constructor', 'nothing'])('does nothing if its name is the unknown %j', async (form) => {
    expect(await submit({ form })).toEqual({
      result: { kind: 'done', marker: null, posted: null, choice: {} },
      asked: [],
    });
  });
});
