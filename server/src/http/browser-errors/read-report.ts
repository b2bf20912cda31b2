import {
  BrowserErrorApp,
  BrowserErrorKind,
  type BrowserErrorReport,
  BROWSER_ERROR_LIMITS as LIMITS,
  WindowWidth,
} from '@eunbit/schema/browser-error';
import { scrubErrorText } from '@eunbit/schema/scrub-error-text';
import { z } from 'zod';
import { browserFamily } from './browser-family.ts';

/** A report as it is logged. */
export interface LoggedReport extends BrowserErrorReport {
  /** Family and major version: `Safari 26`. */
  readonly browser: string;
}

const position = z.number().int().min(0).max(10_000_000);

const frame = z.strictObject({
  functionName: z
    .string()
    .max(LIMITS.functionName)
    .regex(/^[\w$.<>[\] ]*$/),
  file: z
    .string()
    .max(LIMITS.file)
    .regex(/^[\w./()@-]+$/),
  line: position,
  column: position,
});

const report = z.strictObject({
  app: z.enum(BrowserErrorApp),
  kind: z.enum(BrowserErrorKind),
  name: z
    .string()
    .max(LIMITS.name)
    .regex(/^[\w$.]+$/),
  message: z.string().max(LIMITS.message),
  frames: z.array(frame).max(LIMITS.frames),
  route: z
    .string()
    .max(LIMITS.route)
    .regex(/^\/[a-z0-9:_/*-]*$/i),
  build: z
    .string()
    .max(LIMITS.build)
    .regex(/^[\w.-]+$/),
  language: z.enum(['ko', 'en']),
  market: z.enum(['KR', 'US']).nullable(),
  width: z.enum(WindowWidth),
  requestId: z
    .string()
    .regex(/^[\w-]{8,39}$/)
    .nullable(),
});

/**
 * Parses a report, which may come from anybody. Its message is scrubbed again, in case the browser did not. Returns null if it is
 * no report.
 */
export function readReport(sent: unknown, userAgent: string): LoggedReport | null {
  const { success, data } = report.safeParse(sent);
  if (!success) return null;
  return { ...data, message: scrubErrorText(data.message, LIMITS.message), browser: browserFamily(userAgent) };
}
