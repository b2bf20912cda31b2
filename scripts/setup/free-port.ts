import { createServer } from 'node:net';

/**
 * Range from which servers choose their ports. Systems use higher ports for outgoing connections, one of which could take the
 * port of a server that is about to start or restart.
 */
const LOWEST = 20_000;
const COUNT = 12_000;

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (await isFreePort(port)) return port;
  }
}

/** Whether a server could listen on the port now. */
export async function isFreePort(port: number): Promise<boolean> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (isFree) await new Promise((done) => probe.close(done));
  return isFree;
}
