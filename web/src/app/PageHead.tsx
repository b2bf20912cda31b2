import { BRAND, brandName } from '@eunbit/schema/brand';
import { choiceForOthers, STORE_CHOICES, storeAddress } from '@eunbit/schema/store-address';
import { useSettings } from './settings.tsx';

export interface PageHeadProps {
  /** Without the brand name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page, whatever its current address. */
  readonly path: string;
  /** Path or address of the picture for link previews; defaults to that of the store. */
  readonly image?: string;
  readonly type?: 'website' | 'product';
}

/** Title, description, canonical address and link preview of a page. */
export function PageHead({ title, description, path, image, type = 'website' }: PageHeadProps) {
  const { publicUrl, openings, market, language } = useSettings();
  const choices = STORE_CHOICES.filter((choice) => openings.stores.includes(choice.market));
  const forOthers = choiceForOthers(choices);
  const shared = image ?? `/share-${market.toLowerCase()}.jpg`;
  const fullTitle = `${title} | ${brandName(language)}`;
  const address = new URL(storeAddress(path, { market, language }), publicUrl).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {choices.map((choice) => (
        <link
          key={`${choice.language}-${choice.market}`}
          rel="alternate"
          hrefLang={`${choice.language}-${choice.market}`}
          href={new URL(storeAddress(path, choice), publicUrl).href}
        />
      ))}
      {forOthers ? (
        <link rel="alternate" hrefLang="x-default" href={new URL(storeAddress(path, forOthers), publicUrl).href} />
      ) : null}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:image" content={new URL(shared, publicUrl).href} />
      <meta property="og:locale" content={language === 'ko' ? 'ko_KR' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
