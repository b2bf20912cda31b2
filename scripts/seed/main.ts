import { connectDatabase } from '@eunbit/server/app/database';
import { openDatabase } from '../start/database.ts';
import { exampleAccountPassword, readStartSettings } from '../start/settings.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { readSeedArguments } from './options.ts';
import { seedShop } from './seed.ts';

/** A year, and as many visits a day as can be made up within minutes. */
const DEMO = { days: 366, visits: 350 };

async function addDemo(uri: string, seed: number): Promise<void> {
  const connection = await connectDatabase(uri);
  try {
    console.log('Making up a year of visitors and sales; this takes some minutes…');
    const isAdded = await seedDemo(connection, { ...DEMO, seed, now: new Date() });
    console.log(isAdded ? 'Done.' : 'The shop has visitors or sales already: nothing was made up.');
  } finally {
    await connection.close();
  }
}

/** `npm run seed`: fills the shop of this data folder without starting it. */
async function main(): Promise<void> {
  const settings = readStartSettings();
  const { demo } = readSeedArguments(process.argv.slice(2), settings.production);
  const database = await openDatabase(settings);
  try {
    const say = (line: string) => console.log(line);
    const accountPassword = exampleAccountPassword(settings);
    await seedShop(database.uri, { accountPassword, migrates: !settings.production, say });
    if (demo !== null) await addDemo(database.uri, demo);
  } finally {
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
