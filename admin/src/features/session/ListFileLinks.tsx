import type { ComponentProps } from 'react';
import { useText } from '../../app/use-text.ts';
import { ConfirmedAnchor } from './ConfirmedAnchor.tsx';

/** Links to a list as CSV and as an Excel workbook. `href` is the address of the CSV; `children` are the label. */
export function ListFileLinks({ href, children, ...rest }: ComponentProps<typeof ConfirmedAnchor>) {
  const t = useText();
  return (
    <>
      <ConfirmedAnchor size="sm" variant="outline" href={href} {...rest}>
        {children}
      </ConfirmedAnchor>
      <ConfirmedAnchor
        size="sm"
        variant="outline"
        href={`${href}${href.includes('?') ? '&' : '?'}format=xlsx`}
        css={rest.css}
      >
        {t('session.file.xlsx')}
      </ConfirmedAnchor>
    </>
  );
}
