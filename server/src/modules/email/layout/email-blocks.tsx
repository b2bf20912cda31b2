import type { AmountRow, Block, EmailLine, Fact } from './email-content.ts';
import { BUTTON_ROOM, STYLE } from './email-style.ts';
import { Button, Img, Link, Section, Text } from './email-tags.tsx';
import { linkParts } from './linked-text.ts';

const PICTURE_SIDE = 64;

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table role="presentation" className="tint" cellPadding={0} cellSpacing={0} style={STYLE.facts}>
      <tbody>
        {facts.map(({ label, value, url }) => (
          <tr key={`${label} ${value}`}>
            <td className="soft" style={STYLE.factLabel}>
              {label}
            </td>
            <td className="ink" style={STYLE.factValue}>
              {url ? (
                <Link href={url} className="accent" style={STYLE.link}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ lines }: { lines: readonly EmailLine[] }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={STYLE.lines}>
      <tbody>
        {lines.map(({ title, note, amount, pictureUrl, url }) => (
          <tr key={url}>
            <td className="line" width={PICTURE_SIDE + 16} style={STYLE.lineCell}>
              <Img src={pictureUrl} width={PICTURE_SIDE} height={PICTURE_SIDE} style={STYLE.picture} />
            </td>
            <td className="line" style={STYLE.lineCell}>
              <Link href={url} className="ink" style={STYLE.lineTitle}>
                {title}
              </Link>
              <Text className="soft" style={STYLE.lineNote}>
                {note}
              </Text>
            </td>
            <td className="line ink" style={{ ...STYLE.lineCell, ...STYLE.amount }}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={STYLE.amounts}>
      <tbody>
        {rows.map(({ label, value, isTotal }) => (
          <tr key={label}>
            <td className={isTotal ? 'ink' : 'soft'} style={isTotal ? STYLE.totalLabel : STYLE.amountLabel}>
              {label}
            </td>
            <td className="ink" style={isTotal ? STYLE.totalValue : STYLE.amount}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Written({ text }: { text: string }) {
  return (
    <div className="ink" style={STYLE.written}>
      {linkParts(text).map((part, index) => {
        if (part.url === null) return part.text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          <Link key={index} href={part.url} className="accent" style={STYLE.link}>
            {part.text}
          </Link>
        );
      })}
    </div>
  );
}

/** Renders one content block. React escapes all text. */
export function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <h2 className="ink" style={STYLE.heading}>
          {block.text}
        </h2>
      );
    case 'button':
      return (
        <Section style={STYLE.buttonRow}>
          <Button href={block.url} room={BUTTON_ROOM} style={STYLE.button}>
            {block.label}
          </Button>
        </Section>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'lines':
      return <Lines lines={block.lines} />;
    case 'amounts':
      return <Amounts rows={block.rows} />;
    case 'quote':
      return (
        <div className="ink line" style={STYLE.quote}>
          {block.text}
        </div>
      );
    case 'written':
      return <Written text={block.text} />;
    case 'note':
      return (
        <Text className="soft" style={STYLE.note}>
          {block.text}
        </Text>
      );
    default:
      return (
        <Text className="ink" style={STYLE.text}>
          {block.text}
        </Text>
      );
  }
}
