import type { MessageId } from '../../gql/message-id.ts';
import type { StatisticsScreen } from '../../urls/statistics.urls.ts';

/** Titles of the screens, also in the menu. */
export const STATISTICS_TITLE: Readonly<Record<StatisticsScreen, MessageId>> = {
  users: 'statistics.users.title',
  website: 'statistics.website.title',
  regions: 'statistics.regions.title',
  sales: 'statistics.sales.title',
};
