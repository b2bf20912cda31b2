import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { PROVIDER_NAME } from './provider-name.ts';
import type { SocialReport } from './social-report.ts';
import { useSocialReport } from './use-social-report.ts';

export function SocialReportText({ provider, text }: Pick<SocialReport, 'provider' | 'text'>) {
  return <FormattedMessage id={text} values={{ provider: <FormattedMessage id={PROVIDER_NAME[provider]} /> }} />;
}

/** Explains why a redirect from a provider led back to this page. */
export function SocialAlert() {
  const report = useSocialReport();
  if (!report?.isProblem) return null;
  return (
    <styled.div mb="6">
      <ErrorAlert>
        <SocialReportText {...report} />
      </ErrorAlert>
    </styled.div>
  );
}
