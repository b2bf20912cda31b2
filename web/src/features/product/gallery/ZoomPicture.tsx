import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ProductPicture } from '../../../components/ProductPicture.tsx';
import type { Picture } from './gallery-items.ts';
import { toTransformOrigin } from './zoom.ts';

const SCALE = 2.2;

interface ZoomPictureProps {
  readonly picture: Picture;
  readonly eager: boolean;
}

/**
 * A picture that zooms under the mouse, or on a tap or the Enter key; a second tap, Escape or leaving it ends the zoom.
 */
export function ZoomPicture({ picture, eager }: ZoomPictureProps) {
  const intl = useIntl();
  const [origin, setOrigin] = useState<string | null>(null);
  const pointer = useRef('mouse');
  const followMouse = (event: PointerEvent<HTMLElement>) => {
    const follows = event.pointerType === 'mouse' || origin !== null;
    if (follows) setOrigin(toTransformOrigin(event, event.currentTarget.getBoundingClientRect()));
  };
  const toggle = (event: MouseEvent<HTMLElement>) => {
    // A click by the Enter key has no position. A mouse zooms by hovering.
    const byKey = event.detail === 0;
    if (!byKey && pointer.current === 'mouse') return;
    if (origin) setOrigin(null);
    else setOrigin(byKey ? '50% 50%' : toTransformOrigin(event, event.currentTarget.getBoundingClientRect()));
  };
  return (
    <>
      <styled.button
        type="button"
        aria-label={intl.formatMessage({ id: origin ? 'product.zoomOut' : 'product.zoomIn' }, { picture: picture.alt })}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onPointerMove={followMouse}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOrigin(null)}
        onClick={toggle}
        onKeyDown={({ key }) => key === 'Escape' && setOrigin(null)}
        // While zoomed, a finger moves the picture instead of changing to the next one.
        touchAction={origin ? 'none' : undefined}
        onTouchEnd={(event) => origin && event.stopPropagation()}
        display="block"
        width="full"
        height="full"
        cursor={origin ? 'zoom-out' : 'zoom-in'}
        borderRadius="inherit"
        overflow="hidden"
        _focusVisible={{ outlineOffset: '-4px' }}
      >
        <ProductPicture
          // The widest file is loaded only for the zoom.
          image={origin ? { ...picture, srcSet: picture.zoomSrcSet, avifSrcSet: null } : picture}
          sizes={
            origin ? '2000px' : '(max-width: 767px) calc(100vw - 40px), (max-width: 1023px) 46vw, min(48vw, 44rem)'
          }
          alt={picture.alt}
          htmlWidth={picture.width}
          htmlHeight={picture.height}
          fetchPriority={eager ? 'high' : 'auto'}
          style={{
            transition: 'transform 160ms ease-out',
            ...(origin && { transform: `scale(${SCALE})`, transformOrigin: origin }),
          }}
        />
      </styled.button>
      <ZoomHint hidden={origin !== null} />
    </>
  );
}

/** Hint how to zoom: by mouse if there is one, otherwise by tap. */
function ZoomHint({ hidden }: { hidden: boolean }) {
  return (
    <styled.p
      aria-hidden
      position="absolute"
      bottom="3"
      insetInlineStart="3"
      px="3"
      py="0.5"
      borderRadius="full"
      bg="white"
      color="gray.700"
      fontSize="xs"
      pointerEvents="none"
      opacity={hidden ? '0' : '1'}
      transition="opacity 160ms"
      css={{
        '& > :last-child': { display: 'none' },
        '@media (hover: none)': { '& > :first-child': { display: 'none' }, '& > :last-child': { display: 'inline' } },
      }}
    >
      <span>
        <FormattedMessage id="product.zoomHint" />
      </span>
      <span>
        <FormattedMessage id="product.zoomHintTouch" />
      </span>
    </styled.p>
  );
}
