import { Market } from '@eunbit/schema/market';
import type { StatisticsPeriod } from '@eunbit/schema/statistics';
import { keepResults, renderTable } from '../figures.ts';
import { measureOperation, type OperationFigures, operationColumns } from '../measure-operation.ts';
import { readOptions } from '../options.ts';
import { openDatabase } from '../own-database.ts';
import { openStaff } from '../preparation.ts';
import { STAFF, startShop } from '../shop.ts';
import { fillStatistics } from './fill.ts';
import { SCREENS } from './operations.ts';

/** Target for p95 in milliseconds, for any period. */
const AIM = 300;
/** The default period of the screens, and the longest one. */
const MEASURED: readonly StatisticsPeriod[] = ['DAYS_30', 'DAYS_365'];

/**
 * `bench -- statistics [--turns N]`: the complete data of each statistics screen, in a shop with 100,000 visits and 2,000 orders
 * a day for two years, as one response over HTTP.
 */
export async function runStatistics(): Promise<void> {
  const { turns } = readOptions({ turns: 40 });
  const markets = Object.values(Market);
  await using database = await openDatabase();
  await fillStatistics(database.uri, STAFF.password, (line) => console.error(line));
  await using shop = await startShop({ MONGODB_URI: database.uri });
  const staff = await openStaff(shop);
  const figures: OperationFigures[] = [];
  for (const [screen, query] of Object.entries(SCREENS)) {
    for (const period of MEASURED) {
      const buildVariables = (turn: number) => ({ market: markets[turn % markets.length], period });
      figures.push(
        await measureOperation(staff, { name: `${screen}, ${period}`, aim: AIM, query, buildVariables }, turns),
      );
    }
  }
  console.log(renderTable(operationColumns('screen'), figures));
  await keepResults('statistics', { turns, figures });
  if (figures.some(({ p95, aim }) => p95 >= aim)) process.exitCode = 1;
}
