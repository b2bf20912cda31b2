import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@eunbit/ui/icons.tsx';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { GalleryFilm } from './GalleryFilm.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { swipeStep, wrapIndex } from './gallery-index.ts';
import { type GalleryItem, galleryItems, ProductGalleryProduct } from './gallery-items.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

/** The pictures and films of a product: one large, changed by arrows, keys, swipes and thumbnails. */
export function ProductGallery({ product }: { product: FragmentType<typeof ProductGalleryProduct> }) {
  const intl = useIntl();
  const { title, images, films } = readFragment(ProductGalleryProduct, product);
  const items = galleryItems({ images, films });
  const [index, setIndex] = useState(0);
  const shown = items[index];
  const turn = (step: number) => setIndex((current) => wrapIndex(current, step, items.length));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  if (!shown) return null;
  return (
    <chakra.div
      role="group"
      aria-roledescription="carousel"
      aria-label={intl.formatMessage({ id: 'product.pictures' }, { title })}
      onKeyDown={onKeyDown}
      display="grid"
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
    </chakra.div>
  );
}

interface StageProps {
  readonly item: GalleryItem;
  /** The first picture is the largest thing of the first view. */
  readonly eager: boolean;
  readonly onSwipe: (step: -1 | 1) => void;
  readonly children: ReactNode;
}

/** The frame of the large picture. */
function Stage({ item, eager, onSwipe, children }: StageProps) {
  const touchStart = useRef<number | null>(null);
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      borderRadius="xl"
      bg="purple.50"
      aspectRatio={{ base: '5 / 4', md: '1' }}
      maxHeight={{ lg: '44rem' }}
      width="full"
      touchAction="pan-y pinch-zoom"
      onTouchStart={({ touches }) => {
        // Two fingers enlarge, they do not swipe.
        touchStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const end = changedTouches[0]?.clientX;
        if (touchStart.current === null || end === undefined) return;
        const step = swipeStep(touchStart.current, end);
        if (step !== 0) onSwipe(step);
      }}
    >
      {item.kind === 'film' ? (
        <GalleryFilm key={item.film.url} film={item.film} />
      ) : (
        <ZoomPicture key={item.picture.url} picture={item.picture} eager={eager} />
      )}
      {children}
    </chakra.div>
  );
}

function Arrows({ turn, index, count }: { turn: (step: number) => void; index: number; count: number }) {
  const intl = useIntl();
  const place = {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    bg: 'white',
    boxShadow: 'md',
  } as const;
  return (
    <>
      <IconButton
        {...place}
        insetInlineStart="3"
        label={intl.formatMessage({ id: 'product.previousPicture' })}
        onClick={() => turn(-1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        {...place}
        insetInlineEnd="3"
        label={intl.formatMessage({ id: 'product.nextPicture' })}
        onClick={() => turn(1)}
      >
        <ChevronRightIcon />
      </IconButton>
      <chakra.p
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
      </chakra.p>
    </>
  );
}
