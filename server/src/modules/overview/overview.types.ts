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

@ObjectType({ description: 'A store at a glance, for staff. Days and months are those of the store.' })
export class StoreOverview {
  @Field(() => Int, { description: 'Accounts made since the month began.' })
  newUsersThisMonth!: number;

  @Field(() => MoneyType, {
    description:
      'What the orders placed since the month began came to, cancelled ones left out, as in `saleStatistics`; until about a minute ago.',
  })
  revenueThisMonth!: MoneyType;

  @Field(() => DayFiguresType, { description: 'Today, until `readAt`.' })
  today!: DayFiguresType;

  @Field(() => DayFiguresType, { description: 'Yesterday, until the same time of the day by the clocks of the store.' })
  yesterday!: DayFiguresType;

  @Field(() => Int, { description: 'Reviews that nobody of staff has answered.' })
  unansweredReviews!: number;

  @Field(() => Int, { description: `Since the month began, until about a minute ago. ${VISITORS}` })
  visitorsThisMonth!: number;

  @Field(() => Int, { description: `Today, until \`readAt\`. ${VISITORS}` })
  visitorsToday!: number;

  @Field(() => Int, { description: `Yesterday, until the same time of the day. ${VISITORS}` })
  visitorsYesterday!: number;

  @Field(() => Int, {
    description:
      'Per cent more visitors today than yesterday until the same time, negative for fewer; 100 when there were none.',
  })
  visitorGrowth!: number;

  @Field(() => Date, { description: 'When this was read.' })
  readAt!: Date;

  @Field(() => [UserType], {
    description: 'The four newest accounts, newest first; none for callers who may not see customers.',
  })
  newestUsers!: UserType[];
}

@ObjectType({ description: 'What of the work that the shop does automatically has gone wrong, for staff.' })
export class SystemHealth {
  @Field(() => Int, { description: 'Emails that failed all their tries.' })
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
