import { useNavigate } from 'react-router';

interface ViewAddress<View> {
  readonly read: (query: URLSearchParams) => View;
  readonly buildUrl: (view: View) => string;
}

/**
 * Changes the view of a list, which is stored in its address. A change starts from the current address, not from the rendered
 * view: that lags behind, so a second change right after the first would undo it.
 */
export function useViewChange<View>({ read, buildUrl }: ViewAddress<View>): (change: (view: View) => View) => void {
  const navigate = useNavigate();
  return (change) => void navigate(buildUrl(change(read(new URLSearchParams(window.location.search)))));
}
