import { apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { Field, ObjectType } from 'type-graphql';
import { UserError } from './result.types.ts';

@ObjectType({
  description:
    'A proof of work is required: solve the challenge and resend the same input with the proof. Nothing ' +
    'was changed.',
  implements: UserError,
})
export class ProofRequiredError extends UserError {
  @Field(() => String, {
    description:
      'A proof-of-work challenge in the format of ALTCHA 2, as JSON. The proof is JSON with this ' +
      '`challenge` and its `solution`; valid for this operation only, for 10 minutes.',
  })
  challenge!: string;
}

export function proofRequired(challenge: string, language: Language): ProofRequiredError {
  return Object.assign(new ProofRequiredError(), { message: apiMessage('proof.required', language), challenge });
}
