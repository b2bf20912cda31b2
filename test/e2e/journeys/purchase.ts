import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Language, Market } from '@eunbit/schema/market';
import { ADDRESSES, CONTACT } from '../../kit/story.ts';
import type { Actor } from '../engines/actor.ts';
import { present } from '../kit/present.ts';
import { WORDS } from '../pages/words.ts';

const BANKS = { ko: '국민은행', en: 'KB Kookmin Bank' };
/** Long past any run. */
const EXPIRY = '12 / 34';
const ORDER_NUMBER = /EB-\d{6}-[0-9A-Z]{8}/;

/** What somebody does between a product and its order. */
export class Purchase {
  private readonly actor: Actor;
  private readonly market: Market;
  private readonly language: Language;

  constructor(actor: Actor, { market, language }: { readonly market: Market; readonly language: Language }) {
    this.actor = actor;
    this.market = market;
    this.language = language;
  }

  async takeToCheckout(slug: string): Promise<void> {
    await this.actor.open(`/product/${slug}`);
    await this.addAndCheckOut();
  }

  /** Puts one unit into the cart on the product's page, and goes on from the drawer that opens. */
  async addAndCheckOut(): Promise<void> {
    const { actor, words } = this;
    await actor.press({ role: 'button', name: words.addToCart, within: { role: 'main' }, first: true });
    await actor.press({ role: 'link', name: words.viewCart, within: { role: 'dialog', name: words.cart } });
    await actor.arrive('/cart');
    await actor.press({ role: 'link', name: words.checkOut, within: { role: 'main' } });
    await actor.arrive(`/checkout_${this.market === 'KR' ? 'Korea' : 'US'}`);
  }

  async giveContact(): Promise<void> {
    const { actor, words } = this;
    await actor.fill({ label: words.passCode }, CONTACT.passCode);
    await actor.fill({ label: words.email, within: { role: 'main' } }, CONTACT.email);
    await actor.fill({ label: words.phone }, CONTACT.phone);
    await actor.press({ role: 'button', name: words.toAddress });
  }

  giveAddress(): Promise<void> {
    return this.market === 'KR' ? this.giveKoreanAddress() : this.giveUsAddress();
  }

  async chooseMethod(method: PaymentMethod): Promise<void> {
    await this.actor.check({ role: 'radio', name: this.words.methods[method] });
  }

  async chooseBank(): Promise<void> {
    await this.actor.check({ role: 'radio', name: new RegExp(BANKS[this.language]) });
    await this.actor.fill({ label: this.words.depositor }, '이미나');
  }

  async typeCard(number: string): Promise<void> {
    await this.actor.fill({ label: this.words.cardNumber }, number);
    await this.actor.fill({ label: this.words.expiry }, EXPIRY);
    await this.actor.fill({ label: this.words.cvc }, '123');
  }

  /** Agrees to the terms, and presses the button that buys. */
  async buy(): Promise<void> {
    await this.actor.check({ role: 'checkbox', name: this.words.agreeToAll });
    await this.actor.press({ role: 'button', name: this.words.placesOrder });
  }

  /** The page that thanks for the order; answers its number. */
  async success(): Promise<string> {
    await this.actor.arrive(/^\/success/);
    await this.actor.sees({ role: 'heading', name: this.words.thanks });
    const text = await this.actor.sees({ role: 'main' }, ORDER_NUMBER);
    return present(ORDER_NUMBER.exec(text), 'the number of the order')[0];
  }

  private async giveKoreanAddress(): Promise<void> {
    const { actor, words } = this;
    const { lastName, firstName, zipCode, state, city, address } = ADDRESSES.KR;
    await actor.fill({ label: words.lastName }, lastName);
    await actor.fill({ label: words.firstName }, firstName);
    await actor.press({ role: 'button', name: words.byHand });
    await actor.fill({ label: words.zipCode }, zipCode);
    await actor.fill({ label: words.province }, state);
    await actor.fill({ label: words.district }, city);
    await actor.fill({ label: words.street }, address);
    await actor.press({ role: 'button', name: words.toPayment });
  }

  private async giveUsAddress(): Promise<void> {
    const { actor, words } = this;
    const { lastName, firstName, zipCode, state, city, address } = ADDRESSES.US;
    await actor.fill({ label: words.firstName }, firstName);
    await actor.fill({ label: words.lastName }, lastName);
    await actor.fill({ label: 'Address' }, address);
    await actor.fill({ label: 'City' }, city);
    await actor.choose({ label: 'State' }, state);
    await actor.fill({ label: words.zipCode }, zipCode);
    await actor.press({ role: 'button', name: 'Continue to shipping' });
    await actor.press({ role: 'button', name: words.toPayment });
  }

  private get words() {
    const words = WORDS[this.language];
    // One button, which says what it does in the chosen way of paying.
    return { ...words, placesOrder: new RegExp(`${words.placeOrder.source}|${words.pay.source}`) };
  }
}
