import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('a range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
  ])('%s is clamped to the file', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'rows=0-9', 'bytes=a-b'])(
    '%s requests the whole file',
    (header) => {
      expect(parseByteRange(header, 100)).toBeNull();
    },
  );

  it.each(['bytes=100-', 'bytes=-0'])('%s is unsatisfiable', (header) => {
    expect(parseByteRange(header, 100)).toBe('unsatisfiable');
  });
});
