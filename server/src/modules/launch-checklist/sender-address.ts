import { readShopSettings } from '../shop-settings/index.ts';
import type { Checked } from './checks.ts';

/** Where emails come from: EMAIL_FROM, else the company's address of the settings. */
export async function readSenderAddress({ config, database }: Checked): Promise<string> {
  return config.email.from ?? (await readShopSettings(await database())).company.email;
}
