import { useEffect, useState } from 'react';

/** How long a message of the address book is shown (ADDRESS-10). */
const MESSAGE_MS = 3_000;

/** A message that disappears by itself; showing it again starts the time anew. */
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
