import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type LoadFigures, type Pace, reportVisits } from './visit-load.ts';

interface Task {
  readonly url: string;
  readonly pace: Pace;
}

/**
 * Reports of visitors from a thread of their own: who measures how long pages take must not wait for its own reports to be
 * made, which in life are made on the phones of others.
 */
export function reportVisitsApart(url: string, pace: Pace): Promise<LoadFigures> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pace } satisfies Task });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (parentPort) {
  const { url, pace } = workerData as Task;
  parentPort.postMessage(await reportVisits(url, pace));
}
