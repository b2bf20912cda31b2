/** How long the tests are that chance is part of, beyond the short runs that they do by themselves. */
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

/** Whether `npm run test:all` asked for the long runs. */
export const RUNS_ALL = process.env.THOROUGHNESS === 'all';

/** The settings of a run: those of the long runs where `npm run test:all` asked for them. */
export function runLengths(): Readonly<Record<string, string>> {
  return RUNS_ALL ? LONG_RUNS : {};
}
