// Finds or downloads a mongod: `node download.mjs VERSION`, as a process of its own so that it can be given up.
// Tells the process that started it `{ downloading }`, and then `{ path }` or `{ error }`.
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server';

const [version] = process.argv.slice(2);
process.on('disconnect', () => process.exit(1));

try {
  if (!(await DryMongoBinary.locateBinary({ version }))) process.send({ downloading: true });
  process.send({ path: await MongoBinary.getPath({ version }) });
} catch (error) {
  process.send({ error: error instanceof Error ? error.message : String(error) });
}
