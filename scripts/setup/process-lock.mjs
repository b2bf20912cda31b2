// Runs before anything is installed: plain JavaScript, and only Node's own modules.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Polling interval of a waiting process, in milliseconds: the end of another process causes no event. */
const LOOKS_EVERY_MS = 100;

/**
 * The start time, which distinguishes a process from a later one with the same id. Empty if the system does not report it, so
 * that only the id counts, and for a zombie process.
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

/** The processes in a lock file; empty if there is no lock. */
function readHolders(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

const describe = (pid) => ({ pid, started: readStartTime(pid) });

/** Creates the lock by a hard link, which succeeds for one process only and is never partially written. */
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

/** Removes a lock whose processes have ended. Restores it if another process has just taken it over. */
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

/** Tries to take a lock. Returns the running process that holds it; null if this process holds it now. */
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
 * Holds a lock until this process ends; repeated calls succeed. Returns the other running process that holds it; null if this
 * process holds it now.
 */
export function holdLock(file) {
  const holder = take(file);
  return holder === process.pid ? null : holder;
}

/**
 * Runs `work` under an exclusive lock; `onWait` is called once with the holder to wait for. A lock is held as long as one of its
 * processes runs: its own, and children, which `work` adds by the given function, since they may end a moment later. So nothing
 * has to be removed after a crash.
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
