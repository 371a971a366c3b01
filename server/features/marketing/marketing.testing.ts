import { beforeAll } from 'vitest';
import {
  activityAdminCalls,
  articleAdminCalls,
  bannerAdminCalls,
  caseAdminCalls,
  faqAdminCalls,
  passageAdminCalls,
} from '#contract/marketing-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** Each kind of site block: its calls, its id, and the least that a new one needs. */
export const siteBlocks = [
  ['banner', bannerAdminCalls, 'banner_id', { title_zh: '横幅' }],
  ['activity', activityAdminCalls, 'activity_id', { title_zh: '活动' }],
  [
    'article',
    articleAdminCalls,
    'article_id',
    { title_zh: '文章', html_zh: '<p>正文</p>', published_on: '2026-01-01' },
  ],
  ['faq', faqAdminCalls, 'faq_id', { question_zh: '问', answer_zh: '答' }],
  ['case', caseAdminCalls, 'case_id', { name_zh: '林', title_zh: '题', story_zh: '事' }],
  ['passage', passageAdminCalls, 'passage_id', { title_zh: '支柱', section: 'home_pillar' }],
] as const;
type Calls = (typeof siteBlocks)[number][1];

/** Fields of a site block. */
export type BlockFields = Record<string, unknown>;

/** An academy whose admin edits the site. */
export class MarketingAcademy {
  readonly academy = openTestAcademy();
  #admin: TestPerson | undefined;

  constructor() {
    beforeAll(async () => {
      this.#admin = await this.academy.addAdmin({ name: 'Ms Chen' });
    });
  }

  get admin(): TestPerson {
    if (this.#admin === undefined) throw new Error('The academy opens before the first test.');
    return this.#admin;
  }

  get asAdmin() {
    return { as: this.admin };
  }

  /** @throws where it is refused */
  async create(calls: Calls, body: BlockFields) {
    const { status, data, msg } = await this.academy.callWith(calls.create, { body }, this.asAdmin);
    if (status !== 200) throw new Error(`was not added: ${msg}`);
    return data as BlockFields & { version: number };
  }

  change(calls: Calls, id: unknown, body: BlockFields) {
    return this.academy.callWith(calls.update, { params: { id }, body }, this.asAdmin);
  }

  archive(calls: Calls, id: unknown) {
    return this.academy.callWith(calls.archive, { params: { id } }, this.asAdmin);
  }

  restore(calls: Calls, id: unknown) {
    return this.academy.callWith(calls.restore, { params: { id } }, this.asAdmin);
  }

  get(calls: Calls, id: unknown) {
    return this.academy.callWith(calls.get, { params: { id } }, this.asAdmin);
  }

  async list(calls: Calls, query: BlockFields = {}) {
    return (await this.academy.callWith(calls.list, { query }, this.asAdmin)).data;
  }
}
