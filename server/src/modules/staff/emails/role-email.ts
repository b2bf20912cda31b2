import type { Role } from '@eunbit/schema/account';
import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import type { UserRecord } from '../../account/index.ts';
import { contactWays, type EmailTemplate, facts, note, text } from '../../email/index.ts';
import type { RoleRecord } from '../../role/index.ts';
import type { InvitationRecord } from '../invitation/invitation.model.ts';
import type { InvitationLinks } from '../invitation/invitation-links.ts';

export interface StaffEmailSources {
  user(id: string): Promise<UserRecord | null>;
  invitation(id: string): Promise<InvitationRecord | null>;
  staffRole(id: string): Promise<Pick<RoleRecord, 'name'> | null>;
  readonly invitationLinks: Pick<InvitationLinks, 'link'>;
}

/** Names of the built-in roles in emails. */
export const ROLE_WORDS: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  ko: { USER: '일반 회원', STAFF: '직원', MANAGER: '매니저', ADMIN: '관리자' },
  en: { USER: 'customer', STAFF: 'member of staff', MANAGER: 'manager', ADMIN: 'admin' },
};

const WORDS = {
  ko: {
    subject: '[은빛] 직책이 변경되었습니다',
    preheader: '백오피스의 권한이 바뀌었습니다.',
    title: '직책이 변경되었습니다',
    yours: (name: string) => `${name} 님의 직책이 변경되었습니다. 모든 기기에서 로그아웃되었으니 다시 로그인해 주세요.`,
    theirs: (name: string) => `${name} 님의 직책을 변경하셨습니다.`,
    person: '대상',
    role: '새 직책',
    notYou: (ways: string) => `예상하지 못한 변경이라면 바로 ${ways}로 알려 주세요.`,
    reason: '계정의 안전을 위해 직책이 바뀔 때마다 보내 드리는 안내입니다.',
  },
  en: {
    subject: '[Eunbit] A position was changed',
    preheader: 'What may be done in the back office has changed.',
    title: 'A position was changed',
    yours: (name: string) =>
      `Hello ${name}, your position was changed. You are signed out on every device; please log in again.`,
    theirs: (name: string) => `You have changed the position of ${name}.`,
    person: 'Who',
    role: 'New position',
    notYou: (ways: string) => `If you did not expect this, please tell us at once: ${ways}.`,
    reason: 'We send this email whenever a position changes, to keep accounts safe.',
  },
} as const;

/** Role change notice, to the person and to the staff member who changed it. */
export const roleChanged: EmailTemplate<'ROLE_CHANGED', StaffEmailSources> = async (
  { userId, personId, role, staffRole },
  { language },
  sources,
) => {
  const [reader, person] = await Promise.all([sources.user(userId), sources.user(personId)]);
  if (!reader || !person) return null;
  const words = WORDS[language];
  const name = personName(person);
  return {
    market: reader.location,
    language,
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    reason: words.reason,
    blocks: [
      text(userId === personId ? words.yours(name) : words.theirs(name)),
      facts(
        { label: words.person, value: `${name} (${person.email})` },
        { label: words.role, value: staffRole ?? ROLE_WORDS[language][role] },
      ),
      note(words.notYou(contactWays(sources.settings, { market: reader.location, language }))),
    ],
  };
};
