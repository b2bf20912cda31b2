import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { PurchaseContext } from './purchase.module.ts';
import { DeliveryTermsType } from './purchase.types.ts';
import { arrivalDays } from './shipping-rates.ts';

@Resolver()
export class DeliveryResolver {
  @Allow('public')
  @Query(() => DeliveryTermsType, { description: "The store's standard delivery." })
  deliveryTerms(@Ctx() { market, services }: PurchaseContext): DeliveryTermsType {
    const currency = CURRENCY_BY_MARKET[market];
    const { shipping } = services.shopSettings.current;
    const { minimum, maximum } = arrivalDays(shipping, market, 'STANDARD');
    return {
      price: { amount: shipping[market].standard, currency },
      freeShippingThreshold: { amount: shipping[market].freeShippingThreshold, currency },
      minimumBusinessDays: minimum,
      maximumBusinessDays: maximum,
    };
  }
}
