import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

/** A paragraph, a list of points or a table. */
export type ArticleBlock =
  | string
  | { readonly points: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface ArticleSection {
  /** Anchor of the section in the address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}

interface ArticleProps {
  readonly sections: readonly ArticleSection[];
  /** Name of the table of contents. */
  readonly contents: string;
  /** Content below the text of a section, by the section's id. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** Sections of a long text, with a table of contents that stays beside them on wide screens. */
export function Article({ sections, contents, below = {} }: ArticleProps) {
  return (
    <styled.div
      display="grid"
      gap={{ base: '10', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <styled.nav aria-label={contents} position={{ lg: 'sticky' }} top="28" fontSize="sm">
        <styled.ol listStyleType="none" borderStartWidth="2px" borderColor="purple.200" paddingStart="4">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <styled.a href={`#${id}`} display="block" py="1.5" color="fg.muted" _hover={{ color: 'fg.accent' }}>
                {title}
              </styled.a>
            </li>
          ))}
        </styled.ol>
      </styled.nav>
      <styled.div display="grid" gap={{ base: '10', lg: '14' }} maxWidth="text">
        {sections.map((section) => (
          <styled.section key={section.id} aria-labelledby={section.id}>
            <styled.h2 id={section.id} fontSize={{ base: 'xl', lg: '2xl' }} fontWeight="semibold" mb="4">
              {section.title}
            </styled.h2>
            <Blocks blocks={section.blocks} />
            {below[section.id]}
          </styled.section>
        ))}
      </styled.div>
    </styled.div>
  );
}

/** Paragraphs, lists and tables in their order. */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" color="gray.700" lineHeight="1.75">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </styled.div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('points' in block) {
    return (
      <styled.ul display="grid" gap="2" paddingStart="5" listStyleType="disc" _marker={{ color: 'purple.500' }}>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </styled.ul>
    );
  }
  return <Table columns={block.columns} rows={block.rows} />;
}

const Cell = styled('td', { base: { px: '3', py: '2.5', verticalAlign: 'top', minWidth: '7rem' } });

/** A table that scrolls if it is wider than the window, by keyboard as well. */
function Table({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <styled.div overflowX="auto" tabIndex={0} role="group" aria-label={columns.join(', ')}>
      <styled.table width="full" fontSize="sm" borderCollapse="collapse" lineHeight="1.6">
        <thead>
          <styled.tr bg="bg.tint" textAlign="start">
            {columns.map((column) => (
              <Cell as="th" key={column} scope="col" fontWeight="semibold" textAlign="start">
                {column}
              </Cell>
            ))}
          </styled.tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <styled.tr key={row.join()} borderBottomWidth="1px">
              {row.map((text) => (
                <Cell key={text}>{text}</Cell>
              ))}
            </styled.tr>
          ))}
        </tbody>
      </styled.table>
    </styled.div>
  );
}
