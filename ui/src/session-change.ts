/** Storage key by which a tab notifies the other tabs of this browser of a sign-in or sign-out. */
const KEY = 'session-change';

/** Notifies the other tabs that somebody signed in or out here. */
export function notifySessionChange(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // If storage is forbidden, the other tabs notice with their next request.
  }
}

/** Calls `react` when another tab signed somebody in or out. */
export function onSessionChange(react: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) react();
  });
}
