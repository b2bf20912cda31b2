import { onTestFinished } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** Makes the database reject every new email until the end of the test. */
export async function refuseEmails({ connection }: TestShop): Promise<void> {
  const setValidator = (validator: object) => connection.db?.command({ collMod: 'emails', validator });
  await setValidator({ kind: 'NONE' });
  onTestFinished(async () => void (await setValidator({})));
}
