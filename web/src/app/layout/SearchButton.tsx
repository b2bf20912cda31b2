import { IconButton } from '@eunbit/ui/Button.tsx';
import { SearchIcon } from '@eunbit/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useOnDemand } from '../../components/use-on-demand.tsx';
import { loadScreenMessages } from '../messages.ts';

/** Opens the search over products and questions. */
export function SearchButton() {
  const intl = useIntl();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Search, ask } = useOnDemand(async () => {
    const [{ SearchDialog }] = await Promise.all([
      import('../../features/search/SearchDialog.tsx'),
      loadScreenMessages(['search']),
    ]);
    return SearchDialog;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the search.
  useEffect(() => setOpen(false), [visit]);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'layout.search' })}
        aria-haspopup="dialog"
        onClick={async () => setOpen(await ask())}
      >
        <SearchIcon />
      </IconButton>
      {Search ? <Search open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
