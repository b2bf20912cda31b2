import { BROWSER_ERROR_PATH, type BrowserErrorApp } from '@eunbit/schema/browser-error';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../common/client-network.ts';
import type { SecurityLog } from '../log/security-events.ts';
import type { BrowserErrorServices } from '../modules/browser-error/index.ts';
import { getCallerAddress } from './caller-address.ts';
import { checkOrigin } from './same-origin.ts';

/** Bytes of a report. The longest stack takes 6 KB. */
const MAXIMUM_REPORT_BYTES = 16 * 1024;

interface BrowserErrorOptions {
  readonly publicUrl: () => string;
  /** Called for each report of a browser, also for one beyond the budget. */
  readonly onReport: (app: BrowserErrorApp) => void;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/**
 * Takes reports of errors in browsers. Every caller gets the same answer at once: a browser can do nothing about a report
 * that is refused, and nobody learns what is taken.
 */
export async function registerBrowserErrors(
  app: FastifyInstance,
  {
    browserErrorIntake,
    security,
  }: Pick<BrowserErrorServices, 'browserErrorIntake'> & { readonly security: SecurityLog },
  { publicUrl, onReport }: BrowserErrorOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAXIMUM_REPORT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((_error, _request, reply) => void reply.code(204).send());

    scope.post(BROWSER_ERROR_PATH, (request, reply) => {
      if (checkOrigin(request, 'report', { publicUrl, security })) {
        const reporter = {
          address: clientNetwork(getCallerAddress(request)),
          userAgent: request.headers['user-agent'] ?? '',
        };
        const reported = browserErrorIntake.take(parseJson(request.body), reporter);
        if (reported) onReport(reported);
      }
      return reply.code(204).send();
    });
  });
}
