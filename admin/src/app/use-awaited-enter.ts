import { useEffect, useState } from 'react';

/**
 * Enter in a search whose answer may still be on its way. A press is followed once, as soon as what is found belongs to what
 * is typed; whoever types on takes it back.
 */
export function useAwaitedEnter({ isSettled, follow }: { readonly isSettled: boolean; readonly follow: () => void }) {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!(isPressed && isSettled)) return;
    setPressed(false);
    follow();
  });
  return { press: () => setPressed(true), takeBack: () => setPressed(false) };
}
