import {
  CompanyBlockKind,
  type CompanyBlockText,
  MoveDirection,
  maximumCompanyText,
} from '@eunbit/schema/company-block';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';

export const CompanyBlockError = createErrorType('CompanyBlock', {
  COMPANY_BLOCK_NOT_FOUND: 'There is no such block any more.',
  COMPANY_BLOCK_CONFLICT: 'Somebody else has changed the block since it was read.',
  TOO_MANY_COMPANY_BLOCKS: 'There are as many blocks of the kind as the page may have.',
});
export type CompanyBlockError = InstanceType<typeof CompanyBlockError>;
export type CompanyBlockErrorCode = keyof typeof CompanyBlockError.codes;

registerEnumType(CompanyBlockKind, {
  name: 'CompanyBlockKind',
  description: 'What a block of the company page shows.',
  valuesConfig: {
    PERSON: { description: 'One of the people of the company.' },
    PLACE: { description: 'A place where the company works.' },
  },
});

registerEnumType(MoveDirection, {
  name: 'MoveDirection',
  description: 'Where something goes in its list.',
  valuesConfig: {
    EARLIER: { description: 'Before the one before it.' },
    LATER: { description: 'Behind the one behind it.' },
  },
});

const upTo = (person: number, place: number) =>
  person === place ? `up to ${person} characters` : `up to ${person} characters, of a place ${place}`;
const longest = (field: keyof CompanyBlockText) =>
  upTo(maximumCompanyText('PERSON', field), maximumCompanyText('PLACE', field));

@ObjectType('CompanyBlockText', { description: 'What a block of the company page says in one language.' })
export class CompanyBlockTextType implements CompanyBlockText {
  @Field(() => String, { description: 'Name of the person or the place.' })
  name!: string;

  @Field(() => String, { description: 'What a person does; empty for a place.' })
  role!: string;

  @Field(() => String, { description: 'A sentence about a person; about a place, with line breaks.' })
  text!: string;

  @Field(() => String, { description: 'Address of a place; empty where it is not said.' })
  address!: string;

  @Field(() => String, { description: 'What the photo shows; empty where that tells nothing.' })
  photoAlt!: string;
}

@ObjectType('SentCompanyPhoto', { description: 'A photo that staff sent for the company page.' })
export class SentCompanyPhotoType {
  @Field(() => ID, { description: 'Names it in a form.' })
  id!: string;

  @Field(() => String, { description: 'Path below the shop address.' })
  url!: string;
}

@ObjectType('CompanyBlock', { description: 'A person or a place of the company page, as staff fill it in.' })
export class CompanyBlockType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => CompanyBlockKind, { description: 'What it shows.' })
  kind!: CompanyBlockKind;

  @Field(() => CompanyBlockTextType, { description: 'In Korean.' })
  ko!: CompanyBlockTextType;

  @Field(() => CompanyBlockTextType, {
    nullable: true,
    description: 'In English; null where it is not translated, and English pages show the Korean.',
  })
  en!: CompanyBlockTextType | null;

  @Field(() => SentCompanyPhotoType, { nullable: true, description: 'Its photo; null for none.' })
  photo!: SentCompanyPhotoType | null;

  @Field(() => Int, { description: 'Rises with each change; a change states the version that it was made on.' })
  version!: number;
}

@InputType({ description: 'What a block of the company page says in one language.' })
export class CompanyBlockTextInput implements CompanyBlockText {
  @Field(() => String, { description: `Name of the person or the place, ${longest('name')}.` })
  name!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What a person does, up to ${maximumCompanyText('PERSON', 'role')} characters. Empty for a place.`,
  })
  role!: string;

  @Field(() => String, {
    description: `A sentence about a person, or about a place with line breaks; ${longest('text')}.`,
  })
  text!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Address of a place, up to ${maximumCompanyText('PLACE', 'address')} characters, or nothing. Empty for a person.`,
  })
  address!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What the photo shows, ${longest('photoAlt')}; empty where that tells nothing.`,
  })
  photoAlt!: string;
}

@InputType({ description: 'A block of the company page.' })
class CompanyBlockInput {
  @Field(() => CompanyBlockTextInput, { description: 'In Korean.' })
  ko!: CompanyBlockTextInput;

  @Field(() => CompanyBlockTextInput, {
    nullable: true,
    description: 'In English, whole; null or empty where it is not translated.',
  })
  en?: CompanyBlockTextInput | null;

  @Field(() => ID, { nullable: true, description: 'The photo, as its upload named it; null for none.' })
  photoId?: string | null;
}

@InputType({ description: 'A new person or place of the company page.' })
export class CreateCompanyBlockInput extends CompanyBlockInput {
  @Field(() => CompanyBlockKind, { description: 'What it shows.' })
  kind!: CompanyBlockKind;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A block of the company page as it shall be.' })
export class UpdateCompanyBlockInput extends CompanyBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused when it is another one by now.' })
  version!: number;
}

@InputType({ description: 'A block of the company page that goes before or behind its neighbour.' })
export class MoveCompanyBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;

  @Field(() => MoveDirection, { description: 'Where it goes; at either end it stays.' })
  direction!: MoveDirection;
}

@InputType({ description: 'A block of the company page that goes.' })
export class DeleteCompanyBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;
}

@ObjectType({ description: 'The block stands where it was wanted.' })
export class CompanyBlockMoved {
  @Field(() => [CompanyBlockType], { description: 'All blocks, by kind in their order.' })
  companyBlocks!: CompanyBlockType[];
}

@ObjectType({ description: 'The block is gone.' })
export class CompanyBlockDeleted {
  @Field(() => ID, { description: 'The block that was.' })
  id!: string;
}

export const SaveCompanyBlockResult = createUnionType({
  name: 'SaveCompanyBlockResult',
  description: 'Outcome of createCompanyBlock and updateCompanyBlock.',
  types: () => [CompanyBlockType, ValidationError, CompanyBlockError] as const,
});

export const MoveCompanyBlockResult = createUnionType({
  name: 'MoveCompanyBlockResult',
  description: 'Outcome of moveCompanyBlock.',
  types: () => [CompanyBlockMoved, CompanyBlockError] as const,
});

export const DeleteCompanyBlockResult = createUnionType({
  name: 'DeleteCompanyBlockResult',
  description: 'Outcome of deleteCompanyBlock.',
  types: () => [CompanyBlockDeleted, CompanyBlockError] as const,
});
