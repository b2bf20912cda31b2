import { MAXIMUM_REPORTED_EVENTS, VisitEventKind } from '@eunbit/schema/visit';
import { createUnionType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { VisitError } from './visit.errors.ts';

registerEnumType(VisitEventKind, {
  name: 'VisitEventKind',
  description: 'What happened in a visit.',
  valuesConfig: {
    PAGE_VIEW: { description: 'A page was shown.' },
    PRODUCT_CLICKED: { description: 'A product was chosen from a list.' },
    ADDED_TO_CART: { description: 'Units of a product were put into the cart.' },
    CHECKOUT_BEGUN: { description: 'The checkout was opened.' },
    PAYMENT_BEGUN: { description: 'A payment was started.' },
    PURCHASED: { description: 'An order was placed.' },
    FAQ_SEARCHED: { description: 'The questions and answers were searched.' },
    WEB_VITAL: { description: "A page's speed or calm was measured." },
  },
});

@InputType({ description: 'One thing that happened in a visit.' })
export class VisitEventInput {
  @Field(() => ID, { description: 'Made by the browser, 22 characters of base64url; the same one is noted once.' })
  id!: string;

  @Field(() => VisitEventKind, { description: 'What happened.' })
  kind!: VisitEventKind;

  @Field(() => Date, { description: 'When: at most 5 minutes ahead and 24 hours ago.' })
  at!: Date;

  @Field(() => String, { description: 'Path of the page. What stands behind ? and # is not kept.' })
  path!: string;

  @Field(() => ID, { nullable: true, description: 'The product, for PRODUCT_CLICKED and ADDED_TO_CART.' })
  productId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Units, for ADDED_TO_CART; 1 if omitted.' })
  units?: number | null;

  @Field(() => String, { nullable: true, description: 'The words, for FAQ_SEARCHED; 60 characters are kept.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'LCP, INP, CLS, FCP or TTFB, for WEB_VITAL.' })
  vital?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What was measured, for WEB_VITAL: milliseconds, for CLS the score.',
  })
  value?: number | null;
}

@InputType({ description: 'What happened in a visit since the last report.' })
export class ReportVisitInput {
  @Field(() => ID, { description: 'The visit, made by the browser: 22 characters of base64url.' })
  visitId!: string;

  @Field(() => ID, { nullable: true, description: 'The browser, where its owner agreed to be known again.' })
  visitorId?: string | null;

  @Field(() => String, { nullable: true, description: 'The page that led to the first one of the visit.' })
  referrer?: string | null;

  @Field(() => String, { nullable: true, description: "The query of the first page's address, for its campaign." })
  query?: string | null;

  @Field(() => [VisitEventInput], { description: `1 to ${MAXIMUM_REPORTED_EVENTS} events.` })
  events!: VisitEventInput[];
}

@ObjectType({ description: 'The report was taken.' })
export class VisitReportTaken {
  @Field(() => Boolean, {
    description: 'False if nothing is noted: of programs, and of browsers that ask not to be followed.',
  })
  isRecorded!: boolean;
}

export const ReportVisitResult = createUnionType({
  name: 'ReportVisitResult',
  description: 'Outcome of reportVisit.',
  types: () => [VisitReportTaken, VisitError] as const,
});
