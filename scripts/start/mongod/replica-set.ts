import { setTimeout as delay } from 'node:timers/promises';
import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';

export const REPLICA_SET = 'eunbit';

const NOT_YET_INITIALIZED = 94;
const LOOK_EVERY_MS = 100;
/** Longer than any start is waited for; it is given up by its signal. */
const SELECTION_MS = 150_000;

/** What makes the server at `host` the one member of its set; null where it is. */
export function neededChange(config: Document | null, host: string): Document | null {
  if (config === null) return { replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } };
  const [member] = config.members as readonly Document[];
  if (member?.host === host) return null;
  // A member that is not in its own configuration accepts only a forced reconfiguration; as the only member that is safe.
  const members = [{ ...member, _id: member?._id ?? 0, host }];
  return { replSetReconfig: { ...config, members, version: config.version + 1 }, force: true };
}

async function readConfig(admin: Db): Promise<Document | null> {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return null;
    throw error;
  }
}

/**
 * Waits until the server takes writes, making it the one member of its replica set or moving its set to this port first.
 * @returns its version
 */
async function becomePrimary(admin: Db, host: string, signal: AbortSignal): Promise<string> {
  const { version } = await admin.command({ buildInfo: 1 });
  const change = neededChange(await readConfig(admin), host);
  if (change) await admin.command(change);
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) await delay(LOOK_EVERY_MS, null, { signal });
  return version;
}

async function onAdmin<T>(port: number, work: (admin: Db) => Promise<T>, serverSelectionTimeoutMS = 5000): Promise<T> {
  // Connects directly: a server without a replica set cannot be discovered.
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { serverSelectionTimeoutMS });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

/** Resolves with its version when the mongod at the port takes writes; rejects when the signal comes first. */
export async function openReplicaSet(port: number, signal: AbortSignal): Promise<string> {
  const aborted = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  aborted.catch(() => undefined);
  return onAdmin(
    port,
    (admin) => {
      const version = becomePrimary(admin, `127.0.0.1:${port}`, signal);
      version.catch(() => undefined);
      return Promise.race([version, aborted]);
    },
    SELECTION_MS,
  );
}

/** Raises the feature compatibility version: older versions cannot read the data afterwards. */
export async function raiseDataVersion(port: number, version: string): Promise<void> {
  const setFeatureCompatibilityVersion = getMinor(version);
  await onAdmin(port, (admin) => admin.command({ setFeatureCompatibilityVersion, confirm: true }));
}

/** `8.2` of `8.2.6`: what data are compatible with. */
export function getMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Asks a mongod to write everything and end; on Windows, too, where a signal would not let it. */
export async function shutDown(port: number): Promise<void> {
  // Without force the only member waits for another one to take over.
  await onAdmin(port, (admin) => admin.command({ shutdown: 1, force: true, timeoutSecs: 1 }));
}
