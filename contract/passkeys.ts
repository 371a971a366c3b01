import { z } from 'zod';
import { user } from './accounts.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, line, nothing } from './fields.ts';
import { newPasskey, passkeyAnswer } from './passkey-answers.ts';
import { selfProofBody } from './second-factor.ts';

/** How many passkeys a person may have; the table has as many slots. */
export const MAX_PASSKEYS = 10;
/** Characters of the name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60;

/** What the browser is asked: options of WebAuthn in their JSON form. */
const askedOfBrowser = z.object({
  options: z
    .looseObject({ challenge: z.string() })
    .describe('Of WebAuthn, as JSON; the challenge works once, for five minutes.'),
});

const passkey = z
  .object({
    passkey_id: id,
    name: z.string(),
    is_synced: z.boolean().describe('A password manager may carry it to other devices.'),
    created_at: isoTime,
    last_used_at: isoTime.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkey>;

const name = line(PASSKEY_NAME_LENGTH, '@name_required');
export const passkeyNameBody = z.object({ name });

const proofs = ['INVALID_CREDENTIALS', 'INVALID_STATE', 'RATE_LIMITED'] as const;

export const passkeyCalls = {
  list: defineCall({
    name: 'passkeys.list',
    method: 'GET',
    path: '/users/passkeys',
    access: 'learner',
    summary: 'The caller’s passkeys, the oldest first.',
    data: z.object({ list: z.array(passkey) }),
  }),
  askProof: defineCall({
    name: 'passkeys.askProof',
    method: 'POST',
    naturalKey: 'None: each challenge is new, and an unused one expires.',
    path: '/users/passkeys/proof',
    access: 'learner',
    summary: 'The challenge that a passkey of the caller signs before factors change.',
    data: askedOfBrowser,
    failures: ['INVALID_STATE'],
  }),
  askNew: defineCall({
    name: 'passkeys.askNew',
    method: 'POST',
    naturalKey: 'None: each challenge is new, and an unused one expires.',
    path: '/users/passkeys/new',
    access: 'learner',
    summary: 'What the browser makes a new passkey from; needs the password and the second factor.',
    body: selfProofBody,
    data: askedOfBrowser,
    failures: [...proofs],
  }),
  add: defineCall({
    name: 'passkeys.add',
    method: 'POST',
    naturalKey: 'The challenge, which works once.',
    path: '/users/passkeys',
    access: 'learner',
    summary: 'Adds the passkey that the browser has made; the first factor ends other sessions.',
    body: z.object({ name, passkey: newPasskey }),
    data: passkey,
    failures: ['INVALID_CREDENTIALS', 'INVALID_STATE', 'ALREADY_EXISTS'],
  }),
  rename: defineCall({
    name: 'passkeys.rename',
    method: 'PATCH',
    path: '/users/passkeys/:id',
    access: 'learner',
    summary: 'Renames a passkey of the caller.',
    params: idParams,
    body: passkeyNameBody,
    data: passkey,
    failures: ['NOT_FOUND'],
  }),
  remove: defineCall({
    name: 'passkeys.remove',
    method: 'POST',
    naturalKey: 'The passkey: once removed it stays removed.',
    path: '/users/passkeys/:id/remove',
    access: 'learner',
    summary: 'Removes a passkey, unless it is the only second factor and the academy requires one.',
    params: idParams,
    body: selfProofBody,
    data: nothing,
    failures: [...proofs, 'NOT_FOUND'],
  }),
  askLogin: defineCall({
    name: 'passkeys.askLogin',
    method: 'POST',
    naturalKey: 'None: each challenge is new, and an unused one expires.',
    path: '/users/login/passkey/ask',
    access: 'guest',
    summary:
      'The challenge that a passkey signs to log in: without a password, or as the second step of a login.',
    body: z.object({ challenge: line(200).optional().describe('Of a login with a password.') }),
    data: askedOfBrowser,
    failures: ['SESSION_EXPIRED'],
  }),
  logIn: defineCall({
    name: 'passkeys.logIn',
    method: 'POST',
    naturalKey: 'The challenge, which works once.',
    path: '/users/login/passkey',
    access: 'guest',
    summary: 'Logs in by the answer of a passkey.',
    body: z.object({
      challenge: line(200).optional().describe('Of a login with a password.'),
      passkey: passkeyAnswer,
      remember_me: z.boolean().optional(),
    }),
    data: z.object({ user: user, token: z.string() }),
    failures: ['INVALID_CREDENTIALS', 'SESSION_EXPIRED', 'RATE_LIMITED'],
  }),
};
