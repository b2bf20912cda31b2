import { CLAIMS } from '@eunbit/schema/claims';
import { PRESS_RELEASES } from '@eunbit/schema/press-releases';
import { findSampleData, isSampleText, withoutSamples } from '@eunbit/schema/sample-data';
import { isUsedIn } from '@eunbit/schema/shop-settings';
import { TESTIMONIALS } from '@eunbit/schema/testimonials';
import { createAccountReader } from '../account/index.ts';
import { createDisclosureReader } from '../catalogue/index.ts';
import { hasCompanyPeople } from '../company/index.ts';
import { readSampleParts } from '../download/index.ts';
import { readShopSettings } from '../shop-settings/index.ts';
import { checkDepositAccounts } from './checks/openings.ts';
import {
  checkAccounts,
  checkDisclosures,
  checkDocuments,
  checkPressReleases,
  checkRegistrations,
  checkSenderAddress,
  checkShopFacts,
  checkTeam,
  checkTerms,
  checkTestimonials,
} from './checks/placeholders.ts';
import type { Checked } from './checks.ts';
import type { Check } from './run-checks.ts';
import { readSenderAddress } from './sender-address.ts';

/** Accounts that `npm run seed` writes for developers. */
const SEEDED = ['staff', 'manager', 'shopper'].map((name) => `${name}@eunbit.example`);

/** Checks for placeholders that the owner must replace before opening. */
export function createPlaceholderChecks(checked: Checked): Check[] {
  const { database, downloadsFolder } = checked;
  const check = (id: string, about: string, run: Check['run']): Check => ({ area: 'PLACEHOLDERS', id, about, run });
  return [
    check('placeholders.facts', '/admin/settings', async () => {
      const settings = await readShopSettings(await database());
      const { open } = checked.config;
      const accounts = withoutSamples(settings).banks.accounts.length;
      return [
        ...checkShopFacts(findSampleData(settings).filter(({ section }) => isUsedIn(section, open.stores))),
        ...checkDepositAccounts(checked.config, accounts),
      ];
    }),
    check('placeholders.sender', 'EMAIL_FROM', async () => [checkSenderAddress(await readSenderAddress(checked))]),
    check('placeholders.documents', 'server/downloads/', async () =>
      checkDocuments(await readSampleParts(downloadsFolder)),
    ),
    check('placeholders.registrations', 'schema/src/claims.ts', async () => [checkRegistrations(CLAIMS)]),
    check('placeholders.press', 'schema/src/press-releases.ts', async () => [checkPressReleases(PRESS_RELEASES)]),
    check('placeholders.testimonials', 'schema/src/testimonials.ts', async () => [checkTestimonials(TESTIMONIALS)]),
    check('placeholders.terms', 'web/src/features/legal/', async () => [checkTerms()]),
    check('placeholders.team', '/admin/company', async () => [checkTeam(await hasCompanyPeople(await database()))]),
    check('placeholders.disclosures', '/admin/products', async () => {
      const titles = await createDisclosureReader(await database()).titlesWith(isSampleText);
      return [checkDisclosures(titles)];
    }),
    check('placeholders.accounts', '/admin/admins', async () => {
      const accounts = createAccountReader(await database());
      const [seeded, staff] = await Promise.all([
        accounts.some({ email: { $in: SEEDED } }, SEEDED.length),
        accounts.staff(),
      ]);
      const emails = seeded.map(({ email }) => email);
      return checkAccounts(
        emails,
        staff.some(({ role }) => role === 'ADMIN'),
      );
    }),
  ];
}
