import 'reflect-metadata';
import { join } from 'node:path';
import { connectToInspect } from '@eunbit/server/app/database';
import { type Config, ConfigError, readConfig } from '@eunbit/server/config';
import { registerWalletDomain } from '@eunbit/server/integrations/payment/stripe-setup';
import { ANSWER_MS, CHECK_MS, createChecks } from '@eunbit/server/modules/launch-checklist/checks';
import { type Finding, wrong } from '@eunbit/server/modules/launch-checklist/finding';
import { runChecks } from '@eunbit/server/modules/launch-checklist/run-checks';
import { ROOT } from '../setup/paths.ts';
import { usageError } from '../start/command.ts';
import { readStartSettings } from '../start/settings.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { formatReport, getExitCode, toJson } from './report.ts';

/** Invalid settings with which no server starts: one finding for each. Nothing else can be checked before they are fixed. */
function toFindings({ message }: ConfigError): Finding[] {
  return message.split('\n').map((line) => {
    const [name = ''] = line.split(' ', 1);
    const advice = {
      ko: '.env.example에 설명이 있습니다. 고친 뒤 다시 실행하세요.',
      en: '.env.example says what it is. Mend it and run this again: everything else is checked then.',
    };
    return { ...wrong(`settings.${name}`, name, { ko: line, en: line }, advice), area: 'SETTINGS' };
  });
}

async function fix({ publicUrl, stripe }: Config): Promise<void> {
  if (stripe === null) throw usageError('--fix needs the keys of Stripe, where it registers the domain.', USAGE);
  if (publicUrl === null) throw usageError('--fix needs PUBLIC_URL, whose domain it registers.', USAGE);
  const { hostname } = new URL(publicUrl);
  try {
    await registerWalletDomain(stripe, hostname, ANSWER_MS);
    console.error(`Registered ${hostname} at Stripe for wallets.`);
  } catch (error) {
    console.error(`${hostname} could not be registered at Stripe: ${(error as Error).message}`);
  }
}

/** A database that could not be reached was already reported. */
async function closeQuietly(opened: ReturnType<typeof connectToInspect> | null): Promise<void> {
  const connection = await opened?.catch(() => null);
  await connection?.close();
}

async function examine(options: Options): Promise<Finding[]> {
  // Also reads `.env`.
  readStartSettings();
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return toFindings(error);
    throw error;
  }
  if (options.fix) await fix(config);
  let opened: ReturnType<typeof connectToInspect> | null = null;
  const database = () => {
    opened ??= connectToInspect(config.mongodbUri);
    return opened;
  };
  const checks = createChecks({ config, database, downloadsFolder: join(ROOT, 'server/downloads') });
  const { only } = options;
  const wanted = checks.filter(({ area }) => only === null || only.includes(area));
  try {
    return await runChecks(wanted, CHECK_MS);
  } finally {
    await closeQuietly(opened);
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const findings = await examine(options);
  console.log(options.json ? toJson(findings) : formatReport(findings));
  process.exitCode = getExitCode(findings);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
