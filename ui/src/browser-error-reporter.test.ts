import type { BrowserErrorReport } from '@eunbit/schema/browser-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserErrorReporter } from './browser-error-reporter.ts';
import { type BrowserError, describePageBy } from './browser-errors.ts';

let sent: BrowserErrorReport[];
let report: (error: Omit<BrowserError, 'requestId'> & { readonly requestId?: string }) => void;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/guest-order/secret-token' });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    throw new TypeError('Failed to fetch');
  });
  describePageBy(() => null);
  const createdReport = createBrowserErrorReporter({ app: 'WEB', entry: () => '/assets/entry-client-Zz98Yy76.js' });
  report = (error) => createdReport({ requestId: null, ...error });
});

function failure(message: string, stack = '    at Zn (https://shop.example/assets/CartPage-Ab12Cd34.js:1:23)'): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe('A browser error report', () => {
  it('includes what failed and where, and no personal data', () => {
    report({ kind: 'SCRIPT', error: failure('no account of mina@example.com') });
    expect(sent).toEqual([
      {
        app: 'WEB',
        kind: 'SCRIPT',
        name: 'TypeError',
        message: 'no account of [email]',
        frames: [{ functionName: 'Zn', file: 'assets/CartPage-Ab12Cd34.js', line: 1, column: 23 }],
        route: '/guest-order/*',
        build: 'Zz98Yy76',
        language: 'en',
        market: null,
        width: 'NARROW',
        requestId: null,
      },
    ]);
  });

  it('includes the store and the route pattern once they are known', () => {
    describePageBy(() => ({ route: '/product/:slug', market: 'US' }));
    report({ kind: 'SCRIPT', error: failure('x') });
    expect(sent).toMatchObject([{ route: '/product/:slug', market: 'US' }]);
  });

  it('includes the request id of a failed operation', () => {
    const error = { name: 'OperationFailed', message: 'Cart: INTERNAL' };
    report({ kind: 'OPERATION', error, requestId: 'bcdfghjk' });
    expect(sent).toMatchObject([{ kind: 'OPERATION', message: 'Cart: INTERNAL', frames: [], requestId: 'bcdfghjk' }]);
  });

  it('has the kind CHUNK if a file is missing, however the error occurred', () => {
    const address = 'https://shop.example/assets/CartPage-Ab12Cd34.js';
    report({ kind: 'REJECTION', error: failure(`Failed to fetch dynamically imported module: ${address}`, '') });
    expect(sent).toMatchObject([
      { kind: 'CHUNK', message: 'Failed to fetch dynamically imported module: assets/CartPage-Ab12Cd34.js' },
    ]);
  });

  it('describes the cause of a hydration error', () => {
    const error = Object.assign(new Error('There was an error while hydrating.', { cause: failure('x') }), {
      stack: '',
    });
    report({ kind: 'HYDRATION', error });
    expect(sent).toMatchObject([{ kind: 'HYDRATION', name: 'TypeError', message: 'x' }]);
  });

  it('is sent once for the same error, and for at most five errors of a page', () => {
    for (let times = 0; times < 3; times += 1) report({ kind: 'SCRIPT', error: failure('same') });
    expect(sent).toHaveLength(1);
    for (let index = 0; index < 20; index += 1)
      report({ kind: 'SCRIPT', error: failure(`other ${'x'.repeat(index)}`) });
    expect(sent).toHaveLength(5);
  });

  it.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an answer that nobody waits for any more', new DOMException('left', 'AbortError')],
    ['a script of another origin', 'Script error.'],
    ['a habit of browsers', 'ResizeObserver loop completed with undelivered notifications.'],
    ['an extension', failure('x', '    at a (chrome-extension://abc/content.js:1:2)')],
    ['a failed operation that is reported as such', Object.assign(new Error('x'), { name: 'CombinedGraphQLErrors' })],
  ])('is not sent for %s', (_what, error) => {
    report({ kind: 'REJECTION', error });
    expect(sent).toEqual([]);
  });

  it.each([undefined, null, 7, 'text', Symbol('s'), {}, [], Object.create(null), { message: { toString: () => 'x' } }])(
    'is sent for any thrown value',
    (error) => {
      report({ kind: 'REJECTION', error });
      expect(sent).toHaveLength(1);
    },
  );

  it('does not throw if it cannot be built or sent', () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('forbidden');
    });
    const hostile = {
      get message() {
        throw new Error('no');
      },
    };
    expect(() => report({ kind: 'SCRIPT', error: hostile })).not.toThrow();
    expect(() => report({ kind: 'SCRIPT', error: failure('x') })).not.toThrow();
  });
});
