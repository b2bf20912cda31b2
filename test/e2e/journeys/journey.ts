import type { Language, Market } from '@eunbit/schema/market';
import { COOKIE } from '@eunbit/schema/wire';
import { inject, type TestError, test } from 'vitest';
import { Actor } from '../engines/actor.ts';
import type { Engine, EngineName, Tab } from '../engines/engine.ts';
import { startEngine } from '../engines/start-engine.ts';
import { addState } from '../kit/failure.ts';
import { describeTabs } from './failure.ts';

const NAMES: Readonly<Record<EngineName, string>> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
const ENGINE = inject('engine');
const PROGRAMS = inject('programs')[ENGINE];

/** The engine of the project that the journey runs in, as the name of its tests begins. */
export const inEngine = `in ${NAMES[ENGINE]},`;

/** What people come with. */
export const PHONE = { device: 'phone', size: { width: 390, height: 844 }, touch: true } as const;
export const DESKTOP = { device: 'desktop', size: { width: 1280, height: 900 }, touch: false } as const;
export const DEVICES = [PHONE, DESKTOP] as const;

interface Arrival {
  readonly market: Market;
  readonly language: Language;
  readonly on: (typeof DEVICES)[number];
  /** The session of somebody who is signed in already. */
  readonly session?: string;
  /** What the console may complain about, because the journey provokes it. */
  readonly provokes?: RegExp;
}

/** A test with `arrive`, which opens the browser of somebody new. An error in any console fails it. */
const present = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed.
  .extend('engine', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Engine> => {
    if (!PROGRAMS) throw new Error(`no ${NAMES[ENGINE]} was found`);
    const engine = await startEngine(ENGINE, PROGRAMS, inject('shopUrl'));
    onCleanup(() => engine.close());
    return engine;
  })
  .extend('arrivals', async ({ engine, task }, { onCleanup }) => {
    const arrivals = new Arrivals(engine);
    onCleanup(() => arrivals.end(task.fullTestName, task.result?.errors ?? []));
    return arrivals;
  })
  .extend(
    'arrive',
    ({ arrivals }) =>
      (arrival: Arrival) =>
        arrivals.open(arrival),
  );

/** Where the engine is missing, its journeys are reported as not run. */
export const journey = PROGRAMS ? present : present.skip;

class Arrivals {
  private readonly engine: Engine;
  private readonly opened: { readonly tab: Tab; readonly provokes: RegExp | undefined }[] = [];

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async open({ market, language, on, session, provokes }: Arrival): Promise<Actor> {
    const cookies = { market, language, ...(session && { [COOKIE.session]: session }) };
    const tab = await this.engine.open({ size: on.size, touch: on.touch, cookies });
    this.opened.push({ tab, provokes });
    return new Actor(tab);
  }

  async end(title: string, failures: readonly TestError[]): Promise<void> {
    const complaints = this.opened.flatMap(({ tab, provokes }) =>
      tab.complaints.filter((text) => !provokes?.test(text)),
    );
    const complaint = complaints.length > 0 ? new Error(`A browser complains: ${complaints.join('\n')}`) : null;
    const first = failures[0] ?? complaint;
    const tabs = this.opened.map(({ tab }) => tab);
    if (first) addState(first, `${title}: ${await describeTabs(tabs, title)}`);
    await Promise.all(tabs.map((tab) => tab.close()));
    if (complaint) throw complaint;
  }
}
