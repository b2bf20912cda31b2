import { setImmediate } from 'node:timers/promises';
import { apiMessage } from '@eunbit/schema/api-messages';
import { brandName } from '@eunbit/schema/brand';
import { BuyerNoteField, noteTexts } from '@eunbit/schema/buyer-notes';
import type { Language, Market } from '@eunbit/schema/market';
import { fillIn, type MessageTable, type MessageValues } from '@eunbit/schema/message-table';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { Logger } from 'pino';
import { storeDay } from '../../../common/store-time.ts';
import type { ShippingProvider } from '../../../integrations/shipping/shipping-provider.ts';
import { BUYER_NOTE_WORDS } from '../../purchase/index.ts';
import type { ShippableOrder, ShippingService } from '../shipping.service.ts';
import { type Packing, toPackings, toPickingList, unitsOf } from './packing-list.ts';
import { openPaper, type Paper } from './paper.ts';

/** A person waits for the file: a label that does not load in time is listed in it as missing. */
const LABELS_WITHIN_MS = 20_000;
const LABELS_AT_ONCE = 6;

interface Deps {
  readonly shipping: ShippingService;
  readonly provider: Pick<ShippingProvider, 'readLabel'>;
  readonly log: Logger;
}

type Text = (key: keyof typeof PAPER_TEXTS, values?: MessageValues) => string;

const textIn =
  (language: Language): Text =>
  (key, values = {}) =>
    fillIn(PAPER_TEXTS[key][language], values);

/** The papers for packing: a picking list, then for each order its packing slip and its labels (SHIPMENT-29). */
export function createPapersService({ shipping, provider, log }: Deps) {
  /** The labels that loaded in time, by URL. */
  async function readLabels(urls: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const labels = new Map<string, Uint8Array>();
    const waiting = [...urls];
    const signal = AbortSignal.timeout(LABELS_WITHIN_MS);
    async function work(): Promise<void> {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        try {
          labels.set(url, await provider.readLabel(url, signal));
        } catch (error) {
          log.warn({ err: error }, 'label not fetched');
        }
      }
    }
    await Promise.all(Array.from({ length: LABELS_AT_ONCE }, work));
    return labels;
  }

  function writePickingList(paper: Paper, packings: readonly Packing[], language: Language, t: Text): void {
    paper.write(`${brandName(language)} · ${t('picking')}`, { size: 20 });
    if (packings.length === 0) {
      paper.write(t('nothing'));
      return;
    }
    const units = packings.reduce((sum, packing) => sum + unitsOf(packing), 0);
    paper.write(t('summary', { orders: packings.length, units }));
    paper.gap(16);
    for (const { title, quantity, orders } of toPickingList(packings, language)) {
      paper.write(`□ ${title}`, { right: t('picked', { quantity, orders }) });
    }
  }

  function writeLeftOut(paper: Paper, leftOut: readonly ShippableOrder[], language: Language, t: Text): void {
    if (leftOut.length === 0) return;
    paper.gap(24);
    paper.write(t('leftOut'), { size: 14 });
    for (const { number, obstacle } of leftOut) {
      paper.write(`${number} · ${obstacle ? apiMessage(obstacle.key, language) : ''}`);
    }
  }

  /** In the language of the order: the slip is for the customer. */
  function writeSlip(paper: Paper, packing: Packing): void {
    const { number, market, createdAt, phone, address, language } = packing.order;
    const t = textIn(language);
    paper.turnPage();
    paper.write(`${brandName(language)} · ${t('slip')}`, { size: 20 });
    paper.write(`${number} · ${storeDay(market, createdAt)}`);
    paper.gap(16);
    paper.write(`${personName(address)} · ${phone}`, { size: 13 });
    paper.write(addressLine(address, market));
    const notes = noteTexts(packing.order, language);
    for (const field of Object.values(BuyerNoteField)) {
      if (notes[field]) paper.write(`${BUYER_NOTE_WORDS[language][field]}: ${notes[field]}`);
    }
    paper.gap(24);
    for (const { customerTitle, quantity } of packing.lines) {
      paper.write(`□ ${customerTitle}`, { right: t('quantity', { quantity }) });
    }
    paper.gap(12);
    paper.write('', { right: t('total', { units: unitsOf(packing) }) });
  }

  async function addLabels(paper: Paper, { boxes }: Packing, labels: ReadonlyMap<string, Uint8Array>, t: Text) {
    for (const { number, label } of boxes) {
      const bytes = labels.get(label?.url ?? '');
      try {
        if (!bytes) throw new Error('the label was not fetched');
        await paper.addLabel(bytes);
      } catch (error) {
        if (bytes) log.warn({ err: error }, 'label cannot be read');
        // Printed on the slip below it, so that the packer notices the missing label.
        paper.write(t('labelMissing', { box: number }));
      }
    }
  }

  return {
    /** A PDF for up to a hundred orders; those that cannot be shipped are listed with the reason. */
    async print(market: Market, numbers: readonly string[], language: Language): Promise<Buffer> {
      const t = textIn(language);
      const found = await shipping.list(market, numbers);
      const packings = toPackings(
        found.flatMap(({ order, obstacle }) => (order && !obstacle ? [order] : [])),
        language,
      );
      const urls = packings.flatMap(({ boxes }) => boxes.flatMap(({ label }) => label?.url ?? []));
      const [paper, labels] = await Promise.all([openPaper(market), readLabels(urls)]);
      writePickingList(paper, packings, language, t);
      writeLeftOut(
        paper,
        found.filter(({ obstacle }) => obstacle),
        language,
        t,
      );
      for (const packing of packings) {
        // A hundred orders take a third of a second: other requests get their turn in between.
        await setImmediate();
        writeSlip(paper, packing);
        await addLabels(paper, packing, labels, t);
      }
      return paper.toBytes();
    },
  };
}

export type PapersService = ReturnType<typeof createPapersService>;

/** The texts printed besides the data of orders. */
export const PAPER_TEXTS = {
  picking: { en: 'Picking list', ko: '피킹 리스트' },
  slip: { en: 'Packing slip', ko: '패킹 슬립' },
  summary: { en: 'Orders: {orders} · Units: {units}', ko: '주문 {orders}건 · 총 {units}개' },
  picked: { en: 'Units: {quantity} · Orders: {orders}', ko: '{quantity}개 · 주문 {orders}건' },
  quantity: { en: '× {quantity}', ko: '{quantity}개' },
  total: { en: 'Units: {units}', ko: '총 {units}개' },
  leftOut: { en: 'Left out', ko: '제외된 주문' },
  labelMissing: {
    en: 'The label of box {box} could not be fetched. Please print it from the page of the order.',
    ko: '{box}번 상자의 운송장을 불러오지 못했습니다. 주문 상세 화면에서 인쇄해 주세요.',
  },
  nothing: { en: 'None of these orders can be shipped.', ko: '발송할 수 있는 주문이 없습니다.' },
} as const satisfies MessageTable;
