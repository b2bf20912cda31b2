import { createHash } from 'node:crypto';
import type { ApolloClient } from '@apollo/client';
import { apiMessage } from '@eunbit/schema/api-messages';
import { isLanguage, isMarket, type Language, type Market } from '@eunbit/schema/market';
import { CHOICE_FORM, POSTED_FORM, type PostedForm, type PostedOutcome } from '@eunbit/schema/posted-form';
import type { StoreChoice } from '@eunbit/schema/store-address';
import { createApolloClient, type Execute } from '@eunbit/ui/apollo-client';
import { NO_ANSWER, readAnswer } from '@eunbit/ui/use-send';
import { UpdateLanguageDocument } from '../gql/graphql.ts';
import { possibleTypes } from '../gql/possible-types.ts';
import { createSent, type FormDefinition, POSTED_FORMS } from './posted-forms.ts';

export interface SubmitRequest {
  /** Path and query of the page that sent it. */
  readonly url: string;
  readonly market: Market;
  readonly language: Language;
  readonly fields: URLSearchParams;
  /** False if the sender has recently sent too many forms: nothing is executed then. */
  readonly isWithinLimit: boolean;
  /** Executes an operation as the sender, whose cookies it may set. */
  readonly execute: Execute;
}

export type FormResult =
  | {
      readonly kind: 'done';
      /** Name of the form, which the address of the next page contains; null redirects without a result. */
      readonly marker: string | null;
      /** Result for the next page to show; null if there is none. */
      readonly posted: PostedForm | null;
      /** Store and language to store from now on. */
      readonly choice: Partial<StoreChoice>;
    }
  | { readonly kind: 'refused'; readonly posted: PostedForm };

/** Never shown again or stored: they have to be typed again. */
const SECRETS: readonly string[] = ['password', 'confirmation', 'currentPassword', 'passCode'];

/** Executes the mutation of a form. Unknown forms need the page's script: they redirect back, and change nothing. */
export async function submitForm(request: SubmitRequest): Promise<FormResult> {
  const { fields, language, isWithinLimit, execute } = request;
  const name = fields.get(POSTED_FORM.field) ?? '';
  const { client } = createApolloClient({ uri: '', headers: () => ({}), possibleTypes, executeOnServer: execute });
  if (name === CHOICE_FORM) return choose(client, fields);
  const form = Object.hasOwn(POSTED_FORMS, name) ? POSTED_FORMS[name] : undefined;
  if (!form) return { kind: 'done', marker: null, posted: null, choice: {} };
  const outcome: PostedOutcome = isWithinLimit
    ? await send(client, form, request)
    : { answer: null, problem: { ...NO_ANSWER, message: apiMessage('requests.tooMany', language) } };
  const { answer, problem } = outcome;
  if (problem) return { kind: 'refused', posted: { name, values: readTyped(fields), answer: null, problem } };
  const posted = form.leaves ? null : { name, values: {}, answer, problem };
  return { kind: 'done', marker: name, posted, choice: {} };
}

async function send(client: ApolloClient, form: FormDefinition, request: SubmitRequest): Promise<PostedOutcome> {
  const { fields, url, market } = request;
  const read = form.readInput(createSent(fields, url, market));
  const input = form.isMade ? { ...read, idempotencyKey: toKey(fields) } : read;
  try {
    const { data } = await client.mutate({
      mutation: form.mutation,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return readAnswer(data);
  } catch {
    return { answer: null, problem: NO_ANSWER };
  }
}

/** Idempotency key of a request: the same content that is sent twice, as by a second press, gets the same key. */
function toKey(fields: URLSearchParams): string {
  const hash = createHash('sha256').update(fields.toString()).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

function readTyped(fields: URLSearchParams): Record<string, string> {
  const typed = [...fields].filter(([name]) => name !== POSTED_FORM.field && !SECRETS.includes(name));
  return Object.fromEntries(typed);
}

/** The store switch and the language toggle. A member's account stores the language, as with the page's script. */
async function choose(client: ApolloClient, fields: URLSearchParams): Promise<FormResult> {
  const [market, language] = [fields.get('market'), fields.get('language')];
  if (isLanguage(language)) {
    const input = { language: language === 'ko' ? 'KO' : 'EN' } as const;
    // For guests this fails, since they have no account that could store it.
    await client
      .mutate({ mutation: UpdateLanguageDocument, variables: { input }, fetchPolicy: 'no-cache' })
      .catch(() => undefined);
  }
  const choice = { ...(isMarket(market) && { market }), ...(isLanguage(language) && { language }) };
  return { kind: 'done', marker: null, posted: null, choice };
}

/** Loads the data to which a form gave access, for the page that shows them. */
export async function preloadPosted(client: ApolloClient, posted: PostedForm | null): Promise<void> {
  if (!posted?.answer || posted.problem) return;
  const form = Object.hasOwn(POSTED_FORMS, posted.name) ? POSTED_FORMS[posted.name] : undefined;
  const asked = form?.preload?.(posted.answer);
  // If this fails, the page loads them itself once its script is running.
  if (asked) await client.query(asked as Parameters<ApolloClient['query']>[0]).catch(() => undefined);
}
