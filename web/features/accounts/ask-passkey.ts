import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyAnswer } from '#contract/passkey-answers.ts';

/** WebAuthn in the browser; loaded once somebody uses a passkey. */

/** Why the browser gave no credential. */
type PasskeyProblem = 'cancelled' | 'known' | 'unavailable';

class PasskeyFailure extends Error {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Browsers report little more than a failure, so that no site can find out which passkeys exist.
 */
function problemOf(error: unknown): PasskeyProblem {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') {
      return 'unavailable';
    }
  }
  const { name } = error as Error;
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'unavailable';
}

async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyFailure(problemOf(error));
  }
}

/** Has a passkey sign the server’s challenge. */
async function answerByPasskey(options: object): Promise<PasskeyAnswer> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await asking(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle && { userHandle }),
    },
  };
}

/** Has the browser create a passkey. */
async function makePasskey(options: object): Promise<NewPasskey> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await asking(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** The browser’s side of passkeys. */
export const passkeyBrowser = { answerByPasskey, makePasskey, PasskeyFailure };
