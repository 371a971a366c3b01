import type { Tx } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';

interface DemoCode {
  code: string;
  note: string;
  max_uses?: number;
  /** Days from today; below zero: it is over. */
  endsIn?: number;
  is_active?: boolean;
  /** Every how many learners came with it; 0: none. */
  every: number;
}

/** One that everybody may use, and one of each kind that an admin meets. */
const codes: readonly DemoCode[] = [
  { code: 'WELCOME2025', note: '公开 · For everybody', every: 1 },
  { code: 'SEMINAR-KL', note: '吉隆坡讲座传单 · Seminar in Kuala Lumpur', endsIn: -20, every: 5 },
  { code: 'FAMILY-DAY', note: '家庭日，限 8 人 · Family day', max_uses: 8, every: 4 },
  { code: 'PARTNER-SG', note: '新加坡伙伴机构 · Partner in Singapore', endsIn: 60, every: 3 },
  { code: 'OLD-LEAFLET', note: '旧宣传册，已停用 · Old leaflet', is_active: false, every: 0 },
];

interface Newcomer {
  userId: number;
  /** Days before today. */
  joined: number;
}

/** The academy's own codes, and with which of them each learner came. */
export async function loadInvitations(
  tx: Tx,
  learners: readonly Newcomer[],
  present: Date,
): Promise<void> {
  const daysFromNow = (days: number) => new Date(present.getTime() + days * DAY_MS);
  const uses = new Map<string, Newcomer[]>(codes.map(({ code }) => [code, []]));
  for (const [index, learner] of learners.entries()) {
    const came = codes.findLast(({ code, every, max_uses: max = learners.length }) => {
      const isTheirs = every > 0 && index % every === 0;
      return isTheirs && (uses.get(code)?.length ?? 0) < max;
    });
    if (came) uses.get(came.code)?.push(learner);
  }
  for (const { code, note, max_uses = null, endsIn, is_active = true } of codes) {
    const came = uses.get(code) ?? [];
    const { invitation_code_id } = await tx
      .insertInto('invitation_codes')
      .values({
        code,
        note,
        max_uses,
        is_active,
        used_count: came.length,
        expires_at: endsIn === undefined ? null : daysFromNow(endsIn),
        created_at: daysFromNow(-200),
      })
      .returning('invitation_code_id')
      .executeTakeFirstOrThrow();
    for (const { userId, joined } of came) {
      await tx
        .insertInto('invitation_uses')
        .values({ invitation_code_id, user_id: userId, used_at: daysFromNow(-joined) })
        .execute();
    }
  }
}
