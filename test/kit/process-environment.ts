import { SANDBOX_KEYS } from '../../scripts/sandbox/keys.ts';
import { startPostmarkSandbox } from '../../scripts/sandbox/postmark/server.ts';
import { startStripeSandbox } from '../../scripts/sandbox/stripe/server.ts';
import { freePort } from '../../scripts/setup/free-port.ts';

/** Sandboxes that outlive a killed server, with the settings of a server that uses them. */
export interface ProcessEnvironment {
  /** For `startShopProcess`; the port is the same for each start. */
  readonly settings: Readonly<Record<string, string>>;
  readonly stripeUrl: string;
  readonly emailUrl: string;
  stop(): Promise<void>;
}

export async function createProcessEnvironment(mongodbUri: string): Promise<ProcessEnvironment> {
  const port = await freePort();
  const webhooks = `http://127.0.0.1:${port}/webhooks`;
  const stripe = await startStripeSandbox({ port: 0, webhookUrl: `${webhooks}/stripe` });
  const postmark = await startPostmarkSandbox({ port: 0, webhookUrl: `${webhooks}/postmark` });
  return {
    settings: {
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      APP_SECRET: 'a test secret of more than thirty-two characters',
      ...SANDBOX_KEYS,
      STRIPE_API_URL: stripe.url,
      POSTMARK_API_URL: postmark.url,
      // Nothing listens on this port: an order does not depend on it.
      EASYPOST_API_URL: 'http://127.0.0.1:9',
      // All buyers of a test have the same IP address.
      OPEN_UNITS_PER_NETWORK: '1000000',
    },
    stripeUrl: stripe.url,
    emailUrl: postmark.url,
    stop: async () => void (await Promise.all([stripe.stop(), postmark.stop()])),
  };
}
