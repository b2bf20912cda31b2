import type { Shipment } from './context.ts';

/** Escapes the bytes that are special in a PDF text; anything beyond ASCII becomes a question mark. */
function pdfText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');
}

function buildLines({
  to_address: to,
  from_address: from,
  tracking_code: code,
  selected_rate: rate,
  reference,
}: Shipment) {
  const place = ({ street1, street2, city, state, zip }: typeof to) => [
    [street1, street2].filter(Boolean).join(' '),
    `${city} ${state} ${zip}`,
  ];
  return [
    'SANDBOX LABEL - NOT VALID FOR SHIPPING',
    `${rate?.carrier ?? ''} ${rate?.service ?? ''}`,
    '',
    'FROM',
    from.name ?? '',
    ...place(from),
    '',
    'TO',
    to.name ?? '',
    ...place(to),
    '',
    `TRACKING ${code ?? ''}`,
    `REFERENCE ${reference ?? ''}`,
  ];
}

/** A label of four by six inches, as a PDF with one page. */
export function labelPdf(shipment: Shipment): string {
  const text = buildLines(shipment).map((line) => `(${pdfText(line)}) Tj T*`);
  const content = `BT /F1 10 Tf 14 TL 18 405 Td\n${text.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
