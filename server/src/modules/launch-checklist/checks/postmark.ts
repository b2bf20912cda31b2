import type { Config } from '../../../config.ts';
import type { PostmarkSetup, PostmarkStream } from '../../../integrations/email/postmark-setup.ts';
import { good, note, unknown, type Verdict, wrong } from '../finding.ts';
import { checkAnswer } from './answers.ts';

const TOKEN = 'POSTMARK_SERVER_TOKEN';
const STREAMS = 'Message Streams (Postmark)';

const TOKEN_ADVICE = {
  ko: 'Postmark의 서버 → API Tokens에서 서버 토큰을 복사해 설정하고 다시 시작하세요.',
  en: "Copy the server's token from API Tokens at Postmark, set it and restart.",
};

function checkServer({ name, delivers }: { readonly name: string; readonly delivers: boolean }): Verdict[] {
  if (delivers) {
    const text = { ko: `Postmark 서버 "${name}"이 메일을 보냅니다.`, en: `The server "${name}" delivers email.` };
    return [good('postmark.server', TOKEN, text)];
  }
  const text = {
    ko: `Postmark 서버 "${name}"은 샌드박스라서 메일이 나가지 않습니다.`,
    en: `The server "${name}" is a sandbox: no email leaves.`,
  };
  const advice = { ko: 'Live 서버의 토큰을 쓰세요.', en: 'Use the token of a live server.' };
  return [wrong('postmark.server', TOKEN, text, advice)];
}

const CREATE = { ko: 'Postmark의 서버에서 스트림을 만드세요.', en: 'Create it on the server at Postmark.' };

/** Emails of orders need a transactional stream, those of the mailing list a broadcast one. */
export function checkStreams(streams: readonly PostmarkStream[], marketingStream: string): Verdict[] {
  const wanted = { outbound: 'Transactional', [marketingStream]: 'Broadcasts' };
  const missing = Object.entries(wanted).filter(
    ([id, type]) => !streams.some((stream) => stream.id === id && stream.type === type),
  );
  if (missing.length > 0) {
    const names = missing.map(([id, type]) => `${id} (${type})`).join(', ');
    const text = { ko: `메시지 스트림이 없습니다: ${names}.`, en: `There is no message stream ${names}.` };
    return [wrong('postmark.streams', STREAMS, text, CREATE)];
  }
  const handling = streams.find(({ id }) => id === marketingStream)?.unsubscribeHandling;
  if (handling === 'Postmark') {
    const text = {
      ko: `"${marketingStream}" 스트림의 수신 거부를 Postmark가 처리합니다. 수신 거부 링크가 두 개가 되고 쇼핑몰은 모릅니다.`,
      en: `Postmark handles unsubscribing for "${marketingStream}": emails get two links, and the shop does not learn of it.`,
    };
    const advice = {
      ko: '스트림 설정의 Unsubscribe handling을 끄세요.',
      en: "Switch Unsubscribe handling off in the stream's settings.",
    };
    return [wrong('postmark.streams', STREAMS, text, advice)];
  }
  const text = {
    ko: `메시지 스트림 outbound와 ${marketingStream}이 있습니다.`,
    en: `The message streams outbound and ${marketingStream} exist.`,
  };
  return [good('postmark.streams', STREAMS, text)];
}

function checkSender(hasSent: boolean, from: string): Verdict[] {
  if (hasSent) {
    const text = {
      ko: `Postmark가 ${from}에서 보낸 메일을 받았습니다.`,
      en: `Postmark has taken emails from ${from}.`,
    };
    return [good('postmark.sender', 'EMAIL_FROM', text)];
  }
  const text = {
    ko: `${from}이 확인된 발신 주소인지는 서버 토큰으로 알 수 없고, 아직 보낸 메일도 없습니다.`,
    en: `Whether ${from} is a confirmed sender no server token may ask, and no email has gone yet.`,
  };
  const advice = {
    ko: 'Postmark의 Sender Signatures에서 주소나 도메인(DKIM, Return-Path)을 확인한 뒤 자신에게 메일을 보내 보세요.',
    en: 'See Sender Signatures at Postmark (DKIM, return path), then let the shop send an email to yourself.',
  };
  return [note('postmark.sender', 'EMAIL_FROM', text, advice)];
}

/** EMAIL_FROM is not set, and the company's address is not available from the database. */
function unknownSender(): Verdict {
  const text = {
    ko: '발신 주소를 알 수 없습니다. EMAIL_FROM이 설정되지 않았고, 대신 쓰는 회사 이메일은 응답하지 않는 데이터베이스에 있습니다.',
    en: "The sender is not known: EMAIL_FROM is not set, and the company's address is in the database, which does not answer.",
  };
  const advice = {
    ko: '데이터베이스가 응답하면 다시 확인하거나 EMAIL_FROM을 설정하세요.',
    en: 'Check again once the database answers, or set EMAIL_FROM.',
  };
  return unknown('postmark.sender', 'EMAIL_FROM', text, advice);
}

export function checkPostmark(
  setup: PostmarkSetup,
  { marketingStream }: Pick<Config['email'], 'marketingStream'>,
  from: string | null,
): readonly Verdict[] {
  const asked = (id: string, about: string) => ({ id, about, provider: 'Postmark', advice: TOKEN_ADVICE });
  const server = checkAnswer(setup.server, asked('postmark.server', TOKEN), checkServer);
  if (!setup.server.ok && setup.server.failure === 'KEY_REFUSED') return server;
  return [
    ...server,
    ...checkAnswer(setup.streams, asked('postmark.streams', STREAMS), (streams) =>
      checkStreams(streams, marketingStream),
    ),
    ...(from === null || !setup.hasSent
      ? [unknownSender()]
      : checkAnswer(setup.hasSent, asked('postmark.sender', 'EMAIL_FROM'), (sent) => checkSender(sent, from))),
  ];
}
