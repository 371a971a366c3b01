import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { user } from './accounts.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, line, locale, nothing, optionalPersonName } from './fields.ts';

/** An account at a provider by which a person logs in. */
const identity = z
  .object({
    identity_id: id,
    issuer: z.string(),
    email: z.string().nullable().describe('As the provider told it when it was linked.'),
    created_at: isoTime,
    last_used_at: isoTime,
  })
  .meta({ id: 'Identity' });
export type Identity = z.output<typeof identity>;

/** What the provider has said of somebody without an account. */
const newcomer = z.object({
  token: z.string().describe('For `oidc.register`, within ten minutes, in the same browser.'),
  email: z.string(),
  name: z.string(),
});
export type OidcNewcomer = z.output<typeof newcomer>;

export const oidcRegisterBody = z.object({
  token: line(200),
  invitation_code: line(64, '@invitation_required'),
  name: optionalPersonName(maxLengths.personName).optional(),
  language_preference: locale.optional(),
  accept_terms: z
    .boolean()
    .optional()
    .describe('Agrees to the privacy notice and the terms; needed once they are published.'),
});

const session = z.object({ user, token: z.string() });
const providerName = z.string().nullable().describe('As people know it; null: none is set up.');
const address = z.object({ url: z.string().describe('Of the provider, for the browser.') });

export const oidcCalls = {
  provider: defineCall({
    name: 'oidc.provider',
    method: 'GET',
    path: '/users/oidc',
    access: 'guest',
    summary: 'The OpenID Connect provider by which people can log in.',
    data: z.object({ name: providerName }),
  }),
  start: defineCall({
    name: 'oidc.start',
    method: 'POST',
    naturalKey: 'None: each start makes a new state, and an unused one expires.',
    path: '/users/oidc/start',
    access: 'guest',
    summary: 'Starts a login by OpenID Connect in the browser that asks.',
    body: z.object({ redirect: z.string().max(500).default('') }),
    data: address,
    failures: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  finish: defineCall({
    name: 'oidc.finish',
    method: 'POST',
    naturalKey: 'The state of the login, which works once.',
    path: '/users/oidc/finish',
    access: 'guest',
    summary:
      'Finishes a login by OpenID Connect: a session, a linked identity, or what the provider says of a new person.',
    body: z.object({ answer: z.string().max(8000).describe('The query that the provider added.') }),
    data: z.object({
      session: session.nullable(),
      redirect: z.string(),
      is_linked: z.boolean(),
      newcomer: newcomer.nullable(),
    }),
    failures: [
      'INVALID_CREDENTIALS',
      'CODE_REQUIRED',
      'SESSION_EXPIRED',
      'NOT_FOUND',
      'EMAIL_TAKEN',
      'ALREADY_EXISTS',
      'SERVICE_UNAVAILABLE',
    ],
  }),
  register: defineCall({
    name: 'oidc.register',
    method: 'POST',
    naturalKey: 'The token of the login, which works once; after that the provider logs in.',
    path: '/users/oidc/register',
    access: 'guest',
    summary: 'Creates an account with an invitation code from what the provider has said.',
    body: oidcRegisterBody,
    data: session,
    failures: ['SESSION_EXPIRED', 'INVITATION_INVALID', 'EMAIL_TAKEN', 'ALREADY_EXISTS'],
  }),
  identities: defineCall({
    name: 'oidc.identities',
    method: 'GET',
    path: '/users/identities',
    access: 'learner',
    summary: 'The caller’s accounts at the provider, and the provider’s name.',
    data: z.object({ list: z.array(identity), provider: providerName }),
  }),
  link: defineCall({
    name: 'oidc.link',
    method: 'POST',
    naturalKey: 'None: each start makes a new state, and an unused one expires.',
    path: '/users/identities/link',
    access: 'learner',
    needsReauthentication: 'always',
    summary:
      'Starts to link an account at the provider, by which the caller can log in from then on.',
    data: address,
    failures: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  unlink: defineCall({
    name: 'oidc.unlink',
    method: 'DELETE',
    path: '/users/identities/:id',
    access: 'learner',
    needsReauthentication: 'always',
    summary: 'Unlinks an account at the provider from the caller’s.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND'],
  }),
};
