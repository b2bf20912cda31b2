import { createSecurityLog, type SecurityLog } from '../security-events.ts';

/** A security log whose lines a test can read. Networks are not pseudonymised. */
export function collectSecurityEvents(): { security: SecurityLog; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const warn = (line: Record<string, unknown>) => void lines.push(line);
  const security = createSecurityLog({
    log: { warn: warn as never },
    pseudonym: (text) => text.slice(text.indexOf(':') + 1),
  });
  return { security, lines };
}
