// `node keeper.mjs COMMAND`: runs a command line (as JSON) in this process's group, and kills the whole group when file
// descriptor 3 is closed, so that nothing outlives the parent process, however it ended.
import { spawn, spawnSync } from 'node:child_process';
import { Socket } from 'node:net';

/** Time in milliseconds after which a process that was asked to end is killed. */
const GRACE_MS = 5000;

const { file, args, shell } = JSON.parse(process.argv[2]);
const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], shell, windowsHide: true });
let isEnding = false;

function killAll() {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else process.kill(0, 'SIGKILL');
}

function end() {
  if (isEnding) return;
  isEnding = true;
  if (process.platform === 'win32') return killAll();
  // To the whole group; this process is part of it and ignores the signal.
  process.kill(0, 'SIGTERM');
  setTimeout(killAll, GRACE_MS);
}

child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('close', (code, signal) => {
  // A process started by the program may still be running.
  if (isEnding && process.platform !== 'win32') killAll();
  if (signal) console.error(`ended by ${signal}`);
  process.exit(code ?? 1);
});

// Signals to this process are forwarded to the program.
process.on('SIGTERM', end);
process.on('SIGINT', end);
const parent = new Socket({ fd: 3 });
parent.on('error', end);
parent.once('close', end);
parent.resume();
