import { FUNNEL_STEPS, FunnelStep } from '@eunbit/schema/statistics';
import { DeviceCategory, VisitChannel, VisitEventKind, WEB_VITALS, type WebVital } from '@eunbit/schema/visit';
import type { VisitEventRecord, VisitRecord } from '../visit/index.ts';
import { increase, toRanking } from './ranking.ts';
import { KEPT_NAMES, type VisitFigures } from './visit-figures.ts';
import { tallyVital, type VitalTallies } from './vital-tally.ts';

export type CountedEvent = Pick<VisitEventRecord, 'kind' | 'path' | 'text' | 'vital' | 'value'>;
export type CountedVisit = Pick<
  VisitRecord,
  'startedAt' | 'lastAt' | 'channel' | 'source' | 'keywords' | 'device' | 'country' | 'region' | 'returning'
> & { readonly events: readonly CountedEvent[] };

const PRODUCT_PAGE = /^\/product\//;

/** The funnel step of an event. */
function getFunnelStep({ kind, path }: CountedEvent): FunnelStep {
  switch (kind) {
    case VisitEventKind.PURCHASED:
    case VisitEventKind.PAYMENT_BEGUN:
    case VisitEventKind.CHECKOUT_BEGUN:
    case VisitEventKind.ADDED_TO_CART:
      return kind;
    case VisitEventKind.PRODUCT_CLICKED:
      return FunnelStep.PRODUCT_VIEW;
    default:
      return kind === VisitEventKind.PAGE_VIEW && PRODUCT_PAGE.test(path) ? FunnelStep.PRODUCT_VIEW : FunnelStep.VISIT;
  }
}

const getFurthestStep = ({ events }: CountedVisit) =>
  Math.max(0, ...events.map((event) => FUNNEL_STEPS.indexOf(getFunnelStep(event))));

/** Web vitals are not an action of the visitor. */
function isBounce({ events }: CountedVisit): boolean {
  const done = events.filter(({ kind }) => kind !== VisitEventKind.WEB_VITAL);
  return done.length <= 1 && done.every(({ kind }) => kind === VisitEventKind.PAGE_VIEW);
}

const getDurationSeconds = ({ startedAt, lastAt }: CountedVisit) =>
  Math.floor((lastAt.getTime() - startedAt.getTime()) / 1000);

/** Counts visits one at a time, so that memory does not grow with their number. */
export class VisitTally {
  private readonly sums = { visits: 0, pageViews: 0, bounces: 0, seconds: 0, newVisits: 0, returningVisits: 0 };
  private readonly channels = new Map<string, number>();
  private readonly devices = new Map<string, number>();
  private readonly steps = FUNNEL_STEPS.map(() => 0);
  private readonly sources = new Map<string, number>();
  private readonly keywords = new Map<string, number>();
  private readonly faqSearches = new Map<string, number>();
  private readonly paths = new Map<string, number>();
  private readonly countries = new Map<string, number>();
  private readonly regions = new Map<string, number>();
  private readonly vitals = new Map<WebVital, number[]>(WEB_VITALS.map((vital) => [vital, []]));

  add(visit: CountedVisit): void {
    const { sums } = this;
    sums.visits += 1;
    sums.seconds += getDurationSeconds(visit);
    if (isBounce(visit)) sums.bounces += 1;
    if (visit.returning === true) sums.returningVisits += 1;
    if (visit.returning === false) sums.newVisits += 1;
    for (let step = getFurthestStep(visit); step >= 0; step -= 1) this.steps[step] = (this.steps[step] ?? 0) + 1;
    this.addOrigin(visit);
    for (const event of visit.events) this.addEvent(event);
  }

  private addOrigin({ channel, source, keywords, device, country, region }: CountedVisit): void {
    increase(this.channels, channel);
    increase(this.devices, device);
    increase(this.sources, `${channel}\n${source ?? ''}`);
    increase(this.countries, country ?? '');
    if (keywords) increase(this.keywords, keywords);
    if (country && region) increase(this.regions, `${country}\n${region}`);
  }

  private addEvent({ kind, path, text, vital, value }: CountedEvent): void {
    if (kind === VisitEventKind.PAGE_VIEW) {
      this.sums.pageViews += 1;
      increase(this.paths, path);
    }
    if (kind === VisitEventKind.FAQ_SEARCHED && text) increase(this.faqSearches, text);
    if (vital && value !== null) this.vitals.get(vital)?.push(value);
  }

  figures(): VisitFigures {
    const vitals: VitalTallies = {};
    for (const [vital, values] of this.vitals) if (values.length > 0) vitals[vital] = tallyVital(vital, values);
    return {
      counts: {
        ...this.sums,
        channels: toCounts(VisitChannel, this.channels),
        devices: toCounts(DeviceCategory, this.devices),
        steps: [...this.steps],
      },
      lists: {
        sources: toRanking(this.sources, KEPT_NAMES.sources),
        keywords: toRanking(this.keywords, KEPT_NAMES.keywords),
        faqSearches: toRanking(this.faqSearches, KEPT_NAMES.faqSearches),
        paths: toRanking(this.paths, KEPT_NAMES.paths),
        countries: toRanking(this.countries, KEPT_NAMES.countries),
        regions: toRanking(this.regions, KEPT_NAMES.regions),
        vitals,
      },
    };
  }
}

function toCounts<Name extends string>(names: Readonly<Record<string, Name>>, counts: ReadonlyMap<string, number>) {
  return Object.fromEntries(Object.values(names).map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;
}
