import { p256 } from '@noble/curves/nist.js'

// A bundle of its own (`built/p256.js`): the curve's tables take most of a second to compute, so only
// the engine that signs pushes loads it. Keys, digests and signatures are in hexadecimal.

/** Whether 32 bytes are a private key: neither zero nor beyond the curve's order. */
export function isPrivateKey(key: string): boolean {
  return p256.utils.isValidSecretKey(key)
}

/** The public key as an uncompressed point, 65 bytes. */
export function publicKeyOf(privateKey: string): string {
  return p256.Point.BASE.multiply(BigInt(`0x${privateKey}`)).toHex(false)
}

/** The signature of a SHA-256 digest, 64 bytes: r and s (RFC 7518, section 3.4). */
export function signatureOf(digest: string, privateKey: string): string {
  return p256.sign(digest, privateKey).toCompactHex()
}
