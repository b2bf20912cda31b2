import type { Language } from '@eunbit/schema/market';
import uiEn from '@eunbit/ui/ui.messages.en.json' with { type: 'json' };
import uiKo from '@eunbit/ui/ui.messages.ko.json' with { type: 'json' };
import appEn from './app/app.messages.en.json' with { type: 'json' };
import appKo from './app/app.messages.ko.json' with { type: 'json' };
import announcementsEn from './features/announcements/announcements.messages.en.json' with { type: 'json' };
import announcementsKo from './features/announcements/announcements.messages.ko.json' with { type: 'json' };
import auditEn from './features/audit/audit.messages.en.json' with { type: 'json' };
import auditKo from './features/audit/audit.messages.ko.json' with { type: 'json' };
import dashboardEn from './features/dashboard/dashboard.messages.en.json' with { type: 'json' };
import dashboardKo from './features/dashboard/dashboard.messages.ko.json' with { type: 'json' };
import emailsEn from './features/emails/emails.messages.en.json' with { type: 'json' };
import emailsKo from './features/emails/emails.messages.ko.json' with { type: 'json' };
import financeEn from './features/finance/finance.messages.en.json' with { type: 'json' };
import financeKo from './features/finance/finance.messages.ko.json' with { type: 'json' };
import jobsEn from './features/jobs/jobs.messages.en.json' with { type: 'json' };
import jobsKo from './features/jobs/jobs.messages.ko.json' with { type: 'json' };
import detailEn from './features/orders/detail/detail.messages.en.json' with { type: 'json' };
import detailKo from './features/orders/detail/detail.messages.ko.json' with { type: 'json' };
import listEn from './features/orders/list/list.messages.en.json' with { type: 'json' };
import listKo from './features/orders/list/list.messages.ko.json' with { type: 'json' };
import ordersEn from './features/orders/orders.messages.en.json' with { type: 'json' };
import ordersKo from './features/orders/orders.messages.ko.json' with { type: 'json' };
import productsEn from './features/products/products.messages.en.json' with { type: 'json' };
import productsKo from './features/products/products.messages.ko.json' with { type: 'json' };
import requestsEn from './features/requests/requests.messages.en.json' with { type: 'json' };
import requestsKo from './features/requests/requests.messages.ko.json' with { type: 'json' };
import reviewsEn from './features/reviews/reviews.messages.en.json' with { type: 'json' };
import reviewsKo from './features/reviews/reviews.messages.ko.json' with { type: 'json' };
import searchEn from './features/search/search.messages.en.json' with { type: 'json' };
import searchKo from './features/search/search.messages.ko.json' with { type: 'json' };
import sessionEn from './features/session/session.messages.en.json' with { type: 'json' };
import sessionKo from './features/session/session.messages.ko.json' with { type: 'json' };
import statisticsEn from './features/statistics/statistics.messages.en.json' with { type: 'json' };
import statisticsKo from './features/statistics/statistics.messages.ko.json' with { type: 'json' };
import usersEn from './features/users/users.messages.en.json' with { type: 'json' };
import usersKo from './features/users/users.messages.ko.json' with { type: 'json' };
import viewsEn from './features/views/views.messages.en.json' with { type: 'json' };
import viewsKo from './features/views/views.messages.ko.json' with { type: 'json' };

const ko = {
  ...uiKo,
  ...appKo,
  ...auditKo,
  ...dashboardKo,
  ...financeKo,
  ...jobsKo,
  ...detailKo,
  ...ordersKo,
  ...listKo,
  ...productsKo,
  ...searchKo,
  ...sessionKo,
  ...statisticsKo,
  ...usersKo,
  ...viewsKo,
  ...reviewsKo,
  ...requestsKo,
  ...emailsKo,
  ...announcementsKo,
};
const en = {
  ...uiEn,
  ...appEn,
  ...auditEn,
  ...dashboardEn,
  ...financeEn,
  ...jobsEn,
  ...detailEn,
  ...ordersEn,
  ...listEn,
  ...productsEn,
  ...searchEn,
  ...sessionEn,
  ...statisticsEn,
  ...usersEn,
  ...viewsEn,
  ...reviewsEn,
  ...requestsEn,
  ...emailsEn,
  ...announcementsEn,
};

export type MessageId = keyof typeof ko;

/** Every text of the back office; a key that one language lacks does not compile. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = { ko, en };
