import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { installMongod, serveDownloads, workingMongod } from '../start/mongod/testing/stand-ins.ts';
import { chooseTestDatabase, startTestDatabase, type TestDatabaseKind } from './test-database.ts';

const choose = (TEST_DATABASE?: string) => chooseTestDatabase({ TEST_DATABASE }, () => undefined);

/** Makes all downloads of this test fail. */
const refuseDownloads = () => serveDownloads((_request, response) => response.writeHead(404).end());

describe('the database of tests', () => {
  it('is what TEST_DATABASE asks for', async () => {
    const asked = await refuseDownloads();
    expect(await choose('embedded')).toEqual({ kind: 'embedded', description: 'embedded-mongodb' });
    expect(asked).toEqual([]);
    installMongod(workingMongod());
    expect(await choose('mongod')).toEqual({ kind: 'mongod', description: expect.stringMatching(/^mongod \d/) });
  });

  it('is a mongod if one is available, otherwise the embedded one, with the reason', async () => {
    await refuseDownloads();
    expect(await choose()).toEqual({
      kind: 'embedded',
      description: expect.stringMatching(/^embedded-mongodb: mongod \S+ could not be downloaded \(.*404/),
    });
    installMongod(workingMongod());
    expect((await choose()).kind).toBe('mongod');
  });

  it('is refused if the requested mongod is not available or the name is wrong', async () => {
    await refuseDownloads();
    await expect(choose('mongod')).rejects.toThrow(/^TEST_DATABASE=mongod: mongod \S+ could not be downloaded/);
    await expect(choose('postgres')).rejects.toThrow(
      'TEST_DATABASE is wrong: "postgres" is neither mongod nor embedded.',
    );
  });

  it.each<TestDatabaseKind>(['mongod', 'embedded'])('supports transactions: %s', async (kind) => {
    installMongod(workingMongod());
    const { uri, stop } = await startTestDatabase(kind, {});
    onTestFinished(stop);
    const client = await new MongoClient(uri).connect();
    onTestFinished(() => client.close());
    const orders = client.db('tried').collection<{ _id: string }>('orders');
    await client.withSession((session) =>
      session.withTransaction(async () => void (await orders.insertOne({ _id: 'EB-1' }, { session }))),
    );
    expect(await orders.countDocuments()).toBe(1);
  });
});
