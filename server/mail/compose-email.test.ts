import { describe, expect, test } from 'vitest';
import { type EmailKind, emailKinds } from '#domain/email-kinds.ts';
import {
  cleanText,
  emailBlocksOf,
  emailTextFields,
  emailTextLimits,
  findTextProblem,
  placeholder,
  valuesOf,
} from '#domain/email-texts.ts';
import { emailsMessages as en } from '#i18n/en/emails-messages.ts';
import { emailsMessages as zh } from '#i18n/zh/emails-messages.ts';
import {
  sampleFact as FACT,
  sampleFrames as frames,
  sampleLink as LINK,
  sampleEmail as written,
} from '#server/testing/sample-email.ts';
import { composeEmail } from './compose-email.ts';
import type { EmailUnsubscription } from './render-email.ts';

const kinds = Object.keys(emailKinds) as EmailKind[];
const languages = ['zh', 'en'] as const;
const texts = { zh: zh.texts, en: en.texts };
/** What a person reads of HTML. */
const readable = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('a text that was written before its kind had a list shows the list above the button', () => {
  const own = { ...en.texts.passwordChanged, text: 'Changed on {{time}}.\n\n{{action}}' };
  const { text } = written('passwordChanged', 'en', { texts: own });
  expect(text.indexOf(FACT.value)).toBeGreaterThan(text.indexOf('Changed on'));
  expect(text.indexOf(LINK)).toBeGreaterThan(text.indexOf(FACT.value));
});

describe.each(kinds)('the email “%s”', (kind) => {
  test.each(languages)('(%s) says the same as text and as HTML', (locale) => {
    const { text, html } = written(kind, locale);
    const lines = text
      .split('\n')
      .flatMap((line) => line.split(/[:：] ?$|^Tracking number[:：] ?/));
    const seen = readable(html);
    const missing = lines.filter((line) => line.trim() !== '' && !seen.includes(line));
    expect(missing).toEqual(['-- ']);
  });

  test.each(languages)('(%s) has one button, whose link both parts show', (locale) => {
    const { text, html } = written(kind, locale);
    expect(text.split(LINK)).toHaveLength(2);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
    expect(readable(html)).toContain(LINK);
  });

  test.each(languages)('(%s) is whole: nothing is left open, and each value is said', (locale) => {
    const { subject, text, html } = written(kind, locale);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|messages\./);
    }
    for (const value of emailKinds[kind].values) expect(text).toContain(`V-${value}`);
    expect(text.includes(FACT.value)).toBe(emailKinds[kind].hasFacts);
    expect(subject).toContain(frames[locale].academy);
  });

  test.each(languages)(
    '(%s) can be written by admins, with everything that it may name',
    (locale) => {
      const all = valuesOf(kind).map(placeholder).join(' ');
      const texts = {
        subject: `S ${all}`,
        heading: `H ${all}`,
        text: ['First.', ...emailBlocksOf(kind).map(placeholder), `Last ${all}`].join('\n\n'),
        action: `A ${all}`,
      };
      const { subject, text, html } = written(kind, locale, { texts });
      const filled = [
        frames[locale].academy,
        ...emailKinds[kind].values.map((value) => `V-${value}`),
      ].join(' ');
      expect(subject).toBe(`S ${filled}`);
      for (const part of [text, html]) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|null/);
        for (const own of ['H', 'A', 'Last']) expect(part).toContain(`${own} ${filled}`);
        expect(part).toContain('First.');
      }
      expect(html.match(/class="button"/g)).toHaveLength(1);
      expect(text.includes(FACT.value)).toBe(emailKinds[kind].hasFacts);
    },
  );

  test.each(languages)('(%s) names only what it is given, and has its button', (locale) => {
    const own = texts[locale][kind];
    const known = ['academy', ...emailKinds[kind].values];
    const names = (part: string) => [...part.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    for (const part of [own.subject, own.heading, own.action]) {
      expect(known).toEqual(expect.arrayContaining(names(part)));
    }
    for (const field of emailTextFields) {
      expect(findTextProblem(kind, field, own[field])).toBeNull();
      expect(cleanText(own[field])).toBe(own[field]);
      expect(own[field].length).toBeLessThanOrEqual(emailTextLimits[field]);
    }
    const structure = emailKinds[kind].hasFacts ? ['action', 'facts'] : ['action'];
    expect([...known, ...structure]).toEqual(expect.arrayContaining(names(own.text)));
    for (const part of structure) {
      expect(own.text.split('\n\n').filter((block) => block === `{{${part}}}`)).toHaveLength(1);
    }
  });
});

test('an email names its language, for programs that read aloud', () => {
  expect(written('reset', 'zh').html).toContain('<html lang="zh-CN">');
  expect(written('reset', 'en').html).toContain('<html lang="en">');
});

test('what people have typed stays text', () => {
  const hostile = '"><img src=x onerror=alert(1)>&amp;';
  const { html, text } = written('orderPaid', 'en', { name: hostile, values: { course: hostile } });
  expect(html).not.toContain('<img');
  expect(html.match(/&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;&amp;amp;/g)).toHaveLength(2);
  expect(text).toContain(hostile);
});

test('what admins have written stays text', () => {
  const script = '<script>alert(1)</script>';
  const texts = {
    subject: `S ${script}`,
    heading: `H ${script}`,
    text: `<b onclick="x()">Hello</b> ${script}\n\n{{action}}`,
    action: `A ${script}`,
  };
  const { subject, html, text } = written('reset', 'en', { texts });
  expect(html).not.toMatch(/<script|<b |onclick="/);
  expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(4);
  expect(text).toContain('<b onclick="x()">Hello</b>');
  expect(subject).toBe(texts.subject);
});

test('what people have typed makes no paragraph, button or placeholder of its own', () => {
  const { html } = written('orderPaid', 'en', {
    values: { course: 'A\n\n{{action}}\n\n{{number}}' },
  });
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).toContain('{{number}}');
});

test('nothing in an email is fetched from elsewhere', () => {
  for (const kind of kinds) {
    expect(written(kind, 'zh').html).not.toMatch(/<(img|link|script|iframe)|@import|url\(|src=/i);
  }
});

test('the footer says who writes, and why', () => {
  const { text, html } = written('welcome', 'en');
  for (const part of [text, html]) {
    expect(part).toContain('Prospect Ltd');
    expect(part).toContain('because you have an account at Prospect Academy');
  }
  expect(written('verification', 'en').text).toContain('this address was entered');
});

describe('an email that its reader may end', () => {
  const page = 'https://academy.test/unsubscribe?token=1.digest.5.a&b';
  const headers = { 'List-Unsubscribe': '<https://academy.test/stop>' };
  const digestIn = (locale: 'zh' | 'en', unsubscription?: EmailUnsubscription) => {
    const to = {
      email: 'lin@example.com',
      name: 'Lin',
      email_verified_at: null,
      language_preference: locale,
    };
    const content = { values: { unread: 2 }, link: LINK, facts: [FACT] };
    const frame = { ...frames[locale], ...(unsubscription && { unsubscription }) };
    return composeEmail('digest', to, content, frame);
  };

  test.each([
    ['zh', '退订这类邮件', '：'],
    ['en', 'Unsubscribe from these emails', ':'],
  ] as const)('says so in both parts (%s), and to mail programs', (locale, label, colon) => {
    const email = digestIn(locale, { page, headers });
    expect(email.text.endsWith(`\n\n${label}${colon}\n${page}\n`)).toBe(true);
    expect(email.html).toContain(`href="${page.replace('&', '&amp;')}"`);
    expect(readable(email.html ?? '')).toContain(label);
    expect(email.headers).toEqual(headers);
  });

  test.each(languages)('is no other: the rest names no such link (%s)', (locale) => {
    const email = digestIn(locale);
    expect(`${email.text}${email.html}`).not.toMatch(/unsubscribe|退订/i);
    expect(email.headers).toBeUndefined();
  });
});
