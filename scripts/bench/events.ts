import { type Column, readMemory, renderTable, saveResults } from './figures.ts';
import { readOptions } from './options.ts';
import { readProducts } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';
import { EVENTS_A_REPORT, type LoadFigures, openPages, reportVisits } from './visit-load.ts';
import { reportVisitsApart } from './visit-reporters.ts';

/** The rate of page requests during the reports: a tenth of a server's capacity. */
const PAGES_A_SECOND = 20;
/** Reports at the busiest hour of 100,000 visits a day, with eight reports each. */
const REPORTS_A_SECOND = 20;
/** Browsers that report at the same moment, each waiting for its answer before it reports again. */
const FLOOD_WORKERS = 100;
const ROUNDS = 4;
const WARM_UP_SECONDS = 5;
/** The aim: the maximum slowdown of pages during reports. */
const MOST_SLOWER = 0.05;

interface Row extends LoadFigures {
  readonly what: string;
}

const COLUMNS: readonly Column<Row>[] = [
  ['load', ({ what }) => what],
  ['requests/s', ({ perSecond }) => perSecond.toFixed(1)],
  ['p50 ms', ({ p50 }) => p50.toFixed(2)],
  ['p95 ms', ({ p95 }) => p95.toFixed(2)],
  ['p99 ms', ({ p99 }) => p99.toFixed(2)],
  ['errors', ({ errors }) => String(errors)],
];

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of several rounds: the speed of a shared machine varies. */
function typical(what: string, rounds: readonly LoadFigures[]): Row {
  const of = (pick: (figures: LoadFigures) => number) => middle(rounds.map(pick));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return {
    what,
    perSecond: of((r) => r.perSecond),
    p50: of((r) => r.p50),
    p95: of((r) => r.p95),
    p99: of((r) => r.p99),
    errors,
  };
}

/** Alternates pages without and with reports, so that other load affects both. */
async function comparePages(shop: Shop, paths: readonly string[], seconds: number): Promise<[Row, Row]> {
  const pace = { seconds, workers: 4, perSecond: PAGES_A_SECOND };
  const [alone, amid]: [LoadFigures[], LoadFigures[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await openPages(shop.url, paths, pace));
    const reports = reportVisitsApart(shop.url, {
      seconds,
      workers: 2 * REPORTS_A_SECOND,
      perSecond: REPORTS_A_SECOND,
    });
    amid.push(await openPages(shop.url, paths, pace));
    await reports;
  }
  return [typical('pages alone', alone), typical('pages amid reports', amid)];
}

/** `bench -- events [--seconds N]`: the number of events the shop ingests, and how much that slows down pages. */
export async function runEvents(): Promise<void> {
  const { seconds } = readOptions({ seconds: 10 });
  // Each visit has an address of its own, as behind a proxy: one address may only send so many reports.
  const shop = await startShop({ TRUST_PROXY: 'loopback' });
  try {
    const { products } = await readProducts(shop);
    const paths = ['/', '/faq', ...products.slice(0, 4).map(({ slug }) => `/product/${slug}`)];
    const flood = { workers: FLOOD_WORKERS, perSecond: null };
    await reportVisits(shop.url, { ...flood, seconds: WARM_UP_SECONDS });
    await openPages(shop.url, paths, { workers: 4, perSecond: null, seconds: WARM_UP_SECONDS });
    const [alone, amid] = await comparePages(shop, paths, seconds);
    const reports = { what: 'reports, as many as can be', ...(await reportVisits(shop.url, { ...flood, seconds })) };
    const slower = amid.p50 / alone.p50 - 1;
    console.log(renderTable(COLUMNS, [alone, amid, reports]));
    console.log(`events taken in: ${Math.round(reports.perSecond * EVENTS_A_REPORT)} a second`);
    console.log(`pages amid reports take ${(slower * 100).toFixed(1)} % longer (aim: at most ${MOST_SLOWER * 100} %)`);
    const memoryMegabytes = await readMemory(shop.pid);
    const results = { seconds, eventsAReport: EVENTS_A_REPORT, rows: [alone, amid, reports], slower, memoryMegabytes };
    console.log(`kept in ${await saveResults('events', results)}`);
    if (alone.errors + amid.errors + reports.errors > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}
