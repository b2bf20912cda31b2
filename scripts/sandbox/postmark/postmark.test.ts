import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Errors, type Message, ServerClient } from 'postmark';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningService } from '../common/http-service.ts';
import type { Email } from './email-store.ts';
import { startPostmarkSandbox } from './server.ts';

let sandbox: RunningService;
let client: ServerClient;
beforeEach(async () => {
  sandbox = await startSandbox();
  client = createClient(sandbox);
});
afterEach(() => sandbox.stop());

const startSandbox = (dataPath?: string) =>
  startPostmarkSandbox({
    port: 0,
    serverToken: 'token-1',
    webhookUrl: '',
    webhookSecret: 'secret',
    ...(dataPath && { dataPath }),
  });

function createClient({ url }: RunningService, token = 'token-1'): ServerClient {
  return new ServerClient(token, { useHttps: false, requestHost: new URL(url).host });
}

function message(fields: Partial<Message> = {}): Message {
  return {
    From: 'Eunbit <shop@eunbit.example>',
    To: 'buyer@mail.example',
    Subject: 'Hello',
    TextBody: 'Text',
    ...fields,
  };
}

async function emails(query = '', of = sandbox): Promise<Email[]> {
  return (await (await fetch(`${of.url}/sandbox/emails${query}`)).json()).data;
}

async function order(path: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

async function catchFailure(promise: Promise<unknown>): Promise<Errors.HttpError> {
  const error = await promise.then(
    () => new Error('expected a refusal'),
    (reason: unknown) => reason,
  );
  if (error instanceof Errors.HttpError) return error;
  throw error;
}

describe('an accepted email', () => {
  it('can be read with all that was sent', async () => {
    const sent = await client.sendEmail(
      message({
        To: '"Kim, Eun" <eun@mail.example>, second@mail.example',
        HtmlBody: '<p>안녕하세요</p>',
        Tag: 'order-placed',
        Metadata: { order: 'A-1' },
        Attachments: [{ Name: 'a.txt', Content: 'aGVsbG8=', ContentType: 'text/plain', ContentID: '' }],
      }),
    );

    const read: Email = await (await fetch(`${sandbox.url}/sandbox/emails/${sent.MessageID}`)).json();

    expect(sent).toMatchObject({ ErrorCode: 0, Message: 'OK', To: 'eun@mail.example, second@mail.example' });
    expect(read).toMatchObject({
      from: { name: 'Eunbit', address: 'shop@eunbit.example' },
      to: [{ name: 'Kim, Eun', address: 'eun@mail.example' }, { address: 'second@mail.example' }],
      subject: 'Hello',
      htmlBody: '<p>안녕하세요</p>',
      tag: 'order-placed',
      metadata: { order: 'A-1' },
      attachments: [{ Name: 'a.txt', ContentLength: 5 }],
    });
  });

  it('is found by recipient and by tag, newest first', async () => {
    await client.sendEmail(message({ Subject: 'one', Tag: 'a' }));
    await client.sendEmail(message({ Subject: 'two', Tag: 'b' }));
    await client.sendEmail(message({ Subject: 'three', To: 'other@mail.example', Tag: 'b' }));

    expect((await emails()).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect((await emails('?to=BUYER@mail.example')).map(({ subject }) => subject)).toEqual(['two', 'one']);
    expect((await emails('?tag=b&limit=1')).map(({ subject }) => subject)).toEqual(['three']);
  });

  it('outlives a restart where there is a data folder', async () => {
    const dataPath = await mkdtemp(join(tmpdir(), 'postmark-sandbox-'));
    const first = await startSandbox(dataPath);
    await createClient(first).sendEmail(message({ Subject: 'kept' }));
    await first.stop();

    const second = await startSandbox(dataPath);
    const kept = await emails('', second);
    await second.stop();
    await rm(dataPath, { recursive: true });

    expect(kept.map(({ subject }) => subject)).toEqual(['kept']);
  });

  it('is one of the newest 1,000', async () => {
    const batch = Array.from({ length: 400 }, (_, index) => message({ Subject: `mail ${index}` }));
    for (let count = 0; count < 3; count += 1) await client.sendEmailBatch(batch);

    expect(await emails('?limit=5000')).toHaveLength(1000);
  });
});

describe('a refused email', () => {
  it.each([
    [{ To: 'not an address' }, "Error parsing 'To': Illegal email address 'not an address'."],
    [{ From: 'shop@' }, "Error parsing 'From': Illegal email address 'shop@'."],
    [{ To: '' }, 'Zero recipients specified.'],
    [{ TextBody: '' }, 'Provide either email TextBody or HtmlBody or both.'],
    [
      { To: Array.from({ length: 51 }, (_, index) => `b${index}@email.example`).join() },
      'Maximum of 50 recipients allowed.',
    ],
  ])('%o', async (fields, text) => {
    const failure = await catchFailure(client.sendEmail(message(fields)));

    expect(failure).toBeInstanceOf(Errors.InvalidEmailRequestError);
    expect(failure).toMatchObject({ statusCode: 422, code: 300, message: text });
    expect(await emails()).toEqual([]);
  });

  it('came with a wrong token', async () => {
    const failure = await catchFailure(createClient(sandbox, 'token-2').sendEmail(message()));

    expect(failure).toBeInstanceOf(Errors.InvalidAPIKeyError);
    expect(failure).toMatchObject({ statusCode: 401, code: 10 });
  });

  it('has only recipients who take no email', async () => {
    await order('inactive', { address: 'Gone@mail.example' });

    const failure = await catchFailure(client.sendEmail(message({ To: 'gone@mail.example' })));

    expect(failure).toBeInstanceOf(Errors.InactiveRecipientsError);
    expect(failure).toMatchObject({ statusCode: 422, code: 406, recipients: ['gone@mail.example'] });
  });

  it('is delivered to the others when one recipient takes no email', async () => {
    await order('inactive', { address: 'gone@mail.example' });

    const sent = await client.sendEmail(message({ Cc: 'gone@mail.example' }));
    await order('inactive', { address: 'gone@mail.example', isInactive: false });
    const afterwards = await client.sendEmail(message({ To: 'gone@mail.example' }));

    expect(sent.Message).toBe('OK, but will not deliver to these inactive addresses: gone@mail.example');
    expect(afterwards.Message).toBe('OK');
  });

  it('is no JSON', async () => {
    const headers = { 'X-Postmark-Server-Token': 'token-1', 'Content-Type': 'application/json' };

    const response = await fetch(`${sandbox.url}/email`, { method: 'POST', headers, body: '{"From"' });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ ErrorCode: 402 });
  });
});

describe('a batch', () => {
  it('answers for each message by itself', async () => {
    const answers = await client.sendEmailBatch([message(), message({ To: 'wrong' }), message()]);

    expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([0, 300, 0]);
    expect(await emails()).toHaveLength(2);
  });

  it('has up to 500 messages', async () => {
    const failure = await catchFailure(client.sendEmailBatch(Array.from({ length: 501 }, () => message())));

    expect(failure.code).toBe(410);
  });
});

describe('failures on request', () => {
  it('fail the next email without delivering it', async () => {
    await order('faults', { endpoint: 'POST /email', kind: 'status', status: 503 });

    const failure = await catchFailure(client.sendEmail(message()));

    expect(failure.statusCode).toBe(503);
    expect(await emails()).toEqual([]);
  });

  it('can deliver the email and cut the connection', async () => {
    await order('faults', { endpoint: 'POST /email', kind: 'drop' });

    await expect(client.sendEmail(message())).rejects.toThrow();

    expect(await emails()).toHaveLength(1);
  });

  it('are forgotten with everything else by a reset', async () => {
    await client.sendEmail(message());
    await order('faults', { endpoint: 'POST /email', kind: 'status', status: 500 });
    await order('reset', {});

    expect(await emails()).toEqual([]);
    expect((await client.sendEmail(message())).ErrorCode).toBe(0);
  });
});
