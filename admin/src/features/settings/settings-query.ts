import type { SettingsSection } from '@eunbit/schema/shop-settings';
import type { SettingsSection as SectionName, SettingsFieldsFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** All sections, as the forms show them. */
export const SettingsFields = graphql(`
  fragment SettingsFields on ShopSettings {
    versions { section version }
    sampleValues { section path }
    company {
      name { ko en }
      representative { ko en }
      address { ko en }
      phone
      email
      businessRegistrationNumber
      mailOrderReport { ko en }
      privacyOfficer { ko en }
      hostingProvider { ko en }
    }
    escrow { provider { ko en } registration { ko en } statement { ko en } }
    support { opens closes accessibilityEmail usPhone usAddress accessibilityPhone socialLinks { name url } }
    banks { accounts { id name { ko en } accountNumber accountHolder } }
    shipping {
      KR { standard freeShippingThreshold }
      US { standard expedited express freeShippingThreshold }
      transitDays { expedited express }
    }
    sender { name street unit city state zipCode phone }
    stock { lowStockAt fewLeftBelow }
    security { isSecondFactorRequired confirmRefundsAbove { KR US } }
    appearance { heroSeason }
  }
`);

export const SettingsDocument = graphql(`
  query Settings {
    shopSettings { ...SettingsFields }
  }
`);

const toName = (section: SettingsSection) => section.toUpperCase() as SectionName;

export function getVersion({ versions }: SettingsFieldsFragment, section: SettingsSection): number {
  return versions.find((one) => one.section === toName(section))?.version ?? 0;
}

/** Paths of the values that are still those of the sample shop. */
export function getSamplePaths({ sampleValues }: SettingsFieldsFragment, section: SettingsSection): readonly string[] {
  return sampleValues.filter((one) => one.section === toName(section)).map(({ path }) => path);
}
