import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the shop that can be cut, for engines whose driver cannot take them offline. */
export interface Line {
  /** Address of the shop at the near end. */
  readonly origin: string;
  setCut(isCut: boolean): void;
  close(): Promise<void>;
}

/** Forwards what comes to a port of its own. While it is cut, open connections end and new ones are refused at once. */
export async function openLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    setCut(cut) {
      isCut = cut;
      if (cut) hangUp();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      hangUp();
      await closed;
    },
  };
}
