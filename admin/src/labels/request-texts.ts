import type { RequestKind, RequestState } from '@eunbit/schema/support-request';
import type { MessageId } from '../gql/message-id.ts';

export const REQUEST_STATE_TEXT: Readonly<Record<RequestState, MessageId>> = {
  OPEN: 'requests.state.open',
  ANSWERED: 'requests.state.answered',
  CLOSED: 'requests.state.closed',
};

export const REQUEST_KIND_TEXT: Readonly<Record<RequestKind, MessageId>> = {
  MESSAGE: 'requests.kind.message',
  PARTNERSHIP: 'requests.kind.partnership',
};
