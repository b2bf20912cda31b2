import { useIntl } from 'react-intl';
import { PanelButton } from '../../components/PanelButton.tsx';
import { SearchIcon } from '../../elements/icons.tsx';

/** Opens the search dialog. Without scripts it is a field whose form opens the results page. */
export function SearchButton() {
  return (
    <PanelButton
      action="/search"
      label="layout.search"
      icon={<SearchIcon />}
      texts="search"
      load={async () => (await import('./SearchDialog.tsx')).SearchDialog}
    >
      {/* Only the server renders the field: React ignores the content of `noscript`. */}
      <noscript>{import.meta.env.SSR ? <PlainField /> : null}</noscript>
    </PanelButton>
  );
}

function PlainField() {
  const label = useIntl().formatMessage({ id: 'layout.search' });
  return (
    <input
      name="q"
      type="search"
      aria-label={label}
      maxLength={100}
      style={{ width: '7rem', border: '1px solid', borderRadius: 6, padding: '0 8px', minHeight: 40 }}
    />
  );
}
