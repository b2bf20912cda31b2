import { describe, expect, it } from 'vitest';
import { endReason } from './end-reason.ts';

const log = (s: string, msg: string, attr?: object) => JSON.stringify({ t: {}, s, c: 'CONTROL', id: 1, msg, attr });

describe('the reason why mongod ended', () => {
  it('is the message of the system if the program cannot run', () => {
    const output = 'mongod: error while loading shared libraries: libcurl.so.4\n';
    expect(endReason(output, 127)).toBe('mongod: error while loading shared libraries: libcurl.so.4');
  });

  it('is its most severe message, with the detail', () => {
    const output = [
      log('I', 'Build Info', { version: '8.2.6' }),
      log('E', 'DBException in initAndListen, terminating', { error: 'DBPathInUse: Unable to lock the lock file' }),
      log('I', 'Shutting down'),
    ].join('\n');
    expect(endReason(output, 100)).toBe(
      'DBException in initAndListen, terminating: DBPathInUse: Unable to lock the lock file',
    );
  });

  it('is its exit code if it printed nothing', () => {
    expect(endReason('', 14)).toBe('it ended with code 14');
  });

  it('is one line of a readable length', () => {
    expect(endReason(`a\r\n${'b'.repeat(1000)}`, 1)).toBe('a');
    expect(endReason('b'.repeat(1000), 1)).toHaveLength(200);
  });
});
