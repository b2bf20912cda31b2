import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';

/** The main message and button of the home page; the picture is the largest element of the first view. */
export function Hero() {
  const language = useLanguage();
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
      <styled.img
        src="/hero.webp"
        srcSet="/hero-800.webp 800w, /hero-1200.webp 1200w, /hero.webp 1600w"
        sizes="(max-width: 1023px) 130vw, 100vw"
        alt=""
        fetchPriority="high"
        htmlWidth={1600}
        htmlHeight={900}
        css={{
          gridArea: { base: '2 / 1', lg: '1 / 1' },
          width: '100%',
          height: { base: 'auto', lg: '100%' },
          aspectRatio: { base: '6 / 5', sm: '16 / 9', lg: 'auto' },
          objectFit: { base: 'cover', lg: 'contain' },
          objectPosition: { base: '72% bottom', lg: 'right bottom' },
          position: { lg: 'absolute' },
          inset: { lg: '0' },
          maskImage: { base: '{gradients.fadeDown}', lg: '{gradients.fadeToText}' },
        }}
      />
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
