import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

interface FactListProps {
  readonly facts: readonly (readonly [labelKey: string, value: ReactNode])[];
}

/** A list of labels and values. */
export function FactList({ facts }: FactListProps) {
  return (
    <styled.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
      columnGap="5"
      rowGap={{ base: '1', sm: '3' }}
    >
      {facts.map(([labelKey, value]) => (
        <Fragment key={labelKey}>
          <styled.dt color="fg.muted">
            <FormattedMessage id={labelKey} />
          </styled.dt>
          <styled.dd mb={{ base: '3', sm: '0' }} overflowWrap="anywhere">
            {value}
          </styled.dd>
        </Fragment>
      ))}
    </styled.dl>
  );
}
