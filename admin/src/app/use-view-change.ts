import { useNavigate } from 'react-router';

interface ViewAddress<View> {
  readonly read: (query: URLSearchParams) => View;
  readonly buildUrl: (view: View) => string;
}

/**
 * Changes the view of a list, which is kept in its address. A change begins with the address as it is now: what was
 * rendered lags behind it, so that a second change right after the first one would undo it.
 */
export function useViewChange<View>({ read, buildUrl }: ViewAddress<View>): (change: (view: View) => View) => void {
  const navigate = useNavigate();
  return (change) => void navigate(buildUrl(change(read(new URLSearchParams(window.location.search)))));
}
