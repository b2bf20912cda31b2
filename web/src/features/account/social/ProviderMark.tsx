import type { SocialProvider } from '@eunbit/schema/account';

const MARKS = {
  NAVER: <path d="M4 3h6l4.2 6.3V3h5.8v18h-6l-4.200-6.300V21H4z" fill="currentColor" />,
  GOOGLE: (
    <g fill="none" strokeWidth="4">
      <path d="M4.770 7.900a8.300 8.300 0 0 1 13-1.770" stroke="#ea4335" />
      <path d="M4.770 16.100a8.300 8.300 0 0 1 0-8.200" stroke="#fbbc05" />
      <path d="M17.400 18.300a8.300 8.300 0 0 1-12.630-2.200" stroke="#34a853" />
      <path d="M12 12h8.300a8.300 8.300 0 0 1-2.900 6.300" stroke="#4285f4" />
    </g>
  ),
} as const;

/** The logo of the provider, beside its name. */
export function ProviderMark({ provider, size = 20 }: { provider: SocialProvider; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size}>
      {MARKS[provider]}
    </svg>
  );
}

/** Message keys of the providers' names. */
export const PROVIDER_NAME: Readonly<Record<SocialProvider, string>> = {
  NAVER: 'account.social.naver',
  GOOGLE: 'account.social.google',
};
