import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { presentViewer } from '../account/index.ts';
import type { VisitorContext } from './visitor.module.ts';
import { VisitorType } from './visitor.types.ts';

@Resolver()
export class VisitorResolver {
  @Allow('public')
  @Query(() => VisitorType, { description: "The caller's store, language and account." })
  visitor(@Ctx() { market, language, lookup, viewer, services }: VisitorContext): VisitorType {
    return {
      market,
      language,
      lookup,
      viewer: viewer && presentViewer(viewer),
      isRehearsal: services.config.rehearsal,
      stores: [...services.config.open.stores],
      signInProviders: [...services.config.open.signInProviders],
    };
  }
}
