import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SANDBOX_KEYS } from '../../scripts/sandbox/keys.ts';
import type { TestShop } from './test-shop.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

interface DoctorFinding {
  readonly id: string;
  readonly area: string;
  readonly status: string;
  readonly about: string;
  readonly text: string;
  readonly advice: string | null;
}

export interface Diagnosis {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
  /** Results by check id; null if the output is not JSON. */
  readonly states: Readonly<Record<string, string>> | null;
  readonly findings: readonly DoctorFinding[];
}

/** The settings of a test's shop as environment variables. */
export function shopSettings(shop: TestShop): Record<string, string> {
  const { host, port, name } = shop.connection;
  return {
    MONGODB_URI: `mongodb://${host}:${port}/${name}?directConnection=true`,
    PUBLIC_URL: shop.url(),
    APP_SECRET: 'q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r',
    ...SANDBOX_KEYS,
    STRIPE_API_URL: shop.stripeUrl,
    TOSS_API_URL: shop.bankUrl,
    POSTMARK_API_URL: shop.emailUrl,
    EASYPOST_API_URL: shop.easyPostUrl,
    NAVER_API_URL: shop.oauthUrl,
    GOOGLE_API_URL: shop.oauthUrl,
  };
}

function readFindings(out: string): DoctorFinding[] | null {
  try {
    return JSON.parse(out) as DoctorFinding[];
  } catch {
    return null;
  }
}

/** Runs `npm run doctor` with only these settings. */
export function runDoctor(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Diagnosis> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN, 'doctor', ...args], { env, cwd: ROOT }, (error, out, complaint) => {
      const findings = readFindings(out);
      const states = findings && Object.fromEntries(findings.map(({ id, status }) => [id, status]));
      resolve({ code: Number(error?.code ?? 0), out, complaint, states, findings: findings ?? [] });
    });
  });
}
