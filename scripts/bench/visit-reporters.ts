import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LoadFigures, type Pace, reportVisits } from './visit-load.ts';

interface Task {
  readonly url: string;
  readonly pace: Pace;
}

/**
 * Sends visit reports from a separate process, so that creating them does not delay the measurement of pages.
 */
export async function reportVisitsApart(url: string, pace: Pace): Promise<LoadFigures> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify({ url, pace } satisfies Task)]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the reports ended with ${code} before they were counted`);
  });
  const [figures] = await Promise.race([once(child, 'message'), ended]);
  return figures as LoadFigures;
}

// Run as that process, not as a part of a benchmark which itself reports to another one.
if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, pace }: Task = JSON.parse(process.argv[2] ?? '');
  process.send(await reportVisits(url, pace));
  process.disconnect();
}
