import type { WebKitPrograms } from '../../../scripts/setup/webkit.ts';
import { startChromium } from './chromium.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Where the engine is on this machine. */
export interface EnginePrograms {
  readonly chromium: string;
  readonly firefox: string;
  readonly webkit: WebKitPrograms;
}

const START: { readonly [Name in EngineName]: (programs: EnginePrograms[Name], origin: string) => Promise<Engine> } = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

export function startEngine<Name extends EngineName>(
  name: Name,
  programs: EnginePrograms[Name],
  origin: string,
): Promise<Engine> {
  return START[name](programs, origin);
}
