import { isStaff, Position } from '@eunbit/schema/account';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Refusal, ValidationError } from '../../common/result.types.ts';
import type { Viewer } from '../../context.ts';

registerEnumType(Position, {
  name: 'Position',
  description: 'What a person may do.',
  valuesConfig: {
    USER: { description: 'Customer.' },
    MANAGER: { description: 'Staff.' },
    ADMIN: { description: 'Staff who also appoint staff.' },
  },
});

@ObjectType('Viewer', { description: 'Whoever is signed in.' })
export class ViewerType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'E-mail.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstname!: string;

  @Field(() => String, { description: 'Family name.' })
  lastname!: string;

  @Field(() => Position, { description: 'Position.' })
  position!: Position;

  @Field(() => Boolean, { description: 'Whether the back office is open to them.' })
  viewerIsStaff!: boolean;
}

export function presentViewer(viewer: Viewer): ViewerType {
  return { ...viewer, viewerIsStaff: isStaff(viewer.position) };
}

@InputType({ description: 'E-mail and password.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail.' })
  email!: string;

  @Field(() => String, { description: 'Password, at least 6 characters.' })
  password!: string;
}

@ObjectType({ description: 'Signed in; the session is in an httpOnly cookie.' })
export class SignedIn {
  @Field(() => ViewerType, { description: 'Who is signed in now.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'Signed out.' })
export class SignedOut {
  @Field(() => Boolean, { description: 'Always true; signing out twice does no harm.' })
  ok!: boolean;
}

export const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'Outcome of signIn.',
  types: () => [SignedIn, ValidationError, Refusal] as const,
});
