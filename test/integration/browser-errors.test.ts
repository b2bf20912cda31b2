import { BROWSER_ERROR_LIMITS, BROWSER_ERROR_PATH, type BrowserErrorReport } from '@eunbit/schema/browser-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestShop } from '../kit/test-shop.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const REPORT: BrowserErrorReport = {
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
const METRICS_TOKEN = 'a-token-that-nobody-guesses';

let written = '';
const shop = useTestShop({
  servers: 2,
  settings: { METRICS_TOKEN, PERSISTED_OPERATIONS_ONLY: 'true' },
  writeLog: (text) => {
    written += text;
  },
});
beforeEach(() => {
  written = '';
});

/** Sends any body as a page of the shop sends its error reports. Resolves to the response status. */
async function send(sent: unknown, headers: Readonly<Record<string, string>> = {}, server = 0): Promise<number> {
  const { status } = await fetch(`${shop.url(server)}${BROWSER_ERROR_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': CHROME, ...headers },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
  return status;
}

/** The log lines about browser errors since the test began, split at every character that may end a line. */
const logged = () =>
  written
    .split(/[\r\n\u2028\u2029]/)
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> & { browserError?: BrowserErrorReport } => JSON.parse(line))
    .filter(({ browserError, msg }) => browserError !== undefined || msg === 'forged');

async function readCount(app: string, server = 0): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${shop.url(server)}/metrics`, { headers })).text();
  return Number(new RegExp(`eunbit_browser_errors_total\\{app="${app}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

describe('an error that a browser reports', () => {
  it('is logged as one line and counted once, without a database command', async () => {
    const before = await readCount('web');
    const commands = await shop.commandsDuring(async () => {
      expect(await send(REPORT)).toBe(204);
    });

    expect(commands).toEqual([]);
    expect(await readCount('web')).toBe(before + 1);
    expect(logged()).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId: expect.any(String),
        msg: 'browser error',
        browserError: { ...REPORT, browser: 'Chrome 143' },
      },
    ]);
  });

  it('is logged without quoted personal data and without an address', async () => {
    const message =
      'no order EB-260301-ABCDEFGH of mina.han@example.com, 010-1234-5678 at https://shop.example/guest-order/abc?token=xyz';
    await send({ ...REPORT, message }, { referer: `${shop.url()}/order-link#token=secret` });

    expect(logged()).toMatchObject([
      { browserError: { message: 'no order EB-[number] of [email] [number] at [address]' } },
    ]);
    for (const secret of ['ABCDEFGH', 'mina', '1234', 'guest-order', 'secret', '127.0.0.1']) {
      expect(JSON.stringify(logged())).not.toContain(secret);
    }
  });

  it('cannot forge a second line through its message', async () => {
    const message = 'a"}\r\n{"level":50,"msg":"forged"}\u2028{"msg":"forged"}\u0000\u001b[31m\u202e';
    expect(await send({ ...REPORT, message })).toBe(204);

    const [line, ...others] = logged();
    expect(others).toEqual([]);
    expect(line?.browserError?.message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  it('is logged as a line of bounded length', async () => {
    const { functionName, file, frames, message } = BROWSER_ERROR_LIMITS;
    const frame = { functionName: 'f '.repeat(functionName / 2), file: 'a/'.repeat(file / 2), line: 1e7, column: 1e7 };
    await send({ ...REPORT, message: 'm '.repeat(message / 2), frames: Array(frames).fill(frame) });

    expect(logged()).toHaveLength(1);
    expect(written.length).toBeLessThan(7000);
  });

  it.each([
    ['no JSON', 'no JSON'],
    ['JSON that ends too early', JSON.stringify(REPORT).slice(0, -1)],
    ['JSON of nothing', 'null'],
    ['JSON that is nested deeply', '['.repeat(8000)],
    ['a flood of text', 'x'.repeat(100_000)],
    ['a report of more than 16 KB', { ...REPORT, message: 'x'.repeat(17_000) }],
    ['a report with more than belongs in it', { ...REPORT, email: 'mina@example.com' }],
    ['a report with too many frames', { ...REPORT, frames: Array(21).fill(REPORT.frames[0]) }],
    ['a name of two lines', { ...REPORT, name: 'TypeError\n{"msg":"forged"}' }],
    ['a path of two lines', { ...REPORT, route: '/\n{"msg":"forged"}' }],
    ['a path with a token', { ...REPORT, route: '/guest-order?token=abc' }],
  ])('is ignored if it is %s, and the answer does not reveal it', async (_what, sent) => {
    const before = await readCount('web');
    expect(await send(sent)).toBe(204);
    expect(logged()).toEqual([]);
    expect(await readCount('web')).toBe(before);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['another type of content', { 'content-type': 'text/plain' }],
  ])('is ignored from %s', async (_who, headers) => {
    const before = await readCount('web');
    expect(await send(REPORT, headers)).toBe(204);
    expect(logged()).toEqual([]);
    expect(await readCount('web')).toBe(before);
  });

  // On a server of its own, so that the budget of the other tests is not used up.
  it('is counted beyond the limit of its network, but no longer logged', async () => {
    const before = await readCount('admin', 1);
    for (let sent = 0; sent < 50; sent += 1) expect(await send({ ...REPORT, app: 'ADMIN' }, {}, 1)).toBe(204);

    expect(logged().length).toBeGreaterThanOrEqual(20);
    // A new minute may begin meanwhile.
    expect(logged().length).toBeLessThanOrEqual(40);
    expect((await readCount('admin', 1)) - before).toBe(50);
  });
});
