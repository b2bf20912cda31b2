import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerAllowedMethods } from './allowed-methods.ts';

function serve({ pages = true } = {}) {
  const app = Fastify();
  registerAllowedMethods(app);
  if (pages) app.get('/*', async () => 'page');
  app.post('/graphql', async () => 'answer');
  app.register(async (scope) => {
    scope.get('/media/:id', async () => 'picture');
  });
  return app;
}

describe('a request without a matching route', () => {
  it.each([
    ['PUT', '/cart', 'GET, HEAD'],
    ['OPTIONS', '/cart?a=1', 'GET, HEAD'],
    ['DELETE', '/graphql', 'GET, HEAD, POST'],
    ['POST', '/media/7', 'GET, HEAD'],
  ] as const)('returns the allowed methods for %s %s', async (method, url, allow) => {
    const { statusCode, headers } = await serve().inject({ method, url });
    expect([statusCode, headers.allow]).toEqual([405, allow]);
  });

  it('returns 404 if the address has no method', async () => {
    const app = serve({ pages: false });
    expect((await app.inject({ method: 'PUT', url: '/cart' })).statusCode).toBe(404);
    expect((await app.inject('/media/7/8')).statusCode).toBe(404);
    expect((await app.inject('/media/7')).statusCode).toBe(200);
  });
});
