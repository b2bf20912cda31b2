import { findHeadlessChromium } from '../../../scripts/setup/chromium.ts';
import { findFirefox } from '../../../scripts/setup/firefox.ts';
import { findWebKit } from '../../../scripts/setup/webkit.ts';
import type { EngineName } from './engine.ts';
import type { EnginePrograms } from './start-engine.ts';

/** The stories run in Chromium; a project of journeys has the name of its engine. */
const NEEDS_CHROMIUM: readonly string[] = ['stories', 'chromium'];

/**
 * The engines that these projects need. Without Chromium nothing is run, nor without the one that `--browser` asks for;
 * another one that is missing is said aloud, and its journeys are counted as not run.
 */
export async function findEngines(projects: readonly string[]): Promise<Partial<EnginePrograms>> {
  const programs: Partial<{ -readonly [Name in EngineName]: EnginePrograms[Name] }> = {};
  if (projects.some((name) => NEEDS_CHROMIUM.includes(name))) programs.chromium = await findHeadlessChromium();
  if (projects.includes('firefox')) {
    const firefox = await unlessMissing(findFirefox);
    if (firefox) programs.firefox = firefox;
  }
  if (projects.includes('webkit')) {
    const webkit = await unlessMissing(findWebKit);
    if (webkit) programs.webkit = webkit;
  }
  return programs;
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (process.env.E2E_BROWSER) throw error;
    console.error((error as Error).message);
    return null;
  }
}
