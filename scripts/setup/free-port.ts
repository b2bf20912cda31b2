import { createServer } from 'node:net';

/**
 * Where servers choose their ports. Systems take higher ones for outgoing connections, of which one could take the port of a
 * server that is about to listen or is started again: the client that looks for it on this machine as well.
 */
const LOWEST = 20_000;
const COUNT = 12_000;

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (await isFreePort(port)) return port;
  }
}

/** Whether something could listen on the port right now. */
export async function isFreePort(port: number): Promise<boolean> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (isFree) await new Promise((done) => probe.close(done));
  return isFree;
}
