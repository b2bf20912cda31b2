import { FaqCategory } from '@eunbit/schema/faq';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { tab } from '#styled-system/recipes';
import { findTabForKey } from '../../components/find-tab-for-key.ts';
import { categoryPath, type FaqView } from './faq-view.ts';

/** Titles of the categories, in the order of the tabs. */
export const CATEGORY_TITLES: Readonly<Record<FaqCategory, string>> = {
  ORDER: 'faq.order',
  SHIPPING: 'faq.shipping',
  RETURN: 'faq.return',
  PAYMENT: 'faq.payment',
  PRODUCT: 'faq.product',
  LOGIN: 'faq.login',
};

interface FaqTab {
  readonly key: string;
  readonly titleKey: string;
  readonly path: string;
  readonly chosen: boolean;
}

function buildTabs(view: FaqView): readonly FaqTab[] {
  const categories = Object.values(FaqCategory).map((category) => ({
    key: category,
    titleKey: CATEGORY_TITLES[category],
    path: categoryPath(category),
    chosen: view.kind === 'category' && view.category === category,
  }));
  const all = { key: 'ALL', titleKey: 'faq.all', path: '/faq', chosen: view.kind === 'all' };
  if (view.kind !== 'search') return [all, ...categories];
  const path = `/faq?${new URLSearchParams({ q: view.text })}`;
  return [all, ...categories, { key: 'SEARCH', titleKey: 'faq.results', path, chosen: true }];
}

/** Visible part of the tab left of the chosen one, in pixels: it shows that there are more. */
const LEFT_NEIGHBOUR_PX = 48;

const TabLink = styled(Link, tab);

/**
 * One tab for all questions, one for each category and, after a search, one for its results. The chosen tab is in the address.
 */
export function FaqTabs({ view, children }: { view: FaqView; children: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const tabs = buildTabs(view);
  const chosen = tabs.findIndex((tab) => tab.chosen);

  // The row is wider than a phone; this scrolls the chosen tab into view without scrolling the page.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[chosen];
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.offsetLeft - LEFT_NEIGHBOUR_PX });
  }, [chosen]);

  function followKey(event: KeyboardEvent): void {
    const next = findTabForKey(event.key, chosen, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    void navigate(tab.path, { replace: true, preventScrollReset: true });
  }

  return (
    <div>
      <styled.div
        ref={list}
        role="tablist"
        aria-label={intl.formatMessage({ id: 'faq.categories' })}
        onKeyDown={followKey}
        display="flex"
        gap="1"
        overflowX="auto"
        scrollbarWidth="none"
        p="1"
        m="-1"
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.key}
            to={tab.path}
            role="tab"
            id={`${prefix}${tab.key}`}
            aria-selected={tab.chosen}
            aria-controls={`${prefix}panel`}
            tabIndex={tab.chosen ? 0 : -1}
            preventScrollReset
          >
            <FormattedMessage id={tab.titleKey} />
          </TabLink>
        ))}
      </styled.div>
      <styled.div
        role="tabpanel"
        id={`${prefix}panel`}
        aria-labelledby={`${prefix}${tabs[chosen]?.key}`}
        borderTopWidth="1px"
        minHeight="20rem"
      >
        {children}
      </styled.div>
    </div>
  );
}
