import { type DestinationStream, type Logger, pino } from 'pino';
import { traceFields } from '../telemetry/tracing.ts';
import { buildContextFields } from './log-context.ts';
import { redact } from './redact.ts';
import { safeError } from './safe-error.ts';

/** Names of properties that hold personal data. */
const PERSONAL = [
  'address',
  'authorization',
  'body',
  'cookie',
  'email',
  'firstName',
  'headers',
  'lastName',
  'name',
  'passCode',
  'password',
  'phone',
  'to',
  'token',
  'url',
  'variables',
];
/** At the top level, `name` and `address` describe the server, not a person. */
const OWN = new Set(['address', 'name']);
const PATHS = [
  ...PERSONAL.filter((property) => !OWN.has(property)),
  ...PERSONAL.flatMap((property) =>
    ['req', 'res', 'user', 'viewer', 'order', 'email'].map((of) => `${of}.${property}`),
  ),
];

/**
 * The logger of a server process. Keeps personal data out of the log at every level: errors are reduced to safe
 * properties, known properties are redacted by path, and recognisable patterns are redacted in the final line. Each line
 * says which request or job it belongs to.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => ({ ...buildContextFields(), ...traceFields() }),
    serializers: {
      err: safeError,
      error: safeError,
      req: ({ id, method }: { id?: unknown; method?: unknown }) => ({ id, method }),
    },
    redact: { paths: PATHS, censor: '[redacted]' },
    hooks: { streamWrite: redact },
  };
  return destination ? pino(options, destination) : pino(options);
}
