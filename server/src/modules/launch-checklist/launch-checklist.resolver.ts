import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { LaunchChecklistContext } from './launch-checklist.module.ts';
import { LaunchChecklistType } from './launch-checklist.types.ts';

@Resolver()
export class LaunchChecklistResolver {
  @Allow('shop:check')
  @Query(() => LaunchChecklistType, {
    description: 'Checks settings, providers, database and public address now, which takes seconds. For admins.',
  })
  async launchChecklist(@Ctx() { services, language }: LaunchChecklistContext): Promise<LaunchChecklistType> {
    const { findings, checkedAt } = await services.launchChecklist.check();
    return {
      checkedAt,
      findings: findings.map(({ text, advice, ...finding }) => ({
        ...finding,
        text: text[language],
        advice: advice?.[language] ?? null,
      })),
    };
  }
}
