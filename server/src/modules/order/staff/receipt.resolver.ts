import { Arg, Ctx, createUnionType, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';

@InputType({ description: 'The order whose receipt is sent.' })
export class SendReceiptInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The receipt was sent.' })
class ReceiptSent {
  @Field(() => String, { description: 'Where it goes.' })
  email!: string;
}

const SendReceiptResult = createUnionType({
  name: 'SendReceiptResult',
  description: 'Outcome of sendReceipt.',
  types: () => [ReceiptSent, OrderError] as const,
});

@Resolver()
export class ReceiptResolver {
  @Allow('email:send')
  @Mutation(() => SendReceiptResult, {
    description: 'Emails a receipt to the buyer of a paid order, as often as requested; limited per order.',
  })
  async sendReceipt(
    @Arg('input', () => SendReceiptInput, { description: 'The order.' }) { orderNumber }: SendReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof SendReceiptResult> {
    const sent = await context.services.receipts.send(orderNumber, signedIn(context).id);
    if ('refused' in sent) return OrderError.of(sent.refused, context.language);
    return Object.assign(new ReceiptSent(), { email: sent.value });
  }
}
