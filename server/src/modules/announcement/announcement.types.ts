import type { Language } from '@eunbit/schema/market';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';

export const AnnouncementError = createErrorType('Announcement', {
  ANNOUNCEMENT_NOT_FOUND: 'No such announcement.',
});
export type AnnouncementError = InstanceType<typeof AnnouncementError>;

@ObjectType('Announcement', {
  description: 'An announcement, in the language of the request if it is translated, else in Korean.',
})
export class AnnouncementType {
  @Field(() => ID, { description: 'Opaque id; last part of the address /message-board/{id}.' })
  id!: string;

  @Field(() => Int, { description: 'Number shown to people.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether it is listed before the others.' })
  isPinned!: boolean;

  @Field(() => String, { description: 'Title as plain text.' })
  title!: string;

  @Field(() => String, { description: 'Title as HTML with emphasis only.' })
  titleHtml!: string;

  @Field(() => LanguageEnum, { description: 'Language of title and text: Korean if there is no translation.' })
  language!: Language;

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string;

  @Field(() => Date, { description: 'When it was published.' })
  publishedAt!: Date;

  @Field(() => Int, { description: 'How often it was opened.' })
  views!: number;

  /** Not a field. The field resolver of `bodyHtml` sanitises it, so only if that is selected. */
  storedBody!: string;
}

export const AnnouncementConnection = createNumberedConnectionType(
  'Announcement',
  () => AnnouncementType,
  'the notice board: pinned announcements, then the newest',
);

@ObjectType('StaffAnnouncement', { description: 'An announcement, as staff edit it.' })
export class StaffAnnouncementType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Number shown to people.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether it is listed before the others.' })
  isPinned!: boolean;

  @Field(() => String, { description: 'Korean title, HTML with emphasis only.' })
  titleKo!: string;

  @Field(() => String, { nullable: true, description: 'English title; null if not translated.' })
  titleEn!: string | null;

  @Field(() => String, { description: 'Korean text, HTML.' })
  bodyKo!: string;

  @Field(() => String, { nullable: true, description: 'English text, HTML; null if not translated.' })
  bodyEn!: string | null;

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string;

  @Field(() => Int, { description: 'How often it was opened.' })
  views!: number;

  @Field(() => Date, { nullable: true, description: 'When it becomes public; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => Date, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@ObjectType('AnnouncementPreview', { description: 'An announcement as readers would see it.' })
export class AnnouncementPreviewType {
  @Field(() => String, { description: 'Title as HTML with emphasis only.' })
  titleHtml!: string;

  @Field(() => String, { description: 'Text as sanitized HTML, without scripts or loaded resources.' })
  bodyHtml!: string;
}

export const StaffAnnouncementConnection = createNumberedConnectionType(
  'StaffAnnouncement',
  () => StaffAnnouncementType,
  'all announcements, drafts included, newest first',
);

/** Announcements per page (ANNOUNCEMENT-1). */
@ArgsType()
export class AnnouncementPageArgs extends createNumberedPageArgs(10) {}

@InputType()
export abstract class AnnouncementInput {
  @Field(() => String, { description: 'Korean title; may contain emphasis.' })
  titleKo!: string;

  @Field(() => String, { defaultValue: '', description: 'English title; empty if not translated.' })
  titleEn!: string;

  @Field(() => String, { description: 'Korean text as HTML, at most 50,000 characters.' })
  bodyKo!: string;

  @Field(() => String, { defaultValue: '', description: 'English text as HTML; empty if not translated.' })
  bodyEn!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it is listed before the others.' })
  isPinned!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it becomes public; null keeps it a draft.' })
  publishedAt?: Date | null;
}

@InputType({ description: 'A new announcement. The HTML is sanitized.' })
export class CreateAnnouncementInput extends AnnouncementInput {
  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The new contents of an announcement. The HTML is sanitized.' })
export class UpdateAnnouncementInput extends AnnouncementInput {
  @Field(() => ID, { description: 'The announcement.' })
  id!: string;
}

@InputType({ description: 'The announcement that was opened.' })
export class RecordAnnouncementViewInput {
  @Field(() => ID, { description: 'The announcement.' })
  id!: string;
}

@InputType({ description: 'The announcement to delete.' })
export class DeleteAnnouncementInput {
  @Field(() => ID, { description: 'The announcement.' })
  id!: string;
}

@ObjectType({ description: 'The announcement is gone.' })
export class AnnouncementDeleted {
  @Field(() => ID, { description: 'Id of the deleted announcement.' })
  id!: string;
}

export const SaveAnnouncementResult = createUnionType({
  name: 'SaveAnnouncementResult',
  description: 'The announcement as it is now, or why createAnnouncement or updateAnnouncement was refused.',
  types: () => [StaffAnnouncementType, ValidationError, AnnouncementError] as const,
});

export const DeleteAnnouncementResult = createUnionType({
  name: 'DeleteAnnouncementResult',
  description: 'Outcome of deleteAnnouncement.',
  types: () => [AnnouncementDeleted, AnnouncementError] as const,
});
