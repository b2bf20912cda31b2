import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../gql/message-id.ts';

export type Text = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of the catalogue in the current language; an unknown id does not compile. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback<Text>((id, values) => intl.formatMessage({ id }, values), [intl]);
}
