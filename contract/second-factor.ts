import { z } from 'zod';
import { user } from './accounts.ts';
import { defineCall } from './call.ts';
import { idParams, isoTime, line, nothing, requiredString } from './fields.ts';
import { passkeyAnswer } from './passkey-answers.ts';
import { foldText } from './text.ts';

/** Who cannot work without a second factor; staff: admins and teachers. */
export const secondFactorFor = z.enum(['none', 'admins', 'staff']);
export type SecondFactorFor = z.output<typeof secondFactorFor>;

/**
 * What an owner chooses. `default`: nothing is chosen; admins need it where the academy is public,
 * fourteen days after that was announced.
 */
export const secondFactorChoice = z.enum(['default', ...secondFactorFor.options]);

/** A code without the spaces and dashes that it is typed with. */
export const plainCode = (text: string) => foldText(text).replaceAll(/[\s-]/g, '').toUpperCase();

/** A code of the app (6 digits) or a recovery code, with or without spaces and dashes. */
const code = requiredString('@required')
  .max(40)
  .overwrite(plainCode)
  .min(1, { error: '@required' });

const password = requiredString('@password_required')
  .min(1, { error: '@password_required' })
  .max(1024);

export const confirmFactorBody = z.object({ code });

/**
 * What a person shows before their factors change: the password and, where they have a second
 * factor, a code of the app, a recovery code, or the answer of a passkey.
 */
export const selfProofBody = z.object({
  password,
  code: z.string().max(40).overwrite(plainCode).optional(),
  passkey: passkeyAnswer.optional(),
});
export type SelfProof = z.output<typeof selfProofBody>;

/**
 * What a person shows again in the session that they have: the second factor where they have one (a
 * code of the app, a recovery code, the answer of a passkey), else the password.
 */
export const oneProofBody = z.object({
  password: z.string().max(1024).optional(),
  code: z.string().max(40).overwrite(plainCode).optional(),
  passkey: passkeyAnswer.optional(),
});
export type OneProof = z.output<typeof oneProofBody>;

/** By what the second step of a login may be made. */
const secondSteps = z.enum(['code', 'passkey']);

/** With `CODE_REQUIRED`: what the second step of a login is made with. */
export const loginChallenge = z.object({
  challenge: z.string(),
  expires_at: isoTime,
  methods: z.array(secondSteps).default(['code']),
});
export type LoginChallenge = z.output<typeof loginChallenge>;

const factorState = z
  .object({
    enabled: z.boolean().describe('An authenticator app is set up.'),
    confirmed_at: isoTime.nullable(),
    recovery_codes_left: z.int(),
    passkeys: z.int().describe('How many passkeys the caller has; each is a second factor too.'),
    required: z.boolean().describe('The academy requires it of the caller’s role.'),
    is_sole_owner: z
      .boolean()
      .describe('The caller is the only owner: nobody else can reset their second factor.'),
  })
  .meta({ id: 'SecondFactor' });
export type FactorState = z.output<typeof factorState>;

const recoveryCodes = z.object({
  recovery_codes: z.array(z.string()).describe('Shown this once; each works once.'),
});

const proofs = ['INVALID_CREDENTIALS', 'INVALID_STATE', 'RATE_LIMITED'] as const;

export const secondFactorCalls = {
  reauthenticate: defineCall({
    name: 'accounts.reauthenticate',
    method: 'POST',
    naturalKey: 'The session: the proof is as old as the last one.',
    path: '/users/reauthenticate',
    access: 'learner',
    summary:
      'Re-authenticates the caller, for the calls that answer `REAUTHENTICATION_REQUIRED`: by the second factor, or by the password where there is none.',
    body: oneProofBody,
    data: z.object({ valid_until: isoTime }),
    failures: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  }),
  state: defineCall({
    name: 'secondFactor.state',
    method: 'GET',
    path: '/users/factor',
    access: 'learner',
    summary: 'Whether the caller has a second factor, and whether they need one.',
    data: factorState,
  }),
  enrol: defineCall({
    name: 'secondFactor.enrol',
    method: 'POST',
    naturalKey: 'The user: there is one secret to confirm, the one that was made last.',
    path: '/users/factor/enrol',
    access: 'learner',
    summary:
      'Creates the secret for an authenticator app; it takes effect once a code is confirmed.',
    body: selfProofBody,
    data: z.object({
      secret: z.string().describe('Base32, for apps that cannot scan.'),
      uri: z.string().describe('`otpauth://`, for a QR code.'),
    }),
    failures: [...proofs],
  }),
  confirm: defineCall({
    name: 'secondFactor.confirm',
    method: 'POST',
    naturalKey: 'The code of the app, which works once.',
    path: '/users/factor/confirm',
    access: 'learner',
    summary: 'Turns the second factor on with a code of the app; other sessions end.',
    body: confirmFactorBody,
    data: recoveryCodes,
    failures: [...proofs],
  }),
  renewCodes: defineCall({
    name: 'secondFactor.renewCodes',
    method: 'POST',
    naturalKey: 'The user: there is one set of codes, the one that was made last.',
    path: '/users/factor/renewCodes',
    access: 'learner',
    summary: 'Replaces the recovery codes by new ones.',
    body: selfProofBody,
    data: recoveryCodes,
    failures: [...proofs],
  }),
  switchOff: defineCall({
    name: 'secondFactor.switchOff',
    method: 'POST',
    naturalKey: 'The user: once off the factor stays off.',
    path: '/users/factor/switchOff',
    access: 'learner',
    summary: 'Removes the authenticator app, unless it is the only factor and one is required.',
    body: selfProofBody,
    data: nothing,
    failures: [...proofs],
  }),
  logIn: defineCall({
    name: 'secondFactor.logIn',
    method: 'POST',
    naturalKey: 'The challenge, which works once.',
    path: '/users/login/code',
    access: 'guest',
    summary: 'The second step of a login: a session for a challenge and a code.',
    body: z.object({ challenge: line(200), code }),
    data: z.object({ user: user, token: z.string() }),
    failures: ['INVALID_CREDENTIALS', 'SESSION_EXPIRED', 'RATE_LIMITED'],
  }),
};

export const secondFactorAdminCalls = {
  reset: defineCall({
    name: 'admin.users.resetFactor',
    method: 'DELETE',
    path: '/admin/users/:id/factor',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'accounts',
    summary: 'Removes the second factor of somebody who has lost it; never one’s own.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};
