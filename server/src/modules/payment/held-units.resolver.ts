import { Market } from '@eunbit/schema/market';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { HeldUnits } from './held-units.service.ts';
import { HeldUnitsType, HoldError, HoldReleased, ReleaseHoldInput, ReleaseHoldResult } from './held-units.types.ts';
import type { PaymentContext } from './payment.module.ts';

function presentHolds(holds: readonly HeldUnits[]): HeldUnitsType[] {
  const networks = [...new Set(holds.flatMap(({ networkKey }) => networkKey ?? []))];
  return holds.map(({ id, kind, units, since, until, contact, order, networkKey }) =>
    Object.assign(new HeldUnitsType(), {
      id,
      kind,
      units,
      since,
      until,
      email: contact?.email ?? null,
      phone: contact?.phone ?? null,
      orderNumber: order?.number ?? null,
      network: networkKey === null ? null : networks.indexOf(networkKey) + 1,
    }),
  );
}

@Resolver()
export class HeldUnitsResolver {
  @Allow('order:read')
  @Query(() => [HeldUnitsType], {
    description:
      'Unpaid holds of a product in a store: payments and staff first, then unpaid orders; newest first, ' +
      'at most 100 of each.',
  })
  async heldUnits(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Ctx() { services }: PaymentContext,
  ): Promise<HeldUnitsType[]> {
    return presentHolds(await services.heldUnits.list(market, productId));
  }

  @Allow('stock:update')
  @Mutation(() => ReleaseHoldResult, {
    description: 'Ends the running payment of a shopper, so that others can order its units.',
  })
  async releaseHold(
    @Arg('input', () => ReleaseHoldInput, { description: 'The hold.' }) { holdId }: ReleaseHoldInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof ReleaseHoldResult> {
    const released = await context.services.heldUnits.release(holdId, signedIn(context).id);
    return presentResult(released, HoldError, context.language, (id) =>
      Object.assign(new HoldReleased(), { holdId: id }),
    );
  }
}
