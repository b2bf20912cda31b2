import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { findAnsweredFailure, findTransportFailure } from './operation-failure.ts';

const answered = (status: number) =>
  new ServerError('Response not successful', {
    response: new Response('', { status, headers: { 'x-request-id': 'bcdfghjk' } }),
    bodyText: '',
  });

describe('A failed operation', () => {
  it('is reported with its reference if the server could not answer', () => {
    const errors = [{ extensions: { code: 'INTERNAL', requestId: 'bcdfghjk' } }];
    expect(findAnsweredFailure(errors)).toEqual({ code: 'INTERNAL', requestId: 'bcdfghjk' });
  });

  it('is reported if the server refuses to run it or answers without a code', () => {
    expect(findAnsweredFailure([{ extensions: { code: 'BAD_REQUEST' } }])?.code).toBe('BAD_REQUEST');
    expect(findAnsweredFailure([{}])).toEqual({ code: 'UNKNOWN', requestId: null });
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'])('is ignored for %s', (code) => {
    expect(findAnsweredFailure([{ extensions: { code } }])).toBeNull();
  });

  it('is not reported without errors', () => {
    expect(findAnsweredFailure(undefined)).toBeNull();
    expect(findAnsweredFailure([])).toBeNull();
  });

  it('is reported if a proxy answers instead of the server', () => {
    expect(findTransportFailure(answered(502))).toEqual({ code: 'HTTP_502', requestId: 'bcdfghjk' });
  });

  it('is not reported if the network failed or access was denied', () => {
    expect(findTransportFailure(new TypeError('Failed to fetch'))).toBeNull();
    expect(findTransportFailure(answered(403))).toBeNull();
  });
});
