import { z } from 'zod';
import { grantSources } from '#domain/course-grants.ts';
import { maxLengths } from '#domain/limits.ts';
import { defineCall } from './call.ts';
import { emailListFields, emailListReport } from './email-list.ts';
import { day, email, id, idParams, isoTime, requiredText } from './fields.ts';

/** What opened a course to a learner. */
export const grantSource = z.enum(grantSources);

/** Why a course is open to a learner, and until when. */
export const learnerAccess = z
  .object({
    source: grantSource.describe('`free`: begun while it was free, or free now.'),
    reason: z.string(),
    granted_by: z.string().nullable().describe('Who let them in; null: nobody had to.'),
    since: isoTime.nullable(),
    until: isoTime.nullable().describe('null: without an end.'),
  })
  .meta({ id: 'LearnerAccess' });
export type LearnerAccess = z.output<typeof learnerAccess>;

/** Access that is over. */
export const endedAccess = z
  .object({
    source: grantSource,
    at: isoTime,
    reason: z.string().describe('Why it was taken away; empty: it came to its end.'),
  })
  .meta({ id: 'EndedAccess' });
export type EndedAccess = z.output<typeof endedAccess>;

/** How many learners one call gives access at most. */
export const MAX_GRANTED = 200;

const reason = requiredText(300, '@reason_required');

const grantFields = z.object({
  user_ids: z.array(id).max(MAX_GRANTED).default([]),
  emails: z.array(email).max(MAX_GRANTED).default([]),
  reason,
  until: day.nullable().default(null).describe('The last academy day of access; null: no end.'),
});

export const grantAccessBody = grantFields.refine(
  ({ user_ids, emails }) => user_ids.length + emails.length > 0,
  { error: '@learner_required', path: ['emails'] },
);

/** For admins: people who are named, or the active members of a group at this moment. */
const grantAsAdminBody = grantFields
  .extend({ group_id: id.optional() })
  .refine(
    ({ user_ids, emails, group_id: group }) =>
      user_ids.length + emails.length > 0 === (group === undefined),
    { error: '@learner_required', path: ['emails'] },
  );

/** Gives access to everybody on a list of emails. */
export const grantByListBody = z.object({
  ...emailListFields,
  reason,
  until: grantAccessBody.shape.until,
});

export const endAccessBody = z.object({ reason });

/** Somebody who can be given access to a course. */
export const learnerCandidate = z
  .object({
    user_id: id,
    name: z.string(),
    avatar: z.string().nullable(),
    email: z
      .string()
      .describe(
        'For teachers only its beginning and its end, and of people in none of their courses and no group nothing.',
      ),
  })
  .meta({ id: 'LearnerCandidate' });
export type LearnerCandidate = z.output<typeof learnerCandidate>;

/** The calls by which a person decides who learns in a course; for teachers in their own ones. */
const accessCallsOf = <Body extends typeof grantAccessBody | typeof grantAsAdminBody>(
  area: 'teach' | 'admin',
  access: 'teacher' | 'admin',
  of: string,
  grantBody: Body,
) => ({
  candidates: defineCall({
    name: `${area}.learners.candidates`,
    method: 'GET',
    path: `/${area}/courses/:id/learner-candidates`,
    access,
    permission: 'learners',
    summary: `People to give access to ${of}, by a part of their name or their whole email; eight at most. Teachers find by email only people of their courses and of groups.`,
    params: idParams,
    query: z.object({ search: z.string().max(maxLengths.search) }),
    data: z.object({ list: z.array(learnerCandidate) }),
    failures: ['NOT_FOUND'],
  }),
  grant: defineCall({
    name: `${area}.learners.grant`,
    method: 'POST',
    takesIdempotencyKey: true,
    path: `/${area}/courses/:id/learners`,
    access,
    permission: 'learners',
    summary: `Opens ${of} to learners, all of them or none; who has access already is left as is, and a repetition changes nothing.`,
    params: idParams,
    body: grantBody,
    data: z.object({
      granted: z.int().describe('Learners to whom it is open now and was not.'),
      already: z.int().describe('Learners who had access.'),
    }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  grantByList: defineCall({
    name: `${area}.learners.grantByList`,
    method: 'POST',
    takesIdempotencyKey: true,
    path: `/${area}/courses/:id/learners/list`,
    access,
    permission: 'learners',
    summary: `Opens ${of} to everybody on a list of emails who has an account; a repetition opens nothing. For teachers an account in none of their courses and no group counts as none.`,
    params: idParams,
    body: grantByListBody,
    data: emailListReport,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  endSeveral: defineCall({
    name: `${area}.learners.endSeveral`,
    method: 'POST',
    takesIdempotencyKey: true,
    path: `/${area}/courses/:id/learners/end`,
    access,
    permission: 'learners',
    summary: `Ends the access of several learners to ${of}; who has none is left as is.`,
    params: idParams,
    body: endAccessBody.extend({ user_ids: z.array(id).min(1).max(MAX_GRANTED) }),
    data: z.object({
      ended: z.int(),
      without: z.int().describe('Learners who had no access.'),
    }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  end: defineCall({
    name: `${area}.learners.end`,
    method: 'DELETE',
    path: `/${area}/courses/:id/learners/:user_id`,
    access,
    permission: 'learners',
    summary: `Ends a learner’s access to ${of}, whatever it came from; progress and payments stay.`,
    params: idParams.extend({ user_id: id }),
    body: endAccessBody,
    data: z.object({}),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
});

export const teachAccessCalls = accessCallsOf(
  'teach',
  'teacher',
  'a course of the caller',
  grantAccessBody,
);
export const adminAccessCalls = accessCallsOf('admin', 'admin', 'a course', grantAsAdminBody);
