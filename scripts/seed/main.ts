import { openDatabase } from '../start/database.ts';
import { readStartSettings } from '../start/settings.ts';
import { seedShop } from './seed.ts';

/** `npm run seed`: fills the shop of this data folder without starting it. */
const settings = readStartSettings();
const database = await openDatabase(settings);
try {
  const accounts = settings.production ? null : { password: settings.seedPassword };
  await seedShop(database.uri, { accounts, say: (line) => console.log(line) });
} finally {
  await database.stop();
}
