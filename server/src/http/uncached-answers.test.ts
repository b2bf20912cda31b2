import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseCaching } from './uncached-answers.ts';

it('a response is not cacheable unless it allows it', async () => {
  const app = Fastify();
  refuseCaching(app);
  app.get('/mine', async () => 'mine');
  app.get('/everybodys', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('all'));

  const read = async (url: string) => (await app.inject(url)).headers['cache-control'];

  expect(await read('/mine')).toBe('no-store');
  expect(await read('/not-there')).toBe('no-store');
  expect(await read('/everybodys')).toBe('public, max-age=60');
});
