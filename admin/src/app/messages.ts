import type { Language } from '@eunbit/schema/market';
import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import type { MessageId } from '../gql/message-id.ts';

const korean = import.meta.glob<Messages>('../**/*.messages.ko.json', { eager: true, import: 'default' });
const english = import.meta.glob<Messages>('../**/*.messages.en.json', { eager: true, import: 'default' });

/** Every text of the back office. `npm run codegen` types their keys as `MessageId`. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  ko: Object.assign({}, ...Object.values(korean)),
  en: Object.assign({}, ...Object.values(english)),
};
