import { good, note, type Verdict, wrong } from '../finding.ts';
import type { DatabaseFacts, Room } from './database-facts.ts';

const URI = 'MONGODB_URI';
const OLDEST_MAJOR = 6;
/** From this major version on, placing an order takes six commands less. */
const BETTER_MAJOR = 8;
/** In seconds; holds, sessions and jobs compare the clocks of processes and database. */
const CLOCK_TOLERANCE_SECONDS = 5;
const GIGABYTE = 1024 ** 3;
/** Minimum free space in bytes, below which the database may soon stop writing. */
const NEEDED_BYTES = GIGABYTE;
const NEEDED_SHARE = 0.05;
/** Maximum age of a backup: a day, plus a margin for the duration and delay of the nightly run. */
const BACKUP_EVERY_MS = 26 * 60 * 60_000;
/** Maximum names shown of a list. */
const NAMED = 5;

function checkKind({ setName, isSharded, version }: DatabaseFacts): Verdict[] {
  const major = Number(version.split('.')[0]);
  const verdicts: Verdict[] = [];
  if (setName === null && !isSharded) {
    const text = {
      ko: '복제 세트가 아니라서 트랜잭션을 쓸 수 없습니다.',
      en: 'It is no replica set: there are no transactions.',
    };
    const advice = {
      ko: 'MongoDB를 복제 세트로 시작하세요(구성원 하나라도 됩니다).',
      en: 'Start MongoDB as a replica set; one member is enough to begin with.',
    };
    verdicts.push(wrong('database.replica-set', URI, text, advice));
  }
  if (major < OLDEST_MAJOR) {
    const text = { ko: `MongoDB ${version}은 너무 오래되었습니다.`, en: `MongoDB ${version} is too old.` };
    const advice = { ko: 'MongoDB 8을 쓰세요. 6 이상이어야 합니다.', en: 'Use MongoDB 8; 6 is the oldest that works.' };
    verdicts.push(wrong('database.version', URI, text, advice));
  } else if (major < BETTER_MAJOR) {
    const text = { ko: `MongoDB ${version}입니다.`, en: `This is MongoDB ${version}.` };
    const advice = {
      ko: '8부터 주문 한 건이 더 적은 명령으로 처리됩니다.',
      en: 'From 8 on an order takes fewer commands.',
    };
    verdicts.push(note('database.version', URI, text, advice));
  }
  if (verdicts.some(({ status }) => status === 'WRONG')) return verdicts;
  const kind = isSharded ? 'sharded cluster' : `replica set ${setName}`;
  return [
    ...verdicts,
    good('database.kind', URI, { ko: `MongoDB ${version}, ${kind}.`, en: `MongoDB ${version}, ${kind}.` }),
  ];
}

function checkMajority({ majority }: DatabaseFacts): Verdict {
  if (majority.ok) {
    const text = {
      ko: `과반수 쓰기가 ${majority.milliseconds}ms에 확인됩니다.`,
      en: `Majority writes are confirmed within ${majority.milliseconds} ms.`,
    };
    return good('database.majority', URI, text);
  }
  const text = {
    ko: `과반수 쓰기가 확인되지 않습니다: ${majority.reason}`,
    en: `Majority writes are not confirmed: ${majority.reason}`,
  };
  const advice = {
    ko: '복제 세트의 구성원이 모두 살아 있는지(rs.status()), 계정에 쓰기 권한이 있는지 확인하세요.',
    en: 'See that most members are up (rs.status()) and that the user may write.',
  };
  return wrong('database.majority', URI, text, advice);
}

function checkClock({ clockDifferenceMs }: DatabaseFacts): Verdict {
  const seconds = Math.round(Math.abs(clockDifferenceMs) / 1000);
  if (seconds <= CLOCK_TOLERANCE_SECONDS) {
    return good('database.clock', 'NTP', {
      ko: '데이터베이스와 시계가 맞습니다.',
      en: 'Its clock agrees with this one.',
    });
  }
  const text = {
    ko: `데이터베이스와 시계가 ${seconds}초 다릅니다.`,
    en: `Its clock differs from this machine's by ${seconds} seconds.`,
  };
  const advice = {
    ko: '양쪽 컴퓨터의 시간 동기화(NTP)를 켜세요. 재고 보류와 로그인이 시각으로 만료됩니다.',
    en: 'Switch time synchronisation (NTP) on at both: holds and sessions end by the clock.',
  };
  return wrong('database.clock', 'NTP', text, advice);
}

function checkMigrations({ migrations }: DatabaseFacts): Verdict {
  const about = 'npm run migrate';
  if (migrations.unknown.length > 0) {
    const names = migrations.unknown.join(', ');
    const text = {
      ko: `데이터가 더 새로운 버전의 것입니다: ${names}.`,
      en: `The data is of a newer version: ${names}.`,
    };
    const advice = {
      ko: '그 버전이나 이후 버전으로 시작하세요.',
      en: 'Start the version that migrated it, or a later one.',
    };
    return wrong('database.migrations', about, text, advice);
  }
  if (migrations.missing.length > 0) {
    const names = migrations.missing.join(', ');
    const text = { ko: `빠진 마이그레이션: ${names}.`, en: `Migrations are missing: ${names}.` };
    const advice = {
      ko: '서버를 멈추고 백업한 뒤 `npm run migrate`를 실행하세요.',
      en: 'Stop the servers, back up, and run `npm run migrate`.',
    };
    return wrong('database.migrations', about, text, advice);
  }
  return good('database.migrations', about, { ko: '빠진 마이그레이션이 없습니다.', en: 'No migration is missing.' });
}

function checkIndexes({ indexes }: DatabaseFacts): Verdict {
  const { missing, count } = indexes;
  if (missing.length === 0) {
    return good('database.indexes', URI, {
      ko: `색인 ${count}개가 모두 있습니다.`,
      en: `All ${count} indexes are there.`,
    });
  }
  const more = missing.length > NAMED ? ` (+${missing.length - NAMED})` : '';
  const names = `${missing.slice(0, NAMED).join(', ')}${more}`;
  const text = { ko: `빠진 색인: ${names}.`, en: `Indexes are missing: ${names}.` };
  const advice = {
    ko: '서버를 하나 시작하면 만듭니다. 만들지 못하면 그 시작의 오류를 보세요.',
    en: 'One server makes them when it starts; if it cannot, its error says why.',
  };
  return wrong('database.indexes', URI, text, advice);
}

const DISK_NAMES = {
  database: { ko: '데이터베이스 디스크', en: "the database's disk" },
  own: { ko: '이 컴퓨터의 디스크', en: "this machine's disk" },
} as const;

/** Checks the free space of a disk. */
export function checkRoom(disk: keyof typeof DISK_NAMES, about: string, { freeBytes, totalBytes }: Room): Verdict {
  const id = `database.room-${disk}`;
  const name = DISK_NAMES[disk];
  const gigabytes = (freeBytes / GIGABYTE).toFixed(1);
  const text = { ko: `${name.ko}의 여유 공간 ${gigabytes}GB`, en: `${gigabytes} GB are free on ${name.en}.` };
  if (freeBytes >= NEEDED_BYTES && freeBytes >= totalBytes * NEEDED_SHARE) return good(id, about, text);
  const advice = {
    ko: '공간을 늘리세요. 디스크가 차면 주문을 저장할 수 없습니다.',
    en: 'Make room: no order can be written on a full disk.',
  };
  return wrong(id, about, text, advice);
}

/** A missing backup is not an error: the database provider may make backups unknown to the shop. */
function checkBackup(lastBackupAt: Date | null, now: Date): Verdict {
  const about = 'npm run backup';
  const advice = {
    ko: '매일 밤 `npm run backup`을 실행하세요(docs/backups.md). 데이터베이스 제공자가 백업하더라도 다른 곳에 하나 더 두세요.',
    en: "Schedule `npm run backup` (docs/backups.md), also beside the backups of the database's provider: they end with the account.",
  };
  if (!lastBackupAt) {
    const text = {
      ko: '`npm run backup`으로 만든 백업이 없습니다.',
      en: 'There is no backup by `npm run backup` yet.',
    };
    return note('database.backup', about, text, advice);
  }
  const at = lastBackupAt.toISOString();
  const text = { ko: `마지막 백업 시점: ${at}`, en: `The last backup is of ${at}.` };
  const isRecent = now.getTime() - lastBackupAt.getTime() <= BACKUP_EVERY_MS;
  return isRecent ? good('database.backup', about, text) : note('database.backup', about, text, advice);
}

export function checkDatabase(facts: DatabaseFacts, now = new Date()): Verdict[] {
  const isNew = facts.isEmpty
    ? [
        note(
          'database.empty',
          URI,
          { ko: '데이터베이스가 비어 있습니다.', en: 'The database is empty.' },
          { ko: '첫 시작이 컬렉션과 색인을 만듭니다.', en: 'The first start makes collections and indexes.' },
        ),
      ]
    : [checkMigrations(facts), checkIndexes(facts), checkBackup(facts.lastBackupAt, now)];
  return [
    ...checkKind(facts),
    checkMajority(facts),
    checkClock(facts),
    ...isNew,
    ...(facts.room ? [checkRoom('database', URI, facts.room)] : []),
  ];
}
