import { escapeHtml, htmlPage } from '../common/html-page.ts';
import type { Route } from '../common/http-service.ts';
import { labelPdf } from './label-pdf.ts';
import type { EasyPostStore } from './store.ts';

/** What a bought shipment's addresses lead to: the label to print, and the page about the parcel. */
export function pageRoutes(store: EasyPostStore): Route[] {
  return [
    {
      method: 'GET',
      pattern: '/sandbox/labels/:id',
      handle({ params }) {
        const shipment = store.shipments.get(params.id ?? '');
        if (!shipment?.postage_label) return { status: 404, body: { error: 'no such label' } };
        return { status: 200, body: labelPdf(shipment), headers: { 'Content-Type': 'application/pdf' } };
      },
    },
    {
      method: 'GET',
      pattern: '/sandbox/parcels/:id',
      handle({ params }) {
        const tracker = store.trackers.get(params.id ?? '');
        if (!tracker) return htmlPage(404, 'No such parcel', '');
        const events = tracker.tracking_details.map(
          ({ datetime, message, tracking_location: { city, state } }) =>
            `<li>${escapeHtml([datetime, message, city, state].filter(Boolean).join(' · '))}</li>`,
        );
        const title = `${tracker.carrier} ${tracker.tracking_code}`;
        return htmlPage(200, title, `<p>Sandbox: no parcel is on its way.</p><ol>${events.join('')}</ol>`);
      },
    },
  ];
}
