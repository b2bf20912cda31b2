import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { VisitError } from './visit.errors.ts';
import type { VisitContext } from './visit.module.ts';
import { ReportVisitInput, ReportVisitResult, VisitReportTaken } from './visit.types.ts';

@Resolver()
export class VisitResolver {
  @Allow('public')
  @Mutation(() => ReportVisitResult, {
    description: 'Records events of a visit. Duplicate reports are counted once.',
  })
  async reportVisit(
    @Arg('input', () => ReportVisitInput, { description: 'What happened.' }) input: ReportVisitInput,
    @Ctx() context: VisitContext,
  ): Promise<typeof ReportVisitResult> {
    const recorded = await context.services.visits.record(input, input, context);
    if ('refused' in recorded) return VisitError.of(recorded.refused, context.language);
    return Object.assign(new VisitReportTaken(), { isRecorded: recorded.value });
  }
}
