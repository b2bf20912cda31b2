import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Picture } from '../../components/Picture.tsx';

const TOPICS = [
  { picture: 'silver-colloid', titleKey: 'home.silverTitle', textKey: 'home.silverText' },
  { picture: 'rayon', titleKey: 'home.rayonTitle', textKey: 'home.rayonText' },
  { picture: 'nano-coating', titleKey: 'home.coatingTitle', textKey: 'home.coatingText' },
] as const;

/** The materials of the products and how they work. */
export function TechnologyTopics() {
  return (
    <styled.section mt={{ base: '16', lg: '28' }} bg="purple.50">
      <styled.div
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        py={{ base: '14', lg: '24' }}
        display="grid"
        gap={{ base: '10', lg: '16' }}
      >
        <styled.div display="grid" gap="4" justifyItems="start">
          <styled.h2 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" maxWidth="24ch" textWrap="balance">
            <FormattedMessage id="home.technologyTitle" />
          </styled.h2>
          <styled.p maxWidth="text" color="gray.700" fontSize={{ lg: 'lg' }}>
            <FormattedMessage id="home.technologyText" />
          </styled.p>
          <LinkButton to="/technology" variant="outline">
            <FormattedMessage id="home.technologyMore" />
          </LinkButton>
        </styled.div>
        <styled.div display="grid" gap={{ base: '10', lg: '14' }} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
          {TOPICS.map((topic) => (
            <Topic key={topic.picture} {...topic} />
          ))}
        </styled.div>
      </styled.div>
    </styled.section>
  );
}

function Topic({ picture, titleKey, textKey }: (typeof TOPICS)[number]) {
  return (
    <styled.article display="grid" alignContent="start" gap="3">
      <Picture
        src={`/${picture}.webp`}
        srcSet={`/${picture}-400.webp 400w, /${picture}.webp 800w`}
        sizes="(max-width: 767px) calc(100vw - 40px), 30vw"
        alt=""
        htmlWidth={800}
        htmlHeight={600}
        loading="lazy"
        decoding="async"
        width="full"
        height="auto"
        borderRadius="xl"
        mb="2"
      />
      <styled.h3 fontSize="xl" fontWeight="semibold">
        <FormattedMessage id={titleKey} />
      </styled.h3>
      <styled.p color="gray.700">
        <FormattedMessage id={textKey} />
      </styled.p>
    </styled.article>
  );
}
