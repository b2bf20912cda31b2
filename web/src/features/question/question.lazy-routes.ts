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
    texts: ['account'],
    listed: false,
    access: 'member',
  },
];
