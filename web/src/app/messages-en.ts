import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import ui from '@eunbit/ui/ui.messages.en.json';

const catalogues = import.meta.glob<Messages>('../**/*.messages.en.json', { eager: true, import: 'default' });

export const messages: Messages = Object.assign({}, ui, ...Object.values(catalogues));
