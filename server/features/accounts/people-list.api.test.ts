import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { registration, requestMug } from './accounts.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

afterAll(() => academy.assertLedgerIsSound());

const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(userAdminCalls.update, { params: { id }, body }, { as: admin });

const get = (id: number) => academy.call(userAdminCalls.get, { params: { id } }, { as: admin });

const list = async (query: Record<string, unknown>) => {
  const { data } = await academy.callWith(userAdminCalls.list, { query }, { as: admin });
  return data.list.map((person) => person.user_id);
};

const askForMug = (as: Pick<TestPerson, 'token'>) => requestMug(academy, admin, as);

describe('a person’s page', () => {
  test('has everything about them in one place', async () => {
    const inviter = await academy.addLearner({ name: 'Inviter' });
    const own = await academy.call(accountCalls.profile, {}, { as: inviter });
    const registered = await academy.call(accountCalls.register, {
      body: registration({ invitation_code: own.data.invitation.code, name: 'Guest' }),
    });
    const person = { userId: registered.data.user.user_id, token: registered.data.token };
    await academy.markVerified(person.userId);
    await academy.givePoints(person.userId, 300);
    await askForMug(person);
    const course_id = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券' });
    await academy.db
      .insertInto('course_redemptions')
      .values({ user_id: person.userId, course_id, points_spent: 0, created_at: academy.now })
      .execute();
    await academy.db
      .insertInto('course_reviews')
      .values({ user_id: person.userId, course_id, rating: 4, comment: 'Clear.' })
      .execute();

    const { data } = await get(person.userId);
    expect(data).toMatchObject({
      name: 'Guest',
      balance: { available_points: 200, held_points: 100 },
      came_with: { code: own.data.invitation.code, owner: { user_id: inviter.userId } },
      courses: { count: 1, list: [{ course_id, title: 'Bonds', progress: 0, points_spent: 0 }] },
      redemptions: { count: 1, list: [{ reward_name: 'Mug', status: 'pending' }] },
      reviews: { count: 1, list: [{ rating: 4, comment: 'Clear.' }] },
      submission_count: 0,
      sessions: [{ is_current: false }],
      teacher: null,
      letter_waits: false,
    });
    expect((await get(inviter.userId)).data.brought).toMatchObject({
      count: 1,
      list: [{ user_id: person.userId, name: 'Guest' }],
    });
  });
});

describe('the list of people', () => {
  test('by name has Latin names first, then Chinese by pinyin, also after a name changed', async () => {
    const mark = 'zz7';
    const add = async (name: string) =>
      (await academy.addPerson({ name: `${name} ${mark}` })).userId;
    // By code point it would be 安 (5B89), 张 (5F20), 王 (738B), 陈 (9648).
    const zhang = await add('张三');
    const wang = await add('王伟明');
    const chen = await add('陳美玲');
    const an = await add('安琪');
    const tan = await add('tan Wei');
    const lim = await add('Lim');
    expect(await list({ search: mark, sort: 'name' })).toEqual([lim, tan, an, chen, wang, zhang]);
    await change(wang, { name: `阿宝 ${mark}` });
    expect(await list({ search: mark, sort: 'name' })).toEqual([lim, tan, wang, an, chen, zhang]);
  });

  /** Each stands between a name before and a name after its surname's reading. */
  test.each([
    ['曾国藩', '袁', '张'],
    ['单田芳', '任', '沈'],
    ['單田芳', '任', '沈'],
    ['解珍', '萧', '徐'],
    ['查良镛', '袁', '张'],
    ['仇英', '齐', '曲'],
    ['朴志远', '潘', '浦'],
    ['区伟', '宁', '潘'],
    ['盖叫天', '高', '龚'],
    ['葛优', '高', '龚'],
    ['任达华', '饶', '沈'],
    ['翟志刚', '袁', '张'],
    ['覃辉', '齐', '邱'],
    ['卜凡', '毕', '蔡'],
    ['缪荃孙', '孟', '莫'],
    ['华罗庚', '侯', '黄'],
    ['乐嘉', '俞', '张'],
    ['尉迟恭', '尤', '袁'],
    ['尉健行', '王', '吴'],
    ['万俟卨', '明', '穆'],
    ['万斯同', '涂', '王'],
    ['令狐冲', '林', '刘'],
    ['单于明', '曹', '陈'],
    ['长孙无忌', '曾', '赵'],
    ['单', '任', '沈'],
  ])('%s stands after %s and before %s, as the surname is read', async (name, before, after) => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${sql.val([after, name, before])}::text[]) as name
      order by name_order(name) collate "C"`.execute(academy.db);
    expect(rows.map((row) => row.name)).toEqual([before, name, after]);
  });

  test('every surname of several readings sorts beside a character that is read the same', async () => {
    const surnames = await academy.db.selectFrom('surname_order').selectAll().execute();
    const read = (text: string, more = {}) =>
      pinyin(text, { type: 'array', toneType: 'none', ...more })[0];
    const asSurname = (name: string) => read(`${name}明`, { surname: 'head' });
    // The library knows few rare surnames and old forms, and takes 单于 for 单 with a name.
    const known = surnames.filter(
      ({ surname }) => asSurname(surname) !== read(surname) && !surname.endsWith('于'),
    );
    expect(known.length).toBeGreaterThan(20);
    expect(known.map(({ surname }) => [surname, asSurname(surname)])).toEqual(
      known.map(({ surname, beside }) => [surname, read(beside)]),
    );
  });

  test('people of one surname stay together', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(array['增安', '曾伟', '张安', '增伟', '曾安']::text[]) as name
      order by name_order(name) collate "C"`.execute(academy.db);
    const surnames = rows.map((row) => row.name.charAt(0)).join('');
    expect(surnames).toMatch(/曾曾/);
    expect(surnames.at(-1)).toBe('张');
  });

  test('is searched, filtered and sorted', async () => {
    const mark = 'zz9';
    const add = async (name: string, person: { role?: 'teacher'; points?: number } = {}) => {
      academy.advanceMinutes(1);
      return (await academy.addPerson({ ...person, name: `${name} ${mark}` })).userId;
    };
    const bo = await add('Bo', { points: 5 });
    const an = await add('an 100%', { role: 'teacher', points: 9 });
    const chen = await add('陈');
    await change(chen, { is_active: false });
    expect(await list({ search: mark })).toEqual([chen, an, bo]);
    expect(await list({ search: mark, sort: 'name' })).toEqual([an, bo, chen]);
    expect(await list({ search: mark, sort: 'points' })).toEqual([an, bo, chen]);
    expect(await list({ search: mark, sort: 'last_seen' })).toEqual([chen, an, bo]);
    expect(await list({ search: mark, role: 'teacher' })).toEqual([an]);
    expect(await list({ search: mark, active: false })).toEqual([chen]);
    expect(await list({ search: mark, page: 2, limit: 2 })).toEqual([bo]);
    expect(await list({ search: `陈 ${mark.toUpperCase()}` })).toEqual([chen]);
    expect(await list({ search: 'ＡＮ　100％' })).toEqual([an]);
    expect(await list({ search: `%${mark}` })).toEqual([]);
  });

  test('as a table opens in a spreadsheet, and runs nothing there', async () => {
    await academy.addLearner({ name: '=cmd|calc zz8' });
    const answer = await academy.app.inject({
      url: '/api/admin/users.csv?search=zz8',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'zh' },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [header, line] = answer.body.split('\r\n');
    expect(header).toMatch(/^\uFEFF编号,姓名,电邮,角色,语言,状态,积分,/);
    expect(line).toContain(",'=cmd|calc zz8,");
    expect(line).toContain(',学员,中文,正常,0,');
  });
});
