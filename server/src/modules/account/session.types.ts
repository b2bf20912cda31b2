import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AccountError } from './account.errors.ts';

@ObjectType('Session', { description: 'A browser in which the caller is signed in.' })
export class SessionType {
  @Field(() => ID, { description: 'Names the session in revokeSession; of no use to anybody else.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, Chrome, Windows; null when not recognised.',
  })
  device!: string | null;

  @Field(() => Date, { description: 'When the person signed in there.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to about an hour.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@InputType({ description: 'A session to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'From mySessions.' })
  id!: string;
}

@ObjectType({ description: 'Sessions have ended: their browsers are signed out.' })
export class SessionsEnded {
  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

export const RevokeSessionResult = createUnionType({
  name: 'RevokeSessionResult',
  description: 'Outcome of revokeSession.',
  types: () => [SessionsEnded, AccountError] as const,
});
