import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { type EmailKind, emailKindNames, emailKinds } from '#domain/email-kinds.ts';
import type { Locale } from '#domain/locale.ts';
import { noticeKindsFor } from '#domain/notice-kinds.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { causeEmail } from './email-causes.testing.ts';
import { isEmailOfKind, unsubscribeTokenIn } from './email-of-kind.testing.ts';
import { type EmailStage, newReader, openEmailStage } from './email-stage.testing.ts';

/**
 * Each kind of email: what causes it, its texts in both languages, and the setting that ends it.
 */

const academy = openTestAcademy();
let stage: EmailStage;
beforeAll(async () => {
  stage = await openEmailStage(academy);
});
// Some of them need another day.
beforeEach(() => academy.setClock('2026-03-02T02:00:00Z'));

const languages = ['zh', 'en'] as const;
const switched = emailKindNames.filter((kind) => emailKinds[kind].because === 'notice');
const always = emailKindNames.filter((kind) => emailKinds[kind].because !== 'notice');

/** The emails of a kind that something has sent to somebody. */
async function sentBy(
  kind: EmailKind,
  locale: Locale,
  person: TestPerson,
  cause = () => causeEmail(kind, stage, person),
) {
  const before = academy.emails.length;
  const address = await cause();
  await academy.runJobs();
  return academy.emails
    .slice(before)
    .filter((email) => email.to === address && isEmailOfKind(kind, locale, email));
}

const switchAllOff = ({ userId }: TestPerson) =>
  academy.db
    .insertInto('notification_settings')
    .values(
      noticeKindsFor({ role: 'student' }).map((kind) => ({
        user_id: userId,
        kind,
        channel: 'email',
        is_on: false,
        updated_at: academy.now,
      })),
    )
    .execute();

describe.each(emailKindNames)('the email “%s”', (kind) => {
  test.each(languages)('arrives once and whole, in its reader’s language (%s)', async (locale) => {
    const [email, ...more] = await sentBy(kind, locale, await newReader(stage, locale));
    expect(more).toEqual([]);
    expect(email?.html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">`);
    for (const part of [email?.subject, email?.text, email?.html]) {
      expect(part).toBeTruthy();
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN|messages\./);
    }
    for (const address of `${email?.text} ${email?.html}`.match(/https?:\/\/[^\s"<>]+/g) ?? []) {
      // A query is in the log of each proxy; the one of unsubscribing is what mail programs call.
      if (!address.includes('/unsubscribe?')) expect(address).not.toMatch(/[?&][^#]*token=/);
    }
    const [, link = ''] = /class="button" href="([^"]*)"/.exec(email?.html ?? '') ?? [];
    expect(link).toMatch(/^https:\/\/academy\.example\/[a-z]/);
  });
});

describe.each(switched)('the switch of “%s”', (kind) => {
  test('is a link in the email itself, and ends it', async () => {
    const person = await newReader(stage, 'en');
    const [email] = await sentBy(kind, 'en', person);
    expect(email?.text).toContain('Unsubscribe from these emails');
    const query = { token: unsubscribeTokenIn(email?.headers?.['List-Unsubscribe']) };
    expect((await academy.call(notificationCalls.unsubscribe, { query })).status).toBe(200);
    expect(await sentBy(kind, 'en', person)).toEqual([]);
  });

  test('also ends an email that is waiting', async () => {
    const person = await newReader(stage, 'en');
    academy.holdJobs(true);
    const sent = sentBy(kind, 'en', person, async () => {
      const address = await causeEmail(kind, stage, person);
      await switchAllOff(person);
      return address;
    });
    expect(await sent.finally(() => academy.holdJobs(false))).toEqual([]);
  });
});

test.each(always)('no switch ends the email “%s”, which says why it is sent', async (kind) => {
  const person = await newReader(stage, 'en');
  await switchAllOff(person);
  const [email] = await sentBy(kind, 'en', person);
  expect(email?.text).toMatch(/because you have an account|because this address was entered/);
  expect(email?.text).not.toMatch(/unsubscribe/i);
  expect(email?.headers).toBeUndefined();
});
