import { readStartSettings, type StartSettings } from './settings.ts';
import { Started } from './started.ts';

/** Runs a start until a signal ends it, or until it fails, which is printed in one line. */
export async function runStart(start: (settings: StartSettings, started: Started) => Promise<void>): Promise<void> {
  const started = new Started();
  process.on('SIGINT', () => void started.stopAndExit(0));
  process.on('SIGTERM', () => void started.stopAndExit(0));
  // The terminal was closed.
  process.on('SIGHUP', () => void started.stopAndExit(0));
  try {
    await start(readStartSettings(), started);
  } catch (error) {
    const line = explainError(error);
    if (line) console.error(line);
    await started.stopAndExit(1);
  }
}

export function explainError(error: unknown): string {
  const { name, message } = error as Error;
  // Compared by name: loading mongoose would take as long as a small build.
  return name === 'MongooseServerSelectionError'
    ? `The database at MONGODB_URI cannot be reached: ${message}`
    : message;
}
