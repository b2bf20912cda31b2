import type { createBrowserRouter } from 'react-router';
import { playEarlyInput } from '../browser/play-early-input.ts';
import { showNavigationProgress } from './navigation-progress.ts';

/** What a page does for as long as it is open, and is not needed for its hydration. */
export function followPage(router: ReturnType<typeof createBrowserRouter>): void {
  showNavigationProgress(router);
  const kept = window.earlyInput;
  if (!kept) return;
  // Some parts are hydrated long after others.
  const play = () => void playEarlyInput(kept);
  kept.wake = play;
  play();
}
