import { fillShop } from '../backoffice/fill.ts';
import { buildOperations, deepPlace } from '../backoffice/operations.ts';
import { buildOrder } from '../backoffice/records.ts';
import { type Column, measureProcessor, readMemory, renderTable } from '../figures.ts';
import { measureOperation, type Operation, type OperationFigures, WARM_UP_TURNS } from '../measure-operation.ts';
import { openDatabase } from '../own-database.ts';
import { pick } from '../pick.ts';
import { openStaff } from '../preparation.ts';
import { STAFF, startShop } from '../shop.ts';
import { SCREENS } from '../statistics/operations.ts';

/** Target for p95 in milliseconds. */
const AIM = 100;
/** Pages of 100 orders before the deep page. */
const DEEP_PAGES = 20;
const SAMPLES = 40;

interface OperationCost extends OperationFigures {
  /** CPU time of server and database together, including warm-up turns; null if the system does not report it. */
  readonly processorMs: number | null;
}

export interface OrderFigures {
  readonly orders: number;
  /** Memory of server and database. */
  readonly megabytes: readonly (number | null)[];
  readonly operations: readonly OperationCost[];
}

function statistics(): Operation {
  return {
    name: 'statistics of sales, a year',
    aim: AIM,
    query: SCREENS.sales ?? '',
    buildVariables: (turn) => ({ market: turn % 2 === 0 ? 'KR' : 'US', period: 'DAYS_365' }),
  };
}

async function measureSize(count: number, turns: number): Promise<OrderFigures> {
  await using database = await openDatabase();
  const { goods, now } = await fillShop(database.uri, STAFF.password, (line) => console.error(line), count);
  await using shop = await startShop({ MONGODB_URI: database.uri });
  const staff = await openStaff(shop);
  const samples = Array.from({ length: SAMPLES }, (_, index) => pick(index, 41, count));
  const numbers = samples.map((index) => buildOrder(index, goods, now, count).number);
  // The number of accounts is the same in every size.
  const asked = buildOperations(goods, numbers, await deepPlace(staff, DEEP_PAGES)).filter(
    ({ name }) => !name.startsWith('users'),
  );
  const pids = [shop.pid, database.pid];
  const operations: OperationCost[] = [];
  for (const operation of [...asked, statistics()]) {
    const measured = await measureProcessor(pids, () => measureOperation(staff, operation, turns));
    const processorMs = measured.processorMs === null ? null : measured.processorMs / (turns + WARM_UP_TURNS);
    operations.push({ ...measured.result, processorMs });
  }
  const megabytes = await Promise.all(pids.map((pid) => (pid === null ? null : readMemory(pid))));
  return { orders: count, megabytes, operations };
}

/** Requests of staff in shops with these numbers of orders, smallest first. */
export async function measureOrders(sizes: readonly number[], turns: number): Promise<readonly OrderFigures[]> {
  const figures: OrderFigures[] = [];
  for (const size of sizes) figures.push(await measureSize(size, turns));
  return figures;
}

export function renderOrders(figures: readonly OrderFigures[]): string {
  const [small, ...larger] = figures as [OrderFigures, ...OrderFigures[]];
  const ofName = ({ operations }: OrderFigures, name: string) => operations.find((each) => each.name === name);
  const show = (figure: OperationCost | undefined) =>
    figure ? `${figure.p50.toFixed(1)} / ${figure.p95.toFixed(1)} (${figure.processorMs?.toFixed(1) ?? '-'})` : '-';
  const times = (cost: number | null | undefined, of: number | null) => (cost && of ? (cost / of).toFixed(2) : '-');
  const columns: Column<OperationCost>[] = [
    ['what staff ask, p50 / p95 ms (processor ms)', ({ name }) => name],
    [`${small.orders} orders`, show],
  ];
  for (const size of larger) {
    columns.push([`${size.orders} orders`, ({ name }) => show(ofName(size, name))]);
    columns.push(['times', ({ name, p50 }) => times(ofName(size, name)?.p50, p50)]);
    columns.push(['times', ({ name, processorMs }) => `(${times(ofName(size, name)?.processorMs, processorMs)})`]);
  }
  const memory = figures.map(({ orders, megabytes: [server, database] }) => {
    return `${orders} orders: memory of server ${server?.toFixed(0) ?? '-'} MB, of database ${database?.toFixed(0) ?? '-'} MB`;
  });
  return [renderTable(columns, small.operations), ...memory].join('\n');
}
