import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/dashboard-questions',
    source: 'src/features/question/MyQuestionsPage.tsx',
    load: async () => {
      const { MyQuestionsPage, loadMyQuestions } = await import('./MyQuestionsPage.tsx');
      return { Component: MyQuestionsPage, loader: loadMyQuestions };
    },
    frame: 'shop',
    // Questions are beside the reviews, and share their message file: every further file would be listed on every first view.
    texts: ['account', 'review'],
    listed: false,
    access: 'member',
  },
];
