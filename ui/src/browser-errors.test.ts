import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserError } from './browser-errors.ts';

type Module = typeof import('./browser-errors.ts');

class FakeErrorEvent extends Event {
  readonly error: unknown;
  readonly message: string;
  constructor(error: unknown) {
    super('error');
    this.error = error;
    this.message = 'uncaught';
  }
}

let module: Module;
let page: EventTarget;
let reported: BrowserError[];
const loadReporter = async () => module.reportBy((error) => void reported.push(error));

beforeEach(async () => {
  reported = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  module = await import('./browser-errors.ts');
});

describe('An error in a page', () => {
  it('loads the reporter if it is uncaught, and is passed to it once', async () => {
    const load = vi.fn(loadReporter);
    module.catchBrowserErrors(load);
    expect(load).not.toHaveBeenCalled();
    const error = new Error('x');

    page.dispatchEvent(new FakeErrorEvent(error));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    module.recordBrowserError('RENDER', error);
    await vi.waitFor(() => expect(reported).toHaveLength(1));

    expect(reported[0]).toMatchObject({ kind: 'SCRIPT', error });
    module.recordBrowserError('RENDER', new Error('y'));
    expect(reported).toHaveLength(2);
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits if the reporter cannot be loaded, and is reported with the next one', async () => {
    const load = vi.fn(loadReporter).mockRejectedValueOnce(new Error('gone'));
    module.catchBrowserErrors(load);
    module.recordBrowserError('SCRIPT', new Error('first'));
    await module.prepareReporter();
    expect(reported).toEqual([]);

    module.recordBrowserError('SCRIPT', new Error('second'));
    await vi.waitFor(() => expect(reported.map(({ error }) => (error as Error).message)).toEqual(['first', 'second']));
  });

  it('is one of at most five that are kept', async () => {
    for (let index = 0; index < 100; index += 1) module.recordBrowserError('SCRIPT', new Error(`${index}`));
    module.catchBrowserErrors(loadReporter);
    await module.prepareReporter();
    expect(reported).toHaveLength(5);
  });
});
