import { expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

it('checksums match RFC 3720', () => {
  expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
  expect(crc32c(Buffer.alloc(32, 0xff))).toBe(0x62a8ab43);
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
});
