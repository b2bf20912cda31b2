/** Lengths of the random tests in long runs; by default they run shorter. */
const LONG_RUNS: Readonly<Record<string, string>> = {
  CHAOS_KILLS: '10',
  CRASH_KILLS: '20',
  DAMAGE_RUNS: '500',
  DRILL_ORDERS: '20000',
  ATTACK_BUYERS: '200',
  FUZZ_MESSAGES: '20000',
  LONG_PROPERTY_TESTS: '5',
  LONG_WRITE_ROWS: '30000',
  RANDOM_MONTHS: '60',
};

/** Whether `npm run test:all` requested the long runs. */
export const RUNS_ALL = process.env.THOROUGHNESS === 'all';

/** The settings of a run: those of the long runs if `npm run test:all` requested them. */
export function runLengths(): Readonly<Record<string, string>> {
  return RUNS_ALL ? LONG_RUNS : {};
}
