import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Button } from '../../elements/Button.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden.tsx';
import { CartForm } from '../cart/CartForm.tsx';
import { useAddCartLine } from '../cart/use-add-cart-line.ts';
import { QUICK_ADD_TEXTS } from './quick-add.content.ts';

interface QuickAddProps {
  readonly productId: string;
  readonly slug: string;
  readonly title: string;
  readonly isUnavailable: boolean;
}

/** Below a card: adds one to the cart; of a product that is sold out it leads to the restock subscription. */
export function QuickAdd({ productId, slug, title, isUnavailable }: QuickAddProps) {
  const texts = QUICK_ADD_TEXTS[useLanguage()];
  const { addCartLine, adding } = useAddCartLine();
  if (isUnavailable) {
    return (
      // The document of a page scrolls to the place that its address names.
      <LinkButton reloadDocument to={`/product/${slug}#restock`} variant="outline" width="full">
        {texts.notify}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </LinkButton>
    );
  }
  return (
    <CartForm intent="add" productId={productId} onSend={() => void addCartLine({ productId, quantity: 1 })}>
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="outline" width="full" busy={adding}>
        {texts.add}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    </CartForm>
  );
}
