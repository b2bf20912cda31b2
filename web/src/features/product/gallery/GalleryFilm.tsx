import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../../elements/Button.tsx';
import { PauseIcon, PlayIcon } from '../../../elements/icons.tsx';
import type { Film } from './gallery-items.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** A film in the gallery: it plays muted and in a loop, unless reduced motion is preferred. */
export function GalleryFilm({ film }: { film: Film }) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (matchMedia(REDUCED_MOTION).matches) return;
    // A browser may refuse autoplay to save power; the button remains.
    video.current?.play().catch(() => undefined);
  }, []);
  const toggle = () => {
    const player = video.current;
    if (!player) return;
    if (player.paused) player.play().catch(() => undefined);
    else player.pause();
  };
  return (
    <>
      <styled.video
        ref={video}
        muted
        playsInline
        loop
        preload="metadata"
        poster={film.poster.url}
        aria-label={film.title}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        css={{ width: '100%', height: '100%', objectFit: 'cover' }}
      >
        <source src={film.webmUrl} type="video/webm" />
        <source src={film.url} type="video/mp4" />
      </styled.video>
      <IconButton
        position="absolute"
        bottom="3"
        insetInlineStart="3"
        bg="white"
        boxShadow="md"
        label={intl.formatMessage({ id: playing ? 'product.pauseFilm' : 'product.playFilm' })}
        onClick={toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </>
  );
}
