import { readSeparatedValues } from '@eunbit/server/common/separated-values';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendStatement } from '../kit/bank-statements.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { reportAttack, watchStalls } from '../kit/stalls.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** `npm run fuzz` sends more. */
const BYTES = Number(process.env.ATTACK_MEGABYTES ?? 0.5) * 2 ** 20;
const LONGEST_STALL_MS = 250;
/** Processor time in milliseconds. */
const READING_MS = 3000;
const PARTS = ['\n', '\r\n', ',', ';', '\t', '"', ' ', '가', ',\n', '"a",\n'];

describe('a table of 5 MB of one character', () => {
  const parts = ['\r', 'a', '""\n', '"",', '"a"b,', 'a,\n', 'a\n"'];

  it.each([...PARTS, ...parts])('is read quickly without blocking other requests: %j', async (part) => {
    const text = part.repeat((5 * 2 ** 20) / part.length);
    const before = process.cpuUsage();
    const stalls = watchStalls();

    await readSeparatedValues(text, 20_000);

    const longest = await stalls.stop();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(READING_MS);
    expect(longest).toBeLessThan(LONGEST_STALL_MS);
  });
});

describe('files of one character', () => {
  const shop = useTestShop();
  let staff: ShopClient;

  beforeAll(async () => {
    staff = await signInStaff(shop);
  });

  const UPLOADS: Readonly<Record<string, (bytes: Buffer) => Promise<number>>> = {
    'a bank statement': async (bytes) => (await sendStatement(shop.url(), staff.cookieHeader(), bytes)).status,
    "a carrier's file of numbers": async (bytes) => {
      const headers = { cookie: staff.cookieHeader(), 'content-type': 'application/octet-stream' };
      const url = `${shop.url()}/tracking-numbers?market=KR&carrier=CJ_LOGISTICS`;
      const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
      await answer.arrayBuffer();
      return answer.status;
    },
  };

  it.each(Object.keys(UPLOADS).flatMap((upload) => PARTS.map((part) => [upload, part] as const)))(
    'do not block other requests: %s of %j',
    async (upload, part) => {
      const bytes = Buffer.alloc(BYTES, part);
      const stalls = watchStalls();
      const status = await UPLOADS[upload]?.(bytes);
      const longest = await stalls.stop();
      reportAttack(`${upload}, ${bytes.length} bytes of ${JSON.stringify(part)}`, longest);
      expect([413, 415, 422]).toContain(status);
      expect(longest).toBeLessThan(LONGEST_STALL_MS);
    },
  );
});
