import type { TypedDocumentNode } from '@apollo/client';
import type { Market } from '@eunbit/schema/market';
import type { DocumentNode } from 'graphql';
import {
  ChangePasswordDocument,
  CompleteSocialSignUpDocument,
  type ContactSubject,
  CreateProductQuestionDocument,
  CreateReviewDocument,
  GuestOrderDocument,
  type Language,
  LookUpGuestOrderDocument,
  RequestOrderAccessDocument,
  RequestPartnershipDocument,
  RequestPasswordResetDocument,
  SendContactMessageDocument,
  SignInDocument,
  SignUpDocument,
  SubscribeToMailingListDocument,
  UpdateCommunicationDocument,
  UpdateReviewDocument,
} from '../gql/graphql.ts';

/** Content of a sent form. */
interface Sent {
  /** A field's text; empty if it was not sent. */
  readonly text: (name: string) => string;
  /** A field's text; null if it is empty or was not sent. */
  readonly textOrNull: (name: string) => string | null;
  /** Texts of several fields by their names. */
  readonly texts: <Name extends string>(...names: Name[]) => Record<Name, string>;
  readonly isTicked: (name: string) => boolean;
  readonly all: (name: string) => string[];
  /** A query parameter of the page's address; empty if it is missing. */
  readonly parameter: (name: string) => string;
  readonly market: Market;
}

/** A form that works without the page's script. */
export interface FormDefinition {
  // biome-ignore lint/suspicious/noExplicitAny: each form has a mutation of its own; `defineForm` checks its input.
  readonly mutation: TypedDocumentNode<any, any>;
  readonly readInput: (sent: Sent) => object;
  /** Whether it creates something: if it is sent twice with the same content, it creates it once. */
  readonly isMade: boolean;
  /** Whether a success redirects to another page, such as to the account after a sign-in. */
  readonly leaves: boolean;
  /** Query of the next page for something to which the result gives access. */
  readonly preload?: (answer: unknown) => { readonly query: DocumentNode; readonly variables: object };
}

function defineForm<Data, Input extends object>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  readInput: (sent: Sent) => Omit<Input, 'idempotencyKey'>,
  { isMade = false, leaves = false, ...more }: Partial<FormDefinition> = {},
): FormDefinition {
  return { mutation, readInput, isMade, leaves, ...more };
}

/** A value of an enum of the API, which the API checks. */
const asEnum = <Value extends string>(text: string | null) => text as Value | null;

const contactMessage = defineForm(
  SendContactMessageDocument,
  ({ texts, textOrNull }) => ({
    ...texts('name', 'phone', 'email', 'message'),
    orderNumber: textOrNull('orderNumber'),
    subject: asEnum<ContactSubject>(textOrNull('subject')),
  }),
  { isMade: true },
);

const ofReview = ({ texts, text, textOrNull, all }: Sent) => ({
  ...texts('title', 'comment'),
  rating: Number(text('rating')),
  use: asEnum<never>(textOrNull('use')),
  surface: asEnum<never>(textOrNull('surface')),
  scent: asEnum<never>(textOrNull('scent')),
  pictureIds: all('pictureIds'),
});

/** The forms of the storefront by their names. Other forms are only sent by the page's script (`WaitingForm`). */
export const POSTED_FORMS: Readonly<Record<string, FormDefinition>> = {
  contact: contactMessage,
  support: contactMessage,
  partnership: defineForm(
    RequestPartnershipDocument,
    ({ texts }) => texts('lastName', 'firstName', 'company', 'phone', 'industry', 'email', 'message'),
    { isMade: true },
  ),
  'mailing-list': defineForm(SubscribeToMailingListDocument, ({ text }) => ({ email: text('email').trim() })),
  'guest-order': defineForm(
    LookUpGuestOrderDocument,
    ({ text }) => ({ orderNumber: text('orderNumber').trim(), passCode: text('passCode').trim() }),
    {
      preload: (answer) => {
        const { accessToken } = answer as { accessToken: string };
        return { query: GuestOrderDocument, variables: { accessToken } };
      },
    },
  ),
  'lost-pass-code': defineForm(RequestOrderAccessDocument, ({ text }) => ({
    orderNumber: text('lostOrderNumber').trim(),
    email: text('email').trim(),
  })),
  'sign-in': defineForm(SignInDocument, ({ texts }) => texts('email', 'password'), { leaves: true }),
  'sign-up': defineForm(
    SignUpDocument,
    ({ texts, isTicked }) => ({
      ...texts('firstName', 'lastName', 'email', 'password'),
      hasMailingConsent: isTicked('hasMailingConsent'),
    }),
    { leaves: true },
  ),
  'finish-sign-up': defineForm(
    CompleteSocialSignUpDocument,
    ({ texts, isTicked }) => ({
      ...texts('firstName', 'lastName', 'email'),
      hasMailingConsent: isTicked('hasMailingConsent'),
      hasAgreedToTerms: isTicked('hasAgreedToTerms'),
    }),
    { leaves: true },
  ),
  forgot: defineForm(RequestPasswordResetDocument, ({ texts }) => texts('email')),
  'change-password': defineForm(ChangePasswordDocument, ({ texts, textOrNull }) => ({
    ...texts('password', 'confirmation'),
    currentPassword: textOrNull('currentPassword'),
  })),
  communication: defineForm(UpdateCommunicationDocument, ({ isTicked, textOrNull }) => ({
    hasMailingConsent: isTicked('hasMailingConsent'),
    hasOrderEmails: isTicked('hasOrderEmails'),
    language: asEnum<Language>(textOrNull('language')),
  })),
  'product-question': defineForm(
    CreateProductQuestionDocument,
    ({ texts, isTicked, market }) => ({ ...texts('productId', 'text'), isSecret: isTicked('isSecret'), market }),
    { isMade: true },
  ),
  review: defineForm(
    CreateReviewDocument,
    (sent) => ({ ...ofReview(sent), productId: sent.parameter('productId'), market: sent.market }),
    { isMade: true },
  ),
  'own-review': defineForm(UpdateReviewDocument, (sent) => ({ ...ofReview(sent), id: sent.parameter('id') })),
};

export function createSent(fields: URLSearchParams, url: string, market: Market): Sent {
  const parameters = new URLSearchParams(url.split('?')[1] ?? '');
  const text = (name: string) => fields.get(name) ?? '';
  return {
    text,
    textOrNull: (name) => text(name) || null,
    texts: (...names) => Object.fromEntries(names.map((name) => [name, text(name)])) as never,
    isTicked: (name) => fields.has(name),
    all: (name) => fields.getAll(name),
    parameter: (name) => parameters.get(name) ?? '',
    market,
  };
}
