import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { UserType } from '../user/user.types.ts';

@ObjectType({ description: 'What happened in a store within one calendar day there.' })
export class DayFiguresType {
  @Field(() => Int, { description: 'Orders placed.' })
  orders!: number;

  @Field(() => Int, { description: 'Accounts made.' })
  newUsers!: number;

  @Field(() => MoneyType, { description: 'Money that came in less what went back.' })
  revenue!: MoneyType;
}

@ObjectType({ description: 'A store at a glance, for staff. Days and months are those of the store.' })
export class StoreOverview {
  @Field(() => Int, { description: 'Accounts made since the month began.' })
  newUsersThisMonth!: number;

  @Field(() => MoneyType, { description: 'Money that came in since the month began, less what went back.' })
  revenueThisMonth!: MoneyType;

  @Field(() => DayFiguresType, { description: 'Today, until now.' })
  today!: DayFiguresType;

  @Field(() => DayFiguresType, { description: 'All of yesterday.' })
  yesterday!: DayFiguresType;

  @Field(() => Int, { description: 'Reviews that nobody of staff has answered.' })
  unansweredReviews!: number;

  @Field(() => Int, { description: 'Different visitors since the month began, until about a minute ago.' })
  visitorsThisMonth!: number;

  @Field(() => Int, { description: 'Different visitors today, until about a minute ago.' })
  visitorsToday!: number;

  @Field(() => Int, { description: 'Different visitors of yesterday.' })
  visitorsYesterday!: number;

  @Field(() => Int, {
    description: 'Per cent more visitors today than yesterday, negative for fewer; 100 when there were none yesterday.',
  })
  visitorGrowth!: number;

  @Field(() => [UserType], { description: 'The four newest accounts, newest first.' })
  newestUsers!: UserType[];
}

@ObjectType({ description: 'What of the work that the shop does by itself has gone wrong, for staff.' })
export class DeskOverview {
  @Field(() => Int, { description: 'Letters that failed all their tries.' })
  failedLetters!: number;

  @Field(() => Int, { description: 'Jobs whose last run failed.' })
  failingJobs!: number;
}

@ObjectType('Job', { description: 'Work that the shop does again and again by itself.' })
export class JobType {
  @Field(() => ID, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Its last run failed. It is run again by itself.' })
  failing!: boolean;

  @Field(() => String, { nullable: true, description: 'What the last run said when it failed; null while it works.' })
  reason!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it last began; null before its first run.' })
  lastRunAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it is due; null while it is under way.' })
  nextRunAt!: Date | null;
}
