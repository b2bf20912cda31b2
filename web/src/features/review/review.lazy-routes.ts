import type { LazyScreenRoute } from '../../app/screen-route.ts';

const leave = {
  source: 'src/features/review/write/LeaveReviewPage.tsx',
  load: async () => ({ Component: (await import('./write/LeaveReviewPage.tsx')).LeaveReviewPage }),
  frame: 'shop',
  texts: ['account'],
  listed: false,
  access: 'member',
} as const;

const edit = {
  source: 'src/features/review/write/EditReviewPage.tsx',
  load: async () => {
    const { EditReviewPage, loadReview } = await import('./write/EditReviewPage.tsx');
    return { Component: EditReviewPage, loader: loadReview };
  },
  frame: 'shop',
  texts: ['account'],
  listed: false,
  access: 'member',
} as const;

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/all-reviews',
    source: 'src/features/review/list/AllReviewsPage.tsx',
    load: async () => {
      const { AllReviewsPage, loadAllReviews } = await import('./list/AllReviewsPage.tsx');
      return { Component: AllReviewsPage, loader: loadAllReviews };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/dashboard-review',
    source: 'src/features/review/list/MyReviewsPage.tsx',
    load: async () => {
      const { MyReviewsPage, loadMyReviews } = await import('./list/MyReviewsPage.tsx');
      return { Component: MyReviewsPage, loader: loadMyReviews };
    },
    frame: 'shop',
    texts: ['account'],
    listed: false,
    access: 'member',
  },
  { path: '/dashboard-leave-a-new-review', ...leave },
  { path: '/leave-a-review', ...leave },
  { path: '/dashboard-edit-review', ...edit },
  { path: '/edit-a-review', ...edit },
];
