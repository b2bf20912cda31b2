import { type FocusEvent, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { categoryLink } from '#styled-system/recipes';
import { ChevronDownIcon } from '../elements/icons.tsx';
import { VisuallyHidden } from '../elements/VisuallyHidden.tsx';
import type { Category } from '../features/catalogue/categories.ts';
import type { CategoryMenu_ProductFragment } from '../gql/graphql.ts';

const CategoryLink = styled(NavLink, categoryLink);

const ProductLink = styled(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    _hover: { bg: 'purple.50', color: 'purple.700' },
  },
});

/** The link of a category, and a menu of its products that opens on hover or by its own button. */
export function CategoryMenu({
  category,
  products,
}: {
  category: Category;
  products: readonly CategoryMenu_ProductFragment[];
}) {
  const intl = useIntl();
  const listId = useId();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const title = intl.formatMessage({ id: category.titleKey });
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu.
  useEffect(() => setOpen(false), [visit]);
  return (
    <styled.div
      position="relative"
      display="flex"
      alignItems="center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={closeWhenLeft}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <CategoryLink to={category.path}>{title}</CategoryLink>
      <styled.button
        type="button"
        data-script-only
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        p="2"
        borderRadius="full"
        cursor="pointer"
        color="gray.500"
        fontSize="xs"
      >
        <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} transition="transform 120ms" />
        <VisuallyHidden>
          <FormattedMessage id="layout.productsOf" values={{ category: title }} />
        </VisuallyHidden>
      </styled.button>
      <styled.ul
        id={listId}
        hidden={!open || products.length === 0}
        position="absolute"
        top="100%"
        insetInlineStart="-1"
        zIndex="menu"
        minWidth="56"
        p="2"
        bg="white"
        borderRadius="lg"
        boxShadow="lg"
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductLink to={`/product/${product.slug}`}>{product.title}</ProductLink>
          </li>
        ))}
      </styled.ul>
    </styled.div>
  );
}
