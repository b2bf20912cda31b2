import { FaqCategory } from '@eunbit/schema/faq';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(FaqCategory, {
  name: 'FaqCategory',
  description: 'A tab of the help centre, in the order of the tabs.',
  valuesConfig: {
    ORDER: { description: 'Ordering, changing and cancelling an order.' },
    SHIPPING: { description: 'Delivery time, fees, tracking.' },
    RETURN: { description: 'Returns, exchanges, refunds, defective products.' },
    PAYMENT: { description: 'Payment methods and their deadlines.' },
    PRODUCT: { description: 'What is in the products and how to use them.' },
    LOGIN: { description: 'Buying without an account, signing in, personal data.' },
  },
});

@ObjectType('FaqEntry', {
  description: "A question and its answer in the store's help centre, in the language of the request.",
})
export class FaqEntryType {
  @Field(() => ID, { description: 'Readable, stable id for links: /faq#{id}.' })
  id!: string;

  @Field(() => FaqCategory, { description: 'Its tab.' })
  category!: FaqCategory;

  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => [String], { description: 'The answer, one string for each paragraph.' })
  answer!: string[];
}

@InputType({ description: 'The opened question.' })
export class RecordFaqOpeningInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;
}
