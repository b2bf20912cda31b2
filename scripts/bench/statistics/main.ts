import { cpus, loadavg } from 'node:os';
import { Market } from '@eunbit/schema/market';
import type { StatisticsPeriod } from '@eunbit/schema/statistics';
import { renderTable, saveResults } from '../figures.ts';
import { GraphqlClient } from '../graphql-client.ts';
import { measureOperation, type OperationFigures, operationColumns } from '../measure-operation.ts';
import { SIGN_IN } from '../operations.ts';
import { readOptions } from '../options.ts';
import { openDatabase } from '../own-database.ts';
import { STAFF, startShop } from '../shop.ts';
import { fillStatistics } from './fill.ts';
import { SCREENS } from './operations.ts';

/** The aim for p95 in milliseconds, for any period. */
const AIM = 300;
/** The default period of the screens, and the longest one. */
const MEASURED: readonly StatisticsPeriod[] = ['DAYS_30', 'DAYS_365'];

/**
 * `bench -- statistics [--turns N]`: everything that a screen of statistics shows, of a shop with 100,000 visits and 2,000
 * orders a day for two years, as one answer over HTTP.
 */
export async function runStatistics(): Promise<void> {
  const { turns } = readOptions({ turns: 40 });
  const markets = Object.values(Market);
  const database = await openDatabase();
  try {
    await fillStatistics(database.uri, STAFF.password, (line) => console.error(line));
    const shop = await startShop({ MONGODB_URI: database.uri });
    try {
      const staff = new GraphqlClient(shop.url);
      await staff.mutate(SIGN_IN, shop.staff, 'Viewer');
      const figures: OperationFigures[] = [];
      for (const [screen, query] of Object.entries(SCREENS)) {
        for (const period of MEASURED) {
          const buildVariables = (turn: number) => ({ market: markets[turn % markets.length], period });
          const operation = { name: `${screen}, ${period}`, aim: AIM, query, buildVariables: buildVariables };
          figures.push(await measureOperation(staff, operation, turns));
        }
      }
      console.log(renderTable(operationColumns('screen'), figures));
      // A load above the number of cores means that other programs ran: the figures are unreliable.
      console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
      console.log(`kept in ${await saveResults('statistics', { turns, load: loadavg()[0], figures })}`);
      if (figures.some(({ p95, aim }) => p95 >= aim)) process.exitCode = 1;
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
  }
}
