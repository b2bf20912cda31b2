import { useNavigate } from 'react-router';

interface ViewAddress<View> {
  readonly read: (query: URLSearchParams) => View;
  readonly buildUrl: (view: View) => string;
}

/**
 * Changes the view of a list, which its address holds. A change starts from the present address: the rendered view lags
 * behind it, so a second change right after the first one would undo it.
 */
export function useViewChange<View>({ read, buildUrl }: ViewAddress<View>): (change: (view: View) => View) => void {
  const navigate = useNavigate();
  return (change) => void navigate(buildUrl(change(read(new URLSearchParams(window.location.search)))));
}
