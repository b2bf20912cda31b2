import { browserErrorGroupModel } from '@eunbit/server/modules/browser-error/browser-error.model';
import { createErrorIngestion } from '@eunbit/server/modules/browser-error/error-ingestion';
import { readOccurrence } from '@eunbit/server/modules/browser-error/error-occurrence';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { BROWSER_ERROR, reportBrowserError } from '../kit/browser-errors.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const Groups = graphql(`
  query Groups(
    $app: BrowserErrorApp
    $state: BrowserErrorState
    $search: String
    $orderBy: BrowserErrorOrder! = LAST_SEEN
    $first: Int! = 30
    $after: String
  ) {
    browserErrorGroups(
      app: $app
      state: $state
      search: $search
      orderBy: $orderBy
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id app kind name message state reopenedAt count }
    }
  }
`);
const Group = graphql(`
  query Group($id: ID!) {
    browserErrorGroup(id: $id) {
      state
      days { date count }
      builds { name count }
      browsers { name count }
      routes { name count }
      samples { build route browser language market width requestId frames { functionName file line column isSource } }
    }
  }
`);
const Update = graphql(`
  mutation UpdateBrowserErrorGroup($input: UpdateBrowserErrorGroupInput!) {
    updateBrowserErrorGroup(input: $input) {
      __typename
      ... on BrowserErrorGroupUpdated { group { id state reopenedAt } }
      ... on BrowserErrorGroupError { code message }
    }
  }
`);
const Log = graphql(`
  query BrowserErrorLog {
    auditLog(subject: BROWSER_ERROR) { nodes { action subjectId changes { field before after } } }
  }
`);
const Open = graphql(`query OpenBrowserErrors { systemHealth { openBrowserErrors } }`);

const METRICS_TOKEN = 'a-token-that-nobody-guesses';

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`there is no ${name}`);
  return value;
}

let shop: TestShop;
let staff: ShopClient;
beforeAll(async () => {
  shop = await createTestShop({ servers: 3, settings: { METRICS_TOKEN, PERSISTED_OPERATIONS_ONLY: 'true' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.renew();
  staff = await createMemberClient(shop, await addMember(shop, { role: 'ADMIN' }), { language: 'en' });
});

const report = (change: object = {}, server = 0) =>
  reportBrowserError(shop.url(server), { ...BROWSER_ERROR, ...change });
const list = async (variables: Parameters<typeof staff.run<unknown, object>>[1] = {}) =>
  (await staff.run(Groups, variables)).browserErrorGroups;

/** Waits until so many errors are counted. */
async function counted(count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const groups = await browserErrorGroupModel(shop.connection).find().lean();
      expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
    },
    { interval: 100 },
  );
}

async function firstId(): Promise<string> {
  return present((await list()).nodes[0], 'group').id;
}

async function settle(state: 'OPEN' | 'RESOLVED' | 'IGNORED') {
  const { updateBrowserErrorGroup } = await staff.run(Update, { input: { id: await firstId(), state } });
  return expectResult(updateBrowserErrorGroup, 'BrowserErrorGroupUpdated').group;
}

/** Writes without waiting for a batch, and past the budget. */
async function ingest(changes: readonly object[]): Promise<void> {
  const occurrences = changes.map((change) => {
    const occurrence = readOccurrence({ ...BROWSER_ERROR, ...change }, '', new Date());
    if (!occurrence) throw new Error('this is no report');
    return occurrence;
  });
  await createErrorIngestion(shop.serverConnection)(occurrences);
}

describe('an error that a browser reports', () => {
  it('is one group for staff, also from two servers, other builds and other lines', async () => {
    const frames = [{ functionName: 'Yt', file: 'assets/ProductPage-zZ98yY76.js', line: 7, column: 1 }];
    expect(await report()).toBe(204);
    expect(await report({ build: 'second', frames, route: '/' }, 1)).toBe(204);
    await counted(2);

    const { totalCount, nodes } = await list();
    expect(totalCount).toBe(1);
    expect(nodes[0]).toMatchObject({ app: 'WEB', kind: 'SCRIPT', name: 'TypeError', state: 'OPEN', count: 2 });
    expect(nodes[0]?.message).toBe(BROWSER_ERROR.message);
    const { browserErrorGroup } = await staff.run(Group, { id: await firstId() });
    expect(browserErrorGroup?.days).toHaveLength(30);
    expect(browserErrorGroup?.days.at(-1)?.count).toBe(2);
    expect(browserErrorGroup?.builds.map(({ name }) => name).sort()).toEqual(['first', 'second']);
    expect(browserErrorGroup?.browsers).toEqual([{ name: 'Chrome 143', count: 2 }]);
    expect(browserErrorGroup?.samples).toHaveLength(2);
    expect(browserErrorGroup?.samples).toContainEqual({
      build: 'first',
      route: '/product/:slug',
      browser: 'Chrome 143',
      language: 'KO',
      market: 'KR',
      width: 'NARROW',
      requestId: 'bcdfghjkmnpqrstz',
      frames: [{ ...BROWSER_ERROR.frames[0], isSource: false }],
    });
  });

  it('costs no more commands when it comes often at once', async () => {
    const { browserErrorIntake } = shop.app().services;
    const statements = await shop.commandsDuring(async () => {
      for (let sent = 0; sent < 20; sent += 1) {
        browserErrorIntake.take(BROWSER_ERROR, { address: '192.0.2.1', userAgent: '' });
      }
      await counted(20);
    });
    expect(statements.filter((name) => name !== 'find' && name !== 'aggregate').length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['no report', 'no JSON'],
    ['a report with more than belongs in it', { ...BROWSER_ERROR, email: 'mina@example.com' }],
    ['a flood of text', 'x'.repeat(100_000)],
  ])('is not made of %s, and the answer does not tell', async (_what, sent) => {
    expect(await reportBrowserError(shop.url(), sent)).toBe(204);
    await report();
    await counted(1);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['another type of content', { 'content-type': 'text/plain' }],
  ])('is not taken from %s', async (_who, headers) => {
    expect(await reportBrowserError(shop.url(), BROWSER_ERROR, headers)).toBe(204);
    await report();
    await counted(1);
  });

  // On a server of its own: the others have their budget for the other tests.
  it('has a budget by address, and is counted for the operator beyond it', async () => {
    const read = async () => {
      const text = await (
        await fetch(`${shop.url(2)}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
      ).text();
      return Number(/eunbit_browser_errors_total\{app="admin"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await read();
    for (let sent = 0; sent < 50; sent += 1) expect(await report({ app: 'ADMIN', market: null }, 2)).toBe(204);

    const count = await vi.waitFor(
      async () => {
        const [group] = await browserErrorGroupModel(shop.connection).find().lean();
        return present(group, 'group').count;
      },
      { interval: 100 },
    );
    // A minute may begin meanwhile.
    expect(count).toBeLessThanOrEqual(40);
    expect((await read()) - before).toBe(50);
  });
});

describe('groups of errors', () => {
  it('are bounded: what is new beyond that is counted together', async () => {
    await ingest(Array.from({ length: 60 }, (_none, index) => ({ name: `E${'x'.repeat(index)}` })));

    const { nodes } = await list({ orderBy: 'MOST_OFTEN' });
    expect(nodes[0]).toMatchObject({ kind: 'OVERFLOW', name: '', message: '', count: 10 });
    expect(await browserErrorGroupModel(shop.connection).countDocuments()).toBe(51);
  });

  it('lose no count when two processes write one at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => ingest([{}, {}])));
    expect((await list()).nodes).toMatchObject([{ count: 12 }]);
  });

  it('are found by client, state, words, page and the id of a request, and come in pages', async () => {
    await ingest([
      { name: 'RangeError', message: 'too (long)', route: '/faq', requestId: 'zzzzzzzzzzzzzzzz' },
      { app: 'ADMIN', market: null },
      {},
      {},
    ]);
    const names = async (variables: object) => (await list(variables)).nodes.map(({ app, name }) => `${app} ${name}`);

    expect(await names({ app: 'ADMIN' })).toEqual(['ADMIN TypeError']);
    expect(await names({ search: '(LONG' })).toEqual(['WEB RangeError']);
    expect(await names({ search: '/faq' })).toEqual(['WEB RangeError']);
    expect(await names({ search: 'zzzzzzzzzzzzzzzz' })).toEqual(['WEB RangeError']);
    expect(await names({ app: null, state: null, search: null, after: null })).toHaveLength(3);
    expect(await names({ search: 'nothing like it' })).toEqual([]);
    expect(await names({ state: 'IGNORED' })).toEqual([]);
    const first = await list({ orderBy: 'MOST_OFTEN', first: 1 });
    expect(first.nodes).toMatchObject([{ app: 'WEB', name: 'TypeError', count: 2 }]);
    expect(first.totalCount).toBe(3);
    const rest = await list({ orderBy: 'MOST_OFTEN', first: 5, after: first.pageInfo.endCursor });
    expect(rest.nodes).toHaveLength(2);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });
});

describe('a group that staff', () => {
  beforeEach(() => ingest([{}]));

  it('resolve stays so for builds that had it, and comes back with another', async () => {
    expect(await settle('RESOLVED')).toMatchObject({ state: 'RESOLVED', reopenedAt: null });

    await ingest([{}]);
    expect((await list()).nodes).toMatchObject([{ state: 'RESOLVED', count: 2 }]);

    await ingest([{ build: 'second' }]);
    const [group] = (await list({ state: 'OPEN' })).nodes;
    expect(group?.reopenedAt).not.toBeNull();
  });

  it('ignore stays so, and is no more among what is open', async () => {
    expect((await staff.run(Open)).systemHealth.openBrowserErrors).toBe(1);
    await settle('IGNORED');
    await ingest([{ build: 'second' }]);
    expect((await list()).nodes).toMatchObject([{ state: 'IGNORED', count: 2 }]);
    expect((await staff.run(Open)).systemHealth.openBrowserErrors).toBe(0);
  });

  it('settle is in the log once, however often they press', async () => {
    await settle('RESOLVED');
    await settle('RESOLVED');
    const { auditLog } = await staff.run(Log);
    expect(auditLog.nodes).toEqual([
      {
        action: 'BROWSER_ERROR_SETTLED',
        subjectId: await firstId(),
        changes: [{ field: 'browserErrorState', before: 'OPEN', after: 'RESOLVED' }],
      },
    ]);
  });

  it('settle while it happens again loses neither', async () => {
    await Promise.all([settle('IGNORED'), ...Array.from({ length: 4 }, () => ingest([{}]))]);
    expect((await list()).nodes).toMatchObject([{ state: 'IGNORED', count: 5 }]);
  });

  it('want to settle may be gone', async () => {
    for (const id of ['65f000000000000000000000', 'no id']) {
      const { updateBrowserErrorGroup } = await staff.run(Update, { input: { id, state: 'IGNORED' } });
      expect(expectResult(updateBrowserErrorGroup, 'BrowserErrorGroupError').code).toBe('GROUP_NOT_FOUND');
      expect((await staff.run(Group, { id })).browserErrorGroup).toBeNull();
    }
  });
});
