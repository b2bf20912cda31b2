import { BANK_STATEMENT_TYPE, MAXIMUM_STATEMENT_BYTES } from '@eunbit/schema/bank-statement';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendStatement } from './send-statement.ts';

const TEXTS = { tooLarge: 'too large', failed: 'failed' };

function answer(body: string, status = 200) {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('a bank statement upload', () => {
  it('sends the bytes of the file for its account', async () => {
    const fetch = answer('{"outcome":"READ","added":1}');
    expect(await sendStatement('kb', new Blob(['a,b']), TEXTS)).toEqual({ outcome: 'READ', added: 1 });
    expect(fetch).toHaveBeenCalledWith(
      '/bank-statement?bank=kb',
      expect.objectContaining({ method: 'POST', headers: { 'content-type': BANK_STATEMENT_TYPE } }),
    );
  });

  it('returns the reason for which the server refused it', async () => {
    answer('{"errors":[{"message":"no table"}]}', 422);
    expect(await sendStatement('kb', new Blob(['a']), TEXTS)).toEqual({ outcome: 'REFUSED', message: 'no table' });
  });

  it.each(['<html>', '{}', 'null'])('returns a general reason if the response is %s', async (body) => {
    answer(body, 502);
    expect(await sendStatement('kb', new Blob(['a']), TEXTS)).toEqual({ outcome: 'REFUSED', message: 'failed' });
  });

  it('is not sent if the file is too large', async () => {
    const fetch = answer('{}');
    const large = new Blob([new Uint8Array(MAXIMUM_STATEMENT_BYTES + 1)]);
    expect(await sendStatement('kb', large, TEXTS)).toEqual({ outcome: 'REFUSED', message: 'too large' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
