import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from './redact.ts';
import { safeError } from './safe-error.ts';

/** Properties that hold something about a person wherever they come from. */
const PERSONAL = [
  'address',
  'authorization',
  'body',
  'cookie',
  'email',
  'firstname',
  'headers',
  'lastname',
  'name',
  'passCode',
  'password',
  'phone',
  'to',
  'token',
  'url',
  'variables',
];
/** `name` and `address` of the top are the shop's own. */
const OWN = new Set(['address', 'name']);
const PATHS = [
  ...PERSONAL.filter((property) => !OWN.has(property)),
  ...PERSONAL.flatMap((property) =>
    ['req', 'res', 'user', 'viewer', 'order', 'email'].map((of) => `${of}.${property}`),
  ),
];

/**
 * The log of a server process, which keeps people out at any level: errors by what is known to be harmless of them, known
 * properties by their path, and whatever can be recognised in the line that is written.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
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
