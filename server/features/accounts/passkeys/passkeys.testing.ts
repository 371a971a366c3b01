import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAnswer } from '#contract/passkey-answers.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** A software authenticator, and set-up for tests of passkeys. */

export const TEST_ORIGIN = 'https://academy.example';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** User present, user verified, may be backed up, is backed up, has credential data. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x18;
const WITH_CREDENTIAL = 0x40;

/** What a test can make go wrong. */
interface Deviation {
  origin?: string;
  rpId?: string;
  type?: string;
  isVerified?: boolean;
  userHandle?: string;
  /** Signs with a key that is not this passkey's. */
  forged?: boolean;
  /** Sends a certificate that names the maker of the device. */
  isCertified?: boolean;
}

interface Options {
  challenge: string;
}

/** A device with one passkey, which counts its uses. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #counts: boolean;

  constructor({ counts = true }: { counts?: boolean } = {}) {
    this.#counts = counts;
  }

  #clientData({ challenge }: Options, type: string, { origin = TEST_ORIGIN }: Deviation): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #authData({ rpId, isVerified = true }: Deviation, extra: Buffer = Buffer.alloc(0)): Buffer {
    if (this.#counts) this.counter++;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | SYNCED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const withCredential = extra.length > 0 ? WITH_CREDENTIAL : 0;
    return Buffer.concat([
      sha256(rpId ?? new URL(TEST_ORIGIN).hostname),
      Buffer.from([flags | withCredential]),
      counter,
      extra,
    ]);
  }

  /** Makes the passkey, without a certificate of a maker. */
  create(options: Options, deviation: Deviation = {}): NewPasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', deviation.isCertified ? 'packed' : 'none'],
        [
          'attStmt',
          deviation.isCertified
            ? new Map<string, unknown>([
                ['alg', -7],
                ['sig', new Uint8Array(70)],
                ['x5c', [new Uint8Array(100)]],
              ])
            : new Map(),
        ],
        ['authData', new Uint8Array(this.#authData(deviation, credential))],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    const type = deviation.type ?? 'webauthn.create';
    return {
      id: text(this.id),
      response: {
        clientDataJSON: text(Buffer.from(this.#clientData(options, type, deviation))),
        attestationObject: text(attestation),
        transports: ['internal', 'hybrid', 'telepathy'],
      },
    };
  }

  /** Signs a challenge. */
  answer(options: Options, deviation: Deviation = {}): PasskeyAnswer {
    const type = deviation.type ?? 'webauthn.get';
    const clientData = Buffer.from(this.#clientData(options, type, deviation));
    const authData = this.#authData(deviation);
    const key = deviation.forged
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#keys.privateKey;
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key);
    return {
      id: text(this.id),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        ...(deviation.userHandle === undefined ? {} : { userHandle: deviation.userHandle }),
      },
    };
  }
}

/** Asks for what a new passkey is made from, by the password alone or with a further proof. */
export async function askNew(
  academy: TestAcademy,
  person: TestPerson,
  proof: { code?: string; passkey?: PasskeyAnswer } = {},
): Promise<Options> {
  const body = { password: person.password, ...proof };
  const { data, msg } = await academy.call(passkeyCalls.askNew, { body }, { as: person });
  if (data?.options === undefined) throw new Error(`asking for a new passkey failed: ${msg}`);
  return data.options;
}

/** What a passkey of the person signs to prove that it is them. */
export async function askProofOf(academy: TestAcademy, person: TestPerson): Promise<Options> {
  const { data, msg } = await academy.call(passkeyCalls.askProof, {}, { as: person });
  if (data?.options === undefined) throw new Error(`asking for a proof failed: ${msg}`);
  return data.options;
}

/** What a passkey signs to log in. */
export async function askLogin(academy: TestAcademy, challenge?: string): Promise<Options> {
  const body = challenge === undefined ? {} : { challenge };
  return (await academy.call(passkeyCalls.askLogin, { body })).data.options;
}

/** Adds the first passkey of a person. */
export async function addPasskeyOf(
  academy: TestAcademy,
  person: TestPerson,
  device = new TestAuthenticator(),
): Promise<TestAuthenticator> {
  const passkey = device.create(await askNew(academy, person));
  const body = { name: 'My laptop', passkey };
  const { status, msg } = await academy.call(passkeyCalls.add, { body }, { as: person });
  if (status !== 200) throw new Error(`adding a passkey failed: ${msg}`);
  return device;
}

/** Logs in by a passkey alone. */
export async function enterByPasskey(academy: TestAcademy, device: TestAuthenticator) {
  const passkey = device.answer(await askLogin(academy));
  return academy.call(passkeyCalls.logIn, { body: { passkey } });
}

/** The calls about passkeys, as tests make them. */
export function passkeyCallsOf(academy: TestAcademy) {
  const listOf = async (who: Pick<TestPerson, 'token'>) =>
    (await academy.call(passkeyCalls.list, {}, { as: who })).data.list;
  const add = (passkey: NewPasskey, who: TestPerson, name = 'Key') =>
    academy.call(passkeyCalls.add, { body: { name, passkey } }, { as: who });
  const logIn = (passkey: PasskeyAnswer, challenge?: string, headers = {}) =>
    academy.call(
      passkeyCalls.logIn,
      { body: { passkey, ...(challenge === undefined ? {} : { challenge }) } },
      { headers },
    );
  const remove = (
    id: number,
    who: TestPerson,
    proof: { code?: string; passkey?: PasskeyAnswer } = {},
  ) =>
    academy.call(
      passkeyCalls.remove,
      { params: { id }, body: { password: who.password, ...proof } },
      { as: who },
    );
  const auditOf = async (userId: number) =>
    (
      await academy.db
        .selectFrom('audit_log')
        .select('action')
        .where('entity_id', '=', String(userId))
        .where('action', 'like', '%passkey')
        .orderBy('audit_id')
        .execute()
    ).map(({ action }) => action);
  return { listOf, add, logIn, remove, auditOf };
}
