import { DeviceCategory, VisitChannel } from '@eunbit/schema/visit';
import { Extensions, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../common/scalars.ts';
import { StatisticsSpan, TextCount, VISITORS } from './statistics.types.ts';

registerEnumType(VisitChannel, {
  name: 'VisitChannel',
  description: 'Channel of a visit.',
  valuesConfig: {
    DIRECT: { description: 'A typed address, or an unknown source.' },
    SEARCH: { description: 'A search engine.' },
    SOCIAL: { description: 'A social network.' },
    EMAIL: { description: 'An email, or a webmail site.' },
    REFERRAL: { description: 'Another site.' },
    CAMPAIGN: { description: 'A link with campaign parameters.' },
  },
});

registerEnumType(DeviceCategory, {
  name: 'DeviceCategory',
  description: 'Kind of device of a visitor.',
  valuesConfig: {
    MOBILE: { description: 'A phone.' },
    TABLET: { description: 'A tablet.' },
    DESKTOP: { description: 'A computer.' },
  },
});

@ObjectType({ description: 'Visits that began on a calendar day of a store, with all their events.' })
export class VisitDay {
  @Field(() => LocalDate, { description: "The day, by the store's calendar." })
  date!: string;

  @Field(() => Int, { description: 'Visits that began.' })
  visits!: number;

  @Field(() => Int, { description: `Visitors. ${VISITORS}` })
  visitors!: number;

  @Field(() => Int, { description: 'Page views.' })
  pageViews!: number;

  @Field(() => Int, { description: 'Visits with one page and no interaction.' })
  bounces!: number;

  @Field(() => Float, { description: 'Total seconds between the first and the last event of each visit.' })
  seconds!: number;

  @Field(() => Int, { description: 'First visits of recognised browsers.' })
  newVisits!: number;

  @Field(() => Int, {
    description: 'Later visits of recognised browsers. Visits of other browsers are neither new nor returning.',
  })
  returningVisits!: number;
}

@ObjectType({ description: 'Totals of the visits in a period.' })
export class VisitTotals {
  @Field(() => Int, { description: 'Visits that began.' })
  visits!: number;

  @Field(() => Int, { description: `Visitors of the whole span. ${VISITORS} After 88 days away it counts as new.` })
  visitors!: number;

  @Field(() => Int, { description: 'Page views.' })
  pageViews!: number;

  @Field(() => Float, { nullable: true, description: 'Share of bounces, 0 to 1; null without visits.' })
  bounceRate!: number | null;

  @Field(() => Float, { nullable: true, description: 'Average duration of a visit in seconds; null without visits.' })
  averageSeconds!: number | null;

  @Field(() => Int, { description: 'First visits of recognised browsers.' })
  newVisits!: number;

  @Field(() => Int, { description: 'Later visits of recognised browsers.' })
  returningVisits!: number;
}

@ObjectType({ description: 'Visits by channel.' })
export class ChannelCount {
  @Field(() => VisitChannel, { description: 'The channel.' })
  channel!: VisitChannel;

  @Field(() => Int, { description: 'In the period.' })
  visits!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  visitsBefore!: number;
}

@ObjectType({ description: 'Visits by source.' })
export class SourceCount {
  @Field(() => VisitChannel, { description: 'The channel.' })
  channel!: VisitChannel;

  @Field(() => String, { nullable: true, description: 'The site or campaign source; null if unknown.' })
  source!: string | null;

  @Field(() => Int, { description: 'In the period.' })
  visits!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  visitsBefore!: number;
}

@ObjectType({ description: 'Views of a page.' })
export class PathCount {
  @Field(() => String, { description: 'Path of the page; `(other)` for all paths that the shop does not have.' })
  path!: string;

  @Field(() => Int, { description: 'In the period.' })
  views!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  viewsBefore!: number;
}

@ObjectType({ description: 'Visits by device.' })
export class DeviceCount {
  @Field(() => DeviceCategory, { description: 'The device.' })
  device!: DeviceCategory;

  @Field(() => Int, { description: 'Visits.' })
  visits!: number;
}

@ObjectType({ description: 'Visits by country.' })
export class CountryCount {
  @Field(() => String, { nullable: true, description: 'ISO 3166, two letters; null if unknown.' })
  countryCode!: string | null;

  @Field(() => Int, { description: 'In the period.' })
  visits!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  visitsBefore!: number;
}

@ObjectType({ description: 'Visits by region of a country.' })
export class RegionCount {
  @Field(() => String, { description: 'ISO 3166, two letters.' })
  countryCode!: string;

  @Field(() => String, { description: 'Name of the region, from the IP geolocation.' })
  region!: string;

  @Field(() => Int, { description: 'In the period.' })
  visits!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  visitsBefore!: number;
}

@ObjectType({ description: 'Visitors of the last days, including today.' })
export class ActiveUsers {
  @Field(() => Int, { description: 'Length in days: 1, 7, 14, 28 or 30.' })
  window!: number;

  @Field(() => Int, { description: `Visitors in these days. ${VISITORS}` })
  users!: number;

  @Field(() => Int, { description: 'Visitors in the preceding period of the same length, counted in the same way.' })
  usersBefore!: number;
}

@ObjectType({ description: 'Measurements of a web vital.' })
export class VitalFigures {
  @Field(() => String, { description: 'LCP, INP, CLS, FCP or TTFB.' })
  vital!: string;

  @Field(() => Float, {
    nullable: true,
    description: '75th percentile: milliseconds; for CLS the score. At most 12 % too high.',
  })
  p75!: number | null;

  @Field(() => Int, { description: 'Pages rated good.' })
  good!: number;

  @Field(() => Int, { description: 'Pages that need improvement.' })
  needsImprovement!: number;

  @Field(() => Int, { description: 'Pages rated poor.' })
  poor!: number;

  @Field(() => Int, { description: 'Number of measurements.' })
  samples!: number;
}

@ObjectType('VisitStatistics', {
  description: 'Visitor statistics of a store. All events of a visit count on the day it began.',
})
export class VisitStatisticsType {
  @Field(() => StatisticsSpan, { description: 'The requested period, until today.' })
  span!: StatisticsSpan;

  @Field(() => StatisticsSpan, { description: 'The preceding period of the same length.' })
  before!: StatisticsSpan;

  @Extensions({ atMost: 366 })
  @Field(() => [VisitDay], { description: 'Every day of the period, oldest first.' })
  days!: VisitDay[];

  @Extensions({ atMost: 366 })
  @Field(() => [VisitDay], { description: 'Every day of the preceding period, oldest first.' })
  daysBefore!: VisitDay[];

  @Field(() => VisitTotals, { description: 'Totals of the period.' })
  totals!: VisitTotals;

  @Field(() => VisitTotals, { description: 'Totals of the preceding period.' })
  totalsBefore!: VisitTotals;

  @Field(() => [ChannelCount], { description: 'Every channel, in fixed order.' })
  channels!: ChannelCount[];

  @Field(() => [SourceCount], { description: 'Sources, most visits first, at most 20.' })
  sources!: SourceCount[];

  @Field(() => [TextCount], { description: 'Keywords in search engines, if known; most frequent first, at most 20.' })
  keywords!: TextCount[];

  @Field(() => [TextCount], { description: 'Searches in the help centre; most frequent first, at most 20.' })
  faqSearches!: TextCount[];

  @Field(() => [PathCount], { description: 'Pages, most views first, at most 20.' })
  paths!: PathCount[];

  @Field(() => [DeviceCount], { description: 'Devices of the last 28 days, independent of the period.' })
  devices!: DeviceCount[];

  @Field(() => [CountryCount], { description: 'All countries of the period, most visits first.' })
  countries!: CountryCount[];

  @Field(() => [RegionCount], { description: 'Regions, most visits first, at most 100.' })
  regions!: RegionCount[];

  @Field(() => [ActiveUsers], { description: 'Of the last 1, 7, 14, 28 and 30 days, independent of the period.' })
  activeUsers!: ActiveUsers[];

  @Field(() => [VitalFigures], { description: 'Every vital, in fixed order.' })
  vitals!: VitalFigures[];
}
