import { hashOperation } from '@eunbit/server/http/persisted-operations';
import { releaseFileModel, releaseModel } from '@eunbit/server/modules/release/release.model';
import type { Build } from '@eunbit/server/modules/release/release.service';
import { KEPT_DAYS } from '@eunbit/server/modules/release/release-retention';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestShop } from '../kit/test-shop.ts';

const TEXT = 'query VersionBefore { visitor { market } }';
const OWN = 'query Market { visitor { market } }';
const DAY_MS = 86_400_000;

const build = (files: readonly string[], texts: readonly string[] = []): Build => ({
  files: files.map((name) => `/assets/${name}`),
  operations: texts.map((text) => ({ hash: hashOperation(text), text })),
  readFile: async (path) => ({ contentType: 'text/javascript', encoding: null, body: Buffer.from(`// ${path}`) }),
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const shop = useTestShop({
  servers: 2,
  persistedOperations: new Map([[hashOperation(OWN), OWN]]),
  settings: { PERSISTED_OPERATIONS_ONLY: 'true' },
});

beforeEach(async () => {
  await releaseModel(shop.connection).deleteMany({});
  await releaseFileModel(shop.connection).deleteMany({});
});

const releases = (server: number) => shop.app(server).services.releases;
const storedPaths = async () => (await releaseFileModel(shop.connection).find().lean()).map(({ _id }) => _id).sort();

describe('the files of a release', () => {
  it('are known to the servers of every other release', async () => {
    await releases(0).store(build(['a-00000001.js', 'b-00000001.js']));
    const found = await releases(1).loadFile('/assets/b-00000001.js');
    expect(found).toEqual({
      contentType: 'text/javascript',
      encoding: null,
      body: Buffer.from('// /assets/b-00000001.js'),
    });
    expect(await releases(1).loadFile('/assets/c-00000001.js')).toBeNull();
  });

  it('are stored once, even if many servers start at once; a later start is one command', async () => {
    const same = build(Array.from({ length: 120 }, (_, n) => `file${n}-00000001.js`));
    await Promise.all([releases(0).store(same), releases(1).store(same)]);
    expect(await storedPaths()).toEqual([...same.files].sort());
    expect(await shop.commandsDuring(() => releases(0).store(same))).toEqual(['update']);
  });

  it('are completed if an earlier start was killed', async () => {
    const whole = build(['a-00000001.js', 'b-00000001.js']);
    await releases(0).store(whole);
    await releaseModel(shop.connection).updateMany({}, { isComplete: false });
    await releaseFileModel(shop.connection).deleteOne({ _id: '/assets/b-00000001.js' });
    await releases(1).store(whole);
    expect(await storedPaths()).toEqual([...whole.files]);
  });

  it('are removed some days after the next release, except files that a later one shares', async () => {
    await releases(0).store(build(['only-in-1-0001.js', 'shared-00000001.js']), daysAgo(3 * KEPT_DAYS));
    await releases(0).store(build(['only-in-2-0001.js', 'shared-00000001.js']), daysAgo(2 * KEPT_DAYS));
    await releases(0).store(build(['only-in-3-0001.js', 'shared-00000001.js']), daysAgo(1));
    expect(await storedPaths()).toEqual([
      '/assets/only-in-2-0001.js',
      '/assets/only-in-3-0001.js',
      '/assets/shared-00000001.js',
    ]);
    expect(await releaseModel(shop.connection).countDocuments()).toBe(2);
  });
});

describe('a page of another release, if browsers may run only listed operations', () => {
  const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOperation(TEXT) } } };
  const browser = () => ({ origin: shop.url() });

  it('runs its own operations, by hash and by text, even on a server that started before that release', async () => {
    const refused = await shop.client().send({ query: TEXT }, browser());
    expect(refused.errors[0]?.extensions.code).toBe('OPERATION_NOT_LISTED');

    await releases(1).store(build([], [TEXT]));

    const answered = { status: 200, data: { visitor: { market: 'KR' } }, errors: [] };
    await expect.poll(() => shop.client().send(byHash, browser())).toMatchObject(answered);
    expect(await shop.client().send({ query: TEXT }, browser())).toMatchObject(answered);
  });
});
