import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import ui from '@eunbit/ui/ui.messages.en.json';

const shared = import.meta.glob<Messages>(['../*/*.messages.en.json', '../features/*/shared.messages.en.json'], {
  eager: true,
  import: 'default',
});

/** Texts that any page may show. */
export const messages: Messages = Object.assign({}, ui, ...Object.values(shared));

/** Texts of single screens, by file. */
export const ownMessages = import.meta.glob<Messages>(
  ['../features/*/*.messages.en.json', '!../features/*/shared.messages.en.json'],
  { import: 'default' },
);
