import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { arrivalDays, STORE_POLICY } from '@eunbit/schema/store-policy';
import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { DeliveryTermsType } from './delivery.types.ts';
import { chosenRate } from './shipping-rates.ts';

@Resolver()
export class DeliveryResolver {
  @Allow('public')
  @Query(() => DeliveryTermsType, { description: "The store's standard delivery." })
  deliveryTerms(@Ctx() { market }: RequestContext): DeliveryTermsType {
    const currency = CURRENCY_BY_MARKET[market];
    const { minimum, maximum } = arrivalDays(market);
    return {
      price: { amount: chosenRate(market, 0, null).price, currency },
      freeShippingThreshold: { amount: STORE_POLICY[market].freeShippingThreshold, currency },
      minimumBusinessDays: minimum,
      maximumBusinessDays: maximum,
    };
  }
}
