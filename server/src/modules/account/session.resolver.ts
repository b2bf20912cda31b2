import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { RevokeSessionInput } from './account.inputs.ts';
import type { AccountContext } from './account.module.ts';
import { AccountError, RevokeSessionResult, SessionsEnded, SessionType } from './account.types.ts';
import { deviceText } from './device.ts';

const ended = (count: number) => Object.assign(new SessionsEnded(), { count });

@Resolver()
export class SessionResolver {
  @Allow('own')
  @Query(() => [SessionType], { description: "The caller's sessions, last used first." })
  async mySessions(@Ctx() context: AccountContext): Promise<SessionType[]> {
    const found = await context.services.sessions.list(signedIn(context), context.sessionToken);
    return found.map(({ userAgent, ...session }) => ({ ...session, device: deviceText(userAgent) }));
  }

  @Allow('own')
  @Mutation(() => RevokeSessionResult, { description: "Ends one of the caller's sessions; ending this one signs out." })
  async revokeSession(
    @Arg('input', () => RevokeSessionInput, { description: 'Which one.' }) { id }: RevokeSessionInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof RevokeSessionResult> {
    const found = await context.services.sessions.endOne(signedIn(context), id);
    return found ? ended(1) : AccountError.create('SESSION_NOT_FOUND', 'session.notFound', context.language);
  }

  @Allow('own')
  @Mutation(() => SessionsEnded, {
    description:
      "Ends all of the caller's sessions except this one, which the cookie identifies. Never refuses, so it returns no union.",
  })
  async revokeOtherSessions(@Ctx() context: AccountContext): Promise<SessionsEnded> {
    return ended(await context.services.sessions.endOthers(signedIn(context), context.sessionToken));
  }
}
