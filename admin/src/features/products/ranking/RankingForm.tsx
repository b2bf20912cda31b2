import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ConflictAlert } from '../../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { toaster } from '../../../components/toaster.ts';
import { UnsavedGuard } from '../../../components/UnsavedGuard.tsx';
import type { ProductRankingFieldsFragment } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { useReorderProducts } from '../product-mutations.ts';
import { RankingRow } from './RankingRow.tsx';
import { moveTo, rebaseRanking } from './ranking-draft.ts';

export const ProductRankingFields = graphql(`
  fragment ProductRankingFields on ProductRanking {
    version
    products { id title pictureUrl isBestseller isShownKr isShownUs }
  }
`);

type Products = ProductRankingFieldsFragment['products'];

/** The version that somebody else has saved meanwhile. */
interface Newer {
  readonly message: string;
  readonly order: ProductRankingFieldsFragment;
}

/** Form for the ranking of all products, which are moved by buttons or by typing a place and saved together. */
export function RankingForm({ order }: { order: ProductRankingFieldsFragment }) {
  const t = useText();
  const { send, busy: saving } = useReorderProducts();
  /** The ranking that a change is based on. */
  const [base, setBase] = useState(order);
  const [products, setProducts] = useState<Products>(order.products);
  const [announced, setAnnounced] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [newer, setNewer] = useState<Newer | null>(null);
  const isUnsaved = products.some(({ id }, index) => base.products[index]?.id !== id);

  function begin(next: ProductRankingFieldsFragment, mine: Products = next.products) {
    setBase(next);
    setProducts(mine);
    setNewer(null);
    setProblem(null);
  }

  function move(index: number, place: number) {
    const next = [...moveTo(products, index, place)];
    const [product] = products.slice(index);
    setProducts(next);
    if (product) {
      const now = next.indexOf(product) + 1;
      setAnnounced(t('app.rows.movedTo', { name: product.title, place: now, count: next.length }));
    }
  }

  async function submit() {
    if (saving || newer) return;
    setProblem(null);
    const productIds = products.map(({ id }) => id);
    const { answer, problem: refused } = await send({ expectedVersion: base.version, productIds });
    if (!answer) return setProblem(t('products.order.saveFailed'));
    if (!('order' in answer)) return setProblem(refused?.message ?? null);
    const now = readFragment(ProductRankingFields, answer.order);
    if (refused) return setNewer({ message: refused.message, order: now });
    begin(now);
    toaster.create({ title: t('products.order.saved') });
  }

  if (products.length === 0) return <p>{t('products.empty')}</p>;
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedGuard unsaved={isUnsaved} />
      <chakra.ol listStyle="none" display="grid" gap="2">
        {products.map((product, index) => (
          <RankingRow
            key={product.id}
            product={product}
            index={index}
            count={products.length}
            onPlace={(place) => move(index, place)}
          />
        ))}
      </chakra.ol>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {newer ? (
        <ConflictAlert
          message={newer.message}
          takeNewText={t('products.order.takeNew')}
          keepMineText={t('products.order.keepMine')}
          onTakeNew={() => begin(newer.order)}
          onKeepMine={() => begin(newer.order, [...rebaseRanking(products, newer.order.products)])}
        />
      ) : problem ? (
        <ErrorAlert>{problem}</ErrorAlert>
      ) : null}
      <Flex wrap="wrap" justify="flex-end" gap="2">
        <Button variant="outline" disabled={!isUnsaved} onClick={() => begin(base)}>
          {t('products.order.reset')}
        </Button>
        <Button type="submit" loading={saving} disabled={!isUnsaved || newer !== null}>
          {t('products.order.save')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
