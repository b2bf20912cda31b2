import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'questions', lazy: async () => ({ Component: (await import('./QuestionListPage.tsx')).QuestionListPage }) },
];
