import type { NewPasskey, PasskeyAnswer } from '#contract/passkey-answers.ts';
import type { RelyingParty } from './passkeys.rules.ts';

/** WebAuthn itself, by a library that only those who have passkeys make the server load. */
const loadLibrary = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 of COSE: what devices sign with. */
const ALGORITHMS = [-8, -7, -257];

/** The options from which a browser makes a passkey. */
export async function optionsForNew(wanted: {
  rp: RelyingParty;
  academy: string;
  challenge: string;
  userHandle: Uint8Array;
  email: string;
  name: string;
  known: readonly { credential_id: Uint8Array }[];
}) {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpID: wanted.rp.id,
    rpName: wanted.academy,
    userID: new Uint8Array(wanted.userHandle),
    userName: wanted.email,
    userDisplayName: wanted.name,
    challenge: Uint8Array.from(Buffer.from(wanted.challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: wanted.known.map((passkey) => ({ id: textOf(passkey.credential_id) })),
    // Found by the device without a name, and opened by finger, face or PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** The options by which a browser signs; without passkeys the device offers those that it has. */
export async function optionsForAnswer(wanted: {
  rp: RelyingParty;
  challenge: string;
  known: readonly { credential_id: Uint8Array; transports: string[] }[];
}) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: wanted.rp.id,
    challenge: Uint8Array.from(Buffer.from(wanted.challenge, 'base64url')),
    userVerification: 'required',
    ...(wanted.known.length > 0 && {
      allowCredentials: wanted.known.map(({ credential_id: id, transports }) => ({
        id: textOf(id),
        transports: transports as AuthenticatorTransport[],
      })),
    }),
  });
  return { ...options };
}

type AuthenticatorTransport = 'ble' | 'hybrid' | 'internal' | 'nfc' | 'usb';

/** The transports that browsers know; others that a device names are left out. */
export const TRANSPORTS: readonly string[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/**
 * A passkey that the browser has made; null where anything about it is wrong. Certificates of
 * makers are not asked for and not taken: to look one up, the server would call an address that the
 * sender chooses.
 */
export async function readNewPasskey(
  passkey: NewPasskey,
  { rp, challenge }: { rp: RelyingParty; challenge: string },
) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const bytes = Buffer.from(passkey.response.attestationObject, 'base64url');
    const attestation = decodeAttestationObject(Uint8Array.from(bytes));
    const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
    if (!isPlain || attestation.get('attStmt').get('x5c') !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: passkey.response.clientDataJSON,
          attestationObject: passkey.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      isSynced: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/**
 * What a passkey's answer states, where its key has signed it for this site; null where anything
 * about it is wrong. The caller compares the count of uses, after the signature was checked: an
 * unsigned answer must not be able to make a passkey look copied.
 */
export async function readAnswer(
  { id, response }: PasskeyAnswer,
  { rp, challenge, publicKey }: { rp: RelyingParty; challenge: string; publicKey: Uint8Array },
) {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    if (!verified) return null;
    return {
      counter: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
    };
  } catch {
    return null;
  }
}
