import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { PROVIDER_NAME } from './provider-name.ts';
import { readSocialReport, type SocialReport } from './social-report.ts';

/** The report that the address holds after a redirect from a provider. */
export function useSocialReport(): SocialReport | null {
  return readSocialReport(new URLSearchParams(useLocation().search));
}

export function SocialReportText({ provider, text }: Pick<SocialReport, 'provider' | 'text'>) {
  return <FormattedMessage id={text} values={{ provider: <FormattedMessage id={PROVIDER_NAME[provider]} /> }} />;
}

/** Explains why a redirect from a provider led back to this page. */
export function SocialAlert() {
  const report = useSocialReport();
  if (!report?.isProblem) return null;
  return (
    <chakra.div mb="6">
      <ErrorAlert>
        <SocialReportText {...report} />
      </ErrorAlert>
    </chakra.div>
  );
}
