import { MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { CompanyContext } from './company.module.ts';
import { CompanyPlaceType, TeamMemberType } from './company-page.types.ts';

@Resolver()
export class CompanyPageResolver {
  @Allow('public')
  @Extensions({ atMost: MAXIMUM_COMPANY_BLOCKS })
  @Cacheable()
  @Query(() => [TeamMemberType], { description: 'People whom the company introduces, in order; none until it does.' })
  teamMembers(@Ctx() { services, language }: CompanyContext): Promise<TeamMemberType[]> {
    return services.companyPage.teamMembers(language);
  }

  @Allow('public')
  @Extensions({ atMost: MAXIMUM_COMPANY_BLOCKS })
  @Cacheable()
  @Query(() => [CompanyPlaceType], { description: 'Places where the company works, in order; none until it says so.' })
  companyPlaces(@Ctx() { services, language }: CompanyContext): Promise<CompanyPlaceType[]> {
    return services.companyPage.places(language);
  }
}
