import { expect, it } from 'vitest';
import { checkDatabase, checkRoom } from './database.ts';
import type { DatabaseFacts } from './database-facts.ts';

const GIGABYTE = 1024 ** 3;
const NOW = new Date('2026-05-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const GOOD: DatabaseFacts = {
  version: '8.0.4',
  setName: 'rs0',
  isSharded: false,
  clockDifferenceMs: 40,
  majority: { ok: true, milliseconds: 3 },
  migrations: { missing: [], unknown: [], isEmpty: false },
  isEmpty: false,
  indexes: { count: 90, missing: [] },
  room: { freeBytes: 50 * GIGABYTE, totalBytes: 100 * GIGABYTE },
  lastBackupAt: hoursAgo(9),
};

const notGood = (facts: Partial<DatabaseFacts>) =>
  checkDatabase({ ...GOOD, ...facts }, NOW)
    .filter(({ status }) => status !== 'GOOD')
    .map(({ id, status }) => `${id} ${status}`);

it('checks the requirements of a database', () => {
  expect(notGood({})).toEqual([]);
  expect(notGood({ setName: null, isSharded: true })).toEqual([]);
  expect(notGood({ setName: null })).toEqual(['database.replica-set WRONG']);
  expect(notGood({ version: '5.0.9' })).toEqual(['database.version WRONG']);
  expect(notGood({ version: '7.0.0' })).toEqual(['database.version NOTE']);
  expect(notGood({ majority: { ok: false, reason: 'waiting for replication timed out' } })).toEqual([
    'database.majority WRONG',
  ]);
  expect(notGood({ clockDifferenceMs: -9_000 })).toEqual(['database.clock WRONG']);
  expect(notGood({ migrations: { missing: ['0004'], unknown: [], isEmpty: false } })).toEqual([
    'database.migrations WRONG',
  ]);
  expect(notGood({ migrations: { missing: [], unknown: ['0009'], isEmpty: false } })).toEqual([
    'database.migrations WRONG',
  ]);
  expect(notGood({ indexes: { count: 2, missing: ['orders.number'] } })).toEqual(['database.indexes WRONG']);
  expect(notGood({ isEmpty: true, indexes: { count: 2, missing: ['orders.number'] } })).toEqual([
    'database.empty NOTE',
  ]);
  expect(notGood({ room: null })).toEqual([]);
});

it('reports a shop that was never backed up, or not within a day', () => {
  expect(notGood({ lastBackupAt: null })).toEqual(['database.backup NOTE']);
  expect(notGood({ lastBackupAt: hoursAgo(27) })).toEqual(['database.backup NOTE']);
  expect(notGood({ lastBackupAt: hoursAgo(25) })).toEqual([]);
});

it('requires one gigabyte and a twentieth of the disk to be free', () => {
  const state = (free: number, total: number) =>
    checkRoom('own', '/', { freeBytes: free * GIGABYTE, totalBytes: total * GIGABYTE }).status;
  expect([state(2, 20), state(0.5, 4), state(2, 100)]).toEqual(['GOOD', 'WRONG', 'WRONG']);
});
