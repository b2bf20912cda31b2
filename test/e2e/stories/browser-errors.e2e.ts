import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { BrowserErrorReport } from '@eunbit/schema/browser-error';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';
import { ROOT } from '../../../scripts/setup/paths.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../../kit/process-environment.ts';
import { type ShopProcess, startShopProcess } from '../../kit/shop-process.ts';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

const PHONE = { width: 390, height: 844 };
const REFERENCE = 'bcdfghjkmnpqrstz';

/** A name inside the code of the built script that is not minified. */
const NAME_IN_CODE = 'answerWithinMs';

/** Throws an uncaught error from within the code of the shop. */
const throwInShop = (page: Page) =>
  page.evaluate(`(async () => {
    const { name } = performance.getEntriesByType('resource').find(({ name }) => /entry-client-[^/]*\\.js$/.test(name));
    const lines = (await (await fetch(name)).text()).split('\\n');
    const line = lines.findIndex((text) => text.includes('${NAME_IN_CODE}'));
    const place = (line + 1) + ':' + (lines[line].indexOf('${NAME_IN_CODE}') + 1);
    const error = new TypeError("Cannot read properties of undefined (reading 'price'), asked by mina@example.com");
    error.stack = 'TypeError: x\\n    at Zn (' + name + ':' + place + ')';
    setTimeout(() => { throw error; });
  })()`);

let printed = '';
let environment: ProcessEnvironment;
let server: ShopProcess;
let url: string;
beforeAll(async () => {
  environment = await createProcessEnvironment(inject('databaseUri'));
  const settings = { ...environment.settings, ROLE: 'web', LOG_LEVEL: 'warn' };
  server = await startShopProcess(settings, {
    onOutput: (text) => {
      printed += text;
    },
  });
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await server?.stop();
  await environment?.stop();
});

/** Waits until the server has logged a report of this kind. */
function logged(kind: BrowserErrorReport['kind']): Promise<BrowserErrorReport> {
  const find = () => {
    const lines = printed
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'));
    const reports = lines.flatMap((line): BrowserErrorReport[] => JSON.parse(line).browserError ?? []);
    return present(
      reports.find((report) => report.kind === kind),
      kind,
    );
  };
  return vi.waitFor(find, { timeout: 20_000, interval: 100 });
}

describe('a browser error', () => {
  story('is logged with its position in the build, which the source map resolves to the source', async ({ visit }) => {
    const { page } = await visit({ market: 'US', person: true, viewport: PHONE, provokes: /reading 'price'/ });
    await load(page, `${url}/product/all-purpose-wipe`);
    await throwInShop(page);

    const report = await logged('SCRIPT');
    expect(report).toMatchObject({ app: 'WEB', name: 'TypeError', route: '/product/:slug', width: 'NARROW' });
    expect(report.message).toBe("Cannot read properties of undefined (reading 'price'), asked by [email]");
    const { file = '', line = 0, column = 0 } = report.frames[0] ?? {};
    const map = new SourceMap(JSON.parse(await readFile(join(ROOT, 'web/dist/client', `${file}.map`), 'utf8')));
    expect(map.findOrigin(line, column)).toMatchObject({
      fileName: expect.stringMatching(/ui\/src\/apollo-client\.ts$/),
    });
  });

  story('of a failed operation shows a reference, which is logged as well', async ({ visit }) => {
    const { page } = await visit({ language: 'en', person: true });
    await load(page, url);
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'FaqPage'
        ? route.fulfill({
            json: {
              errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL', requestId: REFERENCE } }],
            },
          })
        : route.continue(),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.getByText(`Reference for our support: ${REFERENCE}`).waitFor();

    expect(await logged('OPERATION')).toMatchObject({ message: 'FaqPage: INTERNAL', requestId: REFERENCE });
  });
});
