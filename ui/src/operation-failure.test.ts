import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { findAnsweredFailure, findTransportFailure } from './operation-failure.ts';

const answered = (status: number) =>
  new ServerError('Response not successful', {
    response: new Response('', { status, headers: { 'x-request-id': 'bcdfghjk' } }),
    bodyText: '',
  });

describe('A failed operation', () => {
  it('is one that the server could not answer, with its reference', () => {
    const errors = [{ extensions: { code: 'INTERNAL', requestId: 'bcdfghjk' } }];
    expect(findAnsweredFailure(errors)).toEqual({ code: 'INTERNAL', requestId: 'bcdfghjk' });
  });

  it('is one that the server refuses to run, or answers without a code', () => {
    expect(findAnsweredFailure([{ extensions: { code: 'BAD_REQUEST' } }])?.code).toBe('BAD_REQUEST');
    expect(findAnsweredFailure([{}])).toEqual({ code: 'UNKNOWN', requestId: null });
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'])('is none with %s', (code) => {
    expect(findAnsweredFailure([{ extensions: { code } }])).toBeNull();
  });

  it('is none without errors', () => {
    expect(findAnsweredFailure(undefined)).toBeNull();
    expect(findAnsweredFailure([])).toBeNull();
  });

  it('is one that something before the server answers', () => {
    expect(findTransportFailure(answered(502))).toEqual({ code: 'HTTP_502', requestId: 'bcdfghjk' });
  });

  it('is none where the network failed, or an answer says no', () => {
    expect(findTransportFailure(new TypeError('Failed to fetch'))).toBeNull();
    expect(findTransportFailure(answered(403))).toBeNull();
  });
});
