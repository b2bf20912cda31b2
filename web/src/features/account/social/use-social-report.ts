import { useLocation } from 'react-router';
import { readSocialReport, type SocialReport } from './social-report.ts';

/** The report that the address holds after a redirect from a provider. */
export function useSocialReport(): SocialReport | null {
  return readSocialReport(new URLSearchParams(useLocation().search));
}
