import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { personName } from '@eunbit/schema/person-name';
import { SETTINGS_SECTIONS, type SettingsSection as Section, trimSettings } from '@eunbit/schema/shop-settings';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { validateSettings } from '@eunbit/schema/validation-shop-settings';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import type { Page } from '../../common/pagination.ts';
import type { Viewer } from '../../common/request-context.ts';
import { validationError } from '../../common/result.types.ts';
import type { ShopSettingsContext } from './shop-settings.module.ts';
import { presentChange, presentShopSettings } from './shop-settings.presenter.ts';
import type { SettingsEdit } from './shop-settings.service.ts';
import {
  SettingsSection,
  ShopSettingsChangeConnection,
  ShopSettingsChangeType,
  ShopSettingsConflictError,
  ShopSettingsType,
  ShopSettingsUpdated,
  UpdateShopSettingsInput,
  UpdateShopSettingsResult,
} from './shop-settings.types.ts';

/** The section that an input names; null unless it names exactly one. */
function readEdit(input: UpdateShopSettingsInput): SettingsEdit | null {
  const edits = SETTINGS_SECTIONS.flatMap((section): SettingsEdit[] => {
    const value = input[section];
    return value ? [{ section, value: trimSettings(value), expectedVersion: input.expectedVersion }] : [];
  });
  return edits.length === 1 ? (edits[0] ?? null) : null;
}

/**
 * Only a viewer with a second factor may require one of all staff, since they must be able to switch it off again (ACCOUNT-25).
 */
function findSelfExclusion({ value }: SettingsEdit, { hasSecondFactor }: Viewer): FieldFailure<ApiMessageKey>[] {
  const isRequired = 'isSecondFactorRequired' in value && value.isSecondFactorRequired;
  return isRequired && !hasSecondFactor ? [{ path: 'isSecondFactorRequired', key: 'settings.ownFactorFirst' }] : [];
}

@Resolver()
export class ShopSettingsResolver {
  @Allow('settings:write')
  @Query(() => ShopSettingsType, { description: 'The shop settings.' })
  async shopSettings(@Ctx() { services }: ShopSettingsContext): Promise<ShopSettingsType> {
    return presentShopSettings(await services.shopSettingsAdmin.read());
  }

  @Allow('settings:write')
  @Query(() => ShopSettingsChangeConnection, { description: 'Changes of the shop settings, newest first.' })
  async shopSettingsHistory(
    @Arg('section', () => SettingsSection, { nullable: true, description: 'One section; all if omitted.' })
    section: Section | undefined,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() { services }: ShopSettingsContext,
  ): Promise<Page<ShopSettingsChangeType>> {
    const page = await services.shopSettingsAdmin.history(section, { first, after });
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentChange(node), cursor })) };
  }

  @Allow('settings:write')
  @ConfirmIdentity()
  @Mutation(() => UpdateShopSettingsResult, {
    description: 'Saves one section of the settings. It takes effect at once, in pages, checkouts and emails.',
  })
  async updateShopSettings(
    @Arg('input', () => UpdateShopSettingsInput, { description: 'The section.' }) input: UpdateShopSettingsInput,
    @Ctx() context: ShopSettingsContext,
  ): Promise<typeof UpdateShopSettingsResult> {
    const { services, language } = context;
    const edit = readEdit(input);
    if (!edit) return validationError([{ path: 'section', key: 'settings.oneSection' }], language);
    const viewer = signedIn(context);
    const failures = [...validateSettings(edit.section, edit.value), ...findSelfExclusion(edit, viewer)];
    if (failures.length > 0) return validationError(failures, language);
    const isSaved = await services.shopSettingsAdmin.update(edit, viewer.id);
    const shopSettings = presentShopSettings(await services.shopSettingsAdmin.read());
    if (isSaved) return Object.assign(new ShopSettingsUpdated(), { shopSettings });
    const message = apiMessage('settings.conflict', language);
    return Object.assign(new ShopSettingsConflictError(), { shopSettings, message });
  }
}

@Resolver(() => ShopSettingsChangeType)
export class SettingsChangeResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Their name; null if the account was deleted.' })
  async staffName(
    @Root() { staffId }: ShopSettingsChangeType,
    @Ctx() { loaders }: ShopSettingsContext,
  ): Promise<string | null> {
    const name = await loaders.settingsEditors.load(staffId);
    return name && personName(name);
  }
}
