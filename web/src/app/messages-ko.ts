import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import ui from '@eunbit/ui/ui.messages.ko.json';

const catalogues = import.meta.glob<Messages>('../**/*.messages.ko.json', { eager: true, import: 'default' });

export const messages: Messages = Object.assign({}, ui, ...Object.values(catalogues));
