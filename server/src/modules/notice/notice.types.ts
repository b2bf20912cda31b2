import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OperationError, ValidationError } from '../../common/result.types.ts';

@ObjectType('Notice', { description: 'A notice of the board, in the language of the request or in Korean.' })
export class NoticeType {
  @Field(() => ID, { description: 'Opaque; last part of the address /message-board/{id}.' })
  id!: string;

  @Field(() => Int, { description: 'Number for people.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether it stands before the others.' })
  pinned!: boolean;

  @Field(() => String, { description: 'Title as plain text.' })
  title!: string;

  @Field(() => String, { description: 'Title as HTML with emphasis only.' })
  titleHtml!: string;

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string;

  @Field(() => Date, { description: 'When it was published.' })
  publishedAt!: Date;

  @Field(() => Int, { description: 'How often it was opened.' })
  views!: number;

  /** Cleaned and told only when it is selected. */
  storedBody!: string;
}

@ObjectType('NoticePage', { description: 'A numbered page of the notice board: what is pinned, then the newest.' })
export class NoticePageType {
  @Field(() => [NoticeType], { description: 'The notices of this page.' })
  notices!: NoticeType[];

  @Field(() => Int, { description: 'Notices on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1: the last one where a later one was asked for.' })
  page!: number;

  @Field(() => Int, { description: 'Pages there are, at least 1.' })
  pageCount!: number;
}

@ObjectType('StaffNotice', { description: 'A notice as staff write it.' })
export class StaffNoticeType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => Int, { description: 'Number for people.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether it stands before the others.' })
  pinned!: boolean;

  @Field(() => String, { description: 'Korean title, HTML with emphasis only.' })
  titleKo!: string;

  @Field(() => String, { nullable: true, description: 'English title; null where it was not translated.' })
  titleEn!: string | null;

  @Field(() => String, { description: 'Korean text, HTML.' })
  bodyKo!: string;

  @Field(() => String, { nullable: true, description: 'English text, HTML; null where it was not translated.' })
  bodyEn!: string | null;

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string;

  @Field(() => Int, { description: 'How often it was opened.' })
  views!: number;

  @Field(() => Date, { nullable: true, description: 'From when on everybody sees it; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => Date, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@ObjectType('NoticePreview', { description: 'A notice as everybody would see it.' })
export class NoticePreviewType {
  @Field(() => String, { description: 'Title as HTML with emphasis only.' })
  titleHtml!: string;

  @Field(() => String, { description: 'Text as HTML that can neither run nor load anything.' })
  bodyHtml!: string;
}

@ObjectType('StaffNoticePage', { description: 'A numbered page of all notices, drafts included, newest first.' })
export class StaffNoticePageType {
  @Field(() => [StaffNoticeType], { description: 'The notices of this page.' })
  notices!: StaffNoticeType[];

  @Field(() => Int, { description: 'Notices on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Pages there are, at least 1.' })
  pageCount!: number;
}

@InputType({ description: 'A notice as it shall be. HTML is cleaned of whatever could run or load.' })
export class NoticeInput {
  @Field(() => String, { description: 'Korean title; may have emphasis.' })
  titleKo!: string;

  @Field(() => String, { defaultValue: '', description: 'English title; empty where it is not translated.' })
  titleEn!: string;

  @Field(() => String, { description: 'Korean text as HTML, at most 50,000 characters.' })
  bodyKo!: string;

  @Field(() => String, { defaultValue: '', description: 'English text as HTML; empty where it is not translated.' })
  bodyEn!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it stands before the others.' })
  pinned!: boolean;

  @Field(() => Date, { nullable: true, description: 'From when on everybody sees it; null keeps it a draft.' })
  publishedAt?: Date | null;
}

@InputType({ description: 'A notice that is changed.' })
export class EditNoticeInput extends NoticeInput {
  @Field(() => ID, { description: 'The notice.' })
  id!: string;
}

@InputType({ description: 'Which notice.' })
export class NoticeIdInput {
  @Field(() => ID, { description: 'The notice.' })
  id!: string;
}

@ObjectType({ description: 'The notice is saved.' })
export class NoticeSaved {
  @Field(() => StaffNoticeType, { description: 'The notice as it is now.' })
  notice!: StaffNoticeType;
}

@ObjectType({ description: 'The notice is gone.' })
export class NoticeDeleted {
  @Field(() => ID, { description: 'The notice that was.' })
  id!: string;
}

export const SaveNoticeResult = createUnionType({
  name: 'SaveNoticeResult',
  description: 'Outcome of createNotice and editNotice.',
  types: () => [NoticeSaved, ValidationError, OperationError] as const,
});

export const DeleteNoticeResult = createUnionType({
  name: 'DeleteNoticeResult',
  description: 'Outcome of deleteNotice.',
  types: () => [NoticeDeleted, OperationError] as const,
});
