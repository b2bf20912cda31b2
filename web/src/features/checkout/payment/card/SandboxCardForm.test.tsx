import { LocaleProvider } from '@eunbit/ui/LocaleProvider.tsx';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import texts from '../../checkout.messages.en.json';
import { TermsAgreement } from '../attempt/TermsAgreement.tsx';
import type { TermId } from '../attempt/terms.ts';
import { SandboxCardForm } from './SandboxCardForm.tsx';

const never = async () => {
  throw new Error('nothing is started before the button is pressed');
};

function renderForm(agreed: readonly TermId[]): string {
  return renderToString(
    <LocaleProvider language="en" messages={texts}>
      <SandboxCardForm
        publishableKey="pk_test_1"
        sandboxUrl="http://localhost:4242"
        total={{ amount: 1_399, currency: 'USD' }}
        payText="Pay $13.99"
        busy={false}
        disabled={agreed.length < 2}
        isCapturedLater={false}
        returnUrl={() => 'http://localhost/success'}
        prepare={never}
        onInvalid={never}
        onConfirmation={never}
      >
        <TermsAgreement market="US" agreed={new Set(agreed)} onChange={never} />
      </SandboxCardForm>
    </LocaleProvider>,
  );
}

const payButton = (markup: string) => /<button[^>]*type="submit"[^>]*>/.exec(markup)?.[0] ?? '';

describe('the card form', () => {
  it('is shown before the terms are accepted: card, terms, then a disabled button', () => {
    const markup = renderForm([]);
    const places = ['name="cardNumber"', 'I agree to all terms', 'Pay $13.99'].map((part) => markup.indexOf(part));

    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(payButton(markup)).toMatch(/ disabled=""/);
  });

  it('enables its button once all terms are accepted', () => {
    expect(payButton(renderForm(['purchase', 'privacy']))).not.toMatch(/ disabled=""/);
  });
});
