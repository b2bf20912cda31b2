import type { CheckArea, FindingState } from '@eunbit/schema/launch-checklist';
import type { MessageId } from '../../gql/message-id.ts';

/** In the order of the page. */
export const AREA_TITLE: Readonly<Record<CheckArea, MessageId>> = {
  SETTINGS: 'launchChecklist.area.settings',
  DATABASE: 'launchChecklist.area.database',
  PUBLIC_ADDRESS: 'launchChecklist.area.publicAddress',
  STRIPE: 'launchChecklist.area.stripe',
  TOSS: 'launchChecklist.area.toss',
  EASYPOST: 'launchChecklist.area.easyPost',
  POSTMARK: 'launchChecklist.area.postmark',
  NAVER: 'launchChecklist.area.naver',
  GOOGLE: 'launchChecklist.area.google',
  PLACEHOLDERS: 'launchChecklist.area.placeholders',
};

export const STATE_TEXT: Readonly<Record<FindingState, MessageId>> = {
  GOOD: 'launchChecklist.state.good',
  NOTE: 'launchChecklist.state.note',
  WRONG: 'launchChecklist.state.wrong',
  UNKNOWN: 'launchChecklist.state.unknown',
};

/** What has to be done comes first. */
export const STATE_ORDER: readonly FindingState[] = ['WRONG', 'UNKNOWN', 'NOTE', 'GOOD'];
