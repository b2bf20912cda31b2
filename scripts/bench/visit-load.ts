import { randomBytes, randomInt } from 'node:crypto';
import { type Percentiles, percentiles } from './figures.ts';
import { requestBody, SHOP_HEADERS } from './graphql-client.ts';
import { REPORT_VISIT } from './operations.ts';

/** A report of a page: the events since its last report. */
export const EVENTS_A_REPORT = 5;

const BROWSER = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';
const PAGES = ['/', '/faq', '/technology', '/products-cleansing', '/cart'];

const newId = () => randomBytes(16).toString('base64url');

export interface LoadFigures extends Percentiles {
  readonly perSecond: number;
  readonly errors: number;
}

export interface Pace {
  readonly seconds: number;
  /** The number of concurrent requests. */
  readonly workers: number;
  /** Requests per second of all workers together; null for no limit. */
  readonly perSecond: number | null;
}

/** Repeats a request and returns the durations. Time lost by a slow answer is not made up for. */
export async function repeat(
  { seconds, workers, perSecond }: Pace,
  work: () => Promise<boolean>,
): Promise<LoadFigures> {
  const [began, took] = [performance.now(), [] as number[]];
  const pause = perSecond === null ? 0 : (workers / perSecond) * 1000;
  let errors = 0;
  async function worker(index: number): Promise<void> {
    for (let due = began + (pause / workers) * index; ; due = Math.max(due + pause, performance.now())) {
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const start = performance.now();
      if (start - began > seconds * 1000) return;
      if (!(await work())) errors += 1;
      took.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => worker(index)));
  return { perSecond: took.length / seconds, errors, ...percentiles(took) };
}

/** A report of one of many visits, each with its own address as behind a proxy. */
async function report(url: string, visits: readonly { id: string; address: string }[]): Promise<boolean> {
  const visit = visits[randomInt(visits.length)];
  const at = new Date().toISOString();
  const event = () => ({ id: newId(), kind: 'PAGE_VIEW', at, path: PAGES[randomInt(PAGES.length)] });
  const events = Array.from({ length: EVENTS_A_REPORT }, event);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...SHOP_HEADERS, 'user-agent': BROWSER, 'x-forwarded-for': visit?.address ?? '' },
    body: requestBody(REPORT_VISIT, { input: { visitId: visit?.id, events } }),
  });
  return (await response.text()).includes('"isRecorded":true');
}

/** Reports of visitors, each of whom sends a few reports on average. */
export function reportVisits(url: string, pace: Pace): Promise<LoadFigures> {
  const newVisit = () => ({ id: newId(), address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  const visits = Array.from({ length: 500 }, newVisit);
  return repeat(pace, () => {
    if (randomInt(4) === 0) visits[randomInt(visits.length)] = newVisit();
    return report(url, visits);
  });
}

/** Page requests of new visitors. */
export function openPages(url: string, paths: readonly string[], pace: Pace): Promise<LoadFigures> {
  return repeat(pace, async () => {
    const response = await fetch(`${url}${paths[randomInt(paths.length)]}`, { headers: { 'user-agent': BROWSER } });
    return (await response.text()).includes('</html>') && response.ok;
  });
}
