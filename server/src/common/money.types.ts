import { Currency } from '@eunbit/schema/market';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MinorUnits } from './scalars.ts';

registerEnumType(Currency, {
  name: 'Currency',
  description: 'Currency of an amount, ISO 4217.',
  valuesConfig: {
    KRW: { description: 'South Korean won; without a minor unit, so amounts count whole won.' },
    USD: { description: 'US dollar; amounts count cents.' },
  },
});

@ObjectType('Money', { description: 'An amount of money in one currency.' })
export class MoneyType {
  @Field(() => MinorUnits, { description: 'Minor units: cents for USD, won for KRW.' })
  amount!: number;

  @Field(() => Currency, { description: 'Currency of the amount.' })
  currency!: Currency;
}
