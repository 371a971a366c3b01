import { createECDH } from 'node:crypto';

/** The number of points of P-256: private keys are smaller. */
const POINTS = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** The two keys by which push services know the academy (RFC 8292), in base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair of keys that belongs to 256 bits: always the same one, in every process. */
export function vapidKeysOf(secret: Buffer): VapidKeys {
  const number = (BigInt(`0x${secret.toString('hex')}`) % (POINTS - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
