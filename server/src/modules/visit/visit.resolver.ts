import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { VisitError } from './visit.errors.ts';
import type { VisitContext } from './visit.module.ts';
import { ReportVisitInput, ReportVisitResult, VisitReportTaken } from './visit.types.ts';

@Resolver()
export class VisitResolver {
  @Allow('public')
  @Mutation(() => ReportVisitResult, {
    description: 'Notes what happened in a visit. A report told twice counts once.',
  })
  async reportVisit(
    @Arg('input', () => ReportVisitInput, { description: 'What happened.' }) input: ReportVisitInput,
    @Ctx() context: VisitContext,
  ): Promise<typeof ReportVisitResult> {
    const outcome = await context.services.visits.record(input, input, context);
    if (outcome === 'refused') return VisitError.create('REPORT_INVALID', 'visit.refused', context.language);
    if (outcome === 'tooMany') return VisitError.create('TOO_MANY_REQUESTS', 'requests.tooMany', context.language);
    return Object.assign(new VisitReportTaken(), { isRecorded: outcome === 'recorded' });
  }
}
