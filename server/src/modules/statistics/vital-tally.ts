import { WEB_VITALS, type WebVital } from '@eunbit/schema/visit';

/** Google's thresholds: values up to the first are good, values from the second on are poor. */
const JUDGED: Readonly<Record<WebVital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** The upper bound of the first histogram bucket; each further bucket is wider by a factor. */
const FIRST_STEP: Readonly<Record<WebVital, number>> = { LCP: 20, INP: 4, CLS: 0.002, FCP: 20, TTFB: 10 };
const STEP_FACTOR = 1.12;
const LAST_STEP = 100;

/** The measurements of one web vital in bounded size: ratings are exact, values are kept as a histogram. */
export interface VitalTally {
  readonly good: number;
  readonly poor: number;
  readonly samples: number;
  /** The number of values per bucket. */
  readonly steps: readonly (readonly [step: number, count: number])[];
}

export type VitalTallies = Partial<Record<WebVital, VitalTally>>;

const getStep = (vital: WebVital, value: number) => {
  const first = FIRST_STEP[vital];
  if (value <= first) return 0;
  return Math.min(LAST_STEP, Math.ceil(Math.log(value / first) / Math.log(STEP_FACTOR)));
};
const getStepEnd = (vital: WebVital, step: number) => FIRST_STEP[vital] * STEP_FACTOR ** step;

export function tallyVital(vital: WebVital, values: readonly number[]): VitalTally {
  const [good, poor] = JUDGED[vital];
  const steps = new Map<number, number>();
  for (const value of values) {
    const step = getStep(vital, value);
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  return {
    good: values.filter((value) => value <= good).length,
    poor: values.filter((value) => value > poor).length,
    samples: values.length,
    steps: sorted(steps),
  };
}

const sorted = (steps: ReadonlyMap<number, number>) => [...steps].sort(([one], [other]) => one - other);

export function mergeVitals(all: readonly VitalTallies[]): VitalTallies {
  const merged: VitalTallies = {};
  for (const vital of WEB_VITALS) {
    const tallies = all.flatMap((one) => one[vital] ?? []);
    if (tallies.length > 0) merged[vital] = mergeTallies(tallies);
  }
  return merged;
}

function mergeTallies(tallies: readonly VitalTally[]): VitalTally {
  const steps = new Map<number, number>();
  const total = { good: 0, poor: 0, samples: 0 };
  for (const tally of tallies) {
    total.good += tally.good;
    total.poor += tally.poor;
    total.samples += tally.samples;
    for (const [step, count] of tally.steps) steps.set(step, (steps.get(step) ?? 0) + count);
  }
  return { ...total, steps: sorted(steps) };
}

/** The 75th percentile, rounded up to the end of its bucket: at most 12 per cent too high. */
export function threeQuarters(vital: WebVital, { samples, steps }: VitalTally): number | null {
  let left = Math.ceil(samples * 0.75);
  for (const [step, count] of steps) {
    left -= count;
    if (left <= 0) return getStepEnd(vital, step);
  }
  return null;
}
