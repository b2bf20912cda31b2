import { SHOWN_MENTIONS } from '@eunbit/schema/order-collaboration';
import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import type { MentionRecord } from './mention.model.ts';
import type { OrderCollaborationContext } from './order-collaboration.module.ts';
import { presentMention } from './order-collaboration.presenter.ts';
import {
  MarkMentionsReadInput,
  MentionSettingsType,
  MentionType,
  UpdateMentionSettingsInput,
} from './order-collaboration.types.ts';

@Resolver(() => MentionType)
export class MentionResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Name of its author; null if the account was deleted.' })
  async author(@Root() { by }: MentionType, @Ctx() { loaders }: OrderCollaborationContext): Promise<string | null> {
    const account = await loaders.colleagues.load(by);
    return account && personName(account);
  }

  @Allow('order:read')
  @Query(() => [MentionType], { description: 'Notes that mention the caller, newest first, up to 50.' })
  async mentions(@Ctx() context: OrderCollaborationContext): Promise<MentionType[]> {
    return (await context.services.mentions.list(signedIn(context).id)).map(presentMention);
  }

  @Allow('order:read')
  @Mutation(() => [MentionType], {
    description: 'Marks mentions of the caller as read; returns all mentions. Never refuses, so it returns no union.',
  })
  async markMentionsRead(
    @Arg('input', () => MarkMentionsReadInput, { description: 'The mentions.' }) { ids }: MarkMentionsReadInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<MentionType[]> {
    const { id } = signedIn(context);
    await context.services.mentions.markRead(id, ids.slice(0, SHOWN_MENTIONS));
    return (await context.services.mentions.list(id)).map(presentMention);
  }

  @Allow('order:read')
  @Query(() => MentionSettingsType, { description: 'Notification settings for mentions.' })
  async mentionSettings(@Ctx() context: OrderCollaborationContext): Promise<MentionSettingsType> {
    const account = await context.loaders.colleagues.load(signedIn(context).id);
    return { hasEmails: account?.mentionEmails !== false };
  }

  @Allow('order:read')
  @Mutation(() => MentionSettingsType, {
    description: 'Switches emails about mentions of the caller on or off. Never refuses, so it returns no union.',
  })
  async updateMentionSettings(
    @Arg('input', () => UpdateMentionSettingsInput, { description: 'The choice.' })
    { hasEmails }: UpdateMentionSettingsInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<MentionSettingsType> {
    await context.services.accountAdmin.setMentionEmails(signedIn(context).id, hasEmails);
    return { hasEmails };
  }

  @Allow('order:read')
  @Subscription(() => MentionType, {
    subscribe: ({ context }: { context: OrderCollaborationContext }) =>
      context.services.mentionEvents.subscribe(`mentionsOf:${signedIn(context).id}`),
    description: 'New mentions of the caller, and mentions that they read on another device.',
  })
  mentionChanged(@Root() mention: MentionRecord): MentionType {
    return presentMention(mention);
  }
}
