import { useEffect, useState } from 'react';

/** Time for which a message of the address book is shown, in milliseconds (ADDRESS-10). */
const MESSAGE_MS = 3_000;

/** A message that disappears by itself; showing it again restarts the time. */
export function useShortMessage<Message>() {
  const [shown, setShown] = useState<{ readonly message: Message } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    message: shown?.message ?? null,
    show: (message: Message) => setShown({ message }),
    clear: () => setShown(null),
  };
}
