import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';

const NOT_YET_INITIALIZED = 94;

/** The reconfiguration that makes the server at `host` the only member of a set with another address; null if none is needed. */
export function neededChange(config: Document, host: string): Document | null {
  const [member] = config.members as readonly Document[];
  if (member?.host === host) return null;
  // A member that is not in its own configuration accepts only a forced reconfiguration; as the only member that is safe.
  const members = [{ ...member, _id: member?._id ?? 0, host }];
  return { replSetReconfig: { ...config, members, version: config.version + 1 }, force: true };
}

async function onAdmin<T>(port: number, work: (admin: Db) => Promise<T>): Promise<T> {
  // Connects directly: a server outside of its set cannot be discovered.
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

/** Moves the set of a mongod that was started at another port to that port; a folder without a set is skipped. */
export function moveReplicaSet(port: number): Promise<void> {
  return onAdmin(port, async (admin) => {
    try {
      const { config } = await admin.command({ replSetGetConfig: 1 });
      const change = neededChange(config, `127.0.0.1:${port}`);
      if (change) await admin.command(change);
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED)) throw error;
    }
  });
}

export async function readVersion(port: number): Promise<string> {
  const { version } = await onAdmin(port, (admin) => admin.command({ buildInfo: 1 }));
  return version;
}

/** Raises the feature compatibility version: older versions cannot read the data afterwards. */
export async function raiseDataVersion(port: number, version: string): Promise<void> {
  const setFeatureCompatibilityVersion = getMinor(version);
  await onAdmin(port, (admin) => admin.command({ setFeatureCompatibilityVersion, confirm: true }));
}

/** `8.2` of `8.2.6`: the version that determines the compatibility of data. */
export function getMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
