import { parseArgs } from 'node:util';
import { connectDatabase } from '@eunbit/server/app/database';
import { BSON, type Db, MongoClient } from 'mongodb';
import { chooseTestDatabase, startTestDatabase } from '../test/test-database.ts';
import { explainCommand } from './explain.ts';
import { comparePlans } from './plan.ts';
import { recordQueries } from './record.ts';
import { readQueries, writeQueries } from './recorded-queries.ts';

/** Uses the shop's own database without writing to it. */
async function onShop<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** Uses an empty shop with all its indexes, on a temporary server. */
async function onNewShop<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { kind, description } = await chooseTestDatabase(process.env, console.log);
  console.log(`An empty shop on ${description}.`);
  const { uri, stop } = await startTestDatabase(kind, process.env);
  try {
    const url = new URL(uri);
    url.pathname = '/eunbit';
    const shop = await connectDatabase(url.href, { migrates: true });
    await shop.close();
    return await onShop(url.href, work);
  } finally {
    await stop();
  }
}

/** Prints each query whose plan differs from the recorded one. Returns the number of worse plans. */
async function compareAll(db: Db): Promise<number> {
  const queries = readQueries();
  const counts = { alike: 0, other: 0, worse: 0 };
  for (const { command, plan } of queries) {
    const difference = comparePlans(plan, await explainCommand(db, command));
    counts[difference === null ? 'alike' : difference.isWorse ? 'worse' : 'other'] += 1;
    if (difference === null) continue;
    const needed = `needs ${plan.reads.join(', ') || 'no index'}`;
    console.log(`${difference.isWorse ? '✘' : '·'} ${difference.text}, ${needed}: ${BSON.EJSON.stringify(command)}`);
  }
  console.log(
    `${queries.length} queries: ${counts.alike} as recorded, ${counts.other} by another index, ${counts.worse} worse.`,
  );
  return counts.worse;
}

/**
 * `npm run explain`: checks that a database uses the required plan for each recorded query of the shop. It uses the database at
 * MONGODB_URI if that is set, otherwise an empty shop on the kind of database that TEST_DATABASE names. Exits with code 1 if a
 * query reads or sorts more than necessary. `--record` collects the queries from the tests again.
 */
const { record } = parseArgs({ options: { record: { type: 'boolean', default: false } } }).values;
if (record) {
  process.env.TEST_DATABASE = 'embedded';
  const recorded = await onNewShop((db) => recordQueries(db, readQueries()));
  writeQueries(recorded);
  console.log(`${recorded.length} queries recorded.`);
} else {
  const uri = process.env.MONGODB_URI;
  const worse = await (uri ? onShop(uri, compareAll) : onNewShop(compareAll));
  process.exitCode = worse > 0 ? 1 : 0;
}
