import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface StaticServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the static server with these products as its constant answer. */
export async function startStaticServer(products: unknown): Promise<StaticServer> {
  const child = fork(fileURLToPath(new URL('static-server.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit');
  child.send(Object(products));
  const [message] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the static server did not start'))),
  ]);
  return {
    url: message.url,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
