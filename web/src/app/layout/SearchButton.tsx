import { SearchIcon } from '@eunbit/ui/icons.tsx';
import { PanelButton } from './PanelButton.tsx';

/** Opens the search over products and questions. */
export function SearchButton() {
  return (
    <PanelButton
      label="layout.search"
      icon={<SearchIcon />}
      texts="search"
      load={async () => (await import('../../features/search/SearchDialog.tsx')).SearchDialog}
    />
  );
}
