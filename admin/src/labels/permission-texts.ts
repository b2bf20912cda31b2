import type { PermissionGroup, StaffPermission } from '@eunbit/schema/permission';
import type { MessageId } from '../gql/message-id.ts';

export const GROUP_TEXT: Readonly<Record<PermissionGroup, MessageId>> = {
  orders: 'roles.group.orders',
  refunds: 'roles.group.refunds',
  returns: 'roles.group.returns',
  products: 'roles.group.products',
  content: 'roles.group.content',
  customers: 'roles.group.customers',
  statistics: 'roles.group.statistics',
  staff: 'roles.group.staff',
};

export const PERMISSION_TEXT: Readonly<Record<StaffPermission, MessageId>> = {
  'order:read': 'roles.permission.orderRead',
  'order:update': 'roles.permission.orderUpdate',
  'order:correct': 'roles.permission.orderCorrect',
  'draftOrder:read': 'roles.permission.draftOrderRead',
  'draftOrder:write': 'roles.permission.draftOrderWrite',
  'refund:make': 'roles.permission.refundMake',
  'return:read': 'roles.permission.returnRead',
  'return:update': 'roles.permission.returnUpdate',
  'product:write': 'roles.permission.productWrite',
  'stock:read': 'roles.permission.stockRead',
  'stock:update': 'roles.permission.stockUpdate',
  'announcement:write': 'roles.permission.announcementWrite',
  'review:moderate': 'roles.permission.reviewModerate',
  'user:read': 'roles.permission.userRead',
  'user:update': 'roles.permission.userUpdate',
  'user:export': 'roles.permission.userExport',
  'user:merge': 'roles.permission.userMerge',
  'user:block': 'roles.permission.userBlock',
  'request:read': 'roles.permission.requestRead',
  'request:answer': 'roles.permission.requestAnswer',
  'email:read': 'roles.permission.emailRead',
  'email:send': 'roles.permission.emailSend',
  'overview:read': 'roles.permission.overviewRead',
  'statistics:read': 'roles.permission.statisticsRead',
  'finance:read': 'roles.permission.financeRead',
  'staff:appoint': 'roles.permission.staffAppoint',
  'browserError:read': 'roles.permission.browserErrorRead',
  'browserError:update': 'roles.permission.browserErrorUpdate',
};
