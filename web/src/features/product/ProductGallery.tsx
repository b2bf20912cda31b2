import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@eunbit/ui/icons.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { swipeStep, wrapIndex } from './gallery-index.ts';

interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** The pictures of a product: one large, changed by arrows, keys, swipes and thumbnails. */
export function ProductGallery({ images, title }: { images: readonly Picture[]; title: string }) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const touchStart = useRef<number | null>(null);
  const shown = images[index];
  const turn = (step: number) => setIndex((current) => wrapIndex(current, step, images.length));
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
    >
      <chakra.div
        position="relative"
        overflow="hidden"
        borderRadius="xl"
        bg="purple.50"
        aspectRatio={{ base: '5 / 4', md: '1' }}
        maxHeight={{ lg: '44rem' }}
        width="full"
        touchAction="pan-y"
        onTouchStart={({ touches }) => {
          touchStart.current = touches[0]?.clientX ?? null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const end = changedTouches[0]?.clientX;
          if (touchStart.current !== null && end !== undefined) turn(swipeStep(touchStart.current, end));
        }}
      >
        <chakra.img
          key={shown.url}
          src={shown.url}
          alt={shown.alt}
          htmlWidth={1200}
          htmlHeight={1200}
          fetchPriority="high"
          css={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
        {images.length > 1 ? <Arrows turn={turn} index={index} count={images.length} /> : null}
      </chakra.div>
      {images.length > 1 ? <Thumbnails images={images} index={index} onChoose={setIndex} /> : null}
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

interface ThumbnailsProps {
  readonly images: readonly Picture[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  const intl = useIntl();
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="3">
      {images.map(({ url }, position) => (
        <li key={url}>
          <chakra.button
            type="button"
            aria-label={intl.formatMessage({ id: 'product.showPicture' }, { number: position + 1 })}
            aria-current={position === index}
            onClick={() => onChoose(position)}
            boxSize={{ base: '12', md: '16', lg: '20' }}
            overflow="hidden"
            borderRadius="md"
            cursor="pointer"
            bg="purple.50"
            borderWidth="2px"
            borderColor={position === index ? 'purple.600' : 'transparent'}
          >
            <img src={url} alt="" width={96} height={96} decoding="async" />
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}
