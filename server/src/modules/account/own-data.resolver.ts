import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { toAccountError } from './account.errors.ts';
import type { AccountContext } from './account.module.ts';
import { AccountDeleted, DeleteAccountInput, DeleteAccountResult } from './own-data.types.ts';

@Resolver()
export class OwnDataResolver {
  @Allow('own')
  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the account for good. The password is asked; whoever has none must have signed in within 15 minutes. ' +
      'Own data can be downloaded before from /account/data.json.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'Password.' }) input: DeleteAccountInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof DeleteAccountResult> {
    const { services, sessionToken, cookies, language } = context;
    const proof = { password: input.password, sessionToken };
    const viewer = signedIn(context);
    const outcome = await services.ownData.deleteAccount(viewer, proof);
    if (outcome !== 'confirmed') return toAccountError(outcome, language);
    cookies.clearSession();
    return Object.assign(new AccountDeleted(), { id: viewer.id });
  }
}
