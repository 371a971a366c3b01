/**
 * How long a search takes: `node bench/search.ts [embedded|postgres] [courses]`, in a
 * database of its own that is thrown away, filled with generated courses of three lessons
 * each and with the demo academy's glossary. Prints a table for bench/README.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import {
  type AcademyDatabase,
  inTransaction,
  openEmbedded,
  openPostgres,
} from '../database/open.ts';
import { analyze } from '../database/statistics.ts';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { createSeededRandom } from '../demo/loader/seeded-random.ts';
import { demoTerms } from '../demo/texts/index.ts';
import { insertTerm } from '../server/features/glossary/index.ts';
import { searchAcademy } from '../server/features/search/index.ts';
import { searchDocument } from '../server/lib/search/index.ts';

const [engine = 'embedded', size = '10000'] = process.argv.slice(2);
const COURSES = Number(size);
const LESSONS = 3;
const TEACHERS = 200;
const BATCH = 200;
const RUNS = 30;
/** The limit for one page of results. */
const LIMIT_MS = 50;

const queries = [
  ['投资', 'a word of every other title'],
  ['价值投资', 'four characters'],
  ['價值投資', 'the same in Traditional'],
  ['jiazhitouzi', 'the same in pinyin'],
  ['jztz', 'the same in initials'],
  ['investing', 'an English word of many lessons'],
  ['i', 'the first character of a word'],
  ['PE ratio', 'a term, found by its other names'],
  ['什么是市盈率', 'a question'],
  ['林', 'one character'],
  ['股', 'one very common character'],
  ['债券 portfolio', 'both languages'],
  ['zanzibar', 'what nothing has'],
] as const;

const random = createSeededRandom(20_26);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Words that titles are made of. */
const plain = {
  zh: '投资 价值 入门 进阶 家庭 理财 市场 公司 风险 长期 计划 学习 方法 新手 退休 财富 分析 策略'.split(
    ' ',
  ),
  en: 'Investing Value Beginners Family Market Company Risk Long Plan Learn Method Retire Wealth'.split(
    ' ',
  ),
};
/** Words that texts are filled with, as many as a library knows. */
const characters = [
  ...'的一是了我不人在他有这上们来到时大地为子中你说生国年着就那和要她出也得里后自以会家可下而过天去能对小多然于心学么之都好看起发当没成只如事把还用第样道想作种开美总从无情己面最女但现前些所同日手又行意动方期它头经长儿回位分爱老因很给名法间斯知世什两次使身者被高已亲其进此话常与活正感',
];
const filler = {
  zh: many(2000, () => pick(characters) + pick(characters)),
  en: many(2000, () =>
    many(3, () => pick('ba be co di fo ga hu ki lo mu ne po ra se ti vu wo'.split(' '))).join(''),
  ),
};
const surnames = [...'林陈黄李王张刘吴蔡杨许郑谢郭洪'];
const givenNames = [...'致远美玲志强慧敏国华淑芬伟文明德'];

const terms = { zh: demoTerms.map((term) => term.zh), en: demoTerms.map((term) => term.en) };
const zhTitle = () => pick(plain.zh) + pick(terms.zh) + pick(plain.zh);
const enTitle = () => `${pick(plain.en)} ${pick(terms.en)} ${pick(plain.en)}`;

/** A text of a lesson: a few terms again and again, among words of every kind. */
function textOf(language: 'zh' | 'en', sentences: number): string {
  const [space, stop] = language === 'zh' ? ['', '。'] : [' ', '. '];
  const topic = many(6, () => pick(terms[language]));
  const sentence = () =>
    many(9, () => pick(pick([topic, plain[language], filler[language], filler[language]])));
  return many(sentences, () => sentence().join(space) + stop).join('');
}
const zhText = (sentences: number) => textOf('zh', sentences);
const enText = (sentences: number) => textOf('en', sentences);

async function fill({ db }: AcademyDatabase): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { en, zh, aliases, meaning } of demoTerms) {
      await insertTerm(tx, { en, zh, aliases, meaning: meaning.en, meaning_zh: meaning.zh });
    }
    await tx
      .insertInto('teachers')
      .values(
        many(TEACHERS, () => {
          const name_zh = pick(surnames) + pick(givenNames) + pick(givenNames);
          const name = enTitle().slice(0, 30);
          return {
            name,
            name_zh,
            search_document: searchDocument({ title: [name, name_zh], body: [] }),
          };
        }),
      )
      .execute();
  });
  for (let made = 0; made < COURSES; made += BATCH) {
    await inTransaction(db, async (tx) => {
      const courses = many(Math.min(BATCH, COURSES - made), () => {
        const texts = {
          title: enTitle(),
          title_zh: zhTitle(),
          short_description: enText(1),
          short_description_zh: zhText(1),
          description: enText(4),
          description_zh: zhText(4),
        };
        return {
          ...texts,
          teacher_id: 1 + Math.floor(random.next() * TEACHERS),
          status: 'active' as const,
          search_document: searchDocument({
            title: [texts.title, texts.title_zh],
            body: [
              texts.short_description,
              texts.short_description_zh,
              texts.description,
              texts.description_zh,
            ],
          }),
        };
      });
      const rows = await tx.insertInto('courses').values(courses).returning('course_id').execute();
      const lessons = rows.flatMap(({ course_id }) =>
        many(LESSONS, () => {
          const texts = { title: enTitle(), title_zh: zhTitle() };
          const html = `<p>${enText(15)}</p>`;
          const html_zh = `<p>${zhText(20)}</p>`;
          return {
            ...texts,
            course_id,
            type: 'text' as const,
            content_data: JSON.stringify({ html, html_zh }),
            search_document: searchDocument({
              title: [texts.title, texts.title_zh],
              body: [html, html_zh],
            }),
          };
        }).map((lesson, index) => ({ ...lesson, position: index + 1 })),
      );
      await tx.insertInto('contents').values(lessons).execute();
    });
    if (made % 2000 === 0) process.stderr.write(`${made} courses …\n`);
  }
}

/** Filling is faster without the indexes; they are made again as the migrations made them. */
async function withoutIndexes({ db }: AcademyDatabase, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexdef like '%USING gin%'
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
  // Maintenance does this in an embedded academy, autovacuum on PostgreSQL.
  await analyze(db);
}

async function measure({ db }: AcademyDatabase): Promise<void> {
  process.stdout.write(
    `\n| ${engine}, ${COURSES} courses | found | median ms | slowest of ${RUNS} |\n| --- | --- | --- | --- |\n`,
  );
  for (const [q, what] of queries) {
    const times: number[] = [];
    let found = 0;
    for (let run = 0; run <= RUNS; run++) {
      const began = performance.now();
      const results = await searchAcademy(
        db,
        { q, limit: 5 },
        { viewer: null, locale: 'zh', now: new Date() },
      );
      // The first run is the one that reads from the disk.
      if (run > 0) times.push(performance.now() - began);
      found = [results.courses, results.contents, results.teachers, results.terms].flat().length;
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    const slowest = times.at(-1) ?? 0;
    process.stdout.write(
      `| \`${q}\` (${what}) | ${found} | ${median.toFixed(1)} | ${slowest.toFixed(1)} |\n`,
    );
    if (median > LIMIT_MS) process.exitCode = 1;
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-bench-'));
const cluster = engine === 'postgres' ? await startPostgresCluster() : null;
const database = cluster ? openPostgres(cluster.url('postgres')) : await openEmbedded(folder);
try {
  await migrate(database);
  await withoutIndexes(database, () => fill(database));
  await measure(database);
} finally {
  await database.close();
  await cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
