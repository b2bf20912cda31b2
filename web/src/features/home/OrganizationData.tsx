import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useSettings } from '../../app/settings.tsx';
import { useShopInfo } from '../../app/shop-info.ts';
import { StructuredData } from '../../components/StructuredData.tsx';

/** Whose shop this is, for search engines. */
export function OrganizationData() {
  const language = useLanguage();
  const { publicUrl } = useSettings();
  const info = useShopInfo();
  const { name, koreanName } = BRAND;
  if (!info) return null;
  const { company, contact, support } = info;
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: language === 'ko' ? koreanName : name,
        alternateName: language === 'ko' ? name : koreanName,
        legalName: company.name,
        url: new URL('/', publicUrl).href,
        logo: new URL('/icon-512.png', publicUrl).href,
        // What the shop has not set is left out.
        address: company.address || undefined,
        email: company.email || undefined,
        telephone: contact.phone || undefined,
        sameAs: support.socialLinks.map(({ url }) => url),
      }}
    />
  );
}
