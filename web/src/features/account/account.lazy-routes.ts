import type { LazyScreenRoute } from '../../app/screen-route.ts';

const ENTRY = { frame: 'shop', listed: false, texts: ['account'] } as const;
const OWN = { ...ENTRY, access: 'member' } as const;

const loadMember = async () => (await import('./frame/MemberContent.tsx')).loadMember;

const personal = {
  ...OWN,
  source: 'src/features/account/personal/PersonalPage.tsx',
  texts: ['address'],
  load: async () => ({
    Component: (await import('./personal/PersonalPage.tsx')).PersonalPage,
    loader: await loadMember(),
  }),
};
const password = {
  ...OWN,
  source: 'src/features/account/password/PasswordPage.tsx',
  load: async () => ({
    Component: (await import('./password/PasswordPage.tsx')).PasswordPage,
    loader: await loadMember(),
  }),
};

export const routes: readonly LazyScreenRoute[] = [
  {
    ...ENTRY,
    path: '/login',
    access: 'guest',
    source: 'src/features/account/entry/LoginPage.tsx',
    load: async () => ({ Component: (await import('./entry/LoginPage.tsx')).LoginPage }),
  },
  {
    ...ENTRY,
    path: '/signup',
    access: 'guest',
    source: 'src/features/account/entry/SignUpPage.tsx',
    load: async () => ({ Component: (await import('./entry/SignUpPage.tsx')).SignUpPage }),
  },
  {
    ...ENTRY,
    path: '/after-naver-signup',
    access: 'anybody',
    source: 'src/features/account/social/FinishSignUpPage.tsx',
    load: async () => ({
      Component: (await import('./social/FinishSignUpPage.tsx')).FinishSignUpPage,
      loader: (await import('./social/social-sign-up-query.ts')).loadSocialSignUp,
    }),
  },
  {
    ...ENTRY,
    path: '/forgot',
    access: 'anybody',
    source: 'src/features/account/entry/ForgotPage.tsx',
    load: async () => ({ Component: (await import('./entry/ForgotPage.tsx')).ForgotPage }),
  },
  {
    ...ENTRY,
    path: '/reset-password',
    access: 'anybody',
    source: 'src/features/account/entry/ResetPasswordPage.tsx',
    load: async () => ({ Component: (await import('./entry/ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
  {
    ...ENTRY,
    path: '/confirm-email',
    access: 'anybody',
    source: 'src/features/account/entry/ConfirmEmailPage.tsx',
    load: async () => ({ Component: (await import('./entry/ConfirmEmailPage.tsx')).ConfirmEmailPage }),
  },
  {
    ...ENTRY,
    path: '/logout',
    access: 'anybody',
    source: 'src/features/account/entry/LogoutPage.tsx',
    load: async () => ({ Component: (await import('./entry/LogoutPage.tsx')).LogoutPage }),
  },
  { ...personal, path: '/change-userinfo' },
  { ...personal, path: '/dashboard-personal' },
  { ...password, path: '/change-password' },
  { ...password, path: '/dashboard-password' },
  {
    ...OWN,
    path: '/communication',
    source: 'src/features/account/communication/CommunicationPage.tsx',
    load: async () => ({
      Component: (await import('./communication/CommunicationPage.tsx')).CommunicationPage,
      loader: await loadMember(),
    }),
  },
  {
    ...OWN,
    path: '/dashboard-address',
    source: 'src/features/account/addresses/AddressesPage.tsx',
    texts: ['address'],
    load: async () => {
      const { AddressesPage, loadAddressesPage } = await import('./addresses/AddressesPage.tsx');
      return { Component: AddressesPage, loader: loadAddressesPage };
    },
  },
  {
    ...OWN,
    path: '/sessions',
    source: 'src/features/account/sessions/SessionsPage.tsx',
    load: async () => ({
      Component: (await import('./sessions/SessionsPage.tsx')).SessionsPage,
      loader: (await import('./sessions/session-query.ts')).loadSessions,
    }),
  },
  {
    ...OWN,
    path: '/dashboard-support',
    source: 'src/features/account/support/SupportPage.tsx',
    load: async () => ({
      Component: (await import('./support/SupportPage.tsx')).SupportPage,
      loader: await loadMember(),
    }),
  },
];
