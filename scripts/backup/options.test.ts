import { describe, expect, it } from 'vitest';
import { readOptions as readRestoreOptions } from '../restore/options.ts';
import { readOptions } from './options.ts';

describe('the options of backup', () => {
  it('are optional, and include a folder with a number to keep, standard output and a new key', () => {
    expect(readOptions([])).toEqual({ folder: null, stdout: false, keep: null, newKey: null });
    expect(readOptions(['--folder', '/backups', '--keep', '14'])).toMatchObject({ folder: '/backups', keep: 14 });
    expect(readOptions(['--stdout'])).toMatchObject({ stdout: true });
    expect(readOptions(['--new-key', 'key'])).toMatchObject({ newKey: 'key' });
  });

  it.each([
    ['--keep', '0'],
    ['--keep', 'all'],
    ['--stdout', '--keep', '3'],
    ['--new-key', 'key', '--stdout'],
    ['--compress'],
    ['file'],
  ])('refuse %s %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow('usage');
  });

  it.each(['--passphrase=secret', '--password', '-pw'])('never contain a passphrase, as in %s', (arg) => {
    expect(() => readOptions([arg, 'secret'])).toThrow('never an option');
  });
});

describe('the options of restore', () => {
  it('are a file and what to do with it', () => {
    expect(readRestoreOptions(['a.age'])).toEqual({ file: 'a.age', drop: false, verify: false });
    expect(readRestoreOptions(['-'])).toMatchObject({ file: '-' });
    expect(readRestoreOptions(['a.age', '--drop'])).toMatchObject({ drop: true });
  });

  it('refuse to drop with a backup that cannot be read twice', () => {
    expect(() => readRestoreOptions(['-', '--drop'])).toThrow('read to its end before anything is dropped');
  });

  it.each([[], ['a', 'b'], ['a', '--drop', '--verify'], ['a', '--force']])('refuse %s %s %s', (...args) => {
    expect(() => readRestoreOptions(args)).toThrow('usage');
  });
});
