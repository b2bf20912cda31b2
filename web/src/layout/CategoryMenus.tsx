import { CATEGORIES } from '../features/catalogue/categories.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { useMenuProducts } from './use-menu-products.ts';

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
