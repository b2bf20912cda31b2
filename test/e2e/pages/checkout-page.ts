import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Locator, Page } from 'playwright-core';
import type { Visit } from '../kit/story.ts';
import { OrderPage } from './order-page.ts';
import { WORDS } from './words.ts';

export interface Buyer {
  readonly email: string;
  readonly phone: string;
  readonly passCode: string;
}

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

const BANK = { ko: '국민은행', en: 'KB Kookmin Bank' };
/** Later than any run. */
const EXPIRY = '12 / 34';

/** `/checkout_Korea` and `/checkout_US`, step by step. */
export class CheckoutPage {
  /** The error message of the payment. */
  readonly problem: Locator;
  private readonly visit: Visit;
  private readonly page: Page;

  constructor(visit: Visit) {
    this.visit = visit;
    this.page = visit.page;
    this.problem = this.page.getByRole('alert');
  }

  /** The previous page also has an email field; only this one has a pass code field. */
  contactIsAsked(): Promise<void> {
    return this.field(this.words.passCode).waitFor();
  }

  addressIsAsked(): Promise<void> {
    return this.field(this.words.lastName).waitFor();
  }

  /** Only the US store has several shipping options. */
  shippingIsAsked(): Promise<void> {
    return this.page.getByRole('radio').first().waitFor();
  }

  async giveContact({ email, phone, passCode }: Buyer): Promise<void> {
    await this.contactIsAsked();
    await this.field(this.words.email).fill(email);
    await this.field(this.words.phone).fill(phone);
    await this.field(this.words.passCode).fill(passCode);
    await this.press(this.words.toAddress);
  }

  /** A member's email is known, and no pass code is needed. Returns the value of the email field. */
  async giveMemberContact(phone: string): Promise<string> {
    await this.field(this.words.phone).waitFor();
    const email = await this.field(this.words.email).inputValue();
    await this.field(this.words.phone).fill(phone);
    await this.press(this.words.toAddress);
    return email;
  }

  /** A saved address that fills the form. */
  savedAddress(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: text });
  }

  /** Continues with the address in the form. */
  keepAddress(): Promise<void> {
    return this.press(this.words.toPayment);
  }

  async giveKoreanAddress(address: Address): Promise<void> {
    await this.field(this.words.lastName).fill(address.lastName);
    await this.field(this.words.firstName).fill(address.firstName);
    await this.press(this.words.byHand);
    await this.field(this.words.zipCode).fill(address.zipCode);
    await this.field(this.words.province).fill(address.state);
    await this.field(this.words.district).fill(address.city);
    await this.field(this.words.street).fill(address.address);
    await this.press(this.words.toPayment);
  }

  /** In the stories, the US store is in English. */
  async giveUsAddress(address: Address): Promise<void> {
    await this.field('First name').fill(address.firstName);
    await this.field('Last name').fill(address.lastName);
    await this.field('Address').fill(address.address);
    await this.field('City').fill(address.city);
    await this.field('State').selectOption(address.state);
    await this.field('Zipcode').fill(address.zipCode);
    await this.press('Continue to shipping');
  }

  /** The postal service writes the US address differently: accepts its suggestion. */
  takeSuggestedAddress(): Promise<void> {
    return this.page.getByRole('button', { name: /^Use the suggested address/ }).click();
  }

  /** Continues with the first shipping option. */
  keepShipping(): Promise<void> {
    return this.press(this.words.toPayment);
  }

  async agreeToAll(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.agreeToAll }).check();
  }

  /** Only the Korean store has several payment methods. */
  async chooseMethod(method: PaymentMethod): Promise<void> {
    await this.page.getByRole('radio', { name: this.words.methods[method] }).check();
  }

  /** Chooses the bank transfer. */
  async chooseDeposit(depositor = '이미나'): Promise<void> {
    await this.chooseMethod('DEPOSIT');
    await this.chooseBank(BANK[this.visit.language]);
    await this.nameDepositor(depositor);
  }

  async chooseBank(name: string): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  async nameDepositor(name: string): Promise<void> {
    await this.field(this.words.depositor).fill(name);
  }

  /** Requests a cash receipt; in the Korean store, for a bank transfer. */
  async askForCashReceipt(kind: 'personal' | 'business', number: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.words.cashReceipts[kind] }).check();
    await this.field(this.words.cashReceiptNumbers[kind]).fill(number);
  }

  async placeOrder(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.placeOrder }).click();
  }

  async typeCard(number: string): Promise<void> {
    await this.field(this.words.cardNumber).fill(number);
    await this.field(this.words.expiry).fill(EXPIRY);
    await this.field(this.words.cvc).fill('123');
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.pay }).click();
  }

  /** The success page of the order. */
  async success(): Promise<OrderPage> {
    await this.page.waitForURL(/\/success/);
    await this.page.getByRole('heading', { level: 1, name: this.words.thanks }).waitFor();
    return new OrderPage(this.visit);
  }

  /** Value of a field of the payment step, to check that no input is lost. */
  readValue(label: string): Promise<string> {
    return this.field(label).inputValue();
  }

  private field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  private get words() {
    return WORDS[this.visit.language];
  }
}
