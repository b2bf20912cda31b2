import { BROWSER_ERROR_PATH, type BrowserErrorApp } from '@eunbit/schema/browser-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import { clientNetwork } from '../common/client-network.ts';
import type { SecurityLog } from '../log/security-events.ts';
import { readReport } from './browser-errors/read-report.ts';
import { createReportBudget } from './browser-errors/report-budget.ts';
import { getCallerAddress } from './caller-address.ts';
import { checkOrigin } from './same-origin.ts';

/** Maximum bytes of a report. The longest stack takes 6 KB. */
const MAXIMUM_REPORT_BYTES = 16 * 1024;

interface BrowserErrorOptions {
  readonly publicUrl: () => string;
  readonly log: Pick<Logger, 'warn'>;
  readonly security: SecurityLog;
  /** Called for each report of a browser, even if the budget keeps it out of the log. */
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
 * Logs each error that a browser reports as one line, within a budget. Every caller gets the same response at once: a browser
 * cannot react to a rejected report, and nobody learns which ones are logged.
 */
export async function registerBrowserErrors(
  app: FastifyInstance,
  { publicUrl, log, security, onReport }: BrowserErrorOptions,
): Promise<void> {
  const budget = createReportBudget();

  function record(request: FastifyRequest): void {
    const userAgent = request.headers['user-agent'] ?? '';
    if (!checkOrigin(request, 'report', { publicUrl, security }) || isbot(userAgent)) return;
    const browserError = readReport(parseJson(request.body), userAgent);
    if (!browserError) return;
    onReport(browserError.app);
    const network = clientNetwork(getCallerAddress(request));
    if (budget.take(network, Date.now())) log.warn({ browserError }, 'browser error');
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAXIMUM_REPORT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((_error, _request, reply) => void reply.code(204).send());

    scope.post(BROWSER_ERROR_PATH, (request, reply) => {
      record(request);
      return reply.code(204).send();
    });
  });
}
