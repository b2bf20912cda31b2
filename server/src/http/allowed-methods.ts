import type { FastifyInstance } from 'fastify';

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** `/media/:id` and `/*` as patterns of paths. */
function toPattern(url: string): RegExp {
  const source = url
    .split(/(:[A-Za-z]+|\*)/)
    .map((part) => {
      if (part === '*') return '.*';
      return part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}

/**
 * Responds to requests without a matching route: 405 with the allowed methods of the path, or 404 if the path has none. Call
 * before the routes.
 */
export function registerAllowedMethods(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: toPattern(url), methods: [method].flat() });
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods));
    if (methods.size === 0 || methods.has(request.method)) {
      return reply.code(404).send({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }] });
    }
    const error = { message: 'This address does not take this method.', extensions: { code: 'METHOD_NOT_ALLOWED' } };
    return reply
      .code(405)
      .header('allow', [...methods].sort().join(', '))
      .send({ errors: [error] });
  });
}
