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
    // Questions stand beside the reviews, and have their texts in one file: each file more is named on every first view.
    texts: ['account', 'review'],
    listed: false,
    access: 'member',
  },
];
