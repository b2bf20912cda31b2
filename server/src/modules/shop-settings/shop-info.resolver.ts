import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { presentShopInfo } from './shop-info.presenter.ts';
import { ShopInfoType } from './shop-info.types.ts';
import type { ShopSettingsContext } from './shop-settings.module.ts';

@Resolver()
export class ShopInfoResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => ShopInfoType, { description: 'Company, support and shipping details for pages.' })
  shopInfo(@Ctx() { services, language, market }: ShopSettingsContext): ShopInfoType {
    return presentShopInfo(services.shopSettings.shown, language, market, new Date());
  }
}
