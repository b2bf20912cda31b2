import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { VISITORS } from '../statistics/index.ts';
import { UserType } from '../user/index.ts';

@ObjectType('DayFigures', { description: 'Figures of a store for a part of one calendar day there.' })
export class DayFiguresType {
  @Field(() => Int, { description: 'Orders placed, without cancelled ones, as in `saleStatistics`.' })
  orders!: number;

  @Field(() => Int, { description: 'New accounts.' })
  newUsers!: number;

  @Field(() => MoneyType, { description: 'Total of these orders, including shipping and tax.' })
  revenue!: MoneyType;
}

@ObjectType({ description: "Key figures of a store, for staff. Days and months follow the store's calendar." })
export class StoreOverview {
  @Field(() => Int, { description: 'Accounts created since the start of the month.' })
  newUsersThisMonth!: number;

  @Field(() => MoneyType, {
    description:
      'Total of the orders placed since the start of the month, without cancelled ones, as in `saleStatistics`; about a minute old.',
  })
  revenueThisMonth!: MoneyType;

  @Field(() => DayFiguresType, { description: 'Today, until `readAt`.' })
  today!: DayFiguresType;

  @Field(() => DayFiguresType, { description: 'Yesterday, until the same local time.' })
  yesterday!: DayFiguresType;

  @Field(() => Int, { description: 'Reviews without a reply of staff.' })
  unansweredReviews!: number;

  @Field(() => Int, { description: `Since the month began, until about a minute ago. ${VISITORS}` })
  visitorsThisMonth!: number;

  @Field(() => Int, { description: `Today, until \`readAt\`. ${VISITORS}` })
  visitorsToday!: number;

  @Field(() => Int, { description: `Yesterday, until the same time of the day. ${VISITORS}` })
  visitorsYesterday!: number;

  @Field(() => Int, {
    description:
      'Change in visitors from yesterday until the same time to today, in per cent; 100 if there were none yesterday.',
  })
  visitorGrowth!: number;

  @Field(() => Date, { description: 'When the figures were read.' })
  readAt!: Date;

  @Field(() => [UserType], {
    description: 'The four newest accounts, newest first; empty if the caller may not see customers.',
  })
  newestUsers!: UserType[];
}

@ObjectType({ description: 'Failures of background work, for staff.' })
export class SystemHealth {
  @Field(() => Int, { description: 'Emails whose attempts all failed.' })
  failedEmails!: number;

  @Field(() => Int, { description: 'Jobs whose last run failed.' })
  failingJobs!: number;
}

@ObjectType('Job', { description: 'A recurring background job.' })
export class JobType {
  @Field(() => ID, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether its last run failed. It is run again automatically.' })
  isFailing!: boolean;

  @Field(() => String, { nullable: true, description: 'Error of the last run; null if it succeeded.' })
  reason!: string | null;

  @Field(() => Date, { nullable: true, description: 'When its last run began; null before its first run.' })
  lastRunAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the next run is due; null while it is running.' })
  nextRunAt!: Date | null;
}
