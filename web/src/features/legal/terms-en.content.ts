import { BRAND } from '@eunbit/schema/brand';
import { KOREAN_POLICY_TEXT, US_POLICY_TEXT } from '@eunbit/schema/policy-text';
import type { LegalText } from './LegalDocument.tsx';

const [KR, US] = [KOREAN_POLICY_TEXT.en, US_POLICY_TEXT.en];

export const TERMS_EN: LegalText = {
  title: 'Terms and conditions',
  description: `The terms on which ${BRAND.name} sells in Korea and in the United States: orders, payment, delivery, returns and liability.`,
  lead: 'These terms apply to everything you do and buy in our Korean and US stores. Please read them before you order.',
  sections: [
    {
      id: 'agreement',
      title: '1. The agreement',
      blocks: [
        `{companyName} ("we") offers this site to you on the terms below. By ordering or by using the site you accept them. If you do not accept them, please do not use the site.`,
        'You must be over 18 years of age to order. By ordering you confirm that you are, and that you buy for yourself and not for resale. Business customers can write to us about partnerships.',
      ],
    },
    {
      id: 'products',
      title: '2. Products',
      blocks: [
        'We describe and picture our products as exactly as we can. Packaging may change, and colors look different from screen to screen. Use each product only as its label says. Statements such as “99.9%” refer to the conditions of the published test reports.',
        'We may limit quantities and withdraw products. What a cart holds is not set aside for you until payment has started.',
      ],
    },
    {
      id: 'orders',
      title: '3. Orders',
      blocks: [
        'Your order is an offer to buy. The contract is made when we confirm it by email. We may refuse an order, for example where a product is sold out, a price was plainly wrong or a payment cannot be verified; whatever you have paid is then returned in full.',
        'You can correct everything you typed until you press the button that places the order. Guests look up an order with its number and their pass code; please keep both to yourself.',
      ],
    },
    {
      id: 'prices',
      title: '4. Prices and payment',
      blocks: [
        'Prices in the Korean store are in won and contain value-added tax. Prices in the US store are in US dollars without sales tax, which is added at checkout for the address of delivery. Shipping is shown before you order.',
        `The US store takes cards. The Korean store offers the means of payment shown at checkout. Orders by bank deposit are cancelled automatically if the deposit has not arrived within ${KR.unpaidCancelDays}.`,
      ],
    },
    {
      id: 'delivery',
      title: '5. Delivery',
      blocks: [
        `${KR.dispatch} ${KR.deliveryArea} ${US.deliveryArea} Dates of delivery are estimates. The risk passes to you when the package is delivered.`,
      ],
    },
    {
      id: 'returns',
      title: '6. Returns and exchanges',
      blocks: [
        `You may return or exchange products within ${US.returnDays} of receipt. What is defective or differs from its description is taken back at our cost. The return policy page tells you how it works and what cannot be returned.`,
      ],
    },
    {
      id: 'korea',
      title: '7. Shoppers in the Korean store',
      blocks: [
        'Nothing in these terms takes away rights that Korean consumer law gives you. In particular:',
        {
          points: [
            `You may withdraw from the contract within ${KR.returnDays} of receiving the product.`,
            `Where a product differs from what was shown or advertised or from the contract, you may withdraw within ${KR.defectMonths} of receiving it, or within ${KR.defectKnownDays} of the day on which you knew or could have known.`,
            `We repay within ${KR.refundDays} of receiving the return. If we are late we pay interest of ${KR.lateRefundInterest} for the delay.`,
            'Disputes may be brought before the Korea Consumer Agency (phone 1372) and before the court at your home.',
          ],
        },
      ],
    },
    {
      id: 'use',
      title: '8. Using the site',
      blocks: [
        'You may not misuse the site: no attempts to break in, no automated ordering, no collecting of other people’s data, no unlawful, insulting or misleading content in messages and reviews. We may block whoever does so.',
        `Texts, pictures, marks and code of the site belong to {companyName} or its licensors. You may view and print them for your own use. What you send us as a review you allow us to show in our stores.`,
      ],
    },
    {
      id: 'liability',
      title: '9. Warranty and liability',
      blocks: [
        'Apart from the warranties that the law provides and that cannot be excluded, the site is provided as it is and as it is available.',
        'As far as the law permits, we are not liable for indirect or consequential loss, and our total liability from an order or from the use of the site is limited to the amount you paid for the order in question or to 100 USD, whichever is greater. This does not limit liability for injury to life, body or health, for intent or gross negligence, or under product liability law.',
      ],
    },
    {
      id: 'indemnity',
      title: '10. Indemnity',
      blocks: [
        'If somebody raises a claim against us because you broke these terms or the law, you cover the reasonable cost that arises from it.',
      ],
    },
    {
      id: 'law',
      title: '11. Law and disputes',
      blocks: [
        'These terms and all purchases in the US store are governed by the laws of the State of New York, without its rules on conflicts of law, and disputes belong before the courts in New York County. For consumers in the Korean store the mandatory rules of Korean law apply beside them.',
        'Please write to us first; most things can be settled in a day.',
      ],
    },
    {
      id: 'changes',
      title: '12. Changes',
      blocks: [
        'We may change these terms. Of material changes we give 30 days’ notice on this page, and by email to those who have an account. An order is always governed by the terms that were in force when it was placed.',
        'If one clause should be invalid, the others remain in force.',
      ],
    },
    {
      id: 'contact',
      title: '13. Contact',
      blocks: [
        `{companyName}, {companyAddress}. Email {companyEmail}, phone {companyPhone}, weekdays {opens} to {closes} (Seoul).`,
      ],
    },
  ],
};
