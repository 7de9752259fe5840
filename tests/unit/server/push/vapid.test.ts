import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { base64urlOfHex, base64urlOfText } from '#server/pocketbase/base64.ts'
import { isPrivateKey, publicKeyOf, signatureOf } from '#server/push/p256.ts'

const KEY = '7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534'
const ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'

describe('base64url', () => {
  test.each(['', 'f', 'fo', 'foo', 'foob', '{"typ":"JWT","alg":"ES256"}', '~~~???'])(
    'writes %j as Node does',
    (text) => {
      const bytes = Buffer.from(text)
      expect(base64urlOfText(text)).toBe(bytes.toString('base64url'))
      expect(base64urlOfHex(bytes.toString('hex'))).toBe(bytes.toString('base64url'))
    },
  )
})

describe('keys and signatures on P-256', () => {
  test('pass Node’s verification with the same key', () => {
    const point = Buffer.from(publicKeyOf(KEY), 'hex')
    expect(point).toHaveLength(65)
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    )
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const text = 'a token'
    const digest = createHash('sha256').update(text).digest('hex')
    const signature = Buffer.from(signatureOf(digest, KEY), 'hex')
    const given = { key, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', Buffer.from(text), given, signature)).toBe(true)
    expect(verify('sha256', Buffer.from('another'), given, signature)).toBe(false)
  })

  test('need a private key that is neither zero nor beyond the order of the curve', () => {
    expect(isPrivateKey(KEY)).toBe(true)
    const before = (BigInt(`0x${ORDER}`) - 1n).toString(16)
    expect(isPrivateKey(before)).toBe(true)
    for (const wrong of ['', '0'.repeat(64), ORDER, 'f'.repeat(64)])
      expect(isPrivateKey(wrong), wrong).toBe(false)
  })
})
