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
  COMPANY_BLOCK_CONFLICT: 'The block changed after the caller read it.',
  TOO_MANY_COMPANY_BLOCKS: 'The page already has the maximum number of blocks of this kind.',
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
  description: 'Direction of a move in a list.',
  valuesConfig: {
    EARLIER: { description: 'One position up.' },
    LATER: { description: 'One position down.' },
  },
});

const upTo = (person: number, place: number) =>
  person === place ? `up to ${person} characters` : `up to ${person} characters (of a place: ${place})`;
const longest = (field: keyof CompanyBlockText) =>
  upTo(maximumCompanyText('PERSON', field), maximumCompanyText('PLACE', field));

@ObjectType('CompanyBlockText', { description: 'Text of a block of the company page in one language.' })
export class CompanyBlockTextType implements CompanyBlockText {
  @Field(() => String, { description: 'Name of the person or the place.' })
  name!: string;

  @Field(() => String, { description: 'Role of a person; empty for a place.' })
  role!: string;

  @Field(() => String, { description: 'One sentence about a person, or text with line breaks about a place.' })
  text!: string;

  @Field(() => String, { description: 'Address of a place; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'Alternative text of the photo; empty if it is decorative.' })
  photoAlt!: string;
}

@ObjectType('SentCompanyPhoto', { description: 'An uploaded photo of the company page.' })
export class SentCompanyPhotoType {
  @Field(() => ID, { description: 'Id of the photo in inputs.' })
  id!: string;

  @Field(() => String, { description: 'Path below the shop address.' })
  url!: string;
}

@ObjectType('CompanyBlock', { description: 'A person or a place of the company page, as staff edit it.' })
export class CompanyBlockType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => CompanyBlockKind, { description: 'Kind of the block.' })
  kind!: CompanyBlockKind;

  @Field(() => CompanyBlockTextType, { description: 'Korean text.' })
  ko!: CompanyBlockTextType;

  @Field(() => CompanyBlockTextType, {
    nullable: true,
    description: 'English text; null if not translated: English pages then show the Korean text.',
  })
  en!: CompanyBlockTextType | null;

  @Field(() => SentCompanyPhotoType, { nullable: true, description: 'Its photo; null if there is none.' })
  photo!: SentCompanyPhotoType | null;

  @Field(() => Int, { description: 'Increases with each change; a change must name the version that it is based on.' })
  version!: number;
}

@InputType({ description: 'Text of a block of the company page in one language.' })
export class CompanyBlockTextInput implements CompanyBlockText {
  @Field(() => String, { description: `Name of the person or the place, ${longest('name')}.` })
  name!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Role of a person, up to ${maximumCompanyText('PERSON', 'role')} characters. Empty for a place.`,
  })
  role!: string;

  @Field(() => String, {
    description: `One sentence about a person, or text with line breaks about a place; ${longest('text')}.`,
  })
  text!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Address of a place, up to ${maximumCompanyText('PLACE', 'address')} characters; may be empty. Empty for a person.`,
  })
  address!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Alternative text of the photo, ${longest('photoAlt')}; empty if it is decorative.`,
  })
  photoAlt!: string;
}

@InputType({ description: 'A block of the company page.' })
class CompanyBlockInput {
  @Field(() => CompanyBlockTextInput, { description: 'Korean text.' })
  ko!: CompanyBlockTextInput;

  @Field(() => CompanyBlockTextInput, {
    nullable: true,
    description: 'English text, complete; null or empty if not translated.',
  })
  en?: CompanyBlockTextInput | null;

  @Field(() => ID, { nullable: true, description: 'The photo, by the id of its upload; null for no photo.' })
  photoId?: string | null;
}

@InputType({ description: 'A new person or place of the company page.' })
export class CreateCompanyBlockInput extends CompanyBlockInput {
  @Field(() => CompanyBlockKind, { description: 'Kind of the block.' })
  kind!: CompanyBlockKind;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The new contents of a block of the company page.' })
export class UpdateCompanyBlockInput extends CompanyBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused if it has changed since.' })
  version!: number;
}

@InputType({ description: 'A block of the company page to move by one position.' })
export class MoveCompanyBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;

  @Field(() => MoveDirection, { description: 'Direction; a block at the end of the list stays there.' })
  direction!: MoveDirection;
}

@InputType({ description: 'The block of the company page to delete.' })
export class DeleteCompanyBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;
}

@ObjectType({ description: 'The block was moved.' })
export class CompanyBlockMoved {
  @Field(() => [CompanyBlockType], { description: 'All blocks, sorted by kind, then by position.' })
  companyBlocks!: CompanyBlockType[];
}

@ObjectType({ description: 'The block is gone.' })
export class CompanyBlockDeleted {
  @Field(() => ID, { description: 'Id of the deleted block.' })
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
