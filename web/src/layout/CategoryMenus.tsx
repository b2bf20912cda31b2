import { CATEGORIES } from '../features/catalogue/categories.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { useMenuProducts } from './menu-products.ts';

/** The menu of each category, one beside the other. */
export function CategoryMenus() {
  const products = useMenuProducts();
  return CATEGORIES.map((category) => (
    <CategoryMenu
      key={category.group}
      category={category}
      products={products.filter(({ group }) => group === category.group)}
    />
  ));
}
