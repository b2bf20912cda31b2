import { CancellationMoney } from '@eunbit/schema/order';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../../common/money.types.ts';

registerEnumType(CancellationMoney, {
  name: 'CancellationMoney',
  description: "Effect of a cancellation on the order's money.",
  valuesConfig: {
    NO_CHARGE: { description: 'Nothing: the order costs nothing.' },
    NOTHING_PAID: { description: 'Nothing: the deposit has not arrived and is no longer expected.' },
    NOT_CHARGED: { description: 'The card authorisation is released, or already was.' },
    CARD: { description: 'It is refunded to the card.' },
    BANK_ACCOUNT: { description: 'It is refunded to a bank account that the customer is asked for.' },
    ALREADY_REFUNDED: { description: 'Nothing: all of it was refunded, or is being refunded.' },
  },
});

@ObjectType('CancellationPreview', { description: 'What cancelling the order now would do with its money.' })
export class CancellationPreviewType {
  @Field(() => CancellationMoney, { description: 'Where the money goes.' })
  money!: CancellationMoney;

  @Field(() => MoneyType, { description: 'What is refunded of the payment for the order itself.' })
  refund!: MoneyType;
}
