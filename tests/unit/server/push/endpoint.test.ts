import { describe, expect, test } from 'vitest'
import { pushOrigin } from '#server/push/endpoint.ts'

describe('an endpoint', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/c1:APA91b_x-Y', 'https://fcm.googleapis.com'],
    [
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://updates.push.services.mozilla.com',
    ],
    ['https://web.push.apple.com/QGu8', 'https://web.push.apple.com'],
    [
      'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%3d',
      'https://wns2-par02p.notify.windows.com',
    ],
  ])('of a known push service is accepted: %s', (endpoint, origin) => {
    expect(pushOrigin(endpoint, '')).toBe(origin)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://evilfcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com@10.0.0.1/x',
    'https://10.0.0.1/push.apple.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://web.push.apple.com\\@10.0.0.1/x',
    'https://web.push.apple.com/x#y',
    'https://web.push.apple.com/x y',
    'https://web.push.apple.com/x\r\nHost: y',
    'ftp://web.push.apple.com/x',
    `https://web.push.apple.com/${'x'.repeat(1000)}`,
    '',
  ])('of anything else is refused: %j', (endpoint) => {
    expect(pushOrigin(endpoint, '')).toBeUndefined()
  })

  test('of another origin is accepted only if the environment names exactly that origin', () => {
    const allowed = 'http://127.0.0.1:9000'
    expect(pushOrigin('http://127.0.0.1:9000/a', allowed)).toBe(allowed)
    for (const other of [
      'http://127.0.0.1:9001/a',
      'http://127.0.0.1/a',
      'https://127.0.0.1:9000/a',
    ])
      expect(pushOrigin(other, allowed), other).toBeUndefined()
  })
})
