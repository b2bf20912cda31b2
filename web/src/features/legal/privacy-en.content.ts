import { BRAND } from '@eunbit/schema/brand';
import type { LegalText } from './LegalDocument.tsx';

export const PRIVACY_EN: LegalText = {
  title: 'Privacy policy',
  description: `Which personal data ${BRAND.name} collects, what it is used for, how long it is kept and how to have it corrected or deleted.`,
  lead: 'We collect what we need to send you your order and to answer you, and nothing beyond it. We never sell your personal data.',
  sections: [
    {
      id: 'who',
      title: '1. Who is responsible',
      blocks: [
        `{companyName}, {companyAddress}, runs the Korean and the US store of ${BRAND.name} and decides what happens with your personal data. Our privacy officer is {privacyOfficer}. You reach us at {companyEmail} or {companyPhone}.`,
      ],
    },
    {
      id: 'collect',
      title: '2. What we collect',
      blocks: [
        'You can look around the store without telling us who you are. When you order, write to us or join our mailing list, we ask for the following.',
        {
          columns: ['When', 'What', 'Why'],
          rows: [
            [
              'Order',
              'Name, email address, mailing address, phone number, what you bought, the pass code of a guest order',
              'To deliver the order, to tell you about it and to let you look it up',
            ],
            [
              'Card payment',
              'Card details',
              'To take the payment. They go straight from your browser to our payment provider; we never see or keep the full number',
            ],
            [
              'Bank deposit and virtual account (Korean store)',
              'Name of the depositor, bank',
              'To match the deposit with the order',
            ],
            [
              'Refund of a bank transfer (Korean store)',
              'Bank, account number and name of the account holder',
              'To send your money back. Once it is sent, all but the last four digits of the number is deleted',
            ],
            [
              'Cash receipt (Korean store, if you ask for one)',
              'Mobile number, cash receipt card number or business registration number',
              'To issue the receipt with the tax office',
            ],
            ['Message to customer service', 'Name, email address, phone number, your message', 'To answer you'],
            [
              'Mailing list, restock notice',
              'Email address, time and wording of your consent',
              'To send what you asked for',
            ],
            [
              'Every visit',
              'IP address, browser type, pages called, time',
              'To open the right store, to keep the service safe and to find faults',
            ],
          ],
        },
      ],
    },
    {
      id: 'basis',
      title: '3. What we use it for',
      blocks: [
        'We use your data to fulfil the contract with you, to meet duties the law puts on us (accounting, product safety, consumer protection), to protect the store against misuse, and, where you have agreed, to write to you about our products. You can take back that agreement at any time; each of our emails has a link for it.',
        'We make no decision about you by machine alone, and we do not build advertising profiles.',
      ],
    },
    {
      id: 'retention',
      title: '4. How long we keep it',
      blocks: [
        'We delete personal data as soon as its purpose is met, unless a law requires us to keep it longer. The periods of Korean law hold for all orders:',
        {
          columns: ['Record', 'Kept for', 'Law'],
          rows: [
            ['Contracts and withdrawals', '5 years', 'Act on Consumer Protection in Electronic Commerce'],
            ['Payments and deliveries', '5 years', 'Act on Consumer Protection in Electronic Commerce'],
            ['Complaints and disputes', '3 years', 'Act on Consumer Protection in Electronic Commerce'],
            ['Labels and advertising', '6 months', 'Act on Consumer Protection in Electronic Commerce'],
            ['Log of visits', '3 months', 'Protection of Communications Secrets Act'],
          ],
        },
        'Mailing list: until you unsubscribe. Restock notices: until the notice is sent, 90 days at most. A cart that is not touched is forgotten after 90 days. Electronic records are erased so that they cannot be restored; paper is shredded.',
      ],
    },
    {
      id: 'sharing',
      title: '5. Who else receives it',
      blocks: [
        'We never sell or rent personal data. We pass on only what a partner needs for the task we gave it, under a contract that forbids any other use:',
        {
          columns: ['Partner', 'Task', 'Data'],
          rows: [
            ['Stripe, Inc. (USA)', 'Card payments and refunds', 'Name, email address, card details, amount'],
            ['Package carriers in Korea and the USA', 'Delivery', 'Name, mailing address, phone number'],
            [
              'EasyPost (USA)',
              'Address check and shipping labels in the US store',
              'Name, mailing address, phone number',
            ],
            ['Postmark (USA)', 'Sending email', 'Email address, contents of the email'],
          ],
        },
        'Partners in the USA receive the data over an encrypted connection at the moment it is needed and keep it for as long as their task and the law require. You may object to this transfer, but we then cannot take a card payment or deliver in the USA. Authorities receive data only where a law obliges us to give it.',
      ],
    },
    {
      id: 'rights',
      title: '6. Your rights',
      blocks: [
        'You may ask us at any time which data we hold about you, have it corrected or deleted, have its use restricted, receive a copy, and withdraw a consent. Write to our privacy officer; we answer within 10 days and charge nothing. We may first ask for proof that it is you.',
        'If you live in California or another state with a privacy law of its own, you have the rights of that law as well: to know, to delete, to correct, and not to be treated worse for using them. There is no sale to opt out of, because we do not sell or share personal data for advertising.',
        {
          points: [
            'Korea: Personal Information Infringement Report Center, phone 118, privacy.kisa.or.kr',
            'Korea: Personal Information Dispute Mediation Committee, phone 1833-6972, kopico.go.kr',
            'USA: Federal Trade Commission, reportfraud.ftc.gov',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: '7. Cookies and storage in your browser',
      blocks: [
        'We set only what the store needs to work, and what you have agreed to; no cookie follows you to other sites.',
        {
          points: [
            'market, language: the store and the language you chose, for one year',
            'basket: an opaque number for your cart, 90 days',
            'session: your sign-in, 30 days',
            'device: a random number with which you can sign in on this browser while somebody else guesses at your password, one year after your last sign-in',
            'oauth_attempt: your way to Naver or Google and back when you sign in with them, up to one hour',
            'visit (local storage): a random number that tells what belongs to one visit; another one is made after 30 minutes without activity',
            'visitor (local storage): your answer to being known again and, if you agree, a random number of this browser, for one year',
            'Session storage: what you typed into a form, so that a reload does not lose it; gone when you close the tab',
          ],
        },
        'You can refuse or delete cookies in your browser. You can still read every page then, but the cart will not be remembered.',
      ],
    },
    {
      id: 'visits',
      title: '8. Statistics of visits',
      blocks: [
        'We count what happens in the store ourselves, without an outside service, to see which pages help and where people get stuck. Names, email addresses and what you type into forms are not part of it.',
        {
          points: [
            'What: pages seen, products chosen and put into the cart, the steps of the checkout, words searched for in the questions and answers, how fast pages were',
            'How you came: the site or campaign before, and the words you searched for where the search engine tells them',
            'About your device: phone, tablet or computer, and the country and region of your IP address. The address itself is kept with the number of its visits, apart from what was done in them',
            'How long: single records for 90 days, after that only sums that no longer tell one visit from another',
          ],
        },
        'Only if you agree do we recognize this browser the next time. If your browser sends “Do Not Track” or “Global Privacy Control”, we record nothing for these statistics. You can change your answer here at any time:',
      ],
    },
    {
      id: 'children',
      title: '9. Children',
      blocks: [
        'Our service is not meant for children under 13 (under 14 in Korea), and we do not knowingly collect their data. If you believe that a child has given us personal data, write to us and we will delete it.',
      ],
    },
    {
      id: 'safety',
      title: '10. How we protect it',
      blocks: [
        'All connections are encrypted. Passwords are stored as hashes, pass codes of guest orders and numbers of cash receipts encrypted. Staff see only what their task needs, and each look at a protected field is logged. Should data ever be lost or stolen all the same, we tell you and the authority without delay.',
        'When something goes wrong on a page, your browser reports the error to us, so that we can mend it: what failed in our code, on which kind of page, and the browser’s name and version. Neither your name, your IP address nor what you typed is kept with it, and it is deleted with the logs of our servers.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes to this policy',
      blocks: [
        'When this policy changes we publish the new text here with its date at least 7 days before it takes effect, 30 days before where it is to your disadvantage.',
      ],
    },
  ],
};
