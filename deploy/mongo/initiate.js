// Runs in mongosh, in the network of the first member. Makes the replica set and its users, or changes their passwords to
// those in .env. May be repeated at any time.
const { MONGO_ROOT_PASSWORD, MONGO_PASSWORD, MONGO_MONITOR_PASSWORD } = process.env;
for (const name of ['MONGO_ROOT_PASSWORD', 'MONGO_PASSWORD', 'MONGO_MONITOR_PASSWORD']) {
  if (!process.env[name]) throw new Error(`${name} is missing in .env`);
}

const HOSTS = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017'];
const USERS = [
  { user: 'root', pwd: MONGO_ROOT_PASSWORD, roles: ['root'] },
  {
    user: 'eunbit',
    pwd: MONGO_PASSWORD,
    roles: [
      { role: 'readWrite', db: 'eunbit' },
      { role: 'dbAdmin', db: 'eunbit' },
    ],
  },
  {
    user: 'monitor',
    pwd: MONGO_MONITOR_PASSWORD,
    roles: [
      { role: 'clusterMonitor', db: 'admin' },
      { role: 'read', db: 'local' },
    ],
  },
];

const ALREADY_INITIATED = 23;
const WAIT_MS = 60_000;

// mongosh waits for an answer where it is given a name; one that is returned at once fails outside of the `try`.

/** Throws what the server refuses, except for what it refuses because it is done. */
function run(db, command, { unless } = {}) {
  try {
    const answer = db.runCommand(command);
    return answer;
  } catch (error) {
    if (error.code !== unless) throw error;
    return null;
  }
}

/** The set as a whole, whichever member is the primary. */
function connectAsRoot() {
  const credentials = `root:${encodeURIComponent(MONGO_ROOT_PASSWORD)}`;
  const address = `mongodb://${credentials}@${HOSTS.join(',')}/admin?replicaSet=rs0&authSource=admin`;
  const admin = new Mongo(`${address}&serverSelectionTimeoutMS=10000`).getDB('admin');
  // It connects with the first command, and only then proves who it is.
  run(admin, { ping: 1 });
  return admin;
}

/** A member that has no users yet lets in whoever comes from its own machine, until the first user is made. */
function initiate() {
  const admin = new Mongo('mongodb://127.0.0.1:27017/?directConnection=true').getDB('admin');
  const members = HOSTS.map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 }));
  run(admin, { replSetInitiate: { _id: 'rs0', members } }, { unless: ALREADY_INITIATED });
  const until = Date.now() + WAIT_MS;
  while (!admin.hello().isWritablePrimary) {
    if (Date.now() > until) throw new Error('mongo-1 did not become the primary');
    sleep(500);
  }
  const [{ user, pwd, roles }] = USERS;
  run(admin, { createUser: user, pwd, roles });
}

/** Null: there is no such user yet, or another password. */
function tryAsRoot() {
  try {
    const admin = connectAsRoot();
    return admin;
  } catch {
    return null;
  }
}

if (!tryAsRoot()) initiate();
const admin = connectAsRoot();
for (const { user, pwd, roles } of USERS) {
  const { users } = run(admin, { usersInfo: user });
  run(admin, users.length === 0 ? { createUser: user, pwd, roles } : { updateUser: user, pwd, roles });
}
print('The replica set and its users are there.');
