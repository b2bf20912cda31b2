import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createKnownOperations } from './known-operations.ts';
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

describe('the operation gate', () => {
  const hash = hashOperation('{ cart { id } }');
  const released = hashOperation('{ cart { lines } }');
  const listed = createKnownOperations(
    new Map([[hash, '{ cart { id } }']]),
    async () => new Map([[released, '{ cart { lines } }']]),
  );
  const browser = headers({ origin: 'https://shop.example.com' });

  it('allows everything unless it is enabled', async () => {
    const gate = createOperationGate(listed, { only: false });
    await expect(gate.check(browser, hashOperation('{ other }'))).resolves.toBeUndefined();
  });

  it('allows browsers only listed operations if enabled', async () => {
    const gate = createOperationGate(listed, { only: true });
    await expect(gate.check(browser, hash)).resolves.toBeUndefined();
    await expect(gate.check(browser, hashOperation('{ cart { id } } '))).rejects.toThrow(
      'operations of the shop itself',
    );
    await expect(gate.check(browser, undefined)).rejects.toThrow('operations of the shop itself');
  });

  it('allows browsers the operations of another release if enabled', async () => {
    const gate = createOperationGate(listed, { only: true });
    await expect(gate.check(browser, released)).resolves.toBeUndefined();
    expect(gate.isOpen(browser, released)).toBe(true);
  });

  it('allows programs other than browsers everything if enabled', async () => {
    const gate = createOperationGate(listed, { only: true });
    await expect(gate.check(headers({}), hashOperation('{ other }'))).resolves.toBeUndefined();
  });
});

describe('the operation lists of the builds', () => {
  function write(root: string, build: string, list: object): void {
    mkdirSync(join(root, build, '.vite'), { recursive: true });
    writeFileSync(join(root, build, '.vite/persisted-operations.json'), JSON.stringify(list));
  }

  it('are merged', async () => {
    const root = mkdtempSync(join(tmpdir(), 'builds-'));
    write(root, 'web/dist/client', { a: '{ shop }', both: '{ visitor }' });
    write(root, 'admin/dist', { b: '{ office }', both: '{ visitor }' });
    const operations = await readPersistedOperations(root);
    expect(Object.fromEntries(operations)).toEqual({ a: '{ shop }', b: '{ office }', both: '{ visitor }' });
  });

  it('prevent the start if one is missing, and name it', async () => {
    const root = mkdtempSync(join(tmpdir(), 'builds-'));
    write(root, 'web/dist/client', {});
    await expect(readPersistedOperations(root)).rejects.toThrow(
      'admin/dist/.vite/persisted-operations.json is missing',
    );
  });
});
