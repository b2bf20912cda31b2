import type { ScreenModule } from '../../../app/screen-route.ts';
import { ComparePage, loadCompare } from './ComparePage.tsx';
import { FindPage, loadFind } from './FindPage.tsx';

/** Both are in one chunk: the first script has the name of every chunk, and these two pages link to each other. */
export const FIND: ScreenModule = { Component: FindPage, loader: loadFind };
export const COMPARE: ScreenModule = { Component: ComparePage, loader: loadCompare };
