import type { ProductGroup } from '@eunbit/schema/catalogue';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { TECHNOLOGIES, type Technology } from './technologies.ts';

/** How the products of a group work; the topics depend on the group. */
export function TechnologySections({ group }: { group: ProductGroup }) {
  return (
    <styled.section pt={{ base: '16', lg: '28' }} display="grid" gap={{ base: '12', lg: '20' }}>
      {TECHNOLOGIES[group].map((topic, index) => (
        <Topic key={topic.id} topic={topic} mirrored={index % 2 === 1} />
      ))}
      <LinkButton to="/technology" variant="outline" justifySelf="center">
        <FormattedMessage id="product.technologyMore" />
      </LinkButton>
    </styled.section>
  );
}

function Topic({ topic, mirrored }: { topic: Technology; mirrored: boolean }) {
  return (
    <styled.article
      id={topic.id}
      scrollMarginTop="8rem"
      display="grid"
      gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="center"
      gap={{ base: '6', md: '10', lg: '16' }}
    >
      <Picture
        src={`/${topic.picture}.webp`}
        srcSet={`/${topic.picture}-400.webp 400w, /${topic.picture}.webp 800w`}
        sizes="(max-width: 767px) calc(100vw - 40px), 46vw"
        alt=""
        htmlWidth={800}
        htmlHeight={600}
        loading="lazy"
        decoding="async"
        width="full"
        height="auto"
        borderRadius="xl"
        order={{ md: mirrored ? 1 : 0 }}
      />
      <styled.div display="grid" gap="4" justifyItems="start">
        <styled.p fontSize="sm" fontWeight="semibold" letterSpacing="0.06em" color="purple.700">
          <FormattedMessage id={topic.kickerKey} />
        </styled.p>
        <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" textWrap="balance">
          <FormattedMessage id={topic.titleKey} />
        </styled.h2>
        <styled.p maxWidth="text" color="gray.700" fontSize={{ lg: 'lg' }}>
          <FormattedMessage id={topic.textKey} />
        </styled.p>
      </styled.div>
    </styled.article>
  );
}
