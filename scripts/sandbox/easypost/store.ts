import { join } from 'node:path';
import { Collection } from '../common/collection.ts';
import { Journal, type JournalEntry } from '../common/journal.ts';
import type { Delivery } from '../common/webhook-sender.ts';
import type { WireEvent, WireShipment, WireTracker } from './wire.ts';

const LIMIT = 5000;
const RESET = 'reset';

/** The newest shipments, trackers and events, in memory and, with a data folder, in a journal. */
export class EasyPostStore {
  readonly shipments = new Collection<WireShipment>('shipment', LIMIT, ({ reference }) => {
    if (reference) this.byReference.delete(reference);
  });
  readonly trackers = new Collection<WireTracker>('tracker', LIMIT);
  readonly events = new Collection<WireEvent>('event', LIMIT);
  readonly deliveries = new Collection<Delivery>('delivery', LIMIT);
  private readonly byReference = new Map<string, string>();
  private readonly journal: Journal | undefined;

  constructor(dataPath?: string) {
    if (!dataPath) return;
    const path = join(dataPath, 'easypost-sandbox.jsonl');
    const byKind = new Map(this.collections().map((collection) => [collection.kind, collection]));
    for (const { kind, value } of Journal.read(path)) {
      if (kind === RESET) this.forgetAll();
      else byKind.get(kind)?.put(value as { id: string });
    }
    for (const shipment of this.shipments.values()) this.noteReference(shipment);
    this.journal = new Journal(path, () => this.snapshot());
  }

  save<T extends { id: string }>(collection: Collection<T>, item: T): void {
    this.journal?.append({ kind: collection.kind, value: item });
    collection.put(item);
  }

  saveShipment(shipment: WireShipment): WireShipment {
    this.save(this.shipments, shipment);
    this.noteReference(shipment);
    return shipment;
  }

  findShipment(idOrReference: string): WireShipment | undefined {
    return this.shipments.get(idOrReference) ?? this.shipments.get(this.byReference.get(idOrReference) ?? '');
  }

  clear(): void {
    this.journal?.append({ kind: RESET, value: null });
    this.forgetAll();
  }

  async flushed(): Promise<void> {
    await this.journal?.flushed();
  }

  async close(): Promise<void> {
    await this.journal?.close();
  }

  private noteReference({ id, reference }: WireShipment): void {
    if (reference) this.byReference.set(reference, id);
  }

  private forgetAll(): void {
    for (const collection of this.collections()) collection.clear();
    this.byReference.clear();
  }

  private collections(): Collection<{ id: string }>[] {
    const all = [this.shipments, this.trackers, this.events, this.deliveries];
    return all as unknown as Collection<{ id: string }>[];
  }

  private *snapshot(): Generator<JournalEntry> {
    for (const collection of this.collections()) {
      for (const value of collection.values()) yield { kind: collection.kind, value };
    }
  }
}
