import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { IconButton } from '../components/IconButton.tsx';
import { BellIcon, BellOffIcon } from '../components/icons.tsx';
import { isSoundOn, keepSound } from '../features/orders/new-order-sound.ts';

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
      {on ? <BellIcon /> : <BellOffIcon />}
    </IconButton>
  );
}
