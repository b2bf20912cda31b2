import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { wrapIndex } from '../../../components/picture-turns.ts';
import { TurnButtons } from '../../../components/TurnButtons.tsx';
import { useSwipe } from '../../../components/use-swipe.ts';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { GalleryFilm } from './GalleryFilm.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { buildGalleryItems, type GalleryItem, ProductGalleryProduct } from './gallery-items.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

/** Pictures and films of a product: one is large, changed by buttons, keys, swipes and thumbnails. */
export function ProductGallery({ product }: { product: FragmentType<typeof ProductGalleryProduct> }) {
  const intl = useIntl();
  const { title, images, films } = readFragment(ProductGalleryProduct, product);
  const items = buildGalleryItems({ images, films });
  const [index, setIndex] = useState(0);
  const shown = items[index];
  const turn = (step: number) => setIndex((current) => wrapIndex(current, step, items.length));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  if (!shown) return null;
  return (
    <styled.div
      role="group"
      aria-roledescription="carousel"
      aria-label={intl.formatMessage({ id: 'product.pictures' }, { title })}
      onKeyDown={onKeyDown}
      display="grid"
      gridTemplateColumns={{ lg: items.length > 1 ? '4.5rem minmax(0, 1fr)' : '1fr' }}
      gap={{ base: '3', md: '4' }}
      alignContent="start"
      position={{ lg: 'sticky' }}
      top={{ lg: '7rem' }}
      alignSelf="start"
      minWidth="0"
    >
      <Stage item={shown} eager={index === 0} onSwipe={turn}>
        {items.length > 1 ? <Arrows turn={turn} index={index} count={items.length} /> : null}
      </Stage>
      {items.length > 1 ? <GalleryThumbnails items={items} index={index} onChoose={setIndex} /> : null}
    </styled.div>
  );
}

interface StageProps {
  readonly item: GalleryItem;
  /** Whether to load it eagerly: the first picture is the largest contentful paint. */
  readonly eager: boolean;
  readonly onSwipe: (step: -1 | 1) => void;
  readonly children: ReactNode;
}

/** The frame of the large picture. */
function Stage({ item, eager, onSwipe, children }: StageProps) {
  const swipe = useSwipe(onSwipe);
  return (
    <styled.div
      position="relative"
      overflow="hidden"
      borderRadius="xl"
      bg="purple.50"
      aspectRatio={{ base: '5 / 4', md: '1' }}
      maxHeight={{ lg: 'firstView' }}
      width="full"
      touchAction="pan-y pinch-zoom"
      {...swipe}
    >
      {item.kind === 'film' ? (
        <GalleryFilm key={item.film.url} film={item.film} />
      ) : (
        <ZoomPicture key={item.picture.url} picture={item.picture} eager={eager} />
      )}
      {children}
    </styled.div>
  );
}

function Arrows({ turn, index, count }: { turn: (step: number) => void; index: number; count: number }) {
  const intl = useIntl();
  return (
    <>
      <TurnButtons
        previous={intl.formatMessage({ id: 'product.previousPicture' })}
        next={intl.formatMessage({ id: 'product.nextPicture' })}
        onTurn={turn}
      />
      <styled.p
        aria-live="polite"
        position="absolute"
        bottom="3"
        insetInlineEnd="3"
        px="3"
        py="0.5"
        borderRadius="full"
        bg="white"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
      >
        <FormattedMessage id="product.pictureOf" values={{ number: index + 1, count }} />
      </styled.p>
    </>
  );
}
