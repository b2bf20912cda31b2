import type { createBrowserRouter } from 'react-router';

const NAVIGATING = 'data-navigating';

/** The remaining time is unknown: the bar slows down, or does not move if reduced motion is preferred. */
export const NAVIGATION_PROGRESS_STYLE = [
  `html[${NAVIGATING}]::before{content:"";position:fixed;inset:0 0 auto;height:4px;z-index:1700;background:var(--colors-purple-600);`,
  'transform-origin:left;transform:scaleX(.9);animation:navigation-progress 8s cubic-bezier(.05,.7,.1,1)}',
  '@keyframes navigation-progress{from{transform:scaleX(0)}}',
  `@media (prefers-reduced-motion:reduce){html[${NAVIGATING}]::before{animation:none}}`,
].join('');

/**
 * Shows that the next screen is loading while a navigation is running. It bypasses React, which defers such an update while parts
 * of the page wait for their code.
 */
export function showNavigationProgress(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation }) => {
    const isNavigating = navigation.state !== 'idle';
    document.documentElement.toggleAttribute(NAVIGATING, isNavigating);
    const main = document.getElementById('main');
    if (isNavigating) main?.setAttribute('aria-busy', 'true');
    else main?.removeAttribute('aria-busy');
  });
}
