import { readShopSettings } from '../shop-settings/index.ts';
import type { Checked } from './checks.ts';

/** The sender address: EMAIL_FROM, or else the company's address from the settings. */
export async function readSenderAddress({ config, database }: Checked): Promise<string> {
  return config.email.from ?? (await readShopSettings(await database())).company.email;
}
