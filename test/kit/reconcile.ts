import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/** Runs `npm run reconcile` as a person would; answers its exit code and what it printed. */
export function reconcile(
  { mongodbUri, stripeUrl }: { readonly mongodbUri: string; readonly stripeUrl: string },
  ...args: string[]
): Promise<{ code: number; out: string; complaint: string }> {
  const env = {
    ...process.env,
    MONGODB_URI: mongodbUri,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_API_URL: stripeUrl,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN, 'reconcile', ...args], { env, cwd: ROOT }, (error, out, complaint) => {
      resolve({ code: Number(error?.code ?? 0), out, complaint });
    });
  });
}
