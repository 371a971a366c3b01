import { z } from 'zod';
import { emailKindNames } from '#domain/email-kinds.ts';
import { emailTextLimits } from '#domain/email-texts.ts';
import { defineCall } from './call.ts';
import { isoTime, locale, nothing, plainLine, seenVersion } from './fields.ts';

const kind = z.enum(emailKindNames);
const params = z.object({ kind });

/** What is empty is refused by the rule of the texts (`#domain/email-texts.ts`). */
const written = {
  subject: plainLine(emailTextLimits.subject),
  heading: plainLine(emailTextLimits.heading),
  text: z
    .string()
    .trim()
    .max(emailTextLimits.text)
    .describe(
      'Paragraphs with a blank line between them; `{{action}}` is the button, `{{facts}}` the list.',
    ),
  action: plainLine(emailTextLimits.action).describe('What the button says.'),
};
const writtenZh = {
  subject_zh: written.subject,
  heading_zh: written.heading,
  text_zh: written.text,
  action_zh: written.action,
};

const shown = {
  subject: z.string(),
  subject_zh: z.string(),
  heading: z.string(),
  heading_zh: z.string(),
  text: z.string(),
  text_zh: z.string(),
  action: z.string(),
  action_zh: z.string(),
};

/** The texts of an email as they are sent now, in both languages. */
export const adminEmailTexts = z
  .object({
    kind,
    ...shown,
    version: z.int().describe('For its next save.'),
    updated_at: isoTime.nullable().describe('When it was last saved; null: never.'),
  })
  .meta({ id: 'AdminEmailTexts' });
export type AdminEmailTexts = z.output<typeof adminEmailTexts>;

export const emailTextsPatchBody = z
  .object({ ...written, ...writtenZh })
  .partial()
  .extend({ version: seenVersion.optional() });

/** One language of an email, saved or not, for the preview. */
const trialBody = z.object({ language: locale, ...written });

/** What admins write in emails. A text that is the standard one again follows the standard. */
export const emailAdminCalls = {
  list: defineCall({
    name: 'admin.emails.list',
    method: 'GET',
    path: '/admin/emails',
    access: 'admin',
    permission: 'emails',
    summary:
      'Every email that the academy sends, and the languages in which its texts were changed.',
    data: z.object({
      list: z.array(
        z.object({
          kind,
          subject: z.string(),
          subject_zh: z.string(),
          changed: z.array(locale).describe('The languages whose texts are not the standard ones.'),
          updated_at: isoTime.nullable(),
        }),
      ),
    }),
  }),
  get: defineCall({
    name: 'admin.emails.get',
    method: 'GET',
    path: '/admin/emails/:kind',
    access: 'admin',
    permission: 'emails',
    summary: 'The texts of an email in use, and the standard ones.',
    params,
    data: z.object({ email: adminEmailTexts, standard: z.object(shown) }),
  }),
  update: defineCall({
    name: 'admin.emails.update',
    method: 'PATCH',
    path: '/admin/emails/:kind',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'emails',
    summary:
      'Changes the texts of an email, from the next one on; with the standard texts a language follows the standard again.',
    params,
    body: emailTextsPatchBody,
    data: adminEmailTexts,
    failures: ['STALE_VERSION'],
  }),
  preview: defineCall({
    name: 'admin.emails.preview',
    method: 'POST',
    path: '/admin/emails/:kind/preview',
    access: 'admin',
    permission: 'emails',
    readsOnly: true,
    summary: 'The email with these texts and sample values, as it would be sent.',
    params,
    body: trialBody,
    data: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  }),
  sendTest: defineCall({
    name: 'admin.emails.send-test',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/emails/:kind/test',
    access: 'admin',
    permission: 'emails',
    summary: 'Sends the email with these texts and sample values to the caller.',
    params,
    body: trialBody,
    data: nothing,
    failures: ['RATE_LIMITED'],
  }),
};
