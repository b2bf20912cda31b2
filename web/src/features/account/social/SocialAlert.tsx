import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { PROVIDER_NAME } from './ProviderMark.tsx';
import { readSocialReport, type SocialReport } from './social-report.ts';

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

/** The report in the address after a redirect from a provider. */
export function useSocialReport(): SocialReport | null {
  return readSocialReport(new URLSearchParams(useLocation().search));
}
