import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, type SuitTag } from '@eunbit/schema/product-discovery';
import { OFFERED_SORTS, type OfferedSort } from '@eunbit/schema/product-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { SelectField } from '../../elements/FormField.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { hasFilter, type ListChoice, listPath, readListChoice } from './list.urls.ts';

const ListFiltersList = graphql(`
  fragment ListFilters_ProductConnection on ProductConnection {
    choices { suits { tag count } kinds { kind count } inStock }
  }
`);

const ResetLink = styled(Link, { base: { py: '2', textDecoration: 'underline', _hover: { color: 'fg.accent' } } });

interface ListFiltersProps {
  readonly list: FragmentType<typeof ListFiltersList>;
  readonly choice: ListChoice;
  readonly path: string;
}

/** Filters and sort order of a list; each choice shows how many products match it. A form that also works without scripts. */
export function ListFilters({ list, choice, path }: ListFiltersProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { suits, kinds: countedKinds, inStock } = readFragment(ListFiltersList, list).choices;
  const countOf = (tag: SuitTag) => suits.find((one) => one.tag === tag)?.count ?? 0;
  const choose = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    void navigate(listPath(path, readListChoice(new URLSearchParams(fields))), { preventScrollReset: true });
  };
  const option = (value: string, text: string, count: number) => (
    <option key={value} value={value}>
      {`${intl.formatMessage({ id: text })} (${count})`}
    </option>
  );
  const places = FIND_ANSWERS.place.filter((tag) => countOf(tag) > 0 || tag === choice.place);
  const countOfKind = (kind: ContentsKind) => countedKinds.find((one) => one.kind === kind)?.count ?? 0;
  const kinds = Object.values(ContentsKind).filter((kind) => countOfKind(kind) > 0 || kind === choice.kind);
  return (
    <Form
      action={path}
      aria-label={intl.formatMessage({ id: 'catalogue.filters' })}
      onChange={({ currentTarget }) => choose(currentTarget)}
      // Remounted with each choice, so that the fields match the address, also after going back.
      key={listPath(path, choice)}
    >
      <styled.div
        display="grid"
        gap="4"
        alignItems="end"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 14rem)) 1fr' }}
        pb={{ base: '6', lg: '10' }}
      >
        <SelectField name="place" label={<FormattedMessage id="catalogue.place" />} defaultValue={choice.place ?? ''}>
          <option value="">{intl.formatMessage({ id: 'catalogue.anyPlace' })}</option>
          {places.map((tag) => option(tag, PLACE_TEXT[tag] ?? tag, countOf(tag)))}
        </SelectField>
        <SelectField name="kind" label={<FormattedMessage id="catalogue.kind" />} defaultValue={choice.kind ?? ''}>
          <option value="">{intl.formatMessage({ id: 'catalogue.anyKind' })}</option>
          {kinds.map((kind) => option(kind, KIND_TEXT[kind], countOfKind(kind)))}
        </SelectField>
        <SelectField name="sort" label={<FormattedMessage id="catalogue.sort" />} defaultValue={choice.sort}>
          {OFFERED_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {intl.formatMessage({ id: SORT_TEXT[sort] })}
            </option>
          ))}
        </SelectField>
        <styled.div
          gridColumn={{ base: '1 / -1', lg: 'auto' }}
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          alignItems="center"
          minHeight="11"
        >
          <Tick name="unscented" text="catalogue.unscented" isTicked={choice.isUnscented} count={countOf('NO_SCENT')} />
          <Tick name="stock" text="catalogue.inStock" isTicked={choice.isInStock} count={inStock} />
          {hasFilter(choice) ? (
            <ResetLink to={path} preventScrollReset>
              <FormattedMessage id="catalogue.reset" />
            </ResetLink>
          ) : null}
          <Button type="submit" css={{ display: 'none', '@media (scripting: none)': { display: 'inline-flex' } }}>
            <FormattedMessage id="catalogue.apply" />
          </Button>
        </styled.div>
      </styled.div>
    </Form>
  );
}

interface TickProps {
  readonly name: string;
  readonly text: string;
  readonly isTicked: boolean;
  readonly count: number;
}

function Tick({ name, text, isTicked, count }: TickProps) {
  return (
    <styled.label display="flex" gap="2" alignItems="center" py="2" cursor="pointer">
      <styled.input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isTicked}
        boxSize="5"
        accentColor="purple.600"
      />
      <span>
        <FormattedMessage id={text} />
        {` (${count})`}
      </span>
    </styled.label>
  );
}

const PLACE_TEXT: Readonly<Partial<Record<SuitTag, string>>> = {
  KITCHEN: 'catalogue.kitchen',
  BATHROOM: 'catalogue.bathroom',
  LIVING_ROOM: 'catalogue.livingRoom',
  ENTRANCE: 'catalogue.entrance',
  CAR: 'catalogue.car',
  DESK: 'catalogue.desk',
};

const KIND_TEXT: Readonly<Record<ContentsKind, string>> = {
  SHEETS: 'catalogue.wipes',
  MILLILITRES: 'catalogue.sprays',
  GRAMS: 'catalogue.powders',
};

const SORT_TEXT: Readonly<Record<OfferedSort, string>> = {
  RECOMMENDED: 'catalogue.recommended',
  BEST_SELLERS: 'catalogue.bestSellers',
  NEWEST: 'catalogue.newest',
  LOWEST_PRICE: 'catalogue.lowestPrice',
  HIGHEST_PRICE: 'catalogue.highestPrice',
};
