import 'reflect-metadata';
import { connectDatabase } from '@eunbit/server/app/database';
import { createVault } from '@eunbit/server/common/tokens';
import { runCommand, withDatabase } from '../start/command.ts';
import { exampleAccountPassword, keptSecret, readStartSettings } from '../start/settings.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { readSeedArguments } from './options.ts';
import { seedShop } from './seed.ts';

/** Pass code of demo guest orders. */
const DEMO_PASS_CODE = 'silver';
/** A year, with as many visits per day as can be generated within minutes. */
const DEMO = { days: 366, visits: 350 };

async function addDemo(uri: string, dataDir: string, seed: number): Promise<void> {
  const connection = await connectDatabase(uri);
  try {
    console.log('Making up a year of visitors and sales; this takes some minutes…');
    const secret = process.env.APP_SECRET || keptSecret(dataDir);
    const encryptedPassCode = createVault(secret).encrypt(DEMO_PASS_CODE);
    const isAdded = await seedDemo(connection, { ...DEMO, seed, now: new Date(), encryptedPassCode });
    console.log(
      isAdded
        ? `Done. The pass code of guests' orders is "${DEMO_PASS_CODE}".`
        : 'The shop has visitors or sales already: nothing was made up.',
    );
  } finally {
    await connection.close();
  }
}

/** `npm run seed`: fills the shop of this data folder without starting it. */
async function main(): Promise<void> {
  const settings = readStartSettings();
  const { demo, withCatalogue } = readSeedArguments(process.argv.slice(2), settings.production);
  await withDatabase(async (uri) => {
    const say = (line: string) => console.log(line);
    const accountPassword = exampleAccountPassword(settings);
    await seedShop(uri, { accountPassword, withCatalogue, migrates: !settings.production, say });
    if (demo !== null) await addDemo(uri, settings.dataDir, demo);
  }, settings);
}

await runCommand(main);
