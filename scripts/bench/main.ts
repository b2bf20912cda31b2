import { runAll } from './all/main.ts';
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
import { requestProfiles } from './profile/profiler.ts';
import { runRender } from './render.ts';
import { runScale } from './scale/main.ts';
import { runSizes } from './sizes/main.ts';
import { runSoak } from './soak/main.ts';
import { runStatistics } from './statistics/main.ts';

const BENCHMARKS = new Map([
  ['all', runAll],
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
  ['scale', runScale],
  ['sizes', runSizes],
  ['soak', runSoak],
  ['statistics', runStatistics],
]);

const name = process.argv[2] ?? '';
const benchmark = BENCHMARKS.get(name);
const profileFlag = process.argv.indexOf('--profile');
if (profileFlag !== -1) {
  process.argv.splice(profileFlag, 1);
  requestProfiles(name);
}
if (benchmark) {
  await benchmark();
} else {
  const names = [...BENCHMARKS.keys()].join(', ');
  console.error(
    `usage: bench NAME [--profile], where NAME is one of: ${names}; --profile records what the server was busy with`,
  );
  process.exitCode = 2;
}
