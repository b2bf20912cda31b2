import { formatDate } from '@eunbit/schema/date';
import { personName } from '@eunbit/schema/person-name';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import { button, type EmailTemplate, facts, note, text } from '../../email/index.ts';
import { ROLE_WORDS, type StaffEmailSources } from './role-email.ts';

const WORDS = {
  ko: {
    subject: '[은빛] 백오피스에 초대받으셨습니다',
    preheader: '초대를 수락하고 은빛 직원으로 함께하세요.',
    title: '은빛 직원으로 초대받으셨습니다',
    body: (name: string | null) =>
      `${name ? `${name} 님이 ` : ''}은빛 백오피스에 초대했습니다. 아래 버튼을 눌러 초대를 수락해 주세요.`,
    role: '맡을 역할',
    until: '초대 기한',
    accept: '초대 수락하기',
    notYou: '초대받을 이유가 없다면 이 이메일을 무시하셔도 됩니다. 수락하지 않으면 아무 일도 일어나지 않습니다.',
    reason: '은빛 직원이 이 주소를 초대하여 보내 드리는 이메일입니다.',
  },
  en: {
    subject: '[Eunbit] You are invited to the back office',
    preheader: 'Accept the invitation to join the staff of Eunbit.',
    title: 'You are invited to join the staff',
    body: (name: string | null) =>
      `${name ?? 'Eunbit'} has invited you to the back office of Eunbit. Please accept the invitation below.`,
    role: 'Your role',
    until: 'Holds until',
    accept: 'Accept the invitation',
    notYou: 'If you expect no invitation, ignore this email: nothing happens unless you accept.',
    reason: 'We send this email because a member of staff of Eunbit has invited this address.',
  },
} as const;

/** Not sent if the invitation was revoked or sent again since. */
export const staffInvitation: EmailTemplate<'STAFF_INVITATION', StaffEmailSources> = async (
  { invitationId, version },
  { language },
  sources,
) => {
  const invitation = await sources.invitation(invitationId);
  if (invitation?.status !== 'OPEN' || String(invitation.version) !== version) return null;
  const [inviter, staffRole] = await Promise.all([
    sources.user(invitation.invitedBy),
    invitation.staffRoleId ? sources.staffRole(invitation.staffRoleId) : null,
  ]);
  const words = WORDS[language];
  const market = inviter?.location ?? 'KR';
  return {
    market,
    language,
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    reason: words.reason,
    blocks: [
      text(words.body(inviter && personName(inviter))),
      facts(
        { label: words.role, value: staffRole?.name ?? ROLE_WORDS[language][invitation.role] },
        { label: words.until, value: formatDate(invitation.expiresAt, language, TIME_ZONE[market]) },
      ),
      button(words.accept, sources.links.file(sources.invitationLinks.link(invitation))),
      note(words.notYou),
    ],
  };
};
