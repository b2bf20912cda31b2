// `node keeper.mjs COMMAND`: runs a command line (as JSON) in this process's group, and ends the whole group when file
// descriptor 3 ends: nothing of it outlives the process that started this one, however that ended.
import { spawn, spawnSync } from 'node:child_process';
import { Socket } from 'node:net';

/** The time in milliseconds after which what was asked to end is killed. */
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
  // To the whole group, which this process is part of and ignores.
  process.kill(0, 'SIGTERM');
  setTimeout(killAll, GRACE_MS);
}

child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('close', (code, signal) => {
  // Something that the program has started may still run.
  if (isEnding && process.platform !== 'win32') killAll();
  if (signal) console.error(`ended by ${signal}`);
  process.exit(code ?? 1);
});

// A signal that is sent to this process is for the program.
process.on('SIGTERM', end);
process.on('SIGINT', end);
const parent = new Socket({ fd: 3 });
parent.on('error', end);
parent.once('close', end);
parent.resume();
