import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { CompanyContext } from './company.module.ts';
import { PressReleaseType, RegistrationsType, TestimonialType } from './company.types.ts';

@Resolver()
export class CompanyResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => RegistrationsType, { description: "Registration numbers in the request's store." })
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
  @Query(() => [TestimonialType], { description: 'What businesses say of the shop, in order; none until one does.' })
  testimonials(@Ctx() { services, language }: CompanyContext): TestimonialType[] {
    return services.companyStatements.testimonials(language);
  }
}
