import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSeasonPicture } from '../../app/scene-picture.ts';
import { LinkButton } from '../../components/LinkButton.tsx';

/** The main message and button of the home page; the picture is the largest element of the first view. */
export function Hero() {
  const language = useLanguage();
  const file = `/${useSeasonPicture()}`;
  const wide = `${file}-800.avif 800w, ${file}-1200.avif 1200w, ${file}.avif 1600w`;
  return (
    <styled.section
      position="relative"
      overflow="hidden"
      bg="purple.50"
      display="grid"
      minHeight={{ lg: 'min(52rem, calc(100vh - 7rem), 56.25vw)' }}
      maxWidth="120rem"
      mx="auto"
    >
      <styled.picture display="contents">
        <source
          type="image/avif"
          media="(max-width: 639px)"
          srcSet={`${file}-phone-600.avif 600w, ${file}-phone.avif 900w`}
        />
        <source type="image/avif" srcSet={wide} />
        <styled.img
          src={`${file}-1200.webp`}
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
        />
      </styled.picture>
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
