import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../common/scalars.ts';

/** How visitors are counted, for the descriptions of the fields. */
export const VISITORS = 'A browser that agreed to be recognised counts once, any other browser once for each visit.';

@ObjectType({ description: "A period of calendar days in a store's time zone, both inclusive." })
export class StatisticsSpan {
  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The last day.' })
  to!: string;

  @Field(() => String, { description: 'Name of the time zone, such as `Asia/Seoul`.' })
  timeZone!: string;
}

@ObjectType({ description: 'Number of occurrences of a text in a period and the preceding one.' })
export class TextCount {
  @Field(() => String, { description: 'The text, in lower case.' })
  text!: string;

  @Field(() => Int, { description: 'In the period.' })
  count!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  countBefore!: number;
}
