import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrateThrough } from './migrate.ts';
import { readMigrations } from './migration.ts';
import type { AcademyDatabase } from './open.ts';
import { createEmptyDatabase } from './testing/test-database.ts';

/** The shipped texts get better wording; what an academy wrote or published stays its own. */

const before = readMigrations().findIndex(({ name }) => name.endsWith('_better_wording.sql'));

async function readTexts(academy: AcademyDatabase) {
  const drafts = await academy.db
    .selectFrom('legal_documents')
    .select(['kind', 'html', 'html_zh', 'version'])
    .orderBy('kind')
    .execute();
  const passages = await academy.db
    .selectFrom('passages')
    .select(['section', 'position', 'title', 'text', 'text_zh', 'version'])
    .orderBy('passage_id')
    .execute();
  return { drafts, passages };
}

/** An academy of the version before, in which something was done, and its texts then and now. */
async function upgraded(script: string) {
  const academy = await createEmptyDatabase();
  await migrateThrough(academy, before);
  await academy.runScript(script);
  const old = await readTexts(academy);
  await migrateThrough(academy, before + 1);
  const now = await readTexts(academy);
  const versions = await sql`select from legal_versions`.execute(academy.db);
  await academy.close();
  return { old, now, published: versions.rows.length };
}

let shipped: Awaited<ReturnType<typeof upgraded>>;
beforeAll(async () => {
  shipped = await upgraded('');
});

const drafted = (texts: Awaited<ReturnType<typeof readTexts>>, kind: string) =>
  texts.drafts.find((draft) => draft.kind === kind);

test('texts that nobody edited are worded better, in both languages', () => {
  const { old, now } = shipped;
  for (const kind of ['privacy', 'terms']) {
    expect(drafted(now, kind)?.html).not.toBe(drafted(old, kind)?.html);
    expect(drafted(now, kind)?.html_zh).not.toBe(drafted(old, kind)?.html_zh);
  }
  expect(drafted(now, 'terms')?.html).not.toMatch(/true email|by program|ask you again/);
  expect(drafted(now, 'terms')?.html_zh).toContain('未使用的积分随之失效');
  expect(now.passages.filter(({ text }, at) => text !== old.passages[at]?.text)).toHaveLength(5);
});

test('an open form with the old text cannot save over the new one', () => {
  for (const [at, draft] of shipped.now.drafts.entries()) {
    expect(draft.version).toBeGreaterThan(shipped.old.drafts[at]?.version ?? 0);
  }
});

test('headings and lists stay as they were, and nobody is asked for consent', () => {
  const tags = (html: string | undefined) => html?.match(/<[^>]+>/g);
  for (const draft of shipped.now.drafts) {
    expect(tags(draft.html)).toEqual(tags(drafted(shipped.old, draft.kind)?.html));
    expect(tags(draft.html_zh)).toEqual(tags(draft.html));
  }
  expect(shipped.published).toBe(0);
});

test('a draft and a passage that an academy edited stay as they are', async () => {
  const { old, now } = await upgraded(`
    update legal_documents set html_zh = html_zh || '<p>附注</p>' where kind = 'terms';
    update passages set text = 'Ours.' where section = 'about_intro';`);
  expect(drafted(now, 'terms')).toEqual(drafted(old, 'terms'));
  expect(drafted(now, 'privacy')).toEqual(drafted(shipped.now, 'privacy'));
  expect(now.passages.find(({ section }) => section === 'about_intro')?.text).toBe('Ours.');
});

test('a draft that was published stays word for word what people agreed to', async () => {
  const { old, now, published } = await upgraded(`
    insert into legal_versions (kind, number, html, html_zh, published_at)
    select kind, 1, html, html_zh, now() from legal_documents where kind = 'privacy';`);
  expect(drafted(now, 'privacy')).toEqual(drafted(old, 'privacy'));
  expect(drafted(now, 'terms')).toEqual(drafted(shipped.now, 'terms'));
  expect(published).toBe(1);
});
