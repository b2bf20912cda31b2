import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { isSoundOn, keepSound } from '../features/orders/live/new-order-sound.ts';

/** Mutes the sound of new orders, for this browser. */
export function SoundToggle() {
  const t = useText();
  const [on, setOn] = useState(isSoundOn);

  function toggle() {
    keepSound(!on);
    setOn(!on);
  }

  return (
    <IconButton label={t('app.sound')} aria-pressed={on} size="sm" onClick={toggle}>
      <chakra.svg
        viewBox="0 0 24 24"
        boxSize="1.5em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0" />
        {on ? null : <path d="M4 4l16 16" />}
      </chakra.svg>
    </IconButton>
  );
}
