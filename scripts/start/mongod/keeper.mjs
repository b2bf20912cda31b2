// `node keeper.mjs PROGRAM ARGUMENT…`: runs a program and ends it when standard input ends, so that it never outlives the
// process that started this one, however that ended. Ends with the program's own code.
import { spawn } from 'node:child_process';

/** The time in milliseconds after which a program that was asked to end is killed. */
const GRACE_MS = 5000;

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true });

child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  if (signal) console.error(`ended by ${signal}`);
  process.exit(code ?? 1);
});

function end() {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
}

// This group gets no signal from a terminal; one that is sent to it is for the program.
process.on('SIGTERM', end);
process.stdin.resume();
process.stdin.once('close', end);
