import { keepResults, readMemory, renderTable } from '../figures.ts';
import { measureOperation, type OperationFigures, operationColumns } from '../measure-operation.ts';
import { readOptions } from '../options.ts';
import { openDatabase } from '../own-database.ts';
import { openStaff } from '../preparation.ts';
import { STAFF, startShop } from '../shop.ts';
import { type FilledShop, fillShop } from './fill.ts';
import { type FileFigures, measureFile } from './measure-file.ts';
import { buildOperations, deepPlace, SAMPLED_ORDERS } from './operations.ts';
import { buildOrder, ORDER_COUNT } from './records.ts';

/** Number of pages of 100 orders before the deep page. */
const DEEP_PAGES = 200;
/** Maximum growth of memory during an export of three years of orders, in megabytes. */
const MEMORY_GROWTH_MEGABYTES = 60;

function sampleNumbers({ goods, now }: FilledShop): string[] {
  return SAMPLED_ORDERS.map((index) => buildOrder(index, goods, now).number);
}

function printFile({ rows, megabytes, seconds, memoryBefore, memoryMost }: FileFigures): void {
  const memory = `memory ${memoryBefore?.toFixed(0) ?? '-'} MB before, ${memoryMost?.toFixed(0) ?? '-'} MB at most`;
  const rate = `${(rows / seconds).toFixed(0)} rows a second`;
  console.log(
    `\nfile of all Korean orders: ${rows} rows, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s, ${rate}, ${memory}`,
  );
  const growth = memoryMost === null || memoryBefore === null ? null : memoryMost - memoryBefore;
  if (growth !== null)
    console.log(`its memory: ${growth < MEMORY_GROWTH_MEGABYTES ? 'flat' : `grew by ${growth.toFixed(0)} MB`}`);
}

/**
 * `bench -- backoffice [--turns N] [--only TEXT]`: the requests of staff in a shop with 200,000 orders, one after the other,
 * measured over HTTP, and an export of all orders of a store.
 */
export async function runBackOffice(): Promise<void> {
  const { turns, only } = readOptions({ turns: 40, only: '' });
  await using database = await openDatabase();
  const began = performance.now();
  const filled = await fillShop(database.uri, STAFF.password, (line) => console.error(line));
  console.error(`${ORDER_COUNT} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await using shop = await startShop({ MONGODB_URI: database.uri });
  const staff = await openStaff(shop);
  const operations = buildOperations(filled.goods, sampleNumbers(filled), await deepPlace(staff, DEEP_PAGES));
  const figures: OperationFigures[] = [];
  for (const operation of operations.filter(({ name }) => name.includes(only))) {
    const figure = await measureOperation(staff, operation, turns);
    console.error(`${figure.name}: ${figure.p95.toFixed(1)} ms`);
    figures.push(figure);
  }
  console.log(renderTable(operationColumns('what staff ask'), figures));
  const file = await measureFile(() => staff.open('/orders.csv?market=KR'), shop.pid);
  printFile(file);
  const databaseMegabytes = database.pid === null ? null : await readMemory(database.pid);
  await keepResults('backoffice', { orders: ORDER_COUNT, turns, databaseMegabytes, figures, file });
  if (figures.some(({ p95, aim }) => p95 >= aim)) process.exitCode = 1;
}
