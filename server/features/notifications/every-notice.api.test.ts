import { beforeAll, describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { type NoticeChannel, noticeChannels, noticeKindNames } from '#domain/notice-kinds.ts';
import { createTranslator } from '#i18n/index.ts';
import { openPushingAcademy } from './notice-pushes.testing.ts';
import { addNoticeSamples } from './notice-samples.testing.ts';
import { notify } from './notify.ts';

/** Each kind of notice, by each channel, in both languages, and the switch of each. */

const { academy, learnerOn, choose, nextCause } = openPushingAcademy();
let params: Awaited<ReturnType<typeof addNoticeSamples>>;
beforeAll(async () => {
  params = await addNoticeSamples(academy);
});

type Reader = Awaited<ReturnType<typeof learnerOn>>;

/** What has reached somebody so far. */
async function received({ person, browser }: Reader) {
  const { data } = await academy.call(notificationCalls.lists, { query: {} }, { as: person });
  const emails = academy.emails.filter(
    ({ to, headers }) => to === person.email && headers?.['List-Unsubscribe'],
  );
  return { in_app: data.list, email: emails, push: browser.messages };
}

async function countsOf(reader: Reader): Promise<Record<NoticeChannel, number>> {
  const { in_app, email, push } = await received(reader);
  return { in_app: in_app.length, email: email.length, push: push.length };
}

describe.each(noticeKindNames)('the notice “%s”', (kind) => {
  const notifyReader = async ({ person: { userId } }: Reader) => {
    const notice = { kind, to: { userId }, params, cause: nextCause(), now: academy.now } as const;
    await inTransaction(academy.db, (tx) => notify(tx, notice));
    await academy.runJobs();
  };

  test.each(['zh', 'en'] as const)(
    'says the same in the list, by email and as a push, in its reader’s language (%s)',
    async (locale) => {
      const { t } = createTranslator(locale);
      const reader = await learnerOn(locale, 'admin');
      await choose(reader.person, { kind, email: true });
      await notifyReader(reader);
      const { in_app, email, push } = await received(reader);
      expect([in_app.length, email.length, push.length]).toEqual([1, 1, 1]);
      const query = { limit: 1 };
      const as = reader.person;
      const answer = await academy.call(notificationCalls.lists, { query }, { as, locale });
      const { text, link } = answer.data.list[0] ?? { text: '', link: '' };
      expect(text).toBeTruthy();
      // Whatever it is about has a name.
      for (const hole of ['undefined', 'NaN', '{{', 'messages.', 'somebody', 'unnamed'] as const) {
        const word =
          hole === 'somebody' || hole === 'unnamed' ? t(`messages.notifications.${hole}`) : hole;
        expect(text).not.toContain(word);
      }
      const title = t(`messages.notifications.labels.${kind}`);
      expect(push[0]).toMatchObject({ title, body: text, lang: locale });
      expect(email[0]?.subject).toContain(text);
      for (const part of [email[0]?.text, email[0]?.html]) {
        expect(part).toContain(text);
        expect(part).toContain(title);
        expect(part).toContain(`https://academy.example${link.split('&')[0]}`);
      }
    },
  );

  test.each(noticeChannels)(
    'no longer comes by “%s” once that is switched off',
    async (channel) => {
      const reader = await learnerOn('en', 'admin');
      const all = { in_app: true, email: true, push: true };
      await choose(reader.person, { kind, ...all });
      await notifyReader(reader);
      expect(await countsOf(reader)).toEqual({ in_app: 1, email: 1, push: 1 });
      const { status, data } = await choose(reader.person, { kind, [channel]: false });
      expect(status).toBe(200);
      const stored = data.list.find((one) => one.kind === kind);
      expect(stored).toMatchObject({ ...all, [channel]: false });
      await notifyReader(reader);
      expect(await countsOf(reader)).toEqual({ in_app: 2, email: 2, push: 2, [channel]: 1 });
    },
  );
});
