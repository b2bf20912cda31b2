import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useSettings } from '../../app/settings.tsx';
import { StructuredData } from '../../components/StructuredData.tsx';

/** Whose shop this is, for search engines. */
export function OrganizationData() {
  const language = useLanguage();
  const { publicUrl } = useSettings();
  const { name, koreanName, company, social } = BRAND;
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: language === 'ko' ? koreanName : name,
        alternateName: language === 'ko' ? name : koreanName,
        legalName: company[language],
        url: new URL('/', publicUrl).href,
        logo: new URL('/icon-512.png', publicUrl).href,
        address: company.address[language],
        email: company.email,
        telephone: company.phone,
        sameAs: social.map(({ url }) => url),
      }}
    />
  );
}
