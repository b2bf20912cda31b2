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

describe('a request that no route takes', () => {
  it.each([
    ['PUT', '/cart', 'GET, HEAD'],
    ['OPTIONS', '/cart?a=1', 'GET, HEAD'],
    ['DELETE', '/graphql', 'GET, HEAD, POST'],
    ['POST', '/media/7', 'GET, HEAD'],
  ] as const)('is told which methods %s %s has', async (method, url, allow) => {
    const { statusCode, headers } = await serve().inject({ method, url });
    expect([statusCode, headers.allow]).toEqual([405, allow]);
  });

  it('is told that there is nothing at an address without any', async () => {
    const app = serve({ pages: false });
    expect((await app.inject({ method: 'PUT', url: '/cart' })).statusCode).toBe(404);
    expect((await app.inject('/media/7/8')).statusCode).toBe(404);
    expect((await app.inject('/media/7')).statusCode).toBe(200);
  });
});
