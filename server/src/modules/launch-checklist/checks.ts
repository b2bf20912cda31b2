import { statfs } from 'node:fs/promises';
import type { Connection } from 'mongoose';
import { createVault } from '../../common/tokens.ts';
import type { Config } from '../../config.ts';
import { readPostmarkSetup } from '../../integrations/email/postmark-setup.ts';
import { readStripeSetup } from '../../integrations/payment/stripe-setup.ts';
import { readEasyPostSetup } from '../../integrations/shipping/easypost-setup.ts';
import { readOAuthSetup } from '../../integrations/social/oauth-setup.ts';
import { readTossSetup } from '../../integrations/virtual-account/toss-setup.ts';
import { readEncryptedValues } from '../secret-rotation/index.ts';
import { createAddressChecks } from './address-checks.ts';
import { checkDatabase, checkRoom } from './checks/database.ts';
import { readDatabaseFacts } from './checks/database-facts.ts';
import { checkEasyPost } from './checks/easypost.ts';
import { checkEncryptedValues } from './checks/encrypted-values.ts';
import { checkAbsent, checkStores } from './checks/openings.ts';
import { checkPostmark } from './checks/postmark.ts';
import { checkSettings } from './checks/settings.ts';
import { checkSocial } from './checks/social.ts';
import { checkStripe } from './checks/stripe.ts';
import { checkToss } from './checks/toss.ts';
import { note } from './finding.ts';
import { createPlaceholderChecks } from './placeholder-checks.ts';
import type { Check } from './run-checks.ts';
import { readSenderAddress } from './sender-address.ts';

/** Timeout of each provider request, in milliseconds. */
export const ANSWER_MS = 8000;
/** Timeout of a check, in milliseconds; longer, so that a provider's own timeout is reported even on a busy machine. */
export const CHECK_MS = 20_000;

export interface Checked {
  readonly config: Config;
  /** A connection with all models registered; rejects if the database is unreachable. */
  readonly database: () => Promise<Connection>;
  /** Folder of the downloadable documents. */
  readonly downloadsFolder: string;
}

function createSocialCheck(name: 'NAVER' | 'GOOGLE', config: Config): Check {
  const { social, publicUrl } = config;
  const key = name === 'NAVER' ? 'naver' : 'google';
  const settings = social[key];
  const redirectUri = publicUrl && `${publicUrl}/auth/${key}/callback`;
  return {
    area: name,
    id: `${key}.client`,
    about: `${name}_CLIENT_ID, ${name}_CLIENT_SECRET`,
    async run() {
      if (!settings) return checkAbsent(name === 'NAVER' ? 'Naver' : 'Google', config);
      const callback = redirectUri ?? `http://localhost/auth/${key}/callback`;
      return checkSocial(name, await readOAuthSetup(name, settings, callback, ANSWER_MS), settings, redirectUri);
    },
  };
}

function createProviderChecks(checked: Checked): Check[] {
  const { config } = checked;
  const { stripe, toss, shipping, open } = config;
  return [
    {
      area: 'STRIPE',
      id: 'stripe.account',
      about: 'STRIPE_SECRET_KEY',
      run: async () =>
        stripe
          ? checkStripe(await readStripeSetup(stripe, ANSWER_MS), { ...config, stripe })
          : checkAbsent('Stripe', config),
    },
    {
      area: 'TOSS',
      id: 'toss.key',
      about: 'TOSS_SECRET_KEY',
      run: async () =>
        toss ? checkToss(await readTossSetup(toss, ANSWER_MS), { ...config, toss }) : checkAbsent('Toss', config),
    },
    {
      area: 'EASYPOST',
      id: 'easypost.key',
      about: 'EASYPOST_API_KEY',
      // Used and required only by the US store.
      run: async () =>
        shipping && open.stores.includes('US')
          ? checkEasyPost(await readEasyPostSetup(shipping, ANSWER_MS), { ...config, shipping })
          : [],
    },
    {
      area: 'POSTMARK',
      id: 'postmark.server',
      about: 'POSTMARK_SERVER_TOKEN',
      async run() {
        // An unreachable database is reported by its own check.
        const from = await readSenderAddress(checked).catch(() => null);
        return checkPostmark(await readPostmarkSetup(config.email, from, ANSWER_MS), config.email, from);
      },
    },
    createSocialCheck('NAVER', config),
    createSocialCheck('GOOGLE', config),
  ];
}

/** Checks the free space of this process's disk, which holds logs and temporary uploads. */
async function checkOwnDisk(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return checkRoom('own', folder, {
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
  });
}

/** Creates all checks of a shop without running them. */
export function createChecks(checked: Checked): Check[] {
  const { config, database } = checked;
  const carrierTracking = config.carrierTracking ? [] : checkAbsent('Delivery Tracker', config);
  return [
    {
      area: 'SETTINGS',
      id: 'settings',
      about: '.env',
      run: async () => [...checkStores(config), ...checkSettings(config), ...carrierTracking],
    },
    {
      area: 'DATABASE',
      id: 'database',
      about: 'MONGODB_URI',
      run: async () => checkDatabase(await readDatabaseFacts(await database())),
    },
    {
      area: 'DATABASE',
      id: 'database.encrypted-values',
      about: 'APP_SECRET',
      async run() {
        const vault = createVault(config.appSecret, config.previousAppSecret);
        return [checkEncryptedValues(await readEncryptedValues(await database(), vault, ANSWER_MS))];
      },
    },
    {
      area: 'DATABASE',
      id: 'database.room-own',
      about: process.cwd(),
      run: async () => [await checkOwnDisk(process.cwd())],
    },
    ...(config.publicUrl === null ? [NO_ADDRESS] : createAddressChecks(config, config.publicUrl, ANSWER_MS)),
    ...createProviderChecks(checked),
    ...createPlaceholderChecks(checked),
  ];
}

const NO_ADDRESS: Check = {
  area: 'PUBLIC_ADDRESS',
  id: 'address',
  about: 'PUBLIC_URL',
  run: async () => [
    note(
      'address',
      'PUBLIC_URL',
      {
        ko: '설정하지 않아 주소와 웹훅을 확인하지 않았습니다.',
        en: 'It is not set: address and webhooks were not checked.',
      },
      { ko: '쇼핑몰의 https 주소를 설정하세요.', en: "Set it to the shop's https address." },
    ),
  ],
};
