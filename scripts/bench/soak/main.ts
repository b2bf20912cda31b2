import { setTimeout as delay } from 'node:timers/promises';
import { type Column, keepResults, readMemory, renderTable } from '../figures.ts';
import { readOptions } from '../options.ts';
import { raiseStock, readProducts } from '../preparation.ts';
import type { Inspector } from '../profile/inspector.ts';
import { type Shop, startShop } from '../shop.ts';
import { findTrend, type Sample, type Section, type Trend, toSections } from './memory-trend.ts';
import { type KindFigures, runMixedLoad } from './mixed-load.ts';

const IDLE_SECONDS = 10;
const WARM_UP_SECONDS = 60;
const SAMPLE_MS = 1000;
const SECTIONS = 10;
/** Allowed growth of live memory at the end, in megabytes: caches that have not reached their limit. */
const LIVE_GROWTH = 10;

const SECTION_COLUMNS: readonly Column<Section>[] = [
  ['until minute', ({ minute }) => minute.toFixed(1)],
  ['lowest MB', ({ lowest }) => lowest.toFixed(0)],
  ['median MB', ({ median }) => median.toFixed(0)],
  ['highest MB', ({ highest }) => highest.toFixed(0)],
];

const LOAD_COLUMNS: readonly Column<KindFigures>[] = [
  ['load', ({ kind }) => kind],
  ['a second', ({ perSecond }) => perSecond.toFixed(1)],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(1)],
  ['errors', ({ errors }) => String(errors)],
];

/** Live heap in megabytes, after a garbage collection. */
async function readLiveHeap(inspector: Inspector): Promise<number> {
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send<{ usedSize: number }>('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function sampleMemory(pid: number, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 60_000;
  for (; elapsed() < minutes; await delay(SAMPLE_MS)) {
    const megabytes = await readMemory(pid);
    if (megabytes !== null) samples.push({ minute: elapsed(), megabytes });
  }
  return samples;
}

interface Soak {
  readonly samples: readonly Sample[];
  readonly liveBefore: number;
  readonly liveAfter: number;
  readonly load: readonly KindFigures[];
}

async function soak(shop: Shop, minutes: number): Promise<Soak> {
  const { products } = await readProducts(shop);
  const inspector = await shop.inspect();
  const warmUp = runMixedLoad(shop.url, products, WARM_UP_SECONDS);
  await delay((WARM_UP_SECONDS / 2) * 1000);
  // Read halfway through the warm-up, so that memory is normal again at the first sample.
  const liveBefore = await readLiveHeap(inspector);
  // Profiled only here, since an hour of recording would take memory itself.
  await shop.profiled('mixed load', () => warmUp);
  const running = runMixedLoad(shop.url, products, minutes * 60);
  const samples = await sampleMemory(shop.pid, minutes);
  const load = await running;
  const liveAfter = await readLiveHeap(inspector);
  inspector.close();
  return { samples, liveBefore, liveAfter, load };
}

const signed = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;

function describe({ megabytesAnHour, grown, isFlat }: Trend, liveGrown: number): string {
  const live = `what is in use after garbage collection: ${signed(liveGrown)} MB`;
  const slope = `${signed(grown)} MB over the second half, ${signed(megabytesAnHour)} MB an hour; ${live}`;
  return isFlat && liveGrown <= LIVE_GROWTH ? `memory is flat: ${slope}` : `memory grows: ${slope}`;
}

/** `bench -- soak [--minutes N]`: whether the server's memory is stable under an hour of mixed load. */
export async function runSoak(): Promise<void> {
  const { minutes } = readOptions({ minutes: 60 });
  await using shop = await startShop({ TRUST_PROXY: 'loopback' });
  await delay(IDLE_SECONDS * 1000);
  const idle = await readMemory(shop.pid);
  await raiseStock(shop);
  const { samples, liveBefore, liveAfter, load } = await soak(shop, minutes);
  const sections = toSections(samples, minutes, SECTIONS);
  const trend = findTrend(sections);
  console.log(renderTable(SECTION_COLUMNS, sections));
  console.log(renderTable(LOAD_COLUMNS, load));
  const [first, last] = [samples[0]?.megabytes, samples.at(-1)?.megabytes];
  const show = (value: number | null | undefined) => `${value?.toFixed(0) ?? '-'} MB`;
  console.log(`memory idle ${show(idle)}, after warm-up ${show(first)}, at the end ${show(last)}`);
  console.log(`in use after garbage collection: ${show(liveBefore)}, at the end ${show(liveAfter)}`);
  console.log(describe(trend, liveAfter - liveBefore));
  await keepResults('soak', { minutes, idle, first, last, sections, trend, liveBefore, liveAfter, load });
  const isFlat = trend.isFlat && liveAfter - liveBefore <= LIVE_GROWTH;
  if (!isFlat || load.some(({ errors }) => errors > 0)) process.exitCode = 1;
}
