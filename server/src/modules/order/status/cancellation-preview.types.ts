import { CancellationMoney } from '@eunbit/schema/order';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../../common/money.types.ts';

registerEnumType(CancellationMoney, {
  name: 'CancellationMoney',
  description: 'What cancelling an order does with its money.',
  valuesConfig: {
    NO_CHARGE: { description: 'Nothing: the order costs nothing.' },
    NOTHING_PAID: { description: 'Nothing: its deposit has not come, and is not awaited any more.' },
    NOT_CHARGED: { description: 'The amount that is set aside on the card is released, or was already.' },
    CARD: { description: 'It goes back to the card.' },
    BANK_ACCOUNT: { description: 'It goes back to the account that the customer is asked for.' },
    ALREADY_REFUNDED: { description: 'Nothing: all of it has gone back, or is on its way.' },
  },
});

@ObjectType('CancellationPreview', { description: 'What cancelling an order would do with its money now.' })
export class CancellationPreviewType {
  @Field(() => CancellationMoney, { description: 'Where the money goes.' })
  money!: CancellationMoney;

  @Field(() => MoneyType, { description: 'What goes back of what was paid for the order itself.' })
  refund!: MoneyType;
}
