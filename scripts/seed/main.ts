import { openDatabase } from '../start/database.ts';
import { readStartSettings } from '../start/settings.ts';
import { seedShop } from './seed.ts';

/** `npm run seed`: fills the shop of this data folder without starting it. */
async function main(): Promise<void> {
  const settings = readStartSettings();
  const database = await openDatabase(settings);
  try {
    const accounts = settings.production ? null : { password: settings.seedPassword };
    await seedShop(database.uri, { accounts, say: (line) => console.log(line) });
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
