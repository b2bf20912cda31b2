import { Market } from '@eunbit/schema/market';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Visitors who are looking at a page now.' })
export class PageVisitors {
  @Field(() => String, { description: 'Path of the page.' })
  path!: string;

  @Field(() => Int, { description: 'Different visitors.' })
  visitors!: number;
}

@ObjectType({ description: 'Visitors from a country who are in the store now.' })
export class CountryVisitors {
  @Field(() => String, { nullable: true, description: 'ISO 3166, two letters; null if unknown.' })
  countryCode!: string | null;

  @Field(() => Int, { description: 'Different visitors.' })
  visitors!: number;
}

@ObjectType('VisitsNow', { description: 'Visitors in a store now, active within the last five minutes.' })
export class VisitsNowType {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => Date, { description: 'Time of these figures.' })
  at!: Date;

  @Field(() => Int, { description: 'Different visitors.' })
  visitors!: number;

  @Field(() => [Int], { description: 'Distinct visitors in each of the last 30 minutes, oldest first.' })
  minutes!: number[];

  @Field(() => [PageVisitors], { description: 'Pages being viewed, most visitors first, at most 10.' })
  pages!: PageVisitors[];

  @Field(() => [CountryVisitors], { description: 'Countries of the visitors, most first, at most 10.' })
  countries!: CountryVisitors[];
}
