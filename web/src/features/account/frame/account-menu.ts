/** A page of the account in its menu. */
export interface AccountEntry {
  readonly path: string;
  readonly titleKey: string;
  /** Further paths of the same screen, and of screens below it. */
  readonly also: readonly string[];
  /** Hidden from people who may not write reviews (REVIEW-8). */
  readonly needsReviews?: boolean;
}

/** The menu of the account area: the entries of the older and the newer menu combined. */
const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { path: '/dashboard', titleKey: 'account.menu.dashboard', also: ['/orders'] },
  { path: '/order-history', titleKey: 'account.menu.orders', also: [] },
  { path: '/change-userinfo', titleKey: 'account.menu.personal', also: ['/dashboard-personal'] },
  { path: '/dashboard-address', titleKey: 'account.menu.addresses', also: [] },
  { path: '/change-password', titleKey: 'account.menu.password', also: ['/dashboard-password'] },
  {
    path: '/dashboard-review',
    titleKey: 'account.menu.reviews',
    also: ['/dashboard-leave-a-new-review', '/dashboard-edit-review', '/leave-a-review', '/edit-a-review'],
    needsReviews: true,
  },
  { path: '/dashboard-questions', titleKey: 'account.menu.questions', also: [] },
  { path: '/communication', titleKey: 'account.menu.communication', also: [] },
  { path: '/sessions', titleKey: 'account.menu.sessions', also: [] },
  { path: '/dashboard-support', titleKey: 'account.menu.support', also: [] },
];

/** The menu entries of a member; a blocked account may not write reviews. */
export function getAccountEntries(blocked: boolean): readonly AccountEntry[] {
  return blocked ? ACCOUNT_ENTRIES.filter(({ needsReviews }) => !needsReviews) : ACCOUNT_ENTRIES;
}

/** The menu entry of a page; a page below one, such as an order below the orders, belongs to its entry as well. */
export function findAccountEntry(pathname: string): AccountEntry | null {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return ACCOUNT_ENTRIES.find(({ path, also }) => isAt(path) || also.some(isAt)) ?? null;
}
