import { Arg, Ctx, createUnionType, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { ValidationError, validationError } from '../../common/result.types.ts';
import { EmailPreview } from '../email/index.ts';
import { SupportError } from './support.errors.ts';
import type { SupportContext } from './support.module.ts';

@InputType({ description: 'An answer that is being written.' })
export class AnswerPreviewInput {
  @Field(() => String, { description: 'Ticket number of the request.' })
  number!: string;

  @Field(() => String, { description: 'The answer so far.' })
  text!: string;
}

const AnswerPreviewResult = createUnionType({
  name: 'AnswerPreviewResult',
  description: 'Outcome of answerPreview.',
  types: () => [EmailPreview, ValidationError, SupportError] as const,
});

@Resolver()
export class AnswerPreviewResolver {
  @Allow('request:answer')
  @Query(() => AnswerPreviewResult, { description: 'The email that an answer to a request would send.' })
  async answerPreview(
    @Arg('input', () => AnswerPreviewInput, { description: 'The answer.' }) { number, text }: AnswerPreviewInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof AnswerPreviewResult> {
    const { language, services } = context;
    const preview = await services.answerPreview(number, text, signedIn(context).id);
    if (preview.outcome === 'written') return Object.assign(new EmailPreview(), preview.email);
    if (preview.outcome === 'invalid') return validationError(preview.failures, language);
    return SupportError.create('REQUEST_NOT_FOUND', 'request.notFound', language);
  }
}
