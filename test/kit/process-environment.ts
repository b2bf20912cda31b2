import { EASYPOST_KEYS } from '../../scripts/sandbox/easypost/keys.ts';
import { SANDBOX_SOCIAL_SETTINGS } from '../../scripts/sandbox/oauth/keys.ts';
import { POSTMARK_KEYS } from '../../scripts/sandbox/postmark/keys.ts';
import { startPostmarkSandbox } from '../../scripts/sandbox/postmark/server.ts';
import { startStripeSandbox } from '../../scripts/sandbox/stripe/server.ts';
import { freePort } from '../../scripts/setup/free-port.ts';

const WEBHOOK_SECRET = 'whsec_test';

/** The sandboxes that outlive a killed server, and the settings of a server that uses them. */
export interface ProcessEnvironment {
  /** For `startShopProcess`; the port is the same at each start. */
  readonly settings: Readonly<Record<string, string>>;
  readonly stripeUrl: string;
  readonly emailUrl: string;
  stop(): Promise<void>;
}

export async function createProcessEnvironment(mongodbUri: string): Promise<ProcessEnvironment> {
  const port = await freePort();
  const webhookUrl = `http://127.0.0.1:${port}/webhooks/stripe`;
  const stripe = await startStripeSandbox({ port: 0, webhookUrl, webhookSecret: WEBHOOK_SECRET });
  const postmark = await startPostmarkSandbox({
    port: 0,
    serverToken: POSTMARK_KEYS.POSTMARK_SERVER_TOKEN,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/postmark`,
    webhookSecret: POSTMARK_KEYS.POSTMARK_WEBHOOK_SECRET,
  });
  return {
    settings: {
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      APP_SECRET: 'a test secret of more than thirty-two characters',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      ...SANDBOX_SOCIAL_SETTINGS,
      ...POSTMARK_KEYS,
      POSTMARK_API_URL: postmark.url,
      ...EASYPOST_KEYS,
      // Nobody listens there: an order does not depend on it.
      EASYPOST_API_URL: 'http://127.0.0.1:9',
      TOSS_SECRET_KEY: 'test_sk_sandbox',
      // All buyers of a test have one address.
      OPEN_UNITS_PER_NETWORK: '1000000',
    },
    stripeUrl: stripe.url,
    emailUrl: postmark.url,
    stop: async () => void (await Promise.all([stripe.stop(), postmark.stop()])),
  };
}
