const LONGEST = 200;

/** Reduces the output of a program to one line. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** Why a mongod ended, from its output: its log has one JSON object per line, messages of the system are plain text. */
export function endReason(output: string, code: number | null): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const logged = lines.map(readLogLine).filter((entry) => entry !== null);
  const grave = logged.find(({ severity }) => severity === 'F') ?? logged.find(({ severity }) => severity === 'E');
  const plain = lines.find((line) => readLogLine(line) === null);
  return oneLine(grave?.text ?? plain ?? `it ended with code ${code}`);
}

function readLogLine(line: string): { readonly severity: string; readonly text: string } | null {
  if (!line.startsWith('{')) return null;
  try {
    const { s, msg, attr } = JSON.parse(line) as { s?: string; msg?: string; attr?: { error?: unknown } };
    const { error } = attr ?? {};
    const detail = typeof error === 'string' ? error : error && JSON.stringify(error);
    return { severity: s ?? '', text: detail ? `${msg}: ${detail}` : (msg ?? '') };
  } catch {
    return null;
  }
}
