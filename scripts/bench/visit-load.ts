import { fork } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { requestBody, SHOP_HEADERS } from './graphql-client.ts';
import { REPORT_VISIT } from './operations.ts';
import { type Pace, type RepeatFigures, repeat } from './repeat.ts';

/** Number of events in a page's report. */
export const EVENTS_A_REPORT = 5;

const BROWSER = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';
const PAGES = ['/', '/faq', '/technology', '/products-cleansing', '/cart'];

const newId = () => randomBytes(16).toString('base64url');

/** Sends a request; throws unless the response contains a text. */
async function expectIn(expected: string, url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok || !text.includes(expected)) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
}

/** Reports of visitors, each of whom has their own IP address, as behind a proxy, and sends a few on average. */
export function reportVisits(url: string, pace: Pace): Promise<RepeatFigures> {
  const newVisit = () => ({ id: newId(), address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  const visits = Array.from({ length: 500 }, newVisit);
  return repeat(pace, () => {
    if (randomInt(4) === 0) visits[randomInt(visits.length)] = newVisit();
    const visit = visits[randomInt(visits.length)];
    const at = new Date().toISOString();
    const event = () => ({ id: newId(), kind: 'PAGE_VIEW', at, path: PAGES[randomInt(PAGES.length)] });
    const events = Array.from({ length: EVENTS_A_REPORT }, event);
    return expectIn('"isRecorded":true', `${url}/graphql`, {
      method: 'POST',
      headers: { ...SHOP_HEADERS, 'user-agent': BROWSER, 'x-forwarded-for': visit?.address ?? '' },
      body: requestBody(REPORT_VISIT, { input: { visitId: visit?.id, events } }),
    });
  });
}

/** Page requests of new visitors. */
export const openPages = (url: string, paths: readonly string[], pace: Pace): Promise<RepeatFigures> =>
  repeat(pace, () =>
    expectIn('</html>', `${url}${paths[randomInt(paths.length)]}`, { headers: { 'user-agent': BROWSER } }),
  );

/** Sends visit reports from a separate process, so that creating them does not delay the measurement of pages. */
export async function reportVisitsApart(url: string, pace: Pace): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify({ url, pace })]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the reports ended with ${code}`);
}

// Entry point of that process.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, pace } = JSON.parse(process.argv[2] ?? '');
  await reportVisits(url, pace);
}
