import { FAQ_SHORTCUT } from '@eunbit/schema/faq';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { categoryPath, type Question } from './faq-view.ts';

const SHORTCUTS = [
  { id: FAQ_SHORTCUT.deliveryTime, titleKey: 'faq.deliveryTime' },
  { id: FAQ_SHORTCUT.tracking, titleKey: 'faq.tracking' },
  { id: FAQ_SHORTCUT.defectiveProduct, titleKey: 'faq.defectiveProduct' },
] as const;

/** The most frequent questions: each opens its category at its answer. */
export function FaqShortcuts({ entries }: { entries: readonly Question[] }) {
  return (
    <styled.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
      {SHORTCUTS.map(({ id, titleKey }) => {
        const entry = entries.find((candidate) => candidate.id === id);
        if (!entry) return null;
        return (
          <li key={id}>
            <LinkButton to={`${categoryPath(entry.category)}#${id}`} variant="subtle" size="sm" preventScrollReset>
              <FormattedMessage id={titleKey} />
            </LinkButton>
          </li>
        );
      })}
    </styled.ul>
  );
}
