import { parseArgs } from 'node:util';
import { startCarrierTrackingSandbox } from './carrier-tracking/server.ts';
import { EASYPOST_KEYS } from './easypost/keys.ts';
import { startEasyPostSandbox } from './easypost/server.ts';
import { SANDBOX_CLIENTS } from './oauth/keys.ts';
import { startOAuthSandbox } from './oauth/server.ts';
import { POSTMARK_KEYS } from './postmark/keys.ts';
import { startPostmarkSandbox } from './postmark/server.ts';
import { startStripeSandbox } from './stripe/server.ts';
import { startVirtualAccountSandbox } from './virtual-account/server.ts';

const USAGE = `usage: main.ts --webhook-url URL --webhook-secret TEXT [--stripe-port N] [--postmark-port N]
  [--oauth-port N] [--easypost-port N] [--virtual-account-port N] [--carrier-tracking-port N] [--callback-url URL] [--data FOLDER]
  also as SANDBOX_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET, STRIPE_SANDBOX_PORT, POSTMARK_SANDBOX_PORT,
  OAUTH_SANDBOX_PORT, EASYPOST_SANDBOX_PORT, VIRTUAL_ACCOUNT_SANDBOX_PORT,
  CARRIER_TRACKING_SANDBOX_PORT, SANDBOX_CALLBACK_URL, SANDBOX_DATA_DIR;
  the email token as POSTMARK_SERVER_TOKEN (default: sandbox);
  the key of virtual accounts as TOSS_SECRET_KEY (default: test_sk_sandbox);
  webhooks about parcels go to /webhooks/easypost, those about emails to /webhooks/postmark at the same place`;

const DEFAULT_STRIPE_PORT = '12111';
const DEFAULT_POSTMARK_PORT = '12112';
const DEFAULT_OAUTH_PORT = '12113';
const DEFAULT_EASYPOST_PORT = '12114';
const DEFAULT_VIRTUAL_ACCOUNT_PORT = '12115';
const DEFAULT_CARRIER_TRACKING_PORT = '12116';

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`not a port: ${text}\n${USAGE}`);
}

function readSettings() {
  const { env } = process;
  const { values } = parseArgs({
    options: {
      'webhook-url': { type: 'string', default: env.SANDBOX_WEBHOOK_URL },
      'webhook-secret': { type: 'string', default: env.STRIPE_WEBHOOK_SECRET },
      'stripe-port': { type: 'string', default: env.STRIPE_SANDBOX_PORT ?? DEFAULT_STRIPE_PORT },
      'postmark-port': { type: 'string', default: env.POSTMARK_SANDBOX_PORT ?? DEFAULT_POSTMARK_PORT },
      'oauth-port': { type: 'string', default: env.OAUTH_SANDBOX_PORT ?? DEFAULT_OAUTH_PORT },
      'easypost-port': { type: 'string', default: env.EASYPOST_SANDBOX_PORT ?? DEFAULT_EASYPOST_PORT },
      'virtual-account-port': {
        type: 'string',
        default: env.VIRTUAL_ACCOUNT_SANDBOX_PORT ?? DEFAULT_VIRTUAL_ACCOUNT_PORT,
      },
      'carrier-tracking-port': {
        type: 'string',
        default: env.CARRIER_TRACKING_SANDBOX_PORT ?? DEFAULT_CARRIER_TRACKING_PORT,
      },
      'callback-url': { type: 'string', default: env.SANDBOX_CALLBACK_URL },
      data: { type: 'string', default: env.SANDBOX_DATA_DIR },
    },
  });
  const { 'webhook-url': webhookUrl, 'webhook-secret': webhookSecret, data: dataPath } = values;
  if (!webhookUrl || !URL.canParse(webhookUrl)) throw new Error(`the webhook URL is missing or wrong\n${USAGE}`);
  if (!webhookSecret) throw new Error(`the webhook secret is missing\n${USAGE}`);
  return {
    webhookUrl,
    webhookSecret,
    ...(dataPath ? { dataPath } : {}),
    stripePort: readPort(values['stripe-port']),
    postmarkPort: readPort(values['postmark-port']),
    oauthPort: readPort(values['oauth-port']),
    easyPostPort: readPort(values['easypost-port']),
    carrierTrackingPort: readPort(values['carrier-tracking-port']),
    virtualAccounts: {
      port: readPort(values['virtual-account-port']),
      secretKey: env.TOSS_SECRET_KEY ?? 'test_sk_sandbox',
      callbackUrl: values['callback-url'] ?? new URL('/webhooks/virtual-account', webhookUrl).href,
    },
    serverToken: env.POSTMARK_SERVER_TOKEN ?? POSTMARK_KEYS.POSTMARK_SERVER_TOKEN,
  };
}

async function main(): Promise<void> {
  const { stripePort, postmarkPort, oauthPort, easyPostPort, carrierTrackingPort, ...others } = readSettings();
  const { virtualAccounts, serverToken, ...settings } = others;
  const stripe = await startStripeSandbox({ port: stripePort, ...settings });
  const { dataPath } = settings;
  const postmark = await startPostmarkSandbox({
    port: postmarkPort,
    serverToken,
    webhookUrl: new URL('/webhooks/postmark', settings.webhookUrl).href,
    webhookSecret: POSTMARK_KEYS.POSTMARK_WEBHOOK_SECRET,
    ...(dataPath ? { dataPath } : {}),
  });
  const oauth = await startOAuthSandbox({ port: oauthPort, clients: SANDBOX_CLIENTS });
  const easyPost = await startEasyPostSandbox({
    port: easyPostPort,
    apiKey: EASYPOST_KEYS.EASYPOST_API_KEY,
    webhookUrl: new URL('/webhooks/easypost', settings.webhookUrl).href,
    webhookSecret: EASYPOST_KEYS.EASYPOST_WEBHOOK_SECRET,
    ...(dataPath ? { dataPath } : {}),
  });
  const bank = await startVirtualAccountSandbox({ ...virtualAccounts, ...(dataPath ? { dataPath } : {}) });
  const carriers = await startCarrierTrackingSandbox({ port: carrierTrackingPort });
  console.log(`SANDBOX card payments (no money moves): ${stripe.url}, webhooks to ${settings.webhookUrl}`);
  console.log(`SANDBOX email (nothing is sent): ${postmark.url}, emails at ${postmark.url}/sandbox/emails`);
  console.log(`SANDBOX sign-in (you say who signs in): ${oauth.url} for Naver and Google`);
  console.log(`SANDBOX shipping (no parcel travels): ${easyPost.url}`);
  console.log(`SANDBOX virtual accounts (no money moves): ${bank.url}, callbacks to ${virtualAccounts.callbackUrl}`);
  console.log(`SANDBOX parcels in Korea (you say what becomes of them): ${carriers.url}`);

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([stripe.stop(), postmark.stop(), oauth.stop(), easyPost.stop(), bank.stop(), carriers.stop()]);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
