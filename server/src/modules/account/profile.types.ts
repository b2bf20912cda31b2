import type { Language } from '@eunbit/schema/market';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { AccountError } from './account.errors.ts';
import { ViewerType } from './account.types.ts';

@InputType({ description: 'What members say about themselves.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Given name; kept in upper case.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; kept in upper case.' })
  lastName!: string;

  @Field(() => String, {
    description:
      'Phone of Korea or North America, without calling code as in the country of the store; empty for none.',
  })
  phone!: string;
}

@InputType({ description: 'A choice of language.' })
export class UpdateLanguageInput {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;
}

@InputType({ description: 'What a member wants to hear from the shop; what is left out stays.' })
export class UpdateCommunicationInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True joins the mailing list and agrees to its consent, in the words shown; false leaves it.',
  })
  hasMailingConsent!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Emails about orders that need not be sent.' })
  hasOrderEmails!: boolean | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'The language of emails and pages.' })
  language!: Language | null;
}

@InputType({ description: 'A new email, and the password as proof.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new email.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Password; null for accounts that have none.' })
  password!: string | null;
}

@InputType({ description: 'The proof that somebody reads the emails of a new email.' })
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: "The token of the email's link." })
  token!: string;
}

@ObjectType({ description: 'Saved.' })
export class ViewerUpdated {
  @Field(() => ViewerType, { description: 'The account as it is now.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'An email is on its way to the new email; the link in it works 24 hours, once.' })
export class EmailChangeRequested {
  @Field(() => String, { description: 'Text for the person, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'The account has its new email.' })
export class EmailChanged {
  @Field(() => String, { description: 'The new email.' })
  email!: string;

  @Field(() => String, { description: 'Text for the person, in the language of the request.' })
  message!: string;
}

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'Outcome of updateProfile.',
  types: () => [ViewerUpdated, ValidationError] as const,
});

export const RequestEmailChangeResult = createUnionType({
  name: 'RequestEmailChangeResult',
  description: 'Outcome of requestEmailChange.',
  types: () => [EmailChangeRequested, ValidationError, AccountError] as const,
});

export const ConfirmEmailChangeResult = createUnionType({
  name: 'ConfirmEmailChangeResult',
  description: 'Outcome of confirmEmailChange.',
  types: () => [EmailChanged, AccountError] as const,
});
