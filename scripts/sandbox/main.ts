import { parseArgs } from 'node:util';
import { EASYPOST_KEYS } from './easypost/keys.ts';
import { startEasyPostSandbox } from './easypost/server.ts';
import { SANDBOX_CLIENTS } from './oauth/keys.ts';
import { startOAuthSandbox } from './oauth/server.ts';
import { startPostmarkSandbox } from './postmark/server.ts';
import { startStripeSandbox } from './stripe/server.ts';

const USAGE = `usage: main.ts --webhook-url URL --webhook-secret TEXT [--stripe-port N] [--postmark-port N]
  [--oauth-port N] [--easypost-port N] [--data FOLDER]
  also as SANDBOX_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET, STRIPE_SANDBOX_PORT, POSTMARK_SANDBOX_PORT,
  OAUTH_SANDBOX_PORT, EASYPOST_SANDBOX_PORT, SANDBOX_DATA_DIR;
  the mail token as POSTMARK_SERVER_TOKEN (default: sandbox);
  webhooks about parcels go to /webhooks/easypost at the same place`;

const DEFAULT_STRIPE_PORT = '12111';
const DEFAULT_POSTMARK_PORT = '12112';
const DEFAULT_OAUTH_PORT = '12113';
const DEFAULT_EASYPOST_PORT = '12114';

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
    serverToken: env.POSTMARK_SERVER_TOKEN ?? 'sandbox',
  };
}

async function main(): Promise<void> {
  const { stripePort, postmarkPort, oauthPort, easyPostPort, serverToken, ...settings } = readSettings();
  const stripe = await startStripeSandbox({ port: stripePort, ...settings });
  const { dataPath } = settings;
  const postmark = await startPostmarkSandbox({ port: postmarkPort, serverToken, ...(dataPath ? { dataPath } : {}) });
  const oauth = await startOAuthSandbox({ port: oauthPort, clients: SANDBOX_CLIENTS });
  const easyPost = await startEasyPostSandbox({
    port: easyPostPort,
    apiKey: EASYPOST_KEYS.EASYPOST_API_KEY,
    webhookUrl: new URL('/webhooks/easypost', settings.webhookUrl).href,
    webhookSecret: EASYPOST_KEYS.EASYPOST_WEBHOOK_SECRET,
    ...(dataPath ? { dataPath } : {}),
  });
  console.log(`SANDBOX card payments (no money moves): ${stripe.url}, webhooks to ${settings.webhookUrl}`);
  console.log(`SANDBOX mail (nothing is sent): ${postmark.url}, mails at ${postmark.url}/sandbox/mails`);
  console.log(`SANDBOX sign-in (you say who signs in): ${oauth.url} for Naver and Google`);
  console.log(`SANDBOX shipping (no parcel travels): ${easyPost.url}`);

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([stripe.stop(), postmark.stop(), oauth.stop(), easyPost.stop()]);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
