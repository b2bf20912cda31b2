import { BACKUPS, type BackupRecord } from '@eunbit/server/common/backup-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOrder } from '../kit/orders.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const TOKEN = 'a-token-that-nobody-guesses';

let shop: TestShop;
let closed: TestShop;

beforeAll(async () => {
  [shop, closed] = await Promise.all([createTestShop({ settings: { METRICS_TOKEN: TOKEN } }), createTestShop()]);
});
afterAll(() => Promise.all([shop.close(), closed.close()]));

const read = (url = shop.url(), headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  fetch(`${url}/metrics`, { headers });

/** Asks a question under a unique name. */
const ask = (name: string) =>
  fetch(`${shop.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `query ${name} { products(first: 1) { totalCount } }` }),
  });

describe('metrics', () => {
  it('count requests by route, and operations by their fields instead of their names', async () => {
    for (const name of ['One', 'Other']) expect((await ask(name)).status).toBe(200);

    const text = await (await read()).text();
    expect(text).toContain('eunbit_operation_duration_seconds_count{type="query",field="products",outcome="answer"} 2');
    expect(text).toContain('eunbit_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 2');
    expect(text).not.toMatch(/One|Other/);
  });

  it('do not grow with every unknown address that is requested', async () => {
    for (const path of ['/a', '/b']) await fetch(`${shop.url()}${path}`);

    const text = await (await read()).text();
    expect(text).toContain('eunbit_request_duration_seconds_count{method="GET",route="none",status="404"} 2');
  });

  it('include the process, its sockets, and failed emails and jobs', async () => {
    const response = await read();
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    for (const line of [
      'eunbit_sockets 0',
      'eunbit_failed_emails 0',
      'eunbit_failing_jobs 0',
      'eunbit_sockets_maximum 5000',
      'eunbit_last_job_run_timestamp_seconds 0',
      'eunbit_last_backup_timestamp_seconds 0',
      'process_cpu_seconds_total ',
    ])
      expect(text).toContain(`\n${line}`);
  });

  it('count the orders of both stores as they are placed, by any process', async () => {
    for (const number of ['1', '2']) await writeOrder(shop, { number });
    await writeOrder(shop, { number: '3', market: 'US' });

    await expect.poll(async () => (await read()).text()).toContain('eunbit_orders_placed_total{market="KR"} 2');
    await expect.poll(async () => (await read()).text()).toContain('eunbit_orders_placed_total{market="US"} 1');
  });

  it('include when a job last started', async () => {
    const lastRunAt = new Date('2026-05-01T12:00:00Z');
    await shop.connection.collection('jobs').insertOne({ name: 'send-emails', lastRunAt });

    expect(await (await read()).text()).toContain(
      `eunbit_last_job_run_timestamp_seconds ${lastRunAt.getTime() / 1000}`,
    );
  });

  it('include when the last backup was made', async () => {
    const snapshotAt = new Date('2026-05-22T03:15:00Z');
    const record: BackupRecord = { _id: 'last', snapshotAt, finishedAt: new Date(), bytes: 1 };
    await shop.connection.collection<BackupRecord>(BACKUPS).insertOne(record);
    const text = await (await read()).text();
    expect(text).toContain(`\neunbit_last_backup_timestamp_seconds ${snapshotAt.getTime() / 1000}\n`);
  });

  it('are visible only with the token', async () => {
    expect((await read(shop.url(), {})).status).toBe(401);
    expect((await read(shop.url(), { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('are unavailable if no token is set', async () => {
    expect((await read(closed.url())).status).toBe(404);
  });
});
