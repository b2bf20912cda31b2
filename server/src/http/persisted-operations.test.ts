import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOperationGate, hashOperation, isFromBrowser, readPersistedOperations } from './persisted-operations.ts';

const headers =
  (given: Readonly<Record<string, string>>) =>
  (name: string): string | undefined =>
    given[name];

describe('a request', () => {
  it.each([
    [{ origin: 'https://shop.example.com' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('with %o comes from a browser', (given) => {
    expect(isFromBrowser(headers(given))).toBe(true);
  });

  it.each([[{}], [{ 'user-agent': 'node', 'sec-fetch-mode': 'cors' }]])('with %o does not', (given) => {
    expect(isFromBrowser(headers(given))).toBe(false);
  });
});

describe('the gate', () => {
  const hash = hashOperation('{ cart { id } }');
  const listed = new Map([[hash, '{ cart { id } }']]);
  const browser = headers({ origin: 'https://shop.example.com' });

  it('lets everything through unless it is switched on', () => {
    const gate = createOperationGate(listed, { only: false });
    expect(() => gate(browser, hashOperation('{ other }'))).not.toThrow();
  });

  it('switched on, lets browsers run what is listed and nothing else', () => {
    const gate = createOperationGate(listed, { only: true });
    expect(() => gate(browser, hash)).not.toThrow();
    expect(() => gate(browser, hashOperation('{ cart { id } } '))).toThrow('operations of the shop itself');
    expect(() => gate(browser, undefined)).toThrow('operations of the shop itself');
  });

  it('switched on, does not concern programs that are no browsers', () => {
    const gate = createOperationGate(listed, { only: true });
    expect(() => gate(headers({}), hashOperation('{ other }'))).not.toThrow();
  });
});

describe('the lists of the builds', () => {
  function write(root: string, build: string, list: object): void {
    mkdirSync(join(root, build, '.vite'), { recursive: true });
    writeFileSync(join(root, build, '.vite/persisted-operations.json'), JSON.stringify(list));
  }

  it('are read as one', async () => {
    const root = mkdtempSync(join(tmpdir(), 'builds-'));
    write(root, 'web/dist/client', { a: '{ shop }', both: '{ visitor }' });
    write(root, 'admin/dist', { b: '{ office }', both: '{ visitor }' });
    const operations = await readPersistedOperations(root);
    expect(Object.fromEntries(operations)).toEqual({ a: '{ shop }', b: '{ office }', both: '{ visitor }' });
  });

  it('prevent the start where one is missing, which is named', async () => {
    const root = mkdtempSync(join(tmpdir(), 'builds-'));
    write(root, 'web/dist/client', {});
    await expect(readPersistedOperations(root)).rejects.toThrow(
      'admin/dist/.vite/persisted-operations.json is missing',
    );
  });
});
