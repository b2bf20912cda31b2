import { BRAND } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import {
  type AnnouncementFields,
  MAXIMUM_ANNOUNCEMENT_LENGTH,
  validateAnnouncement,
} from '@eunbit/schema/validation-announcement';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { validationError } from '../../common/result.types.ts';
import type { AnnouncementRecord } from './announcement.model.ts';
import type { AnnouncementContext } from './announcement.module.ts';
import { presentAnnouncement, presentStaffAnnouncement } from './announcement.presenter.ts';
import {
  AnnouncementConnection,
  AnnouncementDeleted,
  AnnouncementError,
  type AnnouncementInput,
  AnnouncementPageArgs,
  AnnouncementPreviewType,
  AnnouncementType,
  CreateAnnouncementInput,
  DeleteAnnouncementInput,
  DeleteAnnouncementResult,
  RecordAnnouncementViewInput,
  SaveAnnouncementResult,
  StaffAnnouncementConnection,
  StaffAnnouncementType,
  UpdateAnnouncementInput,
} from './announcement.types.ts';
import { hasVisibleContent, safeBody, safeTitle } from './announcement-html.ts';

const notFound = (language: Language) =>
  AnnouncementError.create('ANNOUNCEMENT_NOT_FOUND', 'announcement.notFound', language);

function toFields({
  titleKo,
  titleEn,
  bodyKo,
  bodyEn,
  isPinned: pinned,
  publishedAt,
}: AnnouncementInput): AnnouncementFields {
  return { titleKo, titleEn, bodyKo, bodyEn, pinned, publishedAt: publishedAt ?? null };
}

@Resolver(() => AnnouncementType)
export class AnnouncementResolver {
  @Allow('public')
  @Query(() => AnnouncementConnection, { description: 'The notice board.' })
  async announcements(
    @Args(() => AnnouncementPageArgs) request: AnnouncementPageArgs,
    @Ctx() { services, language }: AnnouncementContext,
  ): Promise<NumberedConnection<AnnouncementType>> {
    const page = await services.announcements.pageOfBoard(request);
    return toNumberedConnection(
      page,
      page.rows.map((row) => presentAnnouncement(row, language)),
    );
  }

  @Allow('public')
  @Query(() => AnnouncementType, {
    nullable: true,
    description: 'One announcement; null if none is published with this id.',
  })
  async announcement(
    @Arg('id', () => ID, { description: 'The announcement.' }) id: string,
    @Ctx() { services, language }: AnnouncementContext,
  ): Promise<AnnouncementType | null> {
    const record = await services.announcements.publishedById(id);
    return record && presentAnnouncement(record, language);
  }

  @Allow('public')
  @Mutation(() => AnnouncementType, {
    nullable: true,
    description:
      'Counts a view of an announcement, once within 10 minutes per browser. Returns the announcement; null if no announcement has this id. Never refuses, so it returns no union.',
  })
  async recordAnnouncementView(
    @Arg('input', () => RecordAnnouncementViewInput, { description: 'The announcement.' })
    { id }: RecordAnnouncementViewInput,
    @Ctx() context: AnnouncementContext,
  ): Promise<AnnouncementType | null> {
    const record = await context.services.announcements.countView(id, context);
    return record && presentAnnouncement(record, context.language);
  }

  @FieldResolver(() => String, { description: 'Text as sanitized HTML, without scripts or loaded resources.' })
  bodyHtml(@Root() { storedBody }: AnnouncementType): string {
    return safeBody(storedBody);
  }
}

@Resolver()
export class StaffAnnouncementResolver {
  @Allow('announcement:write')
  @Query(() => StaffAnnouncementConnection, { description: 'All announcements for staff, drafts included.' })
  async staffAnnouncements(
    @Args(() => AnnouncementPageArgs) request: AnnouncementPageArgs,
    @Ctx() { services }: AnnouncementContext,
  ): Promise<NumberedConnection<StaffAnnouncementType>> {
    const page = await services.announcements.pageForStaff(request);
    return toNumberedConnection(page, page.rows.map(presentStaffAnnouncement));
  }

  @Allow('announcement:write')
  @Query(() => StaffAnnouncementType, {
    nullable: true,
    description: 'One announcement for staff; null if there is no such announcement.',
  })
  async staffAnnouncement(
    @Arg('id', () => ID, { description: 'The announcement.' }) id: string,
    @Ctx() { services }: AnnouncementContext,
  ): Promise<StaffAnnouncementType | null> {
    const record = await services.announcements.byIdForStaff(id);
    return record && presentStaffAnnouncement(record);
  }

  @Allow('announcement:write')
  @Query(() => AnnouncementPreviewType, {
    description: 'An announcement as readers would see it; nothing is stored.',
  })
  announcementPreview(
    @Arg('title', () => String, { description: 'Title, HTML.' }) title: string,
    @Arg('body', () => String, { description: 'Text as HTML; cut off at the maximum length.' })
    body: string,
  ): AnnouncementPreviewType {
    const [titleHtml, bodyHtml] = [title, body].map((html) => html.slice(0, MAXIMUM_ANNOUNCEMENT_LENGTH));
    return { titleHtml: safeTitle(titleHtml ?? ''), bodyHtml: safeBody(bodyHtml ?? '') };
  }

  @Allow('announcement:write')
  @Mutation(() => SaveAnnouncementResult, { description: 'Writes an announcement.' })
  async createAnnouncement(
    @Arg('input', () => CreateAnnouncementInput, { description: 'The announcement.' }) input: CreateAnnouncementInput,
    @Ctx() context: AnnouncementContext,
  ): Promise<typeof SaveAnnouncementResult> {
    const { services, language } = context;
    const fields = toFields(input);
    const failures = validateAnnouncement(fields, hasVisibleContent);
    if (failures.length > 0) return validationError(failures, language);
    const staffId = signedIn(context).id;
    const created = await services.idempotency.once<AnnouncementRecord | null>(
      context,
      'createAnnouncement',
      input,
      (recordCreated) => services.announcements.create(BRAND.koreanName, fields, staffId, recordCreated),
      (id) => services.announcements.byIdForStaff(id),
    );
    return created ? presentStaffAnnouncement(created) : notFound(language);
  }

  @Allow('announcement:write')
  @Mutation(() => SaveAnnouncementResult, { description: 'Replaces an announcement.' })
  async updateAnnouncement(
    @Arg('input', () => UpdateAnnouncementInput, { description: 'The announcement as it shall be.' })
    input: UpdateAnnouncementInput,
    @Ctx() context: AnnouncementContext,
  ): Promise<typeof SaveAnnouncementResult> {
    const { services, language } = context;
    const fields = toFields(input);
    const failures = validateAnnouncement(fields, hasVisibleContent);
    if (failures.length > 0) return validationError(failures, language);
    const saved = await services.announcements.edit(input.id, fields, signedIn(context).id);
    return saved ? presentStaffAnnouncement(saved) : notFound(language);
  }

  @Allow('announcement:write')
  @Mutation(() => DeleteAnnouncementResult, { description: 'Deletes an announcement for good.' })
  async deleteAnnouncement(
    @Arg('input', () => DeleteAnnouncementInput, { description: 'The announcement.' }) { id }: DeleteAnnouncementInput,
    @Ctx() context: AnnouncementContext,
  ): Promise<typeof DeleteAnnouncementResult> {
    const { services, language } = context;
    const deleted = await services.announcements.delete(id, signedIn(context).id);
    return deleted ? Object.assign(new AnnouncementDeleted(), { id }) : notFound(language);
  }
}
