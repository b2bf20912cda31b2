/**
 * Loaded into the server that is measured, before its own code: tells its memory after a garbage collection and the
 * longest time for which its event loop has been blocked, over a port of its own.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The program that starts the server has the same environment.
if (process.argv[1]?.endsWith('server/dist/main.js')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  createServer((request, response) => {
    if (request.url === '/block') {
      const longest = delay.max / 1e6;
      delay.reset();
      response.end(JSON.stringify(longest));
      return;
    }
    collect();
    collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(Number(process.env.BENCH_PROBE_PORT), '127.0.0.1')
    .unref();
}
