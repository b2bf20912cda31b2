import { COOKIE } from '@eunbit/schema/wire';
import { print } from 'graphql';
import mongoose from 'mongoose';
import type { TestProject } from 'vitest/node';
import { installKoreanFont } from '../../../scripts/setup/chromium.ts';
import { SignIn } from '../../kit/operations.ts';
import type { EngineName } from '../engines/engine.ts';
import { findEngines } from '../engines/find-engines.ts';
import type { EnginePrograms } from '../engines/start-engine.ts';
import { STAFF } from './accounts.ts';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shop that all stories visit. */
    shopUrl: string;
    /** Origin of its postcode search. */
    postcodeOrigin: string;
    databaseUri: string;
    /** Address of the sandbox that receives the shop's emails. */
    emailUrl: string;
    /** Address of the sandbox that issues its virtual accounts. */
    bankUrl: string;
    /** Empty if no story runs. */
    chromiumPath: string;
    /** The browser engines of this run that are installed. */
    programs: Partial<EnginePrograms>;
    /** The engine of a project with journeys. */
    engine: EngineName;
    /** Session of a staff member. Sign-ins are limited per account, so the stories share one. */
    staffSession: string;
  }
}

/** Starts one shop per run; stopping it cleanly is the last check. */
export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  await installKoreanFont();
  const programs = await findEngines(project.vitest.projects.map(({ name }) => name));
  const shop = await startShop();
  try {
    await requireStorefront(shop.url);
    project.provide('chromiumPath', programs.chromium ?? '');
    project.provide('programs', programs);
    project.provide('shopUrl', shop.url);
    project.provide('postcodeOrigin', shop.postcodeOrigin);
    project.provide('databaseUri', shop.databaseUri);
    project.provide('emailUrl', shop.emailUrl);
    project.provide('bankUrl', shop.bankUrl);
    project.provide('staffSession', await signIn(shop.url));
    await confirmForTheRun(shop.databaseUri);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return async () => {
    try {
      await shop.stop();
    } catch (error) {
      // The runner reports an error here without failing the run.
      process.exitCode = 1;
      throw error;
    }
  };
}

/** Fails early: without a storefront every story would run into its timeout. */
async function requireStorefront(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`The storefront answers with status ${status}; the shop's own lines above say why.`);
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(SignIn), variables: { input: STAFF } }),
  });
  const begin = `${COOKIE.session}=`;
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith(begin));
  const session = cookie?.slice(begin.length).split(';')[0];
  if (!session) throw new Error(`Staff could not sign in: ${await response.text()}`);
  return session;
}

/**
 * Extends the re-authentication of the session: a run may take longer than it lasts, and each sensitive step would then ask for
 * the password again.
 */
async function confirmForTheRun(databaseUri: string): Promise<void> {
  const database = await mongoose.createConnection(databaseUri).asPromise();
  const tomorrow = new Date(Date.now() + 86_400_000);
  try {
    const { modifiedCount } = await database.collection('sessions').updateMany({}, { $set: { confirmedAt: tomorrow } });
    if (modifiedCount !== 1) throw new Error(`The session of staff is one of ${modifiedCount}`);
  } finally {
    await database.close();
  }
}
