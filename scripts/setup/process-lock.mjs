// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How often a waiting process looks whether it is its turn, in milliseconds: an ended process tells nobody. */
const LOOKS_EVERY_MS = 100;

/**
 * Tells a process from a later one with the same id. Empty where the system does not say it, so that the id alone counts,
 * and of a process that has ended while nobody has asked for its exit code.
 */
function readStartTime(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : fields[18];
  } catch {
    return '';
  }
}

function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  return readStartTime(pid) === started;
}

/** The processes that a lock names; none where there is no lock. */
function readHolders(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

const describe = (pid) => ({ pid, started: readStartTime(pid) });

/** Creates the lock by a hard link: for one process only, and never seen half written. */
function create(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify([describe(process.pid)]));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes a lock away whose processes have ended. Puts it back where another process has just taken it over. */
function removeStale(file) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (readHolders(aside).some(isRunning)) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Takes a lock. Answers the running process that has it; null where this one has it now. */
function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  while (!create(file)) {
    const holder = readHolders(file).find(isRunning);
    if (holder) return holder.pid;
    removeStale(file);
  }
  return null;
}

/**
 * Holds a lock until this process ends, which may ask for it again. Answers the other running process that has it; null
 * where this one has it now.
 */
export function holdLock(file) {
  const holder = take(file);
  return holder === process.pid ? null : holder;
}

/**
 * Does `work` while no other process that asks for this lock does any; `onWait` is told once whom it waits for. A lock is
 * held as long as one of the processes that it names runs: its own, and children, which `work` is given a function to add,
 * since they may need a moment to end after it. So nothing has to be removed after a crash.
 */
export async function underLock(file, onWait, work) {
  for (let holder = take(file), hasWaited = false; holder !== null; holder = take(file)) {
    if (!hasWaited) onWait(holder);
    hasWaited = true;
    await delay(LOOKS_EVERY_MS);
  }
  const holders = readHolders(file);
  try {
    return await work((pid) => {
      holders.push(describe(pid));
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(holders));
      renameSync(`${file}.${process.pid}`, file);
    });
  } finally {
    rmSync(file, { force: true });
  }
}
