import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import ui from '@eunbit/ui/ui.messages.ko.json';

const shared = import.meta.glob<Messages>(['../*/*.messages.ko.json', '../features/*/shared.messages.ko.json'], {
  eager: true,
  import: 'default',
});

/** Texts that any page may show. */
export const messages: Messages = Object.assign({}, ui, ...Object.values(shared));

/** Texts of single screens, by file. */
export const ownMessages = import.meta.glob<Messages>(
  ['../features/*/*.messages.ko.json', '!../features/*/shared.messages.ko.json'],
  { import: 'default' },
);
