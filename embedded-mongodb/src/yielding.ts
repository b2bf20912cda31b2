/** Returned instead of a row when a long read should yield the thread; continue in a later turn. */
export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;

/** The time slice in milliseconds of a command before it yields. */
const TURN_MS = 12;
/** The number of array rows between two checks of the clock. */
const STRIDE = 64;

let turnBegan: number | undefined;

/** Whether the time slice of this turn of the event loop is used up. The first call of a turn starts it. */
export function isTurnOver(): boolean {
  const now = performance.now();
  if (turnBegan !== undefined) return now - turnBegan > TURN_MS;
  turnBegan = now;
  setImmediate(() => {
    turnBegan = undefined;
  });
  return false;
}

const waiting: (() => void)[] = [];

/**
 * Yields to sockets, timers and other commands. Long commands resume in the order in which they yielded, one per turn of
 * the event loop, each with a whole time slice.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(resumeFirst);
  });
}

function resumeFirst(): void {
  turnBegan = undefined;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeFirst);
}

/** The rows of an array, with pauses if their use takes long. */
export function* withPauses<T>(rows: Iterable<T>): Generator<T | Pause> {
  let taken = 0;
  for (const row of rows) {
    if (++taken % STRIDE === 0 && isTurnOver()) yield PAUSE;
    yield row;
  }
}

/** Maps the rows of an array, with pauses if it takes long. */
export function* mapped<T, U>(rows: readonly T[], make: (row: T) => U): Generator<Pause, U[]> {
  const made: U[] = [];
  for (const row of withPauses(rows)) {
    if (row === PAUSE) yield PAUSE;
    else made.push(make(row as T));
  }
  return made;
}

/** Collects all rows into an array; passes pauses on. */
export function* gather<T>(rows: Iterable<T | Pause>): Generator<Pause, T[]> {
  const all: T[] = [];
  for (const row of rows) {
    if (row === PAUSE) yield PAUSE;
    else all.push(row as T);
  }
  return all;
}

/** Runs work to its end and ignores its pauses, for work that must not be interrupted. */
export function withoutPauses<T>(work: Generator<Pause, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const RUN = 2000;

/** Sorts an array stably and in place, with pauses: sorts short runs, then merges them. */
export function* sorted<T>(items: T[], compare: (left: T, right: T) => number): Generator<Pause, T[]> {
  if (items.length <= RUN) return items.sort(compare);
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += RUN) {
    runs.push(items.slice(from, from + RUN).sort(compare));
    if (isTurnOver()) yield PAUSE;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const left = runs[at] as T[];
      const right = runs[at + 1];
      merged.push(right ? yield* merge(left, right, compare) : left);
    }
    runs = merged;
  }
  return runs[0] as T[];
}

function* merge<T>(left: T[], right: T[], compare: (left: T, right: T) => number): Generator<Pause, T[]> {
  const merged: T[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    merged.push(compare(left[i] as T, right[j] as T) <= 0 ? (left[i++] as T) : (right[j++] as T));
    if (merged.length % RUN === 0 && isTurnOver()) yield PAUSE;
  }
  while (i < left.length) merged.push(left[i++] as T);
  while (j < right.length) merged.push(right[j++] as T);
  return merged;
}
