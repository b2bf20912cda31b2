import { runApi } from './api.ts';
import { runBackOffice } from './backoffice/main.ts';
import { runCheckout } from './checkout.ts';
import { runDatabase } from './database/main.ts';
import { runDatabaseMillion } from './database/million/main.ts';
import { runDev } from './dev.ts';
import { runEvents } from './events.ts';
import { runGrowth } from './growth/main.ts';
import { runLive } from './live/main.ts';
import { runPages } from './pages/main.ts';
import { runRender } from './render.ts';
import { runStatistics } from './statistics/main.ts';

const BENCHMARKS = new Map([
  ['api', runApi],
  ['backoffice', runBackOffice],
  ['checkout', runCheckout],
  ['database', runDatabase],
  ['database-million', runDatabaseMillion],
  ['dev', runDev],
  ['events', runEvents],
  ['growth', runGrowth],
  ['live', runLive],
  ['pages', runPages],
  ['render', runRender],
  ['statistics', runStatistics],
]);

const name = process.argv[2] ?? '';
const benchmark = BENCHMARKS.get(name);
if (benchmark) {
  await benchmark();
} else {
  console.error(`usage: bench NAME, where NAME is one of: ${[...BENCHMARKS.keys()].join(', ')}`);
  process.exitCode = 2;
}
