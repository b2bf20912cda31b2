import Fastify from 'fastify';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { refuseNulInAddresses, registerErrorAnswers } from './error-answers.ts';

it.each(['/page%00', '/page?text=a%00b'])('the address %s is a client error with a reason', async (url) => {
  const app = Fastify();
  registerErrorAnswers(app);
  refuseNulInAddresses(app);
  app.get('/*', async () => 'page');

  const answer = await app.inject(url);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    errors: [{ message: 'An address has no NUL characters.', extensions: { code: 'BAD_REQUEST' } }],
  });
  expect((await app.inject('/page?text=ab')).body).toBe('page');
});

describe('a server error', () => {
  function serve(error: Error = new Error('the password is hunter2')) {
    const app = Fastify({ genReqId: () => 'bcdfghjkmnpqrstz' });
    registerErrorAnswers(app);
    app.get('/page', async () => {
      throw error;
    });
    return app;
  }

  it('is a page with a reference for browsers', async () => {
    const answer = await serve().inject({ url: '/page', headers: { accept: 'text/html,*/*;q=0.8' } });

    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.body).toContain('<code>bcdfghjkmnpqrstz</code>');
    expect(answer.body).not.toContain('hunter2');
  });

  it('is a JSON error with the request id for programs', async () => {
    expect((await serve().inject('/page')).json()).toEqual({
      errors: [
        {
          message: 'Something went wrong. Please try again.',
          extensions: { code: 'INTERNAL', requestId: 'bcdfghjkmnpqrstz' },
        },
      ],
    });
  });

  it.each([
    ['cannot be reached', new mongoose.mongo.MongoNetworkError('connection closed')],
    ['has no primary', new mongoose.mongo.MongoServerError({ message: 'not primary', code: 10107 })],
    [
      'cannot be reached by what failed',
      new Error('could not read', { cause: new mongoose.Error.MongooseServerSelectionError('no server') }),
    ],
  ])('has a Retry-After header if the database %s', async (_what, error) => {
    const answer = await serve(error).inject({ url: '/page', headers: { accept: 'text/html' } });

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.body).toContain('<code>bcdfghjkmnpqrstz</code>');
  });

  it('is not reported as an unavailable database if a command failed', async () => {
    const error = new mongoose.mongo.MongoServerError({ message: 'duplicate key', code: 11000 });
    expect((await serve(error).inject('/page')).statusCode).toBe(500);
  });
});
