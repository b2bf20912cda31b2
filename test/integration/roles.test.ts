import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { expect, inject, it, onTestFinished } from 'vitest';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { readEmails } from '../kit/emails.ts';
import { SendContactMessage } from '../kit/operations.ts';
import { createProcessEnvironment } from '../kit/process-environment.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { startShopProcess } from '../kit/shop-process.ts';
import { expectResult } from '../kit/story.ts';

it('a process for requests leaves jobs alone, and a process for jobs answers probes alone', async () => {
  await buildChanged(() => undefined, ['server']);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  const connection = await connectDatabase(uri.href);
  onTestFinished(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  const environment = await createProcessEnvironment(uri.href);
  onTestFinished(environment.stop);
  const start = async (settings: Readonly<Record<string, string>>) => {
    const process = await startShopProcess({ ...environment.settings, ...settings });
    onTestFinished(async () => void (await process.stop()));
    return process;
  };

  const web = await start({ ROLE: 'web' });
  const email = `${randomBytes(8).toString('hex')}@email.example`;
  const input = { name: 'Mina', phone: '010-1234-5678', email, message: 'Hello' };
  const { sendContactMessage } = await new ShopClient(web.url).run(SendContactMessage, { input });
  expectResult(sendContactMessage, 'ContactMessageSent');
  expect(await connection.collection('jobs').countDocuments()).toBe(0);
  expect(await emailModel(connection).findOne({ to: email }).lean()).toMatchObject({ state: 'QUEUED' });

  const publicUrl = 'https://shop.example.com';
  const jobs = await start({ ROLE: 'jobs', PORT: String(await freePort()), PUBLIC_URL: publicUrl });
  await expect.poll(() => readEmails(environment.emailUrl, { to: email })).toHaveLength(1);
  expect(await connection.collection('jobs').countDocuments()).toBeGreaterThan(0);
  const status = async (path: string, init?: RequestInit) => (await fetch(jobs.url + path, init)).status;
  expect(await Promise.all(['/healthz', '/readyz'].map((path) => status(path)))).toEqual([200, 200]);
  const query = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' };
  expect(await Promise.all([status('/'), status('/graphql', query), status('/webhooks/stripe', query)])).toEqual([
    404, 404, 404,
  ]);
});
