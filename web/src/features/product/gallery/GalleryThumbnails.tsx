import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ProductPicture } from '../../../components/ProductPicture.tsx';
import { PlayIcon } from '../../../elements/icons.tsx';
import type { GalleryItem } from './gallery-items.ts';
import { countThumbnailsPerRow } from './thumbnails-per-row.ts';

interface GalleryThumbnailsProps {
  readonly items: readonly GalleryItem[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

export function GalleryThumbnails({ items, index, onChoose }: GalleryThumbnailsProps) {
  const intl = useIntl();
  return (
    <styled.ul
      display="grid"
      gap={{ base: '2', sm: '3' }}
      alignContent="start"
      // On a wide screen they are beside the picture, so that both fit into its height.
      order={{ lg: '-1' }}
      css={{
        '--thumbnail': { base: '3rem', md: '4rem' },
        gridTemplateColumns: { base: 'repeat(var(--per-row), minmax(0, var(--thumbnail)))', lg: '1fr' },
      }}
      style={{ '--per-row': countThumbnailsPerRow(items.length) } as CSSProperties}
    >
      {items.map((item, position) => (
        <li key={item.picture.url}>
          <styled.button
            type="button"
            aria-label={intl.formatMessage(
              { id: item.kind === 'film' ? 'product.showFilm' : 'product.showPicture' },
              { number: position + 1 },
            )}
            aria-current={position === index}
            onClick={() => onChoose(position)}
            position="relative"
            display="block"
            width="full"
            aspectRatio="1"
            overflow="hidden"
            borderRadius="md"
            cursor="pointer"
            bg="purple.50"
            borderWidth="2px"
            borderColor={position === index ? 'purple.600' : 'transparent'}
          >
            <ProductPicture image={item.picture} sizes="5rem" alt="" htmlWidth={96} htmlHeight={96} decoding="async" />
            {item.kind === 'film' ? <FilmMark /> : null}
          </styled.button>
        </li>
      ))}
    </styled.ul>
  );
}

function FilmMark() {
  return (
    <styled.span
      position="absolute"
      inset="0"
      display="grid"
      placeItems="center"
      color="chalk"
      bg="rgba(31, 32, 36, 0.35)"
    >
      <PlayIcon />
    </styled.span>
  );
}
