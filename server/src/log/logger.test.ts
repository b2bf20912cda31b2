import { describe, expect, it, onTestFinished } from 'vitest';
import { setTracing } from '../telemetry/tracing.ts';
import { createLogger } from './logger.ts';

/** The log line that a call writes, parsed. */
function written(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  log(createLogger('trace', { write: (line) => void lines.push(line) }));
  return JSON.parse(lines.join(''));
}

describe('the log', () => {
  it.each([
    ['mail to mina@example.com, 은빛@예시.한국', 'mail to [email], [email]'],
    ['+82 10-1234-5678, 010-1234-5678, 01012345678, (212) 555-0100', '[phone], [phone], [phone], [phone]'],
    ['GET /reset-password?token=abc.def&next=/me', 'GET /reset-password?[query]'],
    ['Route GET:/search?mina%20lee not found, /reset#token=a?', 'Route GET:/search?[query] not found, /reset?[query]'],
    ['back to a page with ?next=/me&x=1', 'back to a page with ?next=[redacted]&x=[redacted]'],
    [`cookie ${'x'.repeat(43)}`, 'cookie [token]'],
    [`link ${'x'.repeat(60)}.${'y'.repeat(43)}`, 'link [token]'],
    ['mongodb://eunbit:hush@db.example/shop', 'mongodb://[credentials]@db.example/shop'],
    ['order EB-260301-ABCDEFGH is late', 'order EB-260301-ABCDEFGH is late'],
    ['pi_3NabcdefghijklmnopqrstuvW of 550e8400-e29b-41d4-a716-446655440000', null],
  ])('of %s keeps harmless text', (text, kept) => {
    expect(written((log) => log.info(text)).msg).toBe(kept ?? text);
  });

  it('stays valid JSON after every redaction', () => {
    const text = 'at "mina@example.com"\\n?token="a\\\\"b&x=\\';
    expect(written((log) => log.info({ text: `${text}\n${text}` }, text))).toHaveProperty('level', 30);
  });

  it('has the identifiers of the active span', () => {
    const fields = { trace_id: '0af7651916cd43dd8448eb211c80319c', span_id: 'b7ad6b7169203331' };
    onTestFinished(() => setTracing(null));
    setTracing({
      startSpan: () => expect.unreachable(),
      activeSpan: () => null,
      traceFields: () => fields,
      traceparent: () => undefined,
    });
    expect(written((log) => log.info('x'))).toMatchObject({ msg: 'x', ...fields });
    setTracing(null);
    expect(written((log) => log.info('x'))).not.toHaveProperty('trace_id');
  });

  it('redacts known properties', () => {
    const user = { email: 'someone', phone: '1', firstName: 'Mina', lastName: 'Lee', address: '1 Main St' };
    const line = JSON.stringify(written((log) => log.warn({ user, password: 'hush', to: 'Mina' }, 'x')));
    for (const value of ['someone', 'Mina', 'Lee', 'Main', 'hush']) expect(line).not.toContain(value);
  });
});
