import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { CSSProperties } from 'react';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { FIND_TEXTS } from './category.content.ts';
import { spanOfRest } from './span-of-rest.ts';

/** A link to the product finder, which fills the last row of a product grid at every breakpoint. */
export function FindTile({ cards }: { readonly cards: number }) {
  const { title, text, link } = FIND_TEXTS[useLanguage()];
  const spans = {
    '--of-two': spanOfRest(cards, 2),
    '--of-three': spanOfRest(cards, 3),
    '--of-four': spanOfRest(cards, 4),
  };
  return (
    <styled.li
      style={spans as CSSProperties}
      gridColumn={{ base: 'span var(--of-two)', md: 'span var(--of-three)', lg: 'span var(--of-four)' }}
    >
      <styled.div
        gridRow="1 / -1"
        display="grid"
        alignContent="center"
        justifyItems="center"
        gap="3"
        px={{ base: '4', lg: '8' }}
        py="8"
        borderRadius="lg"
        bg="bg.tint"
        textAlign="center"
      >
        <styled.p fontSize={{ base: 'lg', lg: '2xl' }} fontWeight="bold">
          {title}
        </styled.p>
        <styled.p color="fg.muted" maxWidth="24rem">
          {text}
        </styled.p>
        <LinkButton to="/find" variant="outline" mt="2" px={{ base: '4', md: '6' }}>
          {link}
        </LinkButton>
      </styled.div>
    </styled.li>
  );
}
