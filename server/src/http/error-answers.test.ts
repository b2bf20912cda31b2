import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseNulInAddresses, registerErrorAnswers } from './error-answers.ts';

it.each(['/page%00', '/page?text=a%00b'])(
  'the address %s is a mistake of the caller, told with its reason',
  async (url) => {
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
  },
);
