import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

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

/** Sections of a long text, with a table of contents that stays beside them where there is room. */
export function Article({ sections, contents, below = {} }: ArticleProps) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '10', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <chakra.nav aria-label={contents} position={{ lg: 'sticky' }} top="28" fontSize="sm">
        <chakra.ol listStyleType="none" borderStartWidth="2px" borderColor="purple.200" paddingStart="4">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <chakra.a href={`#${id}`} display="block" py="1.5" color="fg.muted" _hover={{ color: 'fg.accent' }}>
                {title}
              </chakra.a>
            </li>
          ))}
        </chakra.ol>
      </chakra.nav>
      <chakra.div display="grid" gap={{ base: '10', lg: '14' }} maxWidth="text">
        {sections.map((section) => (
          <chakra.section key={section.id} aria-labelledby={section.id}>
            <chakra.h2 id={section.id} fontSize={{ base: 'xl', lg: '2xl' }} fontWeight="semibold" mb="4">
              {section.title}
            </chakra.h2>
            <Blocks blocks={section.blocks} />
            {below[section.id]}
          </chakra.section>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

/** Paragraphs, lists and tables in their order. */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" color="gray.700" lineHeight="1.75">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </chakra.div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('points' in block) {
    return (
      <chakra.ul display="grid" gap="2" paddingStart="5" listStyleType="disc" _marker={{ color: 'purple.500' }}>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </chakra.ul>
    );
  }
  return <Table columns={block.columns} rows={block.rows} />;
}

const Cell = chakra('td', { base: { px: '3', py: '2.5', verticalAlign: 'top', minWidth: '7rem' } });

/** A table that scrolls where it is wider than the window, by keyboard as well. */
function Table({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={columns.join(', ')}>
      <chakra.table width="full" fontSize="sm" borderCollapse="collapse" lineHeight="1.6">
        <thead>
          <chakra.tr bg="bg.tint" textAlign="start">
            {columns.map((column) => (
              <Cell as="th" key={column} scope="col" fontWeight="semibold" textAlign="start">
                {column}
              </Cell>
            ))}
          </chakra.tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.join()} borderBottomWidth="1px">
              {row.map((text) => (
                <Cell key={text}>{text}</Cell>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
