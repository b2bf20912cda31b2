import { useText } from '../app/use-text.ts';
import type { MessageId } from '../gql/message-id.ts';

export interface Column {
  readonly text: MessageId;
  readonly numeric?: true;
}

/** The head of a table. */
export function ColumnHeads({ columns }: { columns: readonly Column[] }) {
  const t = useText();
  return (
    <thead>
      <tr>
        {columns.map(({ text, numeric }) => (
          <th key={text} scope="col" data-numeric={numeric}>
            {t(text)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
