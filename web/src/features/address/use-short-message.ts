import { useEffect, useState } from 'react';

/** How long a message of the address book stands (ADDRESS-10). */
const MESSAGE_MS = 3_000;

/** A message that leaves by itself after its seconds; the same one said again stands for as long again. */
export function useShortMessage<Message>() {
  const [said, setSaid] = useState<{ readonly message: Message } | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return {
    message: said?.message ?? null,
    say: (message: Message) => setSaid({ message }),
    clear: () => setSaid(null),
  };
}
