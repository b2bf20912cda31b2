import { useEffect, useState } from 'react';

/** How long a message of the address book stands (ADDRESS-10). */
const MESSAGE_MS = 3_000;

/** A message that leaves by itself after its seconds; the same one said again stands for as long again. */
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
