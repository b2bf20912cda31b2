import type { Language } from '@eunbit/schema/market';
import type { Locator, Page } from 'playwright-core';
import { alive, load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';

const WORDS = {
  ko: {
    login: '로그인',
    signup: '회원가입',
    firstName: '이름',
    lastName: '성',
    email: '이메일',
    password: '비밀번호',
    news: /소식과 혜택/,
    logout: '로그아웃',
    greeting: (name: string) => `${name}님`,
  },
  en: {
    login: 'Log in',
    signup: 'Sign up',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    news: /news and offers/,
    logout: 'Log out',
    greeting: (name: string) => `Hi, ${name}`,
  },
} as const satisfies Record<Language, unknown>;

/** Account pages that do not depend on orders. */
export const OWN_PAGES = ['/change-userinfo', '/change-password', '/communication', '/sessions', '/dashboard-support'];

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Data of a person without an account. */
export function newPerson(): Person {
  people += 1;
  const email = `mina.${process.pid}.${Date.now()}.${people}@example.com`;
  return { firstName: 'Mina', lastName: 'Lee', email, password: 'silver-light' };
}

/** Sign-up, sign-in, and the account menu in the header. */
export class AccountPages {
  readonly main: Locator;
  readonly header: Locator;
  private readonly page: Page;
  private readonly words: (typeof WORDS)[Language];

  constructor({ page, language }: Visit) {
    this.page = page;
    this.main = page.getByRole('main');
    this.header = page.getByRole('banner');
    this.words = WORDS[language];
  }

  get password(): Locator {
    return this.main.getByLabel(this.words.password, { exact: true });
  }

  get news(): Locator {
    return this.main.getByRole('checkbox', { name: this.words.news });
  }

  field(name: 'firstName' | 'lastName' | 'email'): Locator {
    return this.main.getByLabel(this.words[name], { exact: true });
  }

  submit(page: 'login' | 'signup'): Promise<void> {
    return this.main.getByRole('button', { name: this.words[page], exact: true }).click();
  }

  /** Fills in the open form of `/signup`, and waits for `path`. */
  async signUp(person: Person, path: string): Promise<void> {
    await this.field('firstName').fill(person.firstName);
    await this.field('lastName').fill(person.lastName);
    await this.field('email').fill(person.email);
    await this.password.fill(person.password);
    await this.submit('signup');
    await this.arrive(path);
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field('email').fill(email);
    await this.password.fill(password);
    await this.submit('login');
  }

  /** Opens the login page with a redirect to `path`, and signs in. */
  async enter(person: Pick<Person, 'email' | 'password'>, path: string): Promise<void> {
    await load(this.page, `/login?${new URLSearchParams({ next: path })}`);
    await this.signIn(person);
    await this.arrive(path);
  }

  /** Waits for a newly loaded page until it is interactive. */
  async arrive(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await alive(this.page);
  }

  /** Opens the account menu in the header, and chooses an entry. */
  async choose(name: string, entry: string): Promise<void> {
    await this.header.getByRole('button', { name: this.words.greeting(name) }).click();
    await this.header.getByRole('link', { name: entry, exact: true }).click();
  }

  async logOut(name: string): Promise<void> {
    await this.choose(name, this.words.logout);
    await this.arrive('/');
    await this.header.getByRole('link', { name: this.words.login, exact: true }).waitFor();
  }
}
