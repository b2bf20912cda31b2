import { BROWSER_ERROR_PATH, type BrowserErrorReport } from '@eunbit/schema/browser-error';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** An error as a browser reports it. */
export const BROWSER_ERROR: BrowserErrorReport = {
  app: 'WEB',
  kind: 'SCRIPT',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  frames: [{ functionName: 'Zn', file: 'assets/ProductPage-Ab12Cd34.js', line: 1, column: 2345 }],
  route: '/product/:slug',
  build: 'first',
  language: 'ko',
  market: 'KR',
  width: 'NARROW',
  requestId: 'bcdfghjkmnpqrstz',
};

/** Sends a report, or anything else, as a page of the shop does. Resolves to the status of the answer. */
export async function reportBrowserError(
  url: string,
  report: unknown = BROWSER_ERROR,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { status } = await fetch(`${url}${BROWSER_ERROR_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': CHROME, ...headers },
    body: typeof report === 'string' ? report : JSON.stringify(report),
  });
  return status;
}
