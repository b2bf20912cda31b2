import { Position } from '@eunbit/schema/account';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Refusal, ValidationError } from '../../common/result.types.ts';
import { UserType } from '../user/user.types.ts';

@ObjectType('SecretCode', { description: 'The code that changes of positions ask for; it is never told.' })
export class SecretCodeType {
  @Field(() => Boolean, { description: 'Whether there is one; without it no position can be changed.' })
  isSet!: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when too many wrong codes lock it; null while it is not.' })
  lockedUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the caller may set it.' })
  viewerCanSet!: boolean;
}

@InputType({ description: 'Another position for somebody.' })
export class ChangePositionInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Position, { description: 'The position that the caller saw; refused when it is another one by now.' })
  expectedPosition!: Position;

  @Field(() => Position, { description: 'The new position, one of nextPositions.' })
  position!: Position;

  @Field(() => String, { description: 'The secret code; 5 wrong ones lock changes for 15 minutes.' })
  code!: string;
}

@ObjectType({ description: 'The new position is set.' })
export class PositionChanged {
  @Field(() => UserType, { description: 'The account as it is now.' })
  user!: UserType;

  @Field(() => String, { description: 'Text to show, in the language of the request.' })
  message!: string;
}

export const ChangePositionResult = createUnionType({
  name: 'ChangePositionResult',
  description: 'Outcome of changePosition.',
  types: () => [PositionChanged, ValidationError, Refusal] as const,
});

@InputType({ description: 'A new secret code.' })
export class SetSecretCodeInput {
  @Field(() => String, { description: 'A number of 4 to 6 digits.' })
  code!: string;

  @Field(() => String, { nullable: true, description: "The caller's password; null for accounts without one." })
  currentPassword?: string | null;
}

@ObjectType({ description: 'The secret code is set.' })
export class SecretCodeSet {
  @Field(() => SecretCodeType, { description: 'How it stands now.' })
  secretCode!: SecretCodeType;
}

export const SetSecretCodeResult = createUnionType({
  name: 'SetSecretCodeResult',
  description: 'Outcome of setSecretCode.',
  types: () => [SecretCodeSet, ValidationError, Refusal] as const,
});
