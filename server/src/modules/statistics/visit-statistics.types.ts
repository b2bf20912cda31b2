import { DeviceCategory, VisitChannel } from '@eunbit/schema/visit';
import { Extensions, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../common/scalars.ts';
import { StatisticsSpan, TextCount, VISITORS } from './statistics.types.ts';

registerEnumType(VisitChannel, {
  name: 'VisitChannel',
  description: 'The kind of place that a visit came from.',
  valuesConfig: {
    DIRECT: { description: 'The address was typed, or nothing tells.' },
    SEARCH: { description: 'A search engine.' },
    SOCIAL: { description: 'A social network.' },
    EMAIL: { description: 'An email, or a mail site.' },
    REFERRAL: { description: 'Another site.' },
    CAMPAIGN: { description: 'A link that names its campaign.' },
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

@ObjectType({ description: 'The visits that began on a calendar day of a store, and all that happened in them.' })
export class VisitDay {
  @Field(() => LocalDate, { description: 'The day in the store.' })
  date!: string;

  @Field(() => Int, { description: 'Visits that began.' })
  visits!: number;

  @Field(() => Int, { description: `Visitors. ${VISITORS}` })
  visitors!: number;

  @Field(() => Int, { description: 'Pages shown.' })
  pageViews!: number;

  @Field(() => Int, { description: 'Visits that saw one page and did nothing there.' })
  bounces!: number;

  @Field(() => Float, { description: 'Seconds from the first to the last sign of life, all visits together.' })
  seconds!: number;

  @Field(() => Int, { description: 'Visits of browsers that are known again, and came for the first time.' })
  newVisits!: number;

  @Field(() => Int, { description: 'Visits of browsers that had come before. The rest of the visits is neither.' })
  returningVisits!: number;
}

@ObjectType({ description: 'What the visits of a span come to.' })
export class VisitTotals {
  @Field(() => Int, { description: 'Visits that began.' })
  visits!: number;

  @Field(() => Int, { description: `Visitors of the whole span. ${VISITORS} After 88 days away it counts as new.` })
  visitors!: number;

  @Field(() => Int, { description: 'Pages shown.' })
  pageViews!: number;

  @Field(() => Float, { nullable: true, description: 'Share of bounces, 0 to 1; null without visits.' })
  bounceRate!: number | null;

  @Field(() => Float, { nullable: true, description: 'Seconds of a visit on average; null without visits.' })
  averageSeconds!: number | null;

  @Field(() => Int, { description: 'Visits of browsers that are known again, and came for the first time.' })
  newVisits!: number;

  @Field(() => Int, { description: 'Visits of browsers that had come before.' })
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

@ObjectType({ description: 'Visits by where they came from.' })
export class SourceCount {
  @Field(() => VisitChannel, { description: 'The channel.' })
  channel!: VisitChannel;

  @Field(() => String, { nullable: true, description: 'The site or campaign source; null if nothing tells.' })
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

  @Field(() => String, { description: 'Name of the region, as the look-up of addresses has it.' })
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

@ObjectType({ description: "What was measured of pages' speed and calm." })
export class VitalFigures {
  @Field(() => String, { description: 'LCP, INP, CLS, FCP or TTFB.' })
  vital!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Three of four pages stayed within it: milliseconds, for CLS the score. At most 12 % too high.',
  })
  p75!: number | null;

  @Field(() => Int, { description: 'Pages that were good.' })
  good!: number;

  @Field(() => Int, { description: 'Pages in between.' })
  needsImprovement!: number;

  @Field(() => Int, { description: 'Pages that were poor.' })
  poor!: number;

  @Field(() => Int, { description: 'Pages that were measured.' })
  samples!: number;
}

@ObjectType('VisitStatistics', {
  description: 'What visitors did in a store. A visit, and all that happens in it, counts when it began.',
})
export class VisitStatisticsType {
  @Field(() => StatisticsSpan, { description: 'The days asked for, until today.' })
  span!: StatisticsSpan;

  @Field(() => StatisticsSpan, { description: 'As many days before.' })
  before!: StatisticsSpan;

  @Extensions({ atMost: 366 })
  @Field(() => [VisitDay], { description: 'Every day of the span, oldest first.' })
  days!: VisitDay[];

  @Extensions({ atMost: 366 })
  @Field(() => [VisitDay], { description: 'Every day of the span before, oldest first.' })
  daysBefore!: VisitDay[];

  @Field(() => VisitTotals, { description: 'The span in all.' })
  totals!: VisitTotals;

  @Field(() => VisitTotals, { description: 'The span before in all.' })
  totalsBefore!: VisitTotals;

  @Field(() => [ChannelCount], { description: 'Every kind of place, in fixed order.' })
  channels!: ChannelCount[];

  @Field(() => [SourceCount], { description: 'Most first, at most 20.' })
  sources!: SourceCount[];

  @Field(() => [TextCount], { description: 'What was searched for outside, where it is told; most first, at most 20.' })
  keywords!: TextCount[];

  @Field(() => [TextCount], { description: 'What was searched for in the help centre; most first, at most 20.' })
  faqSearches!: TextCount[];

  @Field(() => [PathCount], { description: 'Pages, most shown first, at most 20.' })
  paths!: PathCount[];

  @Field(() => [DeviceCount], { description: 'Devices of the last 28 days, whatever the span.' })
  devices!: DeviceCount[];

  @Field(() => [CountryCount], { description: 'All countries of the span, most visits first.' })
  countries!: CountryCount[];

  @Field(() => [RegionCount], { description: 'Most visits first, at most 100.' })
  regions!: RegionCount[];

  @Field(() => [ActiveUsers], { description: 'Within 1, 7, 14, 28 and 30 days, whatever the span.' })
  activeUsers!: ActiveUsers[];

  @Field(() => [VitalFigures], { description: 'Every vital, in fixed order.' })
  vitals!: VitalFigures[];
}
