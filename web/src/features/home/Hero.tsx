import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { preload } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useShopInfo } from '../../app/shop-info.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Picture, toAvif } from '../../components/Picture.tsx';

const PHONE = '(max-width: 639px)';
const WIDE = '(min-width: 640px)';

/** Files of a season's picture: its right side for phones, and the whole for wider windows. */
function heroFiles(season: string) {
  const file = `/hero-${season.toLowerCase()}`;
  return {
    phone: `${file}-phone-600.webp 600w, ${file}-phone.webp 900w`,
    wide: `${file}-800.webp 800w, ${file}-1200.webp 1200w, ${file}.webp 1600w`,
  };
}

/** The main message and button of the home page; the picture is the largest element of the first view. */
export function Hero() {
  const language = useLanguage();
  // Without an answer of the API a page still has its picture.
  const { phone, wide } = heroFiles(useShopInfo()?.heroSeason ?? 'SPRING');
  const common = { as: 'image', type: 'image/avif', fetchPriority: 'high', imageSizes: '100vw' } as const;
  preload('', { ...common, imageSrcSet: toAvif(phone), media: PHONE });
  preload('', { ...common, imageSrcSet: toAvif(wide), media: WIDE });
  return (
    <styled.section
      position="relative"
      overflow="hidden"
      bg="purple.50"
      display="grid"
      minHeight={{ lg: 'min(52rem, calc(100vh - 7rem), 56.25vw)' }}
      backgroundImage={{ lg: '{gradients.heroEdge}' }}
      maxWidth="120rem"
      mx="auto"
    >
      <Picture
        srcSet={wide}
        sizes="100vw"
        alt=""
        fetchPriority="high"
        htmlWidth={1600}
        htmlHeight={900}
        css={{
          gridArea: { base: '2 / 1', lg: '1 / 1' },
          width: '100%',
          height: { base: 'auto', lg: '100%' },
          aspectRatio: { base: '6 / 5', sm: '16 / 9', lg: 'auto' },
          objectFit: 'cover',
          objectPosition: 'right bottom',
          position: { lg: 'absolute' },
          inset: { lg: '0' },
          maskImage: { base: '{gradients.fadeDown}', lg: '{gradients.fadeToText}' },
        }}
      >
        <source type="image/avif" media={PHONE} srcSet={toAvif(phone)} sizes="100vw" />
        <source media={PHONE} srcSet={phone} sizes="100vw" />
      </Picture>
      <styled.div
        gridArea="1 / 1"
        position="relative"
        width="full"
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        pt={{ base: '10', lg: '0' }}
        pb={{ base: '2', lg: '12' }}
        display="grid"
        alignContent="center"
        justifyItems="start"
        gap={{ base: '4', lg: '6' }}
      >
        <styled.h1
          fontSize={{ base: '3xl', sm: '4xl', lg: '5xl', xl: '6xl' }}
          fontWeight="bold"
          letterSpacing="-0.03em"
          maxWidth={{ base: '20ch', lg: '14ch' }}
          textWrap="balance"
        >
          {BRAND.tagline[language]}
        </styled.h1>
        <styled.p maxWidth={{ base: '36ch', lg: '30ch' }} fontSize={{ base: 'md', lg: 'xl' }} color="gray.700">
          <FormattedMessage id="home.lead" />
        </styled.p>
        <LinkButton to="/products-cleansing" size="lg" mt="1">
          <FormattedMessage id="home.shopNow" />
        </LinkButton>
      </styled.div>
    </styled.section>
  );
}
