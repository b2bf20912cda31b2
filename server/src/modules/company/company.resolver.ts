import { MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { CompanyContext } from './company.module.ts';
import { PressReleaseType, RegistrationsType, TestimonialType } from './company.types.ts';
import { CompanyPlaceType, TeamMemberType } from './company-page.types.ts';

@Resolver()
export class CompanyResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => RegistrationsType, { description: 'Registration numbers in the store of the request.' })
  registrations(@Ctx() { services, market, language }: CompanyContext): RegistrationsType {
    return services.companyStatements.registrations(market, language);
  }

  @Allow('public')
  @Cacheable()
  @Query(() => [PressReleaseType], { description: 'News for the press, newest first.' })
  pressReleases(@Ctx() { services, language }: CompanyContext): PressReleaseType[] {
    return services.companyStatements.pressReleases(language);
  }

  @Allow('public')
  @Cacheable()
  @Query(() => [TestimonialType], { description: 'Testimonials of businesses, in order; may be empty.' })
  testimonials(@Ctx() { services, language }: CompanyContext): TestimonialType[] {
    return services.companyStatements.testimonials(language);
  }

  @Allow('public')
  @Extensions({ atMost: MAXIMUM_COMPANY_BLOCKS })
  @Cacheable()
  @Query(() => [TeamMemberType], {
    description: 'People whom the company introduces, in order; empty if none are published.',
  })
  teamMembers(@Ctx() { services, language }: CompanyContext): Promise<TeamMemberType[]> {
    return services.companyPage.teamMembers(language);
  }

  @Allow('public')
  @Extensions({ atMost: MAXIMUM_COMPANY_BLOCKS })
  @Cacheable()
  @Query(() => [CompanyPlaceType], {
    description: 'Places where the company works, in order; empty if none are published.',
  })
  companyPlaces(@Ctx() { services, language }: CompanyContext): Promise<CompanyPlaceType[]> {
    return services.companyPage.places(language);
  }
}
