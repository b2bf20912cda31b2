import { MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import { explain } from './explain-error.ts';

it('the message of a failed run includes what to do, and nothing from documents', () => {
  const duplicate = new MongoServerError({
    message: 'E11000 duplicate key error dup key: { email: "mina@shop.example" }',
    code: 11000,
    codeName: 'DuplicateKey',
  });
  expect(explain(duplicate)).toBe('The database failed: DuplicateKey (11000)');
  expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toContain('the disk is full');
  expect(explain(Object.assign(new Error('write'), { code: 'EPIPE' }))).toContain('has ended before');
  expect(explain(new BackupError('There is no key.'))).toBe('There is no key.');
});
