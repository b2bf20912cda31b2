import { BRAND } from '@eunbit/schema/brand';
import { ErrorCode } from '@eunbit/schema/error-code';
import { MAXIMUM_NOTICE_LENGTH, type NoticeFields, validateNotice } from '@eunbit/schema/validation-notice';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { operationError, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { presentNotice, presentStaffNotice } from './notice.presenter.ts';
import {
  DeleteNoticeResult,
  EditNoticeInput,
  NoticeDeleted,
  NoticeIdInput,
  NoticeInput,
  NoticePageType,
  NoticePreviewType,
  NoticeSaved,
  NoticeType,
  SaveNoticeResult,
  StaffNoticePageType,
  StaffNoticeType,
} from './notice.types.ts';
import { safeBody, safeTitle, saysSomething } from './notice-html.ts';

function fieldsOf({ titleKo, titleEn, bodyKo, bodyEn, pinned, publishedAt }: NoticeInput): NoticeFields {
  return { titleKo, titleEn, bodyKo, bodyEn, pinned, publishedAt: publishedAt ?? null };
}

@Resolver(() => NoticeType)
export class NoticeResolver {
  @Allow('public')
  @Query(() => NoticePageType, { description: 'The notice board, 10 a page.' })
  async notices(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { services, language }: RequestContext,
  ): Promise<NoticePageType> {
    const { rows, ...numbers } = await services.notices.pageOfBoard(page);
    return { ...numbers, notices: rows.map((row) => presentNotice(row, language)) };
  }

  @Allow('public')
  @Query(() => NoticeType, { nullable: true, description: 'One notice; null where none is published under the id.' })
  async notice(
    @Arg('id', () => ID, { description: 'The notice.' }) id: string,
    @Ctx() { services, language }: RequestContext,
  ): Promise<NoticeType | null> {
    const record = await services.notices.publishedById(id);
    return record && presentNotice(record, language);
  }

  @Allow('public')
  @Mutation(() => NoticeType, {
    nullable: true,
    description:
      'Counts that a notice was opened, once within 10 minutes for one browser. Answers it as it is now; null for none.',
  })
  async countNoticeView(
    @Arg('input', () => NoticeIdInput, { description: 'The notice.' }) { id }: NoticeIdInput,
    @Ctx() context: RequestContext,
  ): Promise<NoticeType | null> {
    const record = await context.services.notices.countView(id, context);
    return record && presentNotice(record, context.language);
  }

  @FieldResolver(() => String, { description: 'Text as HTML that can neither run nor load anything.' })
  bodyHtml(@Root() { storedBody }: NoticeType): string {
    return safeBody(storedBody);
  }
}

@Resolver()
export class StaffNoticeResolver {
  @Allow('notice:write')
  @Query(() => StaffNoticePageType, { description: 'All notices for staff, drafts included, 10 a page.' })
  async staffNotices(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { services }: RequestContext,
  ): Promise<StaffNoticePageType> {
    const { rows, ...numbers } = await services.notices.pageForStaff(page);
    return { ...numbers, notices: rows.map(presentStaffNotice) };
  }

  @Allow('notice:write')
  @Query(() => StaffNoticeType, { nullable: true, description: 'One notice for staff; null where there is none.' })
  async staffNotice(
    @Arg('id', () => ID, { description: 'The notice.' }) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<StaffNoticeType | null> {
    const record = await services.notices.byIdForStaff(id);
    return record && presentStaffNotice(record);
  }

  @Allow('notice:write')
  @Query(() => NoticePreviewType, { description: 'A notice as everybody would see it; nothing is stored.' })
  noticePreview(
    @Arg('title', () => String, { description: 'Title, HTML.' }) title: string,
    @Arg('body', () => String, { description: 'Text, HTML; what is longer than a notice may be is cut off.' })
    body: string,
  ): NoticePreviewType {
    const [titleHtml, bodyHtml] = [title, body].map((html) => html.slice(0, MAXIMUM_NOTICE_LENGTH));
    return { titleHtml: safeTitle(titleHtml ?? ''), bodyHtml: safeBody(bodyHtml ?? '') };
  }

  @Allow('notice:write')
  @Mutation(() => SaveNoticeResult, { description: 'Writes a notice.' })
  async createNotice(
    @Arg('input', () => NoticeInput, { description: 'The notice.' }) input: NoticeInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveNoticeResult> {
    const { services, language } = context;
    const fields = fieldsOf(input);
    const failures = validateNotice(fields, saysSomething);
    if (failures.length > 0) return validationError(failures, language);
    const notice = presentStaffNotice(await services.notices.create(BRAND.koreanName, fields, signedIn(context).id));
    return Object.assign(new NoticeSaved(), { notice });
  }

  @Allow('notice:write')
  @Mutation(() => SaveNoticeResult, { description: 'Overwrites a notice.' })
  async editNotice(
    @Arg('input', () => EditNoticeInput, { description: 'The notice as it shall be.' }) input: EditNoticeInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveNoticeResult> {
    const { services, language } = context;
    const fields = fieldsOf(input);
    const failures = validateNotice(fields, saysSomething);
    if (failures.length > 0) return validationError(failures, language);
    const saved = await services.notices.edit(input.id, fields, signedIn(context).id);
    if (!saved) return operationError(ErrorCode.NOTICE_NOT_FOUND, 'notice.notFound', language);
    return Object.assign(new NoticeSaved(), { notice: presentStaffNotice(saved) });
  }

  @Allow('notice:write')
  @Mutation(() => DeleteNoticeResult, { description: 'Deletes a notice for good.' })
  async deleteNotice(
    @Arg('input', () => NoticeIdInput, { description: 'The notice.' }) { id }: NoticeIdInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteNoticeResult> {
    const { services, language } = context;
    const deleted = await services.notices.delete(id, signedIn(context).id);
    if (!deleted) return operationError(ErrorCode.NOTICE_NOT_FOUND, 'notice.notFound', language);
    return Object.assign(new NoticeDeleted(), { id });
  }
}
