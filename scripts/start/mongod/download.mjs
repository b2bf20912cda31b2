// Finds or downloads a mongod: `node download.mjs VERSION`, in a separate process so that it can be aborted. Sends the parent
// process `{ downloading }`, and then `{ path }` or `{ error }`.
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server';

const [version] = process.argv.slice(2);
process.on('disconnect', () => process.exit(1));

try {
  if (!(await DryMongoBinary.locateBinary({ version }))) process.send({ downloading: true });
  process.send({ path: await MongoBinary.getPath({ version }) });
} catch (error) {
  process.send({ error: error instanceof Error ? error.message : String(error) });
}
