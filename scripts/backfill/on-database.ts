import { connectDatabase } from '@eunbit/server/app/database';
import type { Connection } from 'mongoose';
import { openDatabase } from '../start/database.ts';
import { readStartSettings } from '../start/settings.ts';

/** Runs a command on the shop's database and prints the result; starts the database if it belongs to the data folder. */
export async function onDatabase(work: (connection: Connection) => Promise<string>): Promise<void> {
  try {
    const database = await openDatabase(readStartSettings());
    try {
      const connection = await connectDatabase(database.uri);
      try {
        console.log(await work(connection));
      } finally {
        await connection.close();
      }
    } finally {
      await database.stop();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
