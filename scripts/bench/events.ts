import { type Column, keepResults, median, percentileColumns, readMemory, renderTable } from './figures.ts';
import { readOptions } from './options.ts';
import { readProducts } from './preparation.ts';
import type { RepeatFigures } from './repeat.ts';
import { type Shop, startShop } from './shop.ts';
import { EVENTS_A_REPORT, openPages, reportVisits, reportVisitsApart } from './visit-load.ts';

/** Page requests per second during the reports: a tenth of a server's capacity. */
const PAGES_A_SECOND = 20;
/** Reports per second in the busiest hour of a day with 100,000 visits of eight reports each. */
const REPORTS_A_SECOND = 20;
/** Browsers that report concurrently, each waiting for the response before its next report. */
const FLOOD_WORKERS = 100;
const ROUNDS = 4;
const WARM_UP_SECONDS = 5;
/** Target: the maximum slowdown of pages during reports. */
const MOST_SLOWER = 0.05;

interface Row extends Pick<RepeatFigures, 'perSecond' | 'p50' | 'p95' | 'p99' | 'errors'> {
  readonly what: string;
}

const COLUMNS: readonly Column<Row>[] = [
  ['load', ({ what }) => what],
  ['requests/s', ({ perSecond }) => perSecond.toFixed(1)],
  ...percentileColumns(2),
  ['errors', ({ errors }) => String(errors)],
];

/** The median of several rounds: the speed of a shared machine varies. */
function typical(what: string, rounds: readonly RepeatFigures[]): Row {
  const of = (name: 'perSecond' | 'p50' | 'p95' | 'p99') => median(rounds.map((round) => round[name]));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return { what, perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99'), errors };
}

/** Alternates pages without and with reports, so that other load affects both. */
async function comparePages(shop: Shop, paths: readonly string[], seconds: number): Promise<[Row, Row]> {
  const pace = { seconds, workers: 4, perSecond: PAGES_A_SECOND };
  const [alone, amid]: [RepeatFigures[], RepeatFigures[]] = [[], []];
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

/** `bench -- events [--seconds N]`: the number of events that the shop can ingest, and how much that slows down pages. */
export async function runEvents(): Promise<void> {
  const { seconds } = readOptions({ seconds: 10 });
  // Each visit has its own IP address, as behind a proxy: reports are limited per address.
  await using shop = await startShop({ TRUST_PROXY: 'loopback' });
  const { products } = await readProducts(shop);
  const paths = ['/', '/faq', ...products.slice(0, 4).map(({ slug }) => `/product/${slug}`)];
  await reportVisits(shop.url, { workers: FLOOD_WORKERS, seconds: WARM_UP_SECONDS });
  await openPages(shop.url, paths, { workers: 4, seconds: WARM_UP_SECONDS });
  const [alone, amid] = await comparePages(shop, paths, seconds);
  const flood = await reportVisits(shop.url, { workers: FLOOD_WORKERS, seconds });
  const reports = { what: 'reports, as many as can be', ...flood };
  const slower = amid.p50 / alone.p50 - 1;
  console.log(renderTable(COLUMNS, [alone, amid, reports]));
  console.log(`events taken in: ${Math.round(reports.perSecond * EVENTS_A_REPORT)} a second`);
  console.log(`pages amid reports take ${(slower * 100).toFixed(1)} % longer (aim: at most ${MOST_SLOWER * 100} %)`);
  const memoryMegabytes = await readMemory(shop.pid);
  const rows = [alone, amid, reports];
  await keepResults('events', { seconds, eventsAReport: EVENTS_A_REPORT, rows, slower, memoryMegabytes });
  if (rows.some(({ errors }) => errors > 0)) process.exitCode = 1;
}
